import {
  approveRegistration,
  registrationApi,
  registrationLicence,
  rejectRegistration,
  returnRegistration,
} from '@loadline/contract/ops/registration-desk.api';
import type { House } from '../../kernel/house.ts';
import { serve } from '../../kernel/serve.ts';
import { approve } from './registrations.approval.commands.ts';
import { sendBack, turnDown } from './registrations.commands.ts';
import { licenceOf, registrationById } from './registrations.detail.queries.ts';
import {
  countOfRegistrations,
  overviewOfRegistrations,
  pageOfRegistrations,
  sheetOfRegistrations,
} from './registrations.queries.ts';

export function registrationDeskRoutes(house: House) {
  const { staff, files, clock } = house;
  serve(house, registrationApi.list, ({ query, viewer }) => pageOfRegistrations(staff, clock, viewer, query));
  serve(house, registrationApi.count, ({ query, viewer }) => countOfRegistrations(staff, viewer, query));
  serve(house, registrationApi.export, ({ query, viewer }) =>
    sheetOfRegistrations(staff, clock, viewer, query),
  );
  serve(house, registrationApi.overview, ({ viewer }) => overviewOfRegistrations(staff, clock, viewer));
  serve(house, registrationApi.detail, ({ query, viewer }) =>
    registrationById(staff, clock, viewer, query.id),
  );
  serve(house, registrationLicence, ({ query, viewer }) => licenceOf(staff, files, viewer, query.id));
  serve(house, approveRegistration, ({ body, viewer }) => approve(staff, clock, viewer, body));
  serve(house, returnRegistration, ({ body, viewer }) => sendBack(staff, clock, viewer, body));
  serve(house, rejectRegistration, ({ body, viewer }) => turnDown(staff, clock, viewer, body));
}
