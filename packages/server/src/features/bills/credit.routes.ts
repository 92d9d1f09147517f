import {
  askLift,
  askQuota,
  creditApi,
  decideCredit,
  withdrawCredit,
} from '@loadline/contract/bills/credit.api';
import type { House } from '../../kernel/house.ts';
import { serveList } from '../../kernel/lists.ts';
import { serve } from '../../kernel/serve.ts';
import { ask, askForQuota, decide, withdraw } from './credit.commands.ts';
import { creditAtDesk, creditList, creditOverview, historyOfCredit } from './credit.queries.ts';

export function creditRoutes(house: House) {
  const { staff } = house;
  serveList(house, staff, creditApi, creditList);
  serve(house, creditApi.overview, ({ query, viewer }) => creditOverview(staff, viewer, query));
  serve(house, creditApi.detail, ({ query, viewer }) => creditAtDesk(staff, viewer, query.id));
  serve(house, creditApi.history, ({ query, viewer }) => historyOfCredit(staff, viewer, query.id));
  serve(house, askLift, ({ body, viewer }) => ask(staff, viewer, body));
  serve(house, askQuota, ({ body, viewer }) => askForQuota(staff, viewer, body));
  serve(house, decideCredit, ({ body, viewer }) => decide(staff, viewer, body));
  serve(house, withdrawCredit, ({ body, viewer }) => withdraw(staff, viewer, body));
}
