import { dividedHalfUp, scaled, unscaled } from '../imports/import.decimal.ts';
import type { ReadRow } from '../imports/import.grid.ts';
import { folded } from '../imports/import.words.ts';
import { columnOf, importKeys, positionOf } from './order-import.columns.ts';
import type { Report } from './order-import.read.ts';
import { vagueNames } from './order-import.words.ts';

const required = importKeys
  .map((key, at) => ({ key, at }))
  .filter(({ key }) => columnOf(key).level === 'goods' && columnOf(key).needed === 'always');

const [nameZh, nameEn, hsCn, hsDest] = [
  positionOf('nameZh'),
  positionOf('nameEn'),
  positionOf('hsCn'),
  positionOf('hsDest'),
];
const [quantity, unitPrice, totalPrice] = [
  positionOf('declaredQty'),
  positionOf('unitPriceUsd'),
  positionOf('totalPriceUsd'),
];

/** The rules of one line of goods. `customs` is what the order says about a declaration. */
export function checkGoods({ row, values }: ReadRow, customs: string | null, report: Report): void {
  for (const { key, at } of required) if (values[at] === '') report(row, key, 'E03');
  if (customs === 'yes' && values[hsCn] === '') report(row, 'hsCn', 'E03');
  const [cn, dest] = [values[hsCn] || '', values[hsDest] || ''];
  if (cn !== '' && dest !== '' && cn.slice(0, 6) !== dest.slice(0, 6)) report(row, 'hsDest', 'W01');
  if (isVague(values[nameZh] || '')) report(row, 'nameZh', 'W03');
  if (isVague(values[nameEn] || '')) report(row, 'nameEn', 'W03');
  const computed = computedTotal(values[quantity] || '', values[unitPrice] || '');
  const given = values[totalPrice] || '';
  if (computed === undefined) return;
  if (given === '' && computed > greatestTotal) report(row, 'totalPriceUsd', 'E04');
  if (given === '') return;
  const difference = scaled(given, 2) * 100n - computed;
  if (difference > 100n || difference < -100n)
    report(row, 'totalPriceUsd', 'E10', { suggestion: inCents(computed) });
}

/** The total price of a line: as given, else quantity × unit price rounded half up to the cent. */
export function totalOf({ values }: ReadRow): string {
  const given = values[totalPrice] || '';
  if (given !== '') return unscaled(scaled(given, 2), 2);
  return inCents(computedTotal(values[quantity] || '', values[unitPrice] || '') ?? 0n);
}

// What the field holds, in ten-thousandths of a dollar.
const greatestTotal = 9_999_999_999_999_900n;

// In ten-thousandths of a dollar, exact.
function computedTotal(count: string, price: string): bigint | undefined {
  return count === '' || price === '' ? undefined : BigInt(count) * scaled(price, 4);
}

function inCents(tenThousandths: bigint): string {
  return unscaled(dividedHalfUp(tenThousandths, 100n), 2);
}

function isVague(name: string): boolean {
  const parts = name
    .toLowerCase()
    .split(/[\s,，、;；/&.-]+|\band\b/)
    .filter((part) => part !== '');
  return parts.length > 0 && parts.every((part) => vagueNames.has(part));
}

/** For goods whose HS code is missing or wrong: the code that other rows of the file give goods of the same name. */
export function knownHsCodes(
  rows: readonly ReadRow[],
): (key: 'hsCn' | 'hsDest', row: ReadRow) => string | undefined {
  const counts = {
    hsCn: new Map<string, Map<string, number>>(),
    hsDest: new Map<string, Map<string, number>>(),
  };
  for (const { values } of rows) {
    const name = folded(values[nameZh] || '');
    if (name === '') continue;
    for (const [key, at] of [
      ['hsCn', hsCn],
      ['hsDest', hsDest],
    ] as const) {
      const code = values[at] || '';
      if (code === '') continue;
      const known = counts[key].get(name) ?? new Map<string, number>();
      counts[key].set(name, known.set(code, (known.get(code) ?? 0) + 1));
    }
  }
  return (key, { values }) => {
    const known = counts[key].get(folded(values[nameZh] || '')) ?? new Map<string, number>();
    return [...known].toSorted(([, one], [, other]) => other - one)[0]?.[0];
  };
}
