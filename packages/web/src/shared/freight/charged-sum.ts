import { sumOf } from '../../resource/decimal.ts';
import { missing } from '../../resource/value-text.ts';
import type { Charged } from './charged.ts';
import { chargedShown } from './charged.ts';

/** What several are charged by: each unit by itself, for nobody can add them up. */
export function chargedSum(all: readonly Charged[]): string {
  const known = all.filter(({ weight, unit }) => weight !== null && unit !== null);
  const sums = [...Map.groupBy(known, ({ unit }) => unit)].map(([unit, of]) =>
    chargedShown({ unit, weight: sumOf(of.map(({ weight }) => weight)) }),
  );
  return sums.join(' + ') || missing;
}
