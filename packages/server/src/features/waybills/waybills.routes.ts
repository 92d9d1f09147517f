import {
  countOwnWaybills,
  countWaybills,
  exportWaybills,
  listOwnWaybills,
  listWaybills,
  moveWaybill,
  ownOverview,
  sendMessage,
  waybillDetail,
  waybillOverview,
} from '@loadline/contract/waybills/waybill.api';
import type { House } from '../../kernel/house.ts';
import { serve } from '../../kernel/serve.ts';
import { moveOwn, sayAsCustomer } from './waybills.commands.ts';
import { idOf, ownDetail } from './waybills.detail.queries.ts';
import { sheetOfOwn } from './waybills.export.queries.ts';
import {
  countOfOwn,
  everything,
  overviewOfOwn,
  overviewOfOwnWaybills,
  pageOfOwn,
  waybillsOnly,
} from './waybills.queries.ts';

export function waybillRoutes(house: House) {
  const { db } = house;
  serve(house, listWaybills, ({ query, viewer }) => pageOfOwn(db, viewer, everything, query));
  serve(house, countWaybills, ({ query, viewer }) => countOfOwn(db, viewer, everything, query));
  serve(house, waybillOverview, ({ query, viewer }) => overviewOfOwn(db, viewer, query));
  serve(house, exportWaybills, ({ query, viewer }) => sheetOfOwn(db, viewer, query));
  serve(house, listOwnWaybills, ({ query, viewer }) => pageOfOwn(db, viewer, waybillsOnly, query));
  serve(house, countOwnWaybills, ({ query, viewer }) => countOfOwn(db, viewer, waybillsOnly, query));
  serve(house, ownOverview, ({ query, viewer }) => overviewOfOwnWaybills(db, viewer, query));
  serve(house, waybillDetail, ({ query, viewer }) =>
    db.inTransaction(viewer, async (tx) => ownDetail(tx, await idOf(tx, query.no), viewer.language)),
  );
  serve(house, moveWaybill, ({ body, viewer }) => moveOwn(db, viewer, body));
  serve(house, sendMessage, ({ body, viewer }) => sayAsCustomer(db, viewer, body));
}
