import { exact, isLess, isZero } from '../kernel/decimal.ts';
import type { Text } from '../kernel/text.ts';
import type { RateCard } from './rate-card.ts';
import type { Weighing } from './weighing.ts';

/** What is checked over several fields; a value that is not there yet or not right is its own field's matter. */
type Written = Partial<
  Pick<RateCard, 'basis' | 'factor' | 'breaks' | 'validFrom' | 'validTo' | 'transitFrom' | 'transitTo'>
>;

export type RateCardKey = keyof Written;

/** What is wrong with one field of a card, seen beside the others. */
export function rateCardFlaw(key: RateCardKey, card: Written): Text | undefined {
  switch (key) {
    case 'factor':
      return factorFlaw(card);
    case 'breaks':
      return breaksFlaw(card.breaks ?? []);
    case 'validTo':
      return card.validFrom && card.validTo && card.validTo < card.validFrom ? endBeforeStart : undefined;
    case 'transitTo':
      return (card.transitTo ?? 0) < (card.transitFrom ?? 0) ? slowerThanFast : undefined;
    default:
      return undefined;
  }
}

/** The fields that are checked beside others. */
export const checkedKeys = ['validTo', 'transitTo', 'factor', 'breaks'] as const satisfies RateCardKey[];

const endBeforeStart: Text = { zh: '不能早于有效期起', en: 'not before the first day' };
const slowerThanFast: Text = { zh: '不能小于最快时效', en: 'not under the fastest' };
const factorNeeded: Text = { zh: '请填写系数或密度', en: 'the factor or density is needed' };
const factorIdle: Text = { zh: '计费吨没有系数', en: 'revenue tons have no factor' };
const breakNeeded: Text = { zh: '至少一个重量段', en: 'at least one weight break' };
const fromZero: Text = { zh: '第一段从 0 开始', en: 'the first break begins at 0' };
const ascending: Text = { zh: '起始重量逐段递增', en: 'every break begins above the one before' };

/** Revenue tons have no factor, everything else needs one. */
export function factorFlaw({ basis, factor }: Partial<Pick<Weighing, 'basis' | 'factor'>>): Text | undefined {
  if (!basis) return undefined;
  const isThere = factor !== null && factor !== undefined && factor !== '';
  if (basis === 'revenueTon') return isThere ? factorIdle : undefined;
  return isThere ? undefined : factorNeeded;
}

function breaksFlaw(breaks: RateCard['breaks']): Text | undefined {
  const [first, ...rest] = breaks.map(({ from }) => exact(from));
  if (!first) return breakNeeded;
  if (!isZero(first)) return fromZero;
  const isAscending = [first, ...rest].every((one, at, all) => at === 0 || isLess(all[at - 1] ?? one, one));
  return isAscending ? undefined : ascending;
}

/** What a rate weighs by has to be as in the published rate to another zone. */
export function asTo(zone: string): Text {
  return {
    zh: `须与同产品、同起运地、${zone} 的公开运价一致`,
    en: `the same as in the published rate to ${zone}: one product weighs alike from one origin`,
  };
}
