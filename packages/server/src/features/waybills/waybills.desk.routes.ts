import { saveCosts, waybillCosts } from '@loadline/contract/waybills/waybill-cost.api';
import {
  changeFlight,
  correctFigures,
  countDeskWaybills,
  deskOverview,
  deskWaybillDetail,
  deskWaybillHistory,
  editWaybill,
  exportDeskWaybills,
  listDeskWaybills,
  moveDeskWaybill,
  moveDeskWaybills,
  registerWaybill,
  saveUlds,
  sendDeskMessage,
  stepBackWaybill,
  takeBookingOff,
} from '@loadline/contract/waybills/waybill-desk.api';
import type { House } from '../../kernel/house.ts';
import { serve } from '../../kernel/serve.ts';
import { correctAtDesk } from './waybills.correction.commands.ts';
import { costsOf, keepCosts } from './waybills.costs.commands.ts';
import { takeOffAtDesk } from './waybills.desk.cargo.commands.ts';
import {
  backAtDesk,
  editAtDesk,
  flightAtDesk,
  moveAtDesk,
  moveManyAtDesk,
  registerAtDesk,
  sayAtDesk,
  uldsAtDesk,
} from './waybills.desk.commands.ts';
import { countOfDesk, overviewOfDesk, pageOfDesk } from './waybills.desk.queries.ts';
import { deskDetail, idOf } from './waybills.detail.queries.ts';
import { sheetOfDesk } from './waybills.export.queries.ts';
import { historyOf } from './waybills.history.queries.ts';

export function waybillDeskRoutes(house: House) {
  const { staff } = house;
  serve(house, listDeskWaybills, ({ query, viewer }) => pageOfDesk(staff, viewer, query));
  serve(house, countDeskWaybills, ({ query, viewer }) => countOfDesk(staff, viewer, query));
  serve(house, deskOverview, ({ query, viewer }) => overviewOfDesk(staff, viewer, query));
  serve(house, exportDeskWaybills, ({ query, viewer }) => sheetOfDesk(staff, viewer, query));
  serve(house, deskWaybillDetail, ({ query, viewer }) =>
    staff.inTransaction(viewer, async (tx) => deskDetail(tx, await idOf(tx, query.no), viewer.language)),
  );
  serve(house, deskWaybillHistory, ({ query, viewer }) => historyOf(staff, viewer, query.no));
  serve(house, registerWaybill, ({ body, viewer }) => registerAtDesk(staff, viewer, body));
  serve(house, editWaybill, ({ body, viewer }) => editAtDesk(staff, viewer, body));
  serve(house, moveDeskWaybill, ({ body, viewer }) => moveAtDesk(staff, viewer, body));
  serve(house, moveDeskWaybills, ({ body, viewer }) => moveManyAtDesk(staff, viewer, body));
  serve(house, stepBackWaybill, ({ body, viewer }) => backAtDesk(staff, viewer, body));
  serve(house, takeBookingOff, ({ body, viewer }) => takeOffAtDesk(staff, viewer, body));
  serve(house, changeFlight, ({ body, viewer }) => flightAtDesk(staff, viewer, body));
  serve(house, correctFigures, ({ body, viewer }) => correctAtDesk(staff, viewer, body));
  serve(house, saveUlds, ({ body, viewer }) => uldsAtDesk(staff, viewer, body));
  serve(house, sendDeskMessage, ({ body, viewer }) => sayAtDesk(staff, viewer, body));
  serve(house, waybillCosts, ({ query, viewer }) => costsOf(staff, viewer, query.id));
  serve(house, saveCosts, ({ body, viewer }) => keepCosts(staff, viewer, body));
}
