import { asOnePackage, chargeableWeight } from '../freight/chargeable-weight.ts';
import { usualRules } from '../freight/weight-rule.ts';

/** The weight that an airline bills a waybill by, by the usual rule of air: kilograms and m³ in, kilograms out, as text. */
export function billingWeight(grossWeight: string, volume: string): string {
  return chargeableWeight([asOnePackage(grossWeight, volume)], 'cm', usualRules.air.rule).chargeable;
}
