import type { ImportRow, SheetLine } from '../imports/import.grid.ts';
import { plainHeader } from '../imports/import.header.ts';
import { rowsBelow } from '../imports/import.rows.ts';
import type { SheetHeading, SheetReading } from '../imports/import.sheet.ts';
import { headingIn } from '../imports/import.sheet.ts';
import { isCode } from '../kernel/code.ts';
import { columnOf, importColumns, importKeys, keyOfHeader, sizeHeadings } from './order-import.columns.ts';
import { readHead } from './order-import.head.ts';
import { withLeadingZeros, withSidesApart } from './order-import.mend.ts';

const sizes = new Set(sizeHeadings.map(plainHeader));

/**
 * How sheets of orders are read: our template, or the forwarders' own layout with one order per sheet, its facts above
 * the table of cartons.
 */
export const orderReading: SheetReading = {
  keys: importKeys,
  keyOf: keyOfHeader,
  unitOf: (key) => (isCode(importColumns, key) ? columnOf(key).unit : undefined),
  withIt: (header) => (sizes.has(plainHeader(header)) ? ['cartonWidth', 'cartonHeight'] : []),
  isFilledDown: (key) =>
    key === 'cartonNo' || (isCode(importColumns, key) && columnOf(key).level === 'order'),
  missingFrom: (present) =>
    importKeys.filter((key) => {
      const { needed } = columnOf(key);
      if (present.has(key) || needed === 'no') return false;
      return needed === 'always' || !present.has('warehouseCode');
    }),
  headIn: (above, inTable) => {
    const head = readHead(above);
    return head.found.length > 3 && !inTable.has('referenceNumber') ? head : undefined;
  },
  mended: (lines) => withLeadingZeros(withSidesApart(lines)),
};

/** Finds the headings among the first lines of a sheet; undefined when it holds no orders at all. */
export function headingOf(lines: readonly SheetLine[]): SheetHeading | undefined {
  return headingIn(orderReading, lines);
}

/** The rows below the headings, each cell under its column of the template. */
export function rowsUnder(heading: SheetHeading, lines: readonly SheetLine[]): ImportRow[] {
  return rowsBelow(orderReading, heading, lines);
}
