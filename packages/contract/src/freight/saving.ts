import { exact, fixed, isLess, isZero, minus, over, times, zero } from '../kernel/decimal.ts';
import type { LengthUnit, PackageLine } from './chargeable-weight.ts';
import { chargeableWeight } from './chargeable-weight.ts';
import type { WeightRule } from './weight-rule.ts';

/** What lower packages would save: the line with the largest volume, its share of it and what is charged less. */
export interface Saving {
  /** The place of the line among those given. */
  readonly at: number;
  /** Of the volume, in whole percent. */
  readonly percent: string;
  /** By how much each package of it would be lower, in the unit asked with. */
  readonly lower: string;
  /** In the unit of the rule; above zero. */
  readonly less: string;
}

/** By how much packages are lowered in the advice. */
const lowered: Readonly<Record<LengthUnit, string>> = { cm: '10', inch: '4' };

/** What lowering the bulkiest line would save; undefined where it saves nothing or would leave less than half of a package. */
export function savingOf(
  lines: readonly PackageLine[],
  unit: LengthUnit,
  rule: WeightRule,
): Saving | undefined {
  const { parts, cubicMetres, chargeable } = chargeableWeight(lines, unit, rule);
  const volumes = parts.map((part) => exact(part.cubicMetres));
  const at = volumes.reduce(
    (most, volume, index) => (isLess(volumes[most] ?? volume, volume) ? index : most),
    0,
  );
  const [bulky, volume] = [lines[at], volumes[at]];
  const lower = lowered[unit];
  if (!bulky || !volume || isZero(volume) || isLess(exact(bulky.height), times(exact(lower), exact('2'))))
    return undefined;
  const height = fixed(minus(exact(bulky.height), exact(lower)), 3);
  const flatter = lines.map((line, index) => (index === at ? { ...line, height } : line));
  const less = minus(exact(chargeable), exact(chargeableWeight(flatter, unit, rule).chargeable));
  if (!isLess(zero, less)) return undefined;
  const percent = fixed(over(times(volume, exact('100')), exact(cubicMetres)), 0);
  return { at, percent, lower, less: fixed(less, chargeable.split('.')[1]?.length ?? 0) };
}
