import { cargoTotalsOf } from '../kernel/cargo-totals.ts';
import { deskOrderApi } from './order-desk.api.ts';

/** The same over the orders of the customers that the caller serves. */
export const deskOrderTotals = cargoTotalsOf(deskOrderApi.count, {
  zh: '客户订单合计',
  en: "What customers' orders come to",
});
