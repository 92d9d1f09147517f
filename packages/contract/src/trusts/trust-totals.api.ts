import { cargoTotalsOf } from '../kernel/cargo-totals.ts';
import { trustApi } from './trust.api.ts';
import { deskTrustApi } from './trust-desk.api.ts';

/** What the caller's trust orders come to, as they were declared. */
export const trustTotalsApi = cargoTotalsOf(trustApi.count, {
  zh: '委托单合计',
  en: 'What trust orders come to',
});

/** The same over the trust orders of the customers that the caller serves. */
export const deskTrustTotals = cargoTotalsOf(deskTrustApi.count, {
  zh: '客户委托单合计',
  en: "What customers' trust orders come to",
});
