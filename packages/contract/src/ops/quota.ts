import type { QuotaCurrency } from '../codes/quota-currency.ts';

/** Up to here whoever approves a registration sets the quota; above it takes `op:customer:quota`. */
export const quotaLimits: Readonly<Record<QuotaCurrency, string>> = {
  CNY: '30000.00',
  USD: '4000.00',
  EUR: '4000.00',
};
