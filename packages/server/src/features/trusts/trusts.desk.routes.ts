import {
  acceptTrust,
  answerAmendment,
  decideCancel,
  deskTrustApi,
  deskTrustPaper,
  rejectTrust,
  returnTrust,
} from '@loadline/contract/trusts/trust-desk.api';
import { sendBack, turnDown } from '../../kernel/documents/document.decisions.ts';
import { historyOf } from '../../kernel/documents/document.history.ts';
import type { House } from '../../kernel/house.ts';
import { serveList } from '../../kernel/lists.ts';
import { serve } from '../../kernel/serve.ts';
import { accept } from './trusts.accept.commands.ts';
import { answer, decideCancellation } from './trusts.answer.commands.ts';
import { trusts } from './trusts.commands.ts';
import { deskTrustByNumber, deskTrusts, overviewOfDeskTrusts, withWaiting } from './trusts.desk.queries.ts';
import { asStaff } from './trusts.filter.queries.ts';
import { paperOfDeskTrust } from './trusts.paper.ts';

export function deskTrustRoutes(house: House) {
  const { staff, clock } = house;
  serveList(house, staff, deskTrustApi, deskTrusts, (row) => withWaiting(row, clock.now()));
  serve(house, deskTrustApi.overview, ({ viewer }) => overviewOfDeskTrusts(staff, clock, viewer));
  serve(house, deskTrustApi.detail, ({ query, viewer }) => deskTrustByNumber(staff, viewer, query.no));
  serve(house, deskTrustApi.history, ({ query, viewer }) =>
    historyOf(staff, trusts, viewer, { no: query.no, ...asStaff }),
  );
  serve(house, deskTrustPaper, ({ query, viewer }) => paperOfDeskTrust(staff, viewer, query.no));
  serve(house, returnTrust, ({ body, viewer }) => sendBack(house, trusts, viewer, body));
  serve(house, rejectTrust, ({ body, viewer }) => turnDown(house, trusts, viewer, body));
  serve(house, acceptTrust, ({ body, viewer }) => accept(staff, clock, viewer, body));
  serve(house, answerAmendment, ({ body, viewer }) => answer(staff, clock, viewer, body));
  serve(house, decideCancel, ({ body, viewer }) => decideCancellation(staff, clock, viewer, body));
}
