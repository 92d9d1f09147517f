import type { Fields } from '@loadline/contract/kernel/field';
import type { Resource } from '@loadline/contract/kernel/resource';
import { fieldOf, keysAt } from '@loadline/contract/kernel/resource';
import type { Language, Text } from '@loadline/contract/kernel/text';
import { say } from '@loadline/contract/kernel/text';
import { writeCsv } from './csv.written.ts';
import type { Database, RawJson } from './database.ts';
import { withinDeadline } from './deadline.ts';
import { FileAnswer } from './file-answer.ts';
import type { KeysetPage, PageOf } from './keyset.ts';
import { keysetPage } from './keyset.ts';
import { columnsOf, valuesOf } from './resource-sheet.ts';
import { seats } from './seats.ts';
import type { SheetValue } from './sheet.markup.ts';
import { writeSheet } from './sheet.ts';
import type { Sql } from './sql.ts';
import { allOf, sql } from './sql.ts';
import type { Viewer } from './viewer.ts';

const rowsAtOnce = 1_000;
/** A file has minutes; whether it may be had is known at once. */
const askingMs = 4_700;
/** Each holds a connection of the few that are for slow work. */
const takeSeat = seats(2, 5);
/** Until then a workbook that nobody waits for any more has begun to be read, or never will be. */
const unreadMs = 10_000;

type Row = Readonly<Record<string, unknown>>;

interface Pages {
  readonly label: Text;
  readonly fields: Fields;
  /** The zone its times are written in. */
  readonly zone: string;
  /** `{ rows, next }` after a cursor, as JSON text. */
  readonly page: (after: string | null, size: number) => Promise<RawJson>;
  /** For programs that read no workbooks. */
  readonly type?: 'xlsx' | 'csv';
  /** One row by the keys of the fields, where it does not stand so already. */
  readonly cells?: (row: never) => Row;
}

/**
 * What a list finds as an xlsx file or a CSV, written while it is read page by page: memory does not grow with it.
 * Who may not read learns it before the file begins, and so does a company that has two under way, or one of the staff.
 */
export async function sheetOfPages(
  db: Database,
  viewer: Viewer,
  { label, fields, zone, page, type = 'xlsx', cells = asItStands }: Pages,
): Promise<FileAnswer> {
  const { me } = await withinDeadline(askingMs, db.read(viewer));
  const leaveSeat = takeSeat(me.kind === 'customer' ? me.orgId : me.userId);
  const { language } = viewer;
  async function* rows(): AsyncGenerator<SheetValue[]> {
    let after: string | null = null;
    do {
      const found: PageOf<never> = (await page(after, rowsAtOnce)).as();
      for (const row of found.rows)
        yield valuesOf(fields, namedIn(language, fields, cells(row)), { language, zone });
      after = found.next;
    } while (after);
  }
  const name = say(label, language);
  const columns = columnsOf(fields, language, zone);
  const sheet = type === 'csv' ? writeCsv(columns, rows()) : writeSheet({ name, columns }, rows());
  sheet.once('close', leaveSeat);
  setTimeout(() => sheet.readableDidRead || sheet.destroy(), unreadMs).unref();
  return new FileAnswer(`${name}.${type}`, type, sheet);
}

/** A name of which a row carries the English one beside it (`customerEn` beside `customer`) is written in the reader's language. */
function namedIn(language: Language, fields: Fields, row: Row): Row {
  if (language !== 'en') return row;
  const names = Object.keys(fields).map((key) => [key, row[`${key}En`] ?? row[key]] as const);
  return { ...row, ...Object.fromEntries<unknown>(names) };
}

function asItStands(row: Row): Row {
  return row;
}

interface ListSheet extends Omit<KeysetPage, 'row' | 'columns' | 'after' | 'size'> {
  /** One row in JSON, of the fields that are wanted where it does not hold them anyway. */
  readonly row: Sql | ((fields: Fields) => Sql);
  readonly of: Resource;
  /** The keys of the columns that are wanted, in their order; all that are exported unless told. */
  readonly columns?: readonly string[] | null;
  /** Only these of what is found. */
  readonly ids?: readonly string[] | null;
  readonly zone: string;
}

/** The filtered or chosen records of a keyset list as an xlsx file. */
export function sheetOfList(
  db: Database,
  viewer: Viewer,
  { of, columns = null, ids = null, zone, where, row, ...list }: ListSheet,
): Promise<FileAnswer> {
  const id = sql.ref(`${list.as ?? 'r'}.id`);
  const chosen = ids ? allOf([where, sql`${id} = any(${ids}::uuid[])`]) : where;
  const fields = exportedFields(of, columns);
  const page = { ...list, where: chosen, row: typeof row === 'function' ? row(fields) : row };
  return sheetOfPages(db, viewer, {
    label: of.label,
    fields,
    zone,
    page: (after, size) => db.slow.readJson(viewer, keysetPage({ ...page, after, size })),
  });
}

/** Only fields that are declared for export, in the order asked for; all of them where nothing is asked for. */
export function exportedFields(of: Resource, columns: readonly string[] | null = null): Fields {
  const exported = keysAt(of, 'export');
  const asked = columns ? columns.flatMap((key) => exported.filter((known) => known === key)) : exported;
  return Object.fromEntries((asked.length > 0 ? asked : exported).map((key) => [key, fieldOf(of, key)]));
}
