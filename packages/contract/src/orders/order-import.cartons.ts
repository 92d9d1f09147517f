import { isFbaShipment } from '../checks/amazon.ts';
import { numbersIn } from '../facts/shipment.ts';
import type { ReadRow } from '../imports/import.grid.ts';
import type { Decimal } from '../kernel/decimal.ts';
import { exact, exceeds, plus, times, zero } from '../kernel/decimal.ts';
import { positionOf } from './order-import.columns.ts';
import type { OrderFacts } from './order-import.facts.ts';
import type { Report } from './order-import.read.ts';

/** Cartons of one number or one range of numbers, all alike. `facts` are '' when missing, null when unreadable. */
export interface CartonGroup {
  readonly cartonNo: string;
  readonly row: number;
  readonly span: CartonSpan | undefined;
  readonly facts: Readonly<Record<CartonFact, string | null>>;
}

/** The carton numbers a text stands for: `U000001-U000010` is U from 1 to 10, `C7` is C from 7 to 7. */
export interface CartonSpan {
  readonly prefix: string;
  readonly from: number;
  readonly to: number;
  readonly written: 'range' | 'one';
}

type CartonFact = 'cartonCount' | 'cartonWeight' | 'cartonLength' | 'cartonWidth' | 'cartonHeight';
const [noAt, countAt] = [positionOf('cartonNo'), positionOf('cartonCount')];

/**
 * The carton groups of an order. Rows that repeat a carton number are further goods of that carton: what they say about
 * it may be blank or equal (E05), and counts once. A range without a count is as many cartons as it spans.
 */
export function cartonsOf({ rows }: OrderFacts, report: Report): CartonGroup[] {
  const groups = new Map<string, ReadRow[]>();
  for (const row of rows) {
    const text = row.values[noAt];
    if (text === '') report(row.row, 'cartonNo', 'E03');
    const key = !text ? `\u0000${row.row}` : plain(text);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return [...groups.values()].map((group) => cartonGroup(group, report));
}

function cartonGroup(rows: readonly ReadRow[], report: Report): CartonGroup {
  const [first] = rows;
  const cartonNo = first?.values[noAt] || '';
  const row = first?.row ?? 0;
  const count = rows.map(({ values }) => values[countAt]).find((one) => one !== '' && one !== undefined);
  const span = cartonNo === '' ? undefined : cartonSpan(cartonNo, count ?? undefined);
  const factOf = (key: CartonFact) => {
    const { value, row: given } = factAmong(rows, key, report);
    if (key !== 'cartonCount' || span?.written !== 'range') {
      if (value === '') report(row, key, 'E03');
      return value;
    }
    const size = String(span.to - span.from + 1);
    if (value !== '' && value !== null && value !== size) report(given, key, 'E09', { suggestion: size });
    return value === '' ? size : value;
  };
  const facts = {
    cartonCount: factOf('cartonCount'),
    cartonWeight: factOf('cartonWeight'),
    cartonLength: factOf('cartonLength'),
    cartonWidth: factOf('cartonWidth'),
    cartonHeight: factOf('cartonHeight'),
  };
  checkSize(row, facts, report);
  return { cartonNo, row, span, facts };
}

function factAmong(
  rows: readonly ReadRow[],
  key: CartonFact,
  report: Report,
): { value: string | null; row: number } {
  const at = positionOf(key);
  let known: { value: string | null; row: number } | undefined;
  for (const { row, values } of rows) {
    const value = values[at] ?? null;
    if (value === '') continue;
    if (!known) known = { value, row };
    else if (known.value !== null && value !== null && known.value !== value)
      report(row, key, 'E05', { value: String(known.row) });
  }
  return known ?? { value: '', row: rows[0]?.row ?? 0 };
}

// Amazon's 50 lb and 25 inches (domain.md §6).
function checkSize(row: number, facts: CartonGroup['facts'], report: Report): void {
  if (exceeds(facts.cartonWeight ?? '', '22.5')) report(row, 'cartonWeight', 'W02');
  for (const key of ['cartonLength', 'cartonWidth', 'cartonHeight'] as const)
    if (exceeds(facts[key] ?? '', '63.5')) report(row, key, 'W02');
}

function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/\s+/g, '')
    .replace(/[–—−]/g, '-')
    .replace(/[～〜至]/g, '~');
}

/**
 * The numbers behind a carton text. `A1-3` can be pallet A1's third carton or A1 to A3: the count decides, one carton
 * being one. What repeats its prefix, begins with a zero or uses a tilde is a range whatever the count says.
 */
export function cartonSpan(text: string, count: string | undefined): CartonSpan {
  const name = plain(text);
  for (let at = name.length - 1; at > 0; at--) {
    const separator = name.charAt(at);
    if (separator !== '-' && separator !== '~') continue;
    const [left, right] = [numbered(name.slice(0, at)), numbered(name.slice(at + 1))];
    if (!left || !right || !left.prefix.endsWith(right.prefix) || right.number < left.number) continue;
    const isOpen =
      separator === '-' && right.prefix === '' && left.prefix !== '' && !right.digits.startsWith('0');
    if (isOpen && count === '1') continue;
    return { prefix: left.prefix, from: left.number, to: right.number, written: 'range' };
  }
  const one = numbered(name);
  return { prefix: one?.prefix ?? name, from: one?.number ?? -1, to: one?.number ?? -1, written: 'one' };
}

function numbered(text: string): { prefix: string; digits: string; number: number } | undefined {
  const match = /^(.*?)(\d{1,12})$/.exec(text);
  return match ? { prefix: match[1] ?? '', digits: match[2] ?? '', number: Number(match[2]) } : undefined;
}

/** Box ids of one order belong to its shipments: those of the FBA number, or that of the first box. */
export function checkBoxes(facts: OrderFacts, cartons: readonly CartonGroup[], report: Report): void {
  const given = numbersIn(facts.value('fbaNo') || null);
  let known = given.length > 0 ? { shipments: given, row: facts.rowOf('fbaNo') } : undefined;
  for (const { span, row } of cartons) {
    const shipment = (span?.prefix ?? '').replace(/U$/, '');
    if (span === undefined || span.prefix === shipment || !isFbaShipment(shipment)) continue;
    known ??= { shipments: [shipment], row };
    if (!known.shipments.includes(shipment)) report(row, 'cartonNo', 'E05', { value: String(known.row) });
  }
}

/** A carton belongs to one order and stands in one range: the later of two that meet is a duplicate (E08). */
export function checkCartonsApart(orders: readonly (readonly CartonGroup[])[], report: Report): void {
  const byPrefix = new Map<string, { span: CartonSpan; row: number }[]>();
  for (const { span, row } of orders.flat()) {
    if (!span) continue;
    const group = byPrefix.get(span.prefix);
    if (group) group.push({ span, row });
    else byPrefix.set(span.prefix, [{ span, row }]);
  }
  const duplicates = new Set<number>();
  for (const group of byPrefix.values()) {
    let widest: (typeof group)[number] | undefined;
    for (const next of group.toSorted(
      (one, other) => one.span.from - other.span.from || one.row - other.row,
    )) {
      if (widest && next.span.from <= widest.span.to) duplicates.add(Math.max(next.row, widest.row));
      if (!widest || next.span.to > widest.span.to) widest = next;
    }
  }
  for (const row of duplicates) report(row, 'cartonNo', 'E08');
}

/** Gross weight in kilograms and volume in cm³ of carton groups whose facts are all there. */
export function totalsOf(cartons: readonly CartonGroup[]): {
  pieces: number;
  kilograms: Decimal;
  cubicCentimetres: Decimal;
} {
  let [pieces, kilograms, cubicCentimetres] = [0, zero, zero];
  for (const { facts } of cartons) {
    const count = exact(facts.cartonCount || '0');
    const sides = [facts.cartonLength, facts.cartonWidth, facts.cartonHeight].map((one) => exact(one ?? '0'));
    pieces += Number(facts.cartonCount);
    kilograms = plus(kilograms, times(count, exact(facts.cartonWeight ?? '0')));
    cubicCentimetres = plus(cubicCentimetres, sides.reduce(times, count));
  }
  return { pieces, kilograms, cubicCentimetres };
}
