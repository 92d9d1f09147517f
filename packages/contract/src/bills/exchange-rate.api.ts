import { versionField } from '../kernel/change.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { group, id, list, optional } from '../kernel/field.ts';
import { pick } from '../kernel/resource.ts';
import { exchangeRate } from './exchange-rate.ts';

const access = 'op:finance';
const all = list(group(exchangeRate.fields, { label: exchangeRate.label }), {
  label: exchangeRate.label,
  max: 5_000,
});

/** The rates of the last two years, the newest day first. */
export const listExchangeRates = endpoint('GET /opsapi/exchange-rates', {
  access,
  title: { zh: '汇率', en: 'Exchange rates' },
  answer: all,
});

/** Without a version a new rate, which is refused where its day has one; with one a change of it. Gives all of them. */
export const saveExchangeRate = endpoint('POST /opsapi/exchange-rates/save', {
  access,
  title: { zh: '保存汇率', en: 'Save an exchange rate' },
  body: {
    id: optional(id({ label: exchangeRate.label })),
    version: optional(versionField),
    ...pick(exchangeRate, 'currency', 'day', 'rate', 'source'),
  },
  answer: all,
});
