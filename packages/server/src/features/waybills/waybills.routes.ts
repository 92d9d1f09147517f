import {
  moveWaybill,
  ownWaybillApi,
  sendMessage,
  waybillApi,
  waybillDetail,
} from '@loadline/contract/waybills/waybill.api';
import { ownWaybillTotals, waybillTotalsApi } from '@loadline/contract/waybills/waybill-totals.api';
import { serveCargoTotals } from '../../kernel/cargo-totals.ts';
import type { House } from '../../kernel/house.ts';
import { serveList } from '../../kernel/lists.ts';
import { serve } from '../../kernel/serve.ts';
import { moveOwn, sayAsCustomer } from './waybills.commands.ts';
import { idOf, ownDetail } from './waybills.detail.queries.ts';
import {
  everythingOwn,
  overviewOfOwn,
  overviewOfOwnWaybills,
  ownWaybillsOnly,
  summedShares,
} from './waybills.queries.ts';

export function waybillRoutes(house: House) {
  const { db } = house;
  serveList(house, db, waybillApi, everythingOwn);
  serveCargoTotals(house, db, waybillTotalsApi, everythingOwn, summedShares);
  serve(house, waybillApi.overview, ({ query, viewer }) => overviewOfOwn(db, viewer, query));
  serveList(house, db, ownWaybillApi, ownWaybillsOnly);
  serveCargoTotals(house, db, ownWaybillTotals, ownWaybillsOnly, summedShares);
  serve(house, ownWaybillApi.overview, ({ query, viewer }) => overviewOfOwnWaybills(db, viewer, query));
  serve(house, waybillDetail, ({ query, viewer }) =>
    db.inTransaction(viewer, async (tx) => ownDetail(tx, await idOf(tx, query.no), viewer.language)),
  );
  serve(house, moveWaybill, ({ body, viewer }) => moveOwn(db, viewer, body));
  serve(house, sendMessage, ({ body, viewer }) => sayAsCustomer(db, viewer, body));
}
