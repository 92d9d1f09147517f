import type { ValuesOf } from '@loadline/contract/kernel/field';
import type { orderRowFields } from '@loadline/contract/orders/order.api';

/** One line of the order list. */
export type OrderRow = ValuesOf<typeof orderRowFields>;
