import {
  acceptTrust,
  answerAmendment,
  countDeskTrusts,
  decideCancel,
  deskTrustDetail,
  deskTrustHistory,
  deskTrustOverview,
  deskTrustPaper,
  exportDeskTrusts,
  listDeskTrusts,
  rejectTrust,
  returnTrust,
} from '@loadline/contract/trusts/trust-desk.api';
import { sendBack, turnDown } from '../../kernel/documents/document.decisions.ts';
import { historyOf } from '../../kernel/documents/document.history.ts';
import type { House } from '../../kernel/house.ts';
import { serve } from '../../kernel/serve.ts';
import { accept } from './trusts.accept.commands.ts';
import { answer, decideCancellation } from './trusts.answer.commands.ts';
import { trusts } from './trusts.commands.ts';
import {
  countOfDeskTrusts,
  deskTrustByNumber,
  overviewOfDeskTrusts,
  pageOfDeskTrusts,
} from './trusts.desk.queries.ts';
import { sheetOfDeskTrusts } from './trusts.export.queries.ts';
import { asStaff } from './trusts.filter.queries.ts';
import { paperOfDeskTrust } from './trusts.paper.ts';

export function deskTrustRoutes(house: House) {
  const { staff, clock } = house;
  serve(house, listDeskTrusts, ({ query, viewer }) => pageOfDeskTrusts(staff, clock, viewer, query));
  serve(house, countDeskTrusts, ({ query, viewer }) => countOfDeskTrusts(staff, viewer, query));
  serve(house, deskTrustOverview, ({ viewer }) => overviewOfDeskTrusts(staff, clock, viewer));
  serve(house, deskTrustDetail, ({ query, viewer }) => deskTrustByNumber(staff, viewer, query.no));
  serve(house, deskTrustHistory, ({ query, viewer }) =>
    historyOf(staff, trusts, viewer, { no: query.no, ...asStaff }),
  );
  serve(house, exportDeskTrusts, ({ query, viewer }) => sheetOfDeskTrusts(staff, viewer, query));
  serve(house, deskTrustPaper, ({ query, viewer }) => paperOfDeskTrust(staff, viewer, query.no));
  serve(house, returnTrust, ({ body, viewer }) => sendBack(house, trusts, viewer, body));
  serve(house, rejectTrust, ({ body, viewer }) => turnDown(house, trusts, viewer, body));
  serve(house, acceptTrust, ({ body, viewer }) => accept(staff, clock, viewer, body));
  serve(house, answerAmendment, ({ body, viewer }) => answer(staff, clock, viewer, body));
  serve(house, decideCancel, ({ body, viewer }) => decideCancellation(staff, clock, viewer, body));
}
