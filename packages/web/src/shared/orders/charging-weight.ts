import type { WeightUnit } from '@loadline/contract/freight/weight-basis';
import { chargedShown } from '../freight/charged.ts';

interface Charged {
  readonly chargingWeight: string | null;
  readonly chargingUnit: WeightUnit;
}

/** What an order is charged by, in the unit of its product. */
export function chargingWeightText({ chargingWeight: weight, chargingUnit: unit }: Charged): string {
  return chargedShown({ weight, unit });
}

/** In a sheet the unit stands beside its figure. */
export function withUnit(columns: readonly string[]): string[] {
  return columns.flatMap((key) => (key === 'chargingWeight' ? [key, 'chargingUnit'] : [key]));
}
