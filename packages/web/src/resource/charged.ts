import type { WeightUnit } from '@loadline/contract/freight/weight-basis';
import { weightUnits } from '@loadline/contract/freight/weight-basis';
import { codesOf } from '@loadline/contract/kernel/code';
import { chargedWithUnit } from '@loadline/contract/kernel/figures';
import { sumOf } from './decimal.ts';
import { missing } from './value-text.ts';

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
  const sums = codesOf(weightUnits).flatMap((unit) => {
    const weights = all.filter((one) => one.unit === unit && one.weight !== null);
    return weights.length === 0
      ? []
      : [chargedShown({ unit, weight: sumOf(weights.map(({ weight }) => weight)) })];
  });
  return sums.join(' + ') || missing;
}
