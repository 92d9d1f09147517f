import type { WeightUnit } from '@loadline/contract/freight/weight-basis';
import { chargedWithUnit } from '@loadline/contract/kernel/figures';
import { missing } from '../../resource/value-text.ts';

/** What something is charged by, in the unit of its product. */
export interface Charged {
  readonly weight: string | null;
  readonly unit: WeightUnit | null;
}

export function chargedShown({ weight, unit }: Charged): string {
  return chargedWithUnit(weight, unit) ?? missing;
}
