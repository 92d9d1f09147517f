import { orderApi } from '@loadline/contract/orders/order.api';
import { takeOrderCodes } from '@loadline/contract/orders/order-codes.api';
import {
  askAmendment,
  askCancel,
  enterOrder,
  orderForm,
  saveOrder,
  withdrawRequest,
} from '@loadline/contract/orders/order-edit.api';
import { setOrderPublic } from '@loadline/contract/orders/order-public.api';
import { orderTotals } from '@loadline/contract/orders/order-totals.api';
import { serveCargoTotals } from '../../kernel/cargo-totals.ts';
import type { House } from '../../kernel/house.ts';
import { serveList } from '../../kernel/lists.ts';
import { serve } from '../../kernel/serve.ts';
import type { Cancelling } from './orders.cancel.commands.ts';
import { takeCodesOver } from './orders.codes.commands.ts';
import { orderByNumber } from './orders.detail.queries.ts';
import { enter, save } from './orders.edit.commands.ts';
import { formOf } from './orders.form.queries.ts';
import { historyForCustomer } from './orders.history.queries.ts';
import { overviewOfOrders, ownOrders, summedOrders } from './orders.queries.ts';
import { amend, cancelOrAsk, withdraw } from './orders.requests.commands.ts';
import { showOrder } from './orders.visibility.commands.ts';

export function orderRoutes(house: House, cancelling: Cancelling) {
  const { db } = house;
  serveList(house, db, orderApi, ownOrders);
  serveCargoTotals(house, db, orderTotals, ownOrders, summedOrders);
  serve(house, orderApi.overview, ({ viewer }) => overviewOfOrders(db, viewer));
  serve(house, orderApi.detail, ({ query, viewer }) => orderByNumber(db, viewer, query.no));
  serve(house, orderApi.history, ({ query, viewer }) => historyForCustomer(db, viewer, query.no));
  serve(house, orderForm, ({ query, viewer }) => formOf(db, viewer, query));
  serve(house, enterOrder, ({ body, viewer }) => enter(db, viewer, body));
  serve(house, saveOrder, ({ body, viewer }) => save(db, viewer, body));
  serve(house, askAmendment, ({ body, viewer }) => amend(db, viewer, body));
  serve(house, askCancel, ({ body, viewer }) => cancelOrAsk(db, viewer, body, cancelling));
  serve(house, withdrawRequest, ({ body, viewer }) => withdraw(db, viewer, body));
  serve(house, takeOrderCodes, ({ body, viewer }) => takeCodesOver(db, viewer, body));
  serve(house, setOrderPublic, ({ body, viewer }) => showOrder(db, viewer, body));
}
