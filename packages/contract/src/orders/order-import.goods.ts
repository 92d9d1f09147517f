import type { ReadRow } from '../imports/import.grid.ts';
import { folded } from '../imports/import.words.ts';
import { readField } from '../imports/record.value.ts';
import type { Decimal } from '../kernel/decimal.ts';
import { exact, fixed, isLess, largerOf, minus, times, zero } from '../kernel/decimal.ts';
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

const cent = exact('0.01');

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
  if (given === '' && readField(fixed(computed, 2), columnOf('totalPriceUsd').field).value === null)
    report(row, 'totalPriceUsd', 'E04');
  if (given === '') return;
  const [one, other] = [exact(given), computed];
  if (isLess(cent, minus(largerOf(one, other), isLess(one, other) ? one : other)))
    report(row, 'totalPriceUsd', 'E10', { suggestion: fixed(computed, 2) });
}

/** The total price of a line: as given, else quantity × unit price rounded half up to the cent. */
export function totalOf({ values }: ReadRow): string {
  const given = values[totalPrice] || '';
  return fixed(
    given === '' ? (computedTotal(values[quantity] || '', values[unitPrice] || '') ?? zero) : exact(given),
    2,
  );
}

function computedTotal(count: string, price: string): Decimal | undefined {
  return count === '' || price === '' ? undefined : times(exact(count), exact(price));
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
