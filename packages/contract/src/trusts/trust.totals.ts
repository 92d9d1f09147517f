import type { Chargeable, PackageLine } from '../freight/chargeable-weight.ts';
import { chargeableWeight } from '../freight/chargeable-weight.ts';
import type { WeightRule } from '../freight/weight-rule.ts';
import type { Decimal } from '../kernel/decimal.ts';
import { exact, fixed, over, plus, times, zero } from '../kernel/decimal.ts';
import type { TrustLine } from './trust-line.ts';

/** What a cargo comes to. Weights in kg, volume in m³, value in US dollars, `chargeable` in `unit`; decimals as text. */
export interface TrustTotals {
  readonly cartons: number;
  readonly quantity: number;
  readonly gross: string;
  readonly net: string;
  readonly volume: string;
  readonly value: string;
  readonly volumeWeight: string;
  readonly chargeable: string;
  readonly unit: WeightRule['unit'];
  /** Which of gross weight and volume decided, or the product's minimum. */
  readonly by: Chargeable['by'];
}

/** The totals of lines, each as far as it is filled in. Exact; only what is told is rounded, a half upwards. */
export function trustTotals(lines: readonly TrustLine[], rule: WeightRule): TrustTotals {
  const load = chargeableWeight(lines.map(packageOf), 'cm', rule);
  const nothing = lines.every(({ cartons }) => cartons === null);
  return {
    cartons: lines.reduce((sum, { cartons }) => sum + (cartons ?? 0), 0),
    quantity: lines.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0),
    gross: load.kilograms,
    net: fixed(sumOf(lines, netOf), 3),
    volume: load.cubicMetres,
    value: fixed(sumOf(lines, valueOf), 2),
    volumeWeight: load.volumeWeight,
    chargeable: nothing ? '0' : load.chargeable,
    unit: rule.unit,
    by: load.by,
  };
}

/** What the lines come to one by one, in their order: gross weight and net weight in kg, volume in m³, value in US dollars. */
export function lineTotals(line: TrustLine): Record<'gross' | 'net' | 'volume' | 'value', string> {
  const [gross, volume] = [grossOf(line), volumeOf(line)];
  return {
    gross: fixed(gross, 3),
    net: fixed(netOf(line), 3),
    volume: fixed(volume, 6),
    value: fixed(valueOf(line), 2),
  };
}

/** The declared value of a line in US dollars, exactly. */
export function valueOf({ quantity, unitPriceUsd }: Pick<TrustLine, 'quantity' | 'unitPriceUsd'>): Decimal {
  return times(exact(String(quantity ?? 0)), exact(unitPriceUsd ?? '0'));
}

function packageOf({ cartons, length, width, height, grossWeight }: TrustLine): PackageLine {
  return {
    count: cartons ?? 0,
    length: length ?? '0',
    width: width ?? '0',
    height: height ?? '0',
    weight: grossWeight ?? '0',
  };
}

function sumOf(lines: readonly TrustLine[], of: (line: TrustLine) => Decimal): Decimal {
  return lines.map(of).reduce(plus, zero);
}

function grossOf({ cartons, grossWeight }: TrustLine): Decimal {
  return times(exact(String(cartons ?? 0)), exact(grossWeight ?? '0'));
}

function netOf({ cartons, netWeight }: TrustLine): Decimal {
  return times(exact(String(cartons ?? 0)), exact(netWeight ?? '0'));
}

function volumeOf({ cartons, length, width, height }: TrustLine): Decimal {
  const one = [length, width, height].map((side) => exact(side ?? '0')).reduce(times);
  return over(times(one, exact(String(cartons ?? 0))), exact('1000000'));
}
