import { chargeableWeight } from '@loadline/contract/freight/chargeable-weight';
import type { WeightRule } from '@loadline/contract/freight/weight-rule';
import { usualRules } from '@loadline/contract/freight/weight-rule';
import type { MeasuredLine } from '@loadline/contract/receipts/measured';
import { packagesOf } from '@loadline/contract/receipts/measured';

// Ocean freight of parcels is charged by kilograms (domain §2, FBA ocean by kg), and an order's weight is in kilograms.
const oceanByKilogram: WeightRule = { ...usualRules.air.rule, steps: [{ above: '0', step: '1' }] };

const ruleOfTransport: Readonly<Record<string, WeightRule>> = {
  '1': usualRules.air.rule,
  '2': oceanByKilogram,
  '3': usualRules.truck.rule,
  '4': usualRules.rail.rule,
};

/** The chargeable kilograms of everything received, by the rule of the way it goes; air's where that is unknown. */
export function chargeableOf(lines: readonly MeasuredLine[], transport: string | null): string {
  return chargeableWeight(packagesOf(lines), 'cm', ruleOfTransport[transport ?? '1'] ?? usualRules.air.rule)
    .chargeable;
}
