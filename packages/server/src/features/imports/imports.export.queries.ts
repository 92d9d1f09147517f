import type { RecordSubject } from '@loadline/contract/imports/record';
import type { Fields } from '@loadline/contract/kernel/field';
import { say } from '@loadline/contract/kernel/text';
import type { Database } from '../../kernel/database.ts';
import { FileAnswer } from '../../kernel/file-answer.ts';
import { matching } from '../../kernel/records.ts';
import { columnsOf, valuesOf } from '../../kernel/resource-sheet.ts';
import type { SheetValue } from '../../kernel/sheet.markup.ts';
import { writeSheet } from '../../kernel/sheet.ts';
import { allOf, jsonOf, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';

const rowsAtOnce = 2_000;

/** What narrows an export: what narrows the list, or chosen ids. */
type RecordQuery = Readonly<Record<string, unknown>> & { readonly ids: readonly string[] | null };

/** The records that a query finds, oldest first, as a file that can be imported again. It is written while it is read. */
export async function sheetOfRecords(
  db: Database,
  viewer: Viewer,
  { record, label }: RecordSubject,
  query: RecordQuery,
): Promise<FileAnswer> {
  // Who may not export learns it before the file begins.
  await db.read(viewer);
  const fields = fieldsIn(record);
  const words = { language: viewer.language, zone: 'UTC' };
  async function* rows(): AsyncGenerator<SheetValue[]> {
    let after: string | undefined;
    do {
      const page = await nextPage(db, viewer, record, query, after);
      for (const { values } of page) yield valuesOf(fields, values, words);
      after = page.length < rowsAtOnce ? undefined : page.at(-1)?.id;
    } while (after !== undefined);
  }
  const name = say(label, viewer.language);
  const layout = { name, columns: columnsOf(fields, viewer.language) };
  return new FileAnswer(`${name}.xlsx`, 'xlsx', writeSheet(layout, rows()));
}

function fieldsIn({ fields, keys }: RecordSubject['record']): Fields {
  return Object.fromEntries(keys.flatMap((key) => (fields[key] ? [[key, fields[key]]] : [])));
}

interface FoundRecord {
  readonly id: string;
  readonly values: Readonly<Record<string, unknown>>;
}

// Ids are ordered by time: the last one is where the next page begins.
async function nextPage(
  db: Database,
  viewer: Viewer,
  { of, fields }: RecordSubject['record'],
  { ids, ...filter }: RecordQuery,
  after: string | undefined,
): Promise<FoundRecord[]> {
  const conditions = [
    matching({ of }, filter),
    ...(ids ? [sql`r.id = any(${ids}::uuid[])`] : []),
    ...(after === undefined ? [] : [sql`r.id > ${after}`]),
  ];
  const found = await db.slow.readJson(
    viewer,
    sql`select coalesce(json_agg(json_build_object('id', p.id, 'values', p.values)), '[]')::text from (
      select r.id::text as id, ${jsonOf(fields, 'r')} as values from ${sql.table(of.name)} r
      where ${allOf(conditions)} order by r.id limit ${rowsAtOnce}) p`,
  );
  return found.as();
}
