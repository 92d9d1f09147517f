import { type Decimal, exact, fixed, isLess, largerOf, plain, times, upTo } from '../kernel/decimal.ts';
import { decimal, group, whole } from '../kernel/field.ts';

/** What a continuous bond is measured by: the importer's duties, taxes and fees of twelve months, this entry among them. */
export const bondBasis = group(
  {
    /** USD */
    duties: decimal({
      label: { zh: '12 个月税费', en: 'Duties of 12 months' },
      scale: 2,
      min: '0',
      unit: 'USD',
    }),
    entries: whole({ label: { zh: '计入票数', en: 'Entries counted' } }),
  },
  { label: { zh: '保证金核算', en: 'Sufficiency of the bond' } },
);

const least = exact('50000');
const fine = exact('10000');
const million = exact('1000000');
const coarse = exact('100000');

/** A tenth of the duties up to the next 10,000 USD, above a million to the next 100,000, and at least 50,000 (ruling 61). */
export function bondNeeded(duties: string): string {
  const tenth = times(exact(duties), exact('0.1'));
  const rounded: Decimal = upTo(tenth, isLess(million, tenth) ? coarse : fine);
  return fixed(largerOf(rounded, least), 2);
}

/** Whether a bond of `amount` USD covers what it is measured by. */
export function isBondEnough(amount: string, duties: string): boolean {
  return !isLess(exact(plain(amount)), exact(bondNeeded(duties)));
}
