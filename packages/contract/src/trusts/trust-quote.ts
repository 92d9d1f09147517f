import { rateCard } from '../freight/rate-card.ts';
import { weightUnits } from '../freight/weight-basis.ts';
import type { ValuesOf } from '../kernel/field.ts';
import { code, date, decimal, group, id } from '../kernel/field.ts';
import { pick } from '../kernel/resource.ts';

/** A price of the calculator: by which published rate, for cargo that is ready on which day. */
export const pricedBy = group(
  {
    rateId: id({ label: { zh: '运价', en: 'Rate' } }),
    day: date({ label: { zh: '货好日期', en: 'Cargo ready' } }),
  },
  { label: { zh: '计算器的价格', en: 'Price of the calculator' } },
);

/** The price that came along from the calculator, as it was then: for which weight, by which rate, and until when it holds. */
export const quoteFields = {
  amount: decimal({ label: { zh: '报价', en: 'Quoted price' }, scale: 2 }),
  weight: decimal({ label: { zh: '报价计费重', en: 'Quoted weight' }, scale: 3 }),
  unit: code(weightUnits, { label: { zh: '单位', en: 'Unit' } }),
  ...pick(rateCard, 'currency', 'productZh', 'productEn', 'zoneZh', 'zoneEn', 'validFrom', 'validTo'),
};

export const trustQuote = group(quoteFields, { label: { zh: '报价', en: 'Quoted price' } });

export type TrustQuote = ValuesOf<typeof quoteFields>;

/**
 * Whether the price holds no more: its last day was over in China before the trust order was accepted, or is over now. Days
 * are `YYYY-MM-DD`.
 */
export function isQuoteOver(
  { validTo }: Pick<TrustQuote, 'validTo'>,
  acceptedOn: string | null,
  today: string,
): boolean {
  return validTo < (acceptedOn ?? today);
}
