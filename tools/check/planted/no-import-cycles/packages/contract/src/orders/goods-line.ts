import type { Order } from './order.ts';

export interface GoodsLine {
  of: Order;
}
