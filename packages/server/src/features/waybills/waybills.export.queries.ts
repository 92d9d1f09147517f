import type { QueryOf } from '@loadline/contract/kernel/endpoint';
import type { Fields } from '@loadline/contract/kernel/field';
import type { Resource } from '@loadline/contract/kernel/resource';
import { fieldOf, keysAt } from '@loadline/contract/kernel/resource';
import type { Language } from '@loadline/contract/kernel/text';
import { say } from '@loadline/contract/kernel/text';
import { exportNames } from '@loadline/contract/orders/order.api';
import { deskWaybill, waybill } from '@loadline/contract/waybills/waybill';
import type { exportWaybills } from '@loadline/contract/waybills/waybill.api';
import type { exportDeskWaybills } from '@loadline/contract/waybills/waybill-desk.api';
import { chinaZone } from '../../kernel/clock.ts';
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
import { deskMatching, deskSorting } from './waybills.desk.queries.ts';
import { everything, ownMatching, ownRow, ownSorting } from './waybills.queries.ts';
import { deskRow } from './waybills.rows.queries.ts';

const rowsAtOnce = 2_000;

/** The viewer's filtered or chosen waybills and bookings as an xlsx file that is written while it is read. */
export function sheetOfOwn(
  db: Database,
  viewer: Viewer,
  { columns, ids, sort, ...filter }: QueryOf<typeof exportWaybills>,
): Promise<FileAnswer> {
  const where = allOf([ownMatching(filter), ...chosen(ids)]);
  const page = { from: everything, row: ownRow, where, by: ownSorting(sort) };
  return sheetOf(db, viewer, chosenFields(waybill, columns), page);
}

/** The same across the waybills that the caller serves. */
export function sheetOfDesk(
  staff: Database,
  viewer: Viewer,
  { columns, ids, sort, ...filter }: QueryOf<typeof exportDeskWaybills>,
): Promise<FileAnswer> {
  const where = allOf([deskMatching(filter), ...chosen(ids)]);
  const page = { from: sql`mawb r`, row: deskRow, where, by: deskSorting(sort) };
  return sheetOf(staff, viewer, chosenFields(deskWaybill, columns), page);
}

function chosen(ids: readonly string[] | null): Sql[] {
  return ids ? [sql`r.id = any(${ids}::uuid[])`] : [];
}

/** Only fields that are declared for export, in the order asked for. */
function chosenFields(of: Resource, columns: readonly string[] | null): Fields {
  const exported = keysAt(of, 'export');
  const asked = columns ? columns.flatMap((key) => exported.filter((known) => known === key)) : exported;
  return Object.fromEntries((asked.length > 0 ? asked : exported).map((key) => [key, fieldOf(of, key)]));
}

type Page = Omit<KeysetPage, 'after' | 'size'>;

async function sheetOf(db: Database, viewer: Viewer, fields: Fields, page: Page): Promise<FileAnswer> {
  // Who may not export learns it before the file begins.
  await db.read(viewer);
  const words = { ...yesAndNo(viewer.language), zone: chinaZone };
  async function* rows(): AsyncGenerator<SheetValue[]> {
    let after: string | null = null;
    do {
      const found: Found = await nextPage(db, viewer, { ...page, after });
      for (const record of found.rows) yield valuesOf(fields, inCells(record), words);
      after = found.next;
    } while (after);
  }
  const name = say(waybill.label, viewer.language);
  const sheet = writeSheet({ name, columns: columnsOf(fields, viewer.language) }, rows());
  return new FileAnswer(`${name}.xlsx`, 'xlsx', sheet);
}

function yesAndNo(language: Language) {
  return { language, yes: say(exportNames.yes, language), no: say(exportNames.no, language) };
}

interface Found {
  readonly rows: readonly Readonly<Record<string, unknown>>[];
  readonly next: string | null;
}

async function nextPage(db: Database, viewer: Viewer, page: Omit<KeysetPage, 'size'>): Promise<Found> {
  const { text } = await db.slow.readJson(viewer, keysetPage({ ...page, size: rowsAtOnce }));
  return JSON.parse(text);
}

/** Several names stand in one cell, one after the other. */
function inCells(record: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(record).map(([key, value]) => [key, Array.isArray(value) ? value.join(', ') : value]),
  );
}
