import { splitBooking } from '@loadline/contract/bookings/booking-desk.api';
import { saveCosts, waybillCosts } from '@loadline/contract/waybills/waybill-cost.api';
import {
  changeFlight,
  correctFigures,
  deskWaybillApi,
  editWaybill,
  moveDeskWaybill,
  moveDeskWaybills,
  registerWaybill,
  saveUlds,
  sendDeskMessage,
  stepBackWaybill,
  takeBookingOff,
  tryDeskMoves,
} from '@loadline/contract/waybills/waybill-desk.api';
import { deskWaybillTotals } from '@loadline/contract/waybills/waybill-totals.api';
import { serveCargoTotals } from '../../kernel/cargo-totals.ts';
import type { House } from '../../kernel/house.ts';
import { serveList } from '../../kernel/lists.ts';
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
import { deskWaybills, overviewOfDesk, summedWaybills } from './waybills.desk.queries.ts';
import { deskDetail, idOf } from './waybills.detail.queries.ts';
import { historyOf } from './waybills.history.queries.ts';
import { splitAtDesk } from './waybills.split.commands.ts';
import { refusedAtDesk } from './waybills.try.commands.ts';

export function waybillDeskRoutes(house: House) {
  const { staff } = house;
  serveList(house, staff, deskWaybillApi, deskWaybills);
  serveCargoTotals(house, staff, deskWaybillTotals, deskWaybills, summedWaybills);
  serve(house, deskWaybillApi.overview, ({ query, viewer }) => overviewOfDesk(staff, viewer, query));
  serve(house, deskWaybillApi.detail, ({ query, viewer }) =>
    staff.inTransaction(viewer, async (tx) => deskDetail(tx, await idOf(tx, query.no), viewer.language)),
  );
  serve(house, deskWaybillApi.history, ({ query, viewer }) => historyOf(staff, viewer, query.no));
  serve(house, registerWaybill, ({ body, viewer }) => registerAtDesk(staff, viewer, body));
  serve(house, editWaybill, ({ body, viewer }) => editAtDesk(staff, viewer, body));
  serve(house, moveDeskWaybill, ({ body, viewer }) => moveAtDesk(staff, viewer, body));
  serve(house, tryDeskMoves, ({ body, viewer }) => refusedAtDesk(staff, viewer, body));
  serve(house, moveDeskWaybills, ({ body, viewer }) => moveManyAtDesk(staff, viewer, body));
  serve(house, stepBackWaybill, ({ body, viewer }) => backAtDesk(staff, viewer, body));
  serve(house, takeBookingOff, ({ body, viewer }) => takeOffAtDesk(staff, viewer, body));
  serve(house, splitBooking, ({ body, viewer }) => splitAtDesk(house, viewer, body));
  serve(house, changeFlight, ({ body, viewer }) => flightAtDesk(staff, viewer, body));
  serve(house, correctFigures, ({ body, viewer }) => correctAtDesk(staff, viewer, body));
  serve(house, saveUlds, ({ body, viewer }) => uldsAtDesk(staff, viewer, body));
  serve(house, sendDeskMessage, ({ body, viewer }) => sayAtDesk(staff, viewer, body));
  serve(house, waybillCosts, ({ query, viewer }) => costsOf(staff, viewer, query.id));
  serve(house, saveCosts, ({ body, viewer }) => keepCosts(staff, viewer, body));
}
