import { cargoTotalsOf } from '../kernel/cargo-totals.ts';
import { ownWaybillApi, waybillApi } from './waybill.api.ts';
import { deskWaybillApi } from './waybill-desk.api.ts';

/** What the caller's waybills and bookings come to: their own share alone. */
export const waybillTotalsApi = cargoTotalsOf(waybillApi.count, {
  zh: '主单合计',
  en: 'What master waybills come to',
});

/** The same over what hangs on a waybill already. */
export const ownWaybillTotals = cargoTotalsOf(ownWaybillApi.count, {
  zh: '主单操作合计',
  en: 'What waybills for operation come to',
});

/** The same at the desk, the whole of each waybill. */
export const deskWaybillTotals = cargoTotalsOf(deskWaybillApi.count, {
  zh: '客户主单合计',
  en: "What customers' waybills come to",
});
