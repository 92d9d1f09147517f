import { lineToDispute, raiseDispute, withdrawDispute } from '@loadline/contract/bills/dispute.api';
import { acceptDispute, deskDisputeApi, rejectDispute } from '@loadline/contract/bills/dispute-desk.api';
import type { House } from '../../kernel/house.ts';
import { serveList } from '../../kernel/lists.ts';
import { serve } from '../../kernel/serve.ts';
import { raise, withdraw } from './disputes.commands.ts';
import { accept, reject } from './disputes.desk.commands.ts';
import {
  disputeAtDesk,
  disputeList,
  disputeOverview,
  historyOfDispute,
  lineOfOwn,
} from './disputes.queries.ts';

export function disputeRoutes(house: House) {
  const { db, staff } = house;
  serve(house, lineToDispute, ({ query, viewer }) => lineOfOwn(db, viewer, query.lineId));
  serve(house, raiseDispute, ({ body, viewer }) => raise(db, viewer, body));
  serve(house, withdrawDispute, ({ body, viewer }) => withdraw(db, viewer, body));
  serveList(house, staff, deskDisputeApi, disputeList);
  serve(house, deskDisputeApi.overview, ({ query, viewer }) => disputeOverview(staff, viewer, query));
  serve(house, deskDisputeApi.detail, ({ query, viewer }) => disputeAtDesk(staff, viewer, query.id));
  serve(house, deskDisputeApi.history, ({ query, viewer }) => historyOfDispute(staff, viewer, query.id));
  serve(house, acceptDispute, ({ body, viewer }) => accept(staff, viewer, body));
  serve(house, rejectDispute, ({ body, viewer }) => reject(staff, viewer, body));
}
