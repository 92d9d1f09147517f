import type { Transport } from '../codes/transport.ts';
import type { Weighing } from './weighing.ts';
import { unitOfBasis } from './weight-basis.ts';
import { usualRules, type WeightRule } from './weight-rule.ts';

// Ocean freight of parcels is charged by kilograms (domain §2, FBA ocean by kg); revenue tons are a product's own rule.
const oceanByKilogram: WeightRule = { ...usualRules.air.rule, steps: [{ above: '0', step: '1' }] };

const usualOfMode = {
  '1': usualRules.air.rule,
  '2': oceanByKilogram,
  '3': usualRules.truck.rule,
  '4': usualRules.rail.rule,
} as const satisfies Record<Transport, WeightRule>;

/**
 * The rule by which a shipment is weighed wherever it is: its product's, which a rate card in force may say otherwise, else the
 * usual one of the way it goes, air's where that is open.
 */
export function productWeightRule(mode: Transport | null, weighing: Weighing | null): WeightRule {
  return weighing ? weightRuleOf(weighing) : usualOfMode[mode ?? '1'];
}

/** What a product or a card says, as a rule. */
export function weightRuleOf(said: Weighing): WeightRule {
  const { basis, step, wholeAbove, rounds } = said;
  return {
    volume: volumeRuleOf(said),
    steps: [{ above: '0', step }, ...(wholeAbove === null ? [] : [{ above: wholeAbove, step: '1' }])],
    minimum: said.leastWeight,
    rounds,
    unit: unitOfBasis[basis],
  };
}

function volumeRuleOf({ basis, factor }: Weighing): WeightRule['volume'] {
  const number = factor ?? '1';
  switch (basis) {
    case 'divisor':
      return { kind: 'divisor', cubicCentimetres: number };
    case 'pounds':
      return { kind: 'pounds', cubicInches: number };
    case 'density':
      return { kind: 'density', kilograms: number };
    case 'revenueTon':
      return { kind: 'revenueTon' };
  }
}
