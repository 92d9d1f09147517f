import {
  deleteDocumentSetting,
  listDocumentSettings,
  saveDocumentSetting,
} from '@loadline/contract/orders/document-setting.api';
import { deskOrderApi } from '@loadline/contract/orders/order-desk.api';
import {
  cancelDeskOrder,
  closeDeskOrder,
  decideRequest,
  deskOrderDetail,
  deskOrderForm,
  holdOrders,
  releaseOrders,
  saveDeskFacts,
  saveDeskNote,
  saveDeskOrder,
  setArrival,
} from '@loadline/contract/orders/order-desk.edit.api';
import { deskOrderTotals } from '@loadline/contract/orders/order-desk-totals.api';
import { serveCargoTotals } from '../../kernel/cargo-totals.ts';
import type { House } from '../../kernel/house.ts';
import { serveList } from '../../kernel/lists.ts';
import { serve } from '../../kernel/serve.ts';
import type { Cancelling } from './orders.cancel.commands.ts';
import { cancelAtDesk, closeAtDesk } from './orders.cancel.commands.ts';
import { decide } from './orders.decide.commands.ts';
import { holdAll, keepFacts, keepNote, releaseAll, tellArrival } from './orders.desk.commands.ts';
import { deskOrders, detailAtDesk, overviewAtDesk } from './orders.desk.queries.ts';
import { dropDocumentRule, everyDocumentRule, keepDocumentRule } from './orders.documents.commands.ts';
import { saveAtDesk } from './orders.edit.commands.ts';
import { formOf } from './orders.form.queries.ts';
import { historyAtDesk } from './orders.history.queries.ts';
import { summedOrders } from './orders.queries.ts';

/** The order desk of the forwarder's staff, over all customers they serve. */
export function deskOrderRoutes(house: House, cancelling: Cancelling) {
  const { staff } = house;
  serve(house, listDocumentSettings, ({ viewer }) => everyDocumentRule(staff, viewer));
  serve(house, saveDocumentSetting, ({ body, viewer }) => keepDocumentRule(staff, viewer, body));
  serve(house, deleteDocumentSetting, ({ body, viewer }) => dropDocumentRule(staff, viewer, body));
  serveList(house, staff, deskOrderApi, deskOrders);
  serveCargoTotals(house, staff, deskOrderTotals, deskOrders, summedOrders);
  serve(house, deskOrderApi.overview, ({ viewer }) => overviewAtDesk(staff, viewer));
  serve(house, deskOrderDetail, ({ query, viewer }) => detailAtDesk(staff, viewer, query.no));
  serve(house, deskOrderApi.history, ({ query, viewer }) => historyAtDesk(staff, viewer, query.no));
  serve(house, deskOrderForm, ({ query, viewer }) => formOf(staff, viewer, query));
  serve(house, saveDeskOrder, ({ body, viewer }) => saveAtDesk(staff, viewer, body));
  serve(house, saveDeskFacts, ({ body, viewer }) => keepFacts(staff, viewer, body));
  serve(house, saveDeskNote, ({ body, viewer }) => keepNote(staff, viewer, body));
  serve(house, holdOrders, ({ body, viewer }) => holdAll(staff, viewer, body));
  serve(house, releaseOrders, ({ body, viewer }) => releaseAll(staff, viewer, body));
  serve(house, setArrival, ({ body, viewer }) => tellArrival(staff, viewer, body));
  serve(house, cancelDeskOrder, ({ body, viewer }) => cancelAtDesk(staff, viewer, body, cancelling));
  serve(house, closeDeskOrder, ({ body, viewer }) => closeAtDesk(staff, viewer, body));
  serve(house, decideRequest, ({ body, viewer }) => decide(staff, viewer, body, cancelling));
}
