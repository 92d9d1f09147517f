import type { WeightUnit } from '@loadline/contract/freight/weight-basis';
import { chargedWithUnit } from '@loadline/contract/kernel/figures';
import { sumOf } from '../../resource/decimal.ts';
import { missing } from '../../resource/value-text.ts';

/** What something is charged by, in the unit of its product. */
export interface Charged {
  readonly weight: string | null;
  readonly unit: WeightUnit | null;
}

export function chargedShown({ weight, unit }: Charged): string {
  return chargedWithUnit(weight, unit) ?? missing;
}

/** What several are charged by: each unit by itself, for nobody can add them up. */
export function chargedSum(all: readonly Charged[]): string {
  const known = all.filter(({ weight, unit }) => weight !== null && unit !== null);
  const sums = [...Map.groupBy(known, ({ unit }) => unit)].map(([unit, of]) =>
    chargedShown({ unit, weight: sumOf(of.map(({ weight }) => weight)) }),
  );
  return sums.join(' + ') || missing;
}
