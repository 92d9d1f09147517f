import { currencies } from '../codes/currency.ts';
import { codesOf, codeTableOf, wordOf } from '../kernel/code.ts';
import { exact, fixed, isSame, over, times } from '../kernel/decimal.ts';
import type { Place } from '../kernel/field.ts';
import { code, date, decimal, id, instant, text, whole } from '../kernel/field.ts';
import { resource } from '../kernel/resource.ts';

/** The currency in which the forwarder keeps its accounts (本位币). */
export const baseCurrency = 'CNY';

/** What is worth so much of it. */
const foreignCurrencies = codeTableOf(
  'foreign currency',
  codesOf(currencies)
    .filter((currency) => currency !== baseCurrency)
    .map((currency) => [currency, wordOf(currencies, currency)]),
);

const written: Place[] = ['list', 'create', 'update'];

/** What one unit of a currency is worth in the base currency from a day on, and who says so. */
export const exchangeRate = resource(
  'exchangeRate',
  { zh: '汇率', en: 'Exchange rate' },
  {
    id: id({ label: { zh: '编号', en: 'Id' }, places: ['list'] }),
    version: whole({ label: { zh: '版本', en: 'Version' }, places: ['list'] }),
    currency: code(foreignCurrencies, { label: { zh: '币种', en: 'Currency' }, places: written }),
    day: date({ label: { zh: '汇率日期', en: 'Day of the rate' }, places: written }),
    rate: decimal({
      label: { zh: '汇率（折人民币）', en: 'Rate, CNY for one' },
      scale: 6,
      min: '0.000001',
      max: '9999',
      places: written,
    }),
    source: text({
      label: { zh: '汇率来源', en: 'Source of the rate' },
      max: 60,
      note: { zh: '如 央行中间价', en: 'such as the central parity rate' },
      places: written,
    }),
    changedWho: text({ label: { zh: '录入人', en: 'Entered by' }, max: 64, places: ['list'] }),
    changedAt: instant({ label: { zh: '录入时间', en: 'Entered' }, places: ['list'] }),
  },
);

/** Days for which a rate holds where none is published: over the longest public holidays, never longer. */
export const rateHoldsDays = 10;

const day = 86_400_000;

function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / day;
}

interface DatedRate {
  readonly currency: string;
  /** `YYYY-MM-DD` */
  readonly day: string;
  readonly rate: string;
}

/**
 * What a currency is worth on a day: the newest rate of that day or the ten before it; 1 for the base currency, undefined where
 * nobody has said.
 */
export function rateOn(rates: readonly DatedRate[], currency: string, on: string): string | undefined {
  if (currency === baseCurrency) return '1';
  return rates
    .filter((one) => one.currency === currency && one.day <= on && daysBetween(one.day, on) <= rateHoldsDays)
    .toSorted((one, other) => other.day.localeCompare(one.day))[0]?.rate;
}

/** An amount in the base currency, to the cent, a half away from zero (product.md §2.16). */
export function baseAmountOf(amount: string, rate: string): string {
  return fixed(times(exact(amount), exact(rate)), 2);
}

/** The base amount of a part of what stands so: all of it with the last cent, else by proportion, a half away from zero. */
export function baseShareOf(of: { readonly amount: string; readonly base: string }, part: string): string {
  if (isSame(of.amount, part)) return of.base;
  return fixed(over(times(exact(of.base), exact(part)), exact(of.amount)), 2);
}
