import { booking } from '@loadline/contract/bookings/booking';
import type { exportBookings } from '@loadline/contract/bookings/booking.api';
import type { exportDeskBookings } from '@loadline/contract/bookings/booking-desk.api';
import { deskBooking } from '@loadline/contract/bookings/booking-desk.api';
import type { QueryOf } from '@loadline/contract/kernel/endpoint';
import type { Fields } from '@loadline/contract/kernel/field';
import { fieldOf, keysAt } from '@loadline/contract/kernel/resource';
import type { Language } from '@loadline/contract/kernel/text';
import { say } from '@loadline/contract/kernel/text';
import { exportNames } from '@loadline/contract/orders/order.api';
import type { Database } from '../../kernel/database.ts';
import { FileAnswer } from '../../kernel/file-answer.ts';
import type { KeysetPage } from '../../kernel/keyset.ts';
import { keysetPage } from '../../kernel/keyset.ts';
import { columnsOf, valuesOf } from '../../kernel/resource-sheet.ts';
import type { SheetValue } from '../../kernel/sheet.markup.ts';
import { writeSheet } from '../../kernel/sheet.ts';
import type { Sql } from '../../kernel/sql.ts';
import { allOf, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { deskMatching, deskRow } from './bookings.desk.queries.ts';
import { asCustomer, matching, sortingOf } from './bookings.filter.queries.ts';
import { bookingZone, rowJson } from './bookings.rows.queries.ts';

const rowsAtOnce = 1_000;

/** The viewer's filtered or chosen bookings as an xlsx file that is written while it is read. */
export function sheetOfBookings(
  db: Database,
  viewer: Viewer,
  { columns, ids, sort, ...filter }: QueryOf<typeof exportBookings>,
): Promise<FileAnswer> {
  const where = allOf([matching(filter, asCustomer), ...chosen(ids)]);
  return sheetOf(db, viewer, {
    fields: chosenFields(booking, columns),
    row: rowJson,
    where,
    by: sortingOf(sort),
  });
}

/** The same across the customers that the caller serves. */
export function sheetOfDeskBookings(
  staff: Database,
  viewer: Viewer,
  { columns, ids, sort, ...filter }: QueryOf<typeof exportDeskBookings>,
): Promise<FileAnswer> {
  const where = allOf([deskMatching(filter), ...chosen(ids)]);
  return sheetOf(staff, viewer, {
    fields: chosenFields(deskBooking, columns),
    row: deskRow,
    where,
    by: sortingOf(sort),
  });
}

function chosen(ids: readonly string[] | null): Sql[] {
  return ids ? [sql`r.id = any(${ids}::uuid[])`] : [];
}

interface Sheet {
  readonly fields: Fields;
  readonly row: Sql;
  readonly where: Sql;
  readonly by: KeysetPage['by'];
}

async function sheetOf(db: Database, viewer: Viewer, { fields, ...page }: Sheet): Promise<FileAnswer> {
  // Who may not export learns it before the file begins.
  await db.read(viewer);
  const words = { ...yesAndNo(viewer.language), zone: bookingZone };
  async function* rows(): AsyncGenerator<SheetValue[]> {
    let after: string | null = null;
    do {
      const found: Page = await nextPage(db, viewer, { ...page, after });
      for (const record of found.rows) yield valuesOf(fields, inCells(record), words);
      after = found.next;
    } while (after);
  }
  const name = say(booking.label, viewer.language);
  return new FileAnswer(
    `${name}.xlsx`,
    'xlsx',
    writeSheet({ name, columns: columnsOf(fields, viewer.language) }, rows()),
  );
}

function yesAndNo(language: Language) {
  return { language, yes: say(exportNames.yes, language), no: say(exportNames.no, language) };
}

interface Page {
  readonly rows: readonly Readonly<Record<string, unknown>>[];
  readonly next: string | null;
}

async function nextPage(
  db: Database,
  viewer: Viewer,
  page: Omit<KeysetPage, 'from' | 'size'>,
): Promise<Page> {
  const { text } = await db.slow.readJson(
    viewer,
    keysetPage({ ...page, from: sql`booking r`, size: rowsAtOnce }),
  );
  return JSON.parse(text);
}

/** Several numbers stand in one cell, one after the other. */
function inCells(record: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(record).map(([key, value]) => [key, Array.isArray(value) ? value.join(', ') : value]),
  );
}

/** Only fields that are declared for export, in the order asked for. */
function chosenFields(of: typeof booking, columns: readonly string[] | null): Fields {
  const exported = keysAt(of, 'export');
  const asked = columns ? columns.flatMap((key) => exported.filter((known) => known === key)) : exported;
  return Object.fromEntries((asked.length > 0 ? asked : exported).map((key) => [key, fieldOf(of, key)]));
}
