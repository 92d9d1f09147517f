import type { Chargeable } from '@loadline/contract/freight/chargeable-weight';
import type { WeightRule } from '@loadline/contract/freight/weight-rule';
import { exact, exceeds, fixed, isLess, minus } from '@loadline/contract/kernel/decimal';
import type { Words } from '../../kernel/words.ts';

/** A decimal as it is read: thousands apart, with so many places or, untold, as many as it has. */
export function figure(decimal: string, places?: number): string {
  const text = places === undefined ? decimal : fixed(exact(decimal), places);
  return text.replace(/\B(?=(\d{3})+(?!\d))(?<!\.\d*)/g, ',');
}

/** A weight with its unit. */
export function weighed(decimal: string, unit: WeightRule['unit'], { t }: Words, places?: number): string {
  return `${figure(decimal, places)} ${unit === 'RT' ? t('calculator.rt') : unit}`;
}

/**
 * How many places a weight needs to show why the result is what it is: one, unless that hides what the larger of the
 * two was rounded up for (12.001 is charged as 12.5).
 */
export function placesFor(weight: string, result: Worked, { steps, unit, rounds }: WeightRule): number {
  if (unit === 'RT') return 3;
  const { gross, volumeWeight, chargeable } = result;
  const isLarger = !exceeds(gross, weight) && !exceeds(volumeWeight, weight);
  const shown = fixed(exact(weight), 1);
  const roundedUp = minus(exact(chargeable), exact(shown));
  const hides = exceeds(weight, shown) && !isLess(roundedUp, exact(steps[0]?.step ?? '0'));
  return isLarger && rounds === 'shipment' && hides ? 3 : 1;
}

type Worked = Pick<Chargeable, 'gross' | 'volumeWeight' | 'chargeable'>;
