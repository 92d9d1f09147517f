import type { Chargeable, PackageLine } from '../freight/chargeable-weight.ts';
import { asOnePackage, centimetresIn, chargeableWeight } from '../freight/chargeable-weight.ts';
import type { WeightRule } from '../freight/weight-rule.ts';
import type { Decimal } from '../kernel/decimal.ts';
import { exact, fixed, isLess, over, plain, plus, times, zero } from '../kernel/decimal.ts';
import type { BookingContent } from './booking-content.ts';
import { emptyContent } from './booking-content.ts';
import type { DimensionRow, HouseRow } from './booking-rows.ts';

/** What a booking comes to. Weights in kg, volume in m³, volume and billing weight in `unit`; decimals as text. */
export interface BookingTotals {
  readonly quantity: number;
  readonly grossWeight: string;
  readonly volume: string;
  readonly volumeWeight: string;
  readonly billingWeight: string;
  readonly unit: WeightRule['unit'];
  /** Which of gross weight and volume decided, or the product's minimum. */
  readonly by: Chargeable['by'];
  /** What it takes of a slot: the larger of gross and billing weight (domain.md §3.1), and the volume. */
  readonly slotKg: string;
  readonly slotCbm: string;
}

/** Figures of a kind from one source: pieces, kg, m³; null where the source says nothing. */
export interface Figures {
  readonly quantity: number | null;
  readonly grossWeight: string | null;
  readonly volume: string | null;
}

/** What the dimensions come to: each figure null unless every row says it. */
export function figuresOfDimensions({ cargo }: Pick<BookingContent, 'cargo'>): Figures {
  const rows = cargo.dimensions;
  const counts = rows.map(({ count }) => count);
  const volumes = rows.map((row) => volumeOf(row, cargo.unit));
  const weights = rows.map(({ count, weight }) =>
    count === null || weight === null ? null : times(exact(String(count)), exact(weight)),
  );
  return {
    quantity: everyNumber(counts)?.reduce((sum, one) => sum + one, 0) ?? null,
    grossWeight: sumText(weights),
    volume: sumText(volumes),
  };
}

/** What the house waybills come to: each figure null unless every row says it. */
export function figuresOfHouses(rows: readonly HouseRow[]): Figures {
  return {
    quantity: everyNumber(rows.map((row) => row.bookingPkgsNum))?.reduce((sum, one) => sum + one, 0) ?? null,
    grossWeight: sumText(rows.map((row) => fractionIn(row.bookingGrossWeight))),
    volume: sumText(rows.map((row) => fractionIn(row.bookingVolume))),
  };
}

/** The figures that count: as typed, else of the dimensions, else of the house waybills; the volume is the dimensions' first. */
export function figuresOf(content: Pick<BookingContent, 'cargo' | 'houses'>): Figures {
  const { cargo } = content;
  const [measured, houses] = [figuresOfDimensions(content), figuresOfHouses(content.houses.rows)];
  return {
    quantity: cargo.quantity ?? measured.quantity ?? houses.quantity,
    grossWeight: cargo.grossWeight ?? measured.grossWeight ?? houses.grossWeight,
    volume: measured.volume ?? cargo.volume ?? houses.volume,
  };
}

/** The totals of a booking as far as it is filled in. Exact; only what is told is rounded, the billing weight upwards. */
export function bookingTotals(
  content: Pick<BookingContent, 'cargo' | 'houses'>,
  rule: WeightRule,
): BookingTotals {
  const { quantity, grossWeight, volume } = figuresOf(content);
  const gross = grossWeight ?? '0';
  const load = chargeableWeight(...packagesOf(content, { quantity, grossWeight: gross, volume }, rule), rule);
  const nothing = isNothing(gross) && isNothing(load.cubicMetres);
  const billing = nothing ? '0' : load.chargeable;
  return {
    quantity: quantity ?? 0,
    grossWeight: fixed(exact(gross), 3),
    volume: load.cubicMetres,
    volumeWeight: load.volumeWeight,
    billingWeight: billing,
    unit: rule.unit,
    by: load.by,
    slotKg: slotKilograms(gross, billing, rule.unit),
    slotCbm: load.cubicMetres,
  };
}

/** What cargo that is known by its sums alone is billed by a rule: kilograms and m³ in, the rule's unit out, as text. */
export function billedAsWhole(
  { grossWeight, volume }: { readonly grossWeight: string; readonly volume: string },
  rule: WeightRule,
): string {
  const { cargo, houses } = emptyContent;
  return bookingTotals({ cargo: { ...cargo, grossWeight, volume }, houses }, rule).billingWeight;
}

/** What cargo takes of a slot, in kilograms: what it is charged by only where that is kilograms, too. */
export function slotKilograms(gross: string, billing: string, unit: WeightRule['unit']): string {
  const [one, other] = [exact(gross), unit === 'kg' ? exact(billing) : zero];
  return fixed(isLess(one, other) ? other : one, 3);
}

/**
 * The packages that the rule weighs. Over a whole shipment only the sums count; carton by carton each has its own weight,
 * or, where none is typed, its even share of the gross weight.
 */
function packagesOf(
  { cargo }: Pick<BookingContent, 'cargo'>,
  { quantity, grossWeight, volume }: { quantity: number | null; grossWeight: string; volume: string | null },
  rule: WeightRule,
): [PackageLine[], 'cm' | 'inch'] {
  const measured = cargo.dimensions.flatMap((row) => packageOf(row, grossWeight, quantity));
  const complete = measured.length > 0 && measured.length === cargo.dimensions.length;
  if (!complete) return [[asOnePackage(grossWeight, volume ?? '0')], 'cm'];
  if (rule.rounds === 'carton') return [measured, cargo.unit];
  return [
    [...measured.map((line) => ({ ...line, weight: '0' })), asOnePackage(grossWeight, '0')],
    cargo.unit,
  ];
}

function packageOf(row: DimensionRow, gross: string, pieces: number | null): PackageLine[] {
  const { count, length, width, height } = row;
  if (count === null || length === null || width === null || height === null) return [];
  const share = pieces ? fixed(over(exact(gross), exact(String(pieces))), 12) : '0';
  return [{ count, length, width, height, weight: row.weight ?? share }];
}

function volumeOf({ count, length, width, height }: DimensionRow, unit: 'cm' | 'inch'): Decimal | null {
  if (count === null || length === null || width === null || height === null) return null;
  const one = [length, width, height].map((side) => centimetresIn(side, unit)).reduce(times);
  return over(times(one, exact(String(count))), exact('1000000'));
}

function fractionIn(value: string | null): Decimal | null {
  return value === null ? null : exact(value);
}

function everyNumber(values: readonly (number | null)[]): number[] | null {
  const known = values.filter((value) => value !== null);
  return known.length > 0 && known.length === values.length ? known : null;
}

function sumText(values: readonly (Decimal | null)[]): string | null {
  const known = values.filter((value) => value !== null);
  if (known.length === 0 || known.length < values.length) return null;
  return plain(fixed(known.reduce(plus, zero), 3));
}

function isNothing(decimal: string): boolean {
  return !isLess(zero, exact(decimal));
}
