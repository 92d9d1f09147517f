import type { Chargeable } from '@loadline/contract/freight/chargeable-weight';
import { decimalOf, fractionOf } from '@loadline/contract/freight/fraction';
import type { WeightRule } from '@loadline/contract/freight/weight-rule';
import type { Words } from '../../kernel/words.ts';

/** A decimal as it is read: thousands apart, with so many places or, untold, as many as it has. */
export function figure(decimal: string, places?: number): string {
  const text = places === undefined ? decimal : decimalOf(fractionOf(decimal), places);
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
  const isLarger = Number(weight) >= Math.max(Number(gross), Number(volumeWeight));
  const shown = Number(decimalOf(fractionOf(weight), 1));
  const hides = shown < Number(weight) && Number(chargeable) - shown >= Number(steps[0]?.step ?? 0);
  return isLarger && rounds === 'shipment' && hides ? 3 : 1;
}

type Worked = Pick<Chargeable, 'gross' | 'volumeWeight' | 'chargeable'>;
