import type { QueryOf } from '@loadline/contract/kernel/endpoint';
import { fieldOf, keysAt } from '@loadline/contract/kernel/resource';
import { say } from '@loadline/contract/kernel/text';
import { exportNames } from '@loadline/contract/orders/order.api';
import { stockNumber } from '@loadline/contract/waybills/awb-stock';
import type { exportStock } from '@loadline/contract/waybills/awb-stock.api';
import { chinaZone } from '../../kernel/clock.ts';
import type { Database } from '../../kernel/database.ts';
import { FileAnswer } from '../../kernel/file-answer.ts';
import { keysetPage } from '../../kernel/keyset.ts';
import { columnsOf, valuesOf } from '../../kernel/resource-sheet.ts';
import type { SheetValue } from '../../kernel/sheet.markup.ts';
import { writeSheet } from '../../kernel/sheet.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { stock, stockMatching, stockRow, stockSorting } from './stock.queries.ts';

const rowsAtOnce = 2_000;
const fields = Object.fromEntries(
  keysAt(stockNumber, 'export').map((key) => [key, fieldOf(stockNumber, key)]),
);

/** The filtered numbers as an xlsx file that is written while it is read. */
export async function sheetOfStock(
  staff: Database,
  viewer: Viewer,
  filter: QueryOf<typeof exportStock>,
): Promise<FileAnswer> {
  // Who may not export learns it before the file begins.
  await staff.read(viewer);
  const { language } = viewer;
  const words = {
    language,
    zone: chinaZone,
    yes: say(exportNames.yes, language),
    no: say(exportNames.no, language),
  };
  const page = { from: stock, where: stockMatching(filter), row: stockRow, by: stockSorting };
  async function* rows(): AsyncGenerator<SheetValue[]> {
    let after: string | null = null;
    do {
      const { text } = await staff.slow.readJson(viewer, keysetPage({ ...page, after, size: rowsAtOnce }));
      const found: Found = JSON.parse(text);
      for (const record of found.rows) yield valuesOf(fields, record, words);
      after = found.next;
    } while (after);
  }
  const name = say(stockNumber.label, language);
  return new FileAnswer(
    `${name}.xlsx`,
    'xlsx',
    writeSheet({ name, columns: columnsOf(fields, language) }, rows()),
  );
}

interface Found {
  readonly rows: readonly Readonly<Record<string, unknown>>[];
  readonly next: string | null;
}
