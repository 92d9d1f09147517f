import type { WeightUnit } from '@loadline/contract/freight/weight-basis';
import { chargedText } from '@loadline/contract/kernel/figures';
import { missing } from '../../resource/value-text.ts';

interface Charged {
  readonly chargingWeight: string | null;
  readonly chargingUnit: WeightUnit;
}

/** What an order is charged by, in the unit of its product. */
export function chargingWeightText({ chargingWeight, chargingUnit }: Charged): string {
  if (chargingWeight === null) return missing;
  return `${chargedText(chargingWeight, chargingUnit)} ${chargingUnit}`;
}

/** In a sheet the unit stands beside its figure. */
export function withUnit(columns: readonly string[]): string[] {
  return columns.flatMap((key) => (key === 'chargingWeight' ? [key, 'chargingUnit'] : [key]));
}
