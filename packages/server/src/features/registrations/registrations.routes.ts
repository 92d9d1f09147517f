import {
  applyForAccount,
  registrationStatus,
  uploadLicence,
} from '@loadline/contract/registrations/registration.api';
import type { House } from '../../kernel/house.ts';
import { serve } from '../../kernel/serve.ts';
import { apply } from './registrations.commands.ts';
import { keepLicence } from './registrations.licence.commands.ts';
import { statusOf } from './registrations.queries.ts';

/** The applicant's side; the forwarder decides in the staff console. */
export function registrationRoutes(house: House) {
  serve(house, uploadLicence, async ({ viewer, file }) => keepLicence(house, viewer, await file()));
  serve(house, applyForAccount, ({ body, viewer }) => apply(house, viewer, body));
  serve(house, registrationStatus, ({ body, viewer }) => statusOf(house, viewer, body));
}
