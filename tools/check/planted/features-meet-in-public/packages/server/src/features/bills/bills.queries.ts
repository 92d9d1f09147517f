import { pageOfOrders } from '../orders/orders.queries.ts';

export const billed = pageOfOrders;
