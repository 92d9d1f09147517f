import type { QueryOf } from '@loadline/contract/kernel/endpoint';
import type { Fields } from '@loadline/contract/kernel/field';
import { fieldOf, keysAt } from '@loadline/contract/kernel/resource';
import { say } from '@loadline/contract/kernel/text';
import { order } from '@loadline/contract/orders/order';
import { exportNames, type exportOrders } from '@loadline/contract/orders/order.api';
import type { Database } from '../../kernel/database.ts';
import { FileAnswer } from '../../kernel/file-answer.ts';
import { columnsOf, valuesOf } from '../../kernel/resource-sheet.ts';
import type { SheetValue } from '../../kernel/sheet.markup.ts';
import { writeSheet } from '../../kernel/sheet.ts';
import type { Sql } from '../../kernel/sql.ts';
import { jsonOf, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { matching, orderZone } from './orders.filter.queries.ts';
import { pageOf } from './orders.queries.ts';

const rowsAtOnce = 2_000;

/** The filtered orders, or the chosen ones, as an xlsx file that is written while it is read: memory does not grow with it. */
export async function sheetOfOrders(
  db: Database,
  viewer: Viewer,
  query: QueryOf<typeof exportOrders>,
): Promise<FileAnswer> {
  const { columns, ids, sort, ...filter } = query;
  // Who may not export learns it before the file begins.
  await db.read(viewer);
  const fields = chosenFields(columns);
  const condition = ids ? sql`${matching(filter)} and o.id = any(${ids}::uuid[])` : matching(filter);
  const name = say(order.label, viewer.language);
  return new FileAnswer(
    `${name}.xlsx`,
    'xlsx',
    writeSheet(
      { name, columns: columnsOf(fields, viewer.language) },
      rowsOfSheet(db, viewer, { fields, row: jsonOf(fields, 'o'), condition, sort }),
    ),
  );
}

interface Asked {
  readonly fields: Fields;
  /** The JSON of one order `o`. */
  readonly row: Sql;
  readonly condition: Sql;
  readonly sort: QueryOf<typeof exportOrders>['sort'];
}

/** The rows of a sheet of orders, read page by page on the slow pool. */
export async function* rowsOfSheet(
  db: Database,
  viewer: Viewer,
  { fields, row, condition, sort }: Asked,
): AsyncGenerator<SheetValue[]> {
  const { language } = viewer;
  const words = {
    language,
    zone: orderZone,
    yes: say(exportNames.yes, language),
    no: say(exportNames.no, language),
  };
  let after: string | null = null;
  do {
    const page: OrderPage = await nextPage(db, viewer, pageOf(row, condition, sort, after, rowsAtOnce));
    for (const record of page.rows) yield valuesOf(fields, record, words);
    after = page.next;
  } while (after);
}

interface OrderPage {
  readonly rows: readonly Readonly<Record<string, unknown>>[];
  readonly next: string | null;
}

async function nextPage(db: Database, viewer: Viewer, query: ReturnType<typeof pageOf>): Promise<OrderPage> {
  const { text } = await db.slow.readJson(viewer, query);
  return JSON.parse(text);
}

/** Only fields that are declared for export, in the order asked for. */
function chosenFields(columns: readonly string[] | null): Fields {
  const exported = keysAt(order, 'export');
  const asked = columns ? columns.flatMap((key) => exported.filter((known) => known === key)) : exported;
  return Object.fromEntries((asked.length > 0 ? asked : exported).map((key) => [key, fieldOf(order, key)]));
}
