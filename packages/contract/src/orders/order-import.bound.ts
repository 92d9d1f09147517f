import type { ReadRow } from '../imports/import.grid.ts';
import { positionOf } from './order-import.columns.ts';
import type { Report } from './order-import.read.ts';

/** What the goods of a row are bound to in the register of their customer. */
export interface BoundCodes {
  readonly hts: string | null;
  readonly hsCn: string | null;
}

const country = positionOf('destinationCountry');
const wanted = [
  { key: 'hsCn', at: positionOf('hsCn'), of: 'hsCn' },
  { key: 'hsDest', at: positionOf('hsDest'), of: 'hts' },
] as const;

/** The rows of an order whose blank codes are those that their goods are bound to; an HTS number is one of the United States. */
export function withBoundCodes(
  rows: readonly ReadRow[],
  bound: ReadonlyMap<number, BoundCodes>,
  report: Report,
): readonly ReadRow[] {
  if (bound.size === 0) return rows;
  const toAmerica = rows.some(({ values }) => values[country] === 'US');
  return rows.map((read) => {
    const codes = bound.get(read.row);
    if (!codes) return read;
    const taken = wanted.flatMap(({ key, at, of }) => {
      const code = codes[of];
      return code === null || read.values[at] !== '' || (of === 'hts' && !toAmerica)
        ? []
        : [{ key, at, code }];
    });
    for (const { key, code } of taken) report(read.row, key, 'W09', { value: code });
    return {
      ...read,
      values: taken.reduce((values, { at, code }) => values.with(at, code), [...read.values]),
    };
  });
}
