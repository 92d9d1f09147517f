import {
  countOrders,
  exportOrders,
  listOrders,
  orderDetail,
  orderOverview,
} from '@loadline/contract/orders/order.api';
import { setOrderPublic } from '@loadline/contract/orders/order-public.api';
import type { House } from '../../kernel/house.ts';
import { serve } from '../../kernel/serve.ts';
import { orderByNumber } from './orders.detail.queries.ts';
import { sheetOfOrders } from './orders.export.queries.ts';
import { showOrder } from './orders.public.commands.ts';
import { countOfOrders, overviewOfOrders, pageOfOrders } from './orders.queries.ts';

export function orderRoutes(house: House) {
  const { db } = house;
  serve(house, listOrders, ({ query, viewer }) => pageOfOrders(db, viewer, query));
  serve(house, countOrders, ({ query, viewer }) => countOfOrders(db, viewer, query));
  serve(house, orderOverview, ({ viewer }) => overviewOfOrders(db, viewer));
  serve(house, exportOrders, ({ query, viewer }) => sheetOfOrders(db, viewer, query));
  serve(house, orderDetail, ({ query, viewer }) => orderByNumber(db, viewer, query.no));
  serve(house, setOrderPublic, ({ body, viewer }) => showOrder(db, viewer, body));
}
