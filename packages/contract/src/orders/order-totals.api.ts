import { cargoTotalsOf } from '../kernel/cargo-totals.ts';
import { orderApi } from './order.api.ts';

/** What the caller's orders come to: measured where somebody has measured, else as declared. */
export const orderTotals = cargoTotalsOf(orderApi.count, { zh: '订单合计', en: 'What orders come to' });
