import { importTexts } from '@loadline/contract/imports/import.texts';
import type { RecordSubject } from '@loadline/contract/imports/record';
import type { Fields } from '@loadline/contract/kernel/field';
import { say } from '@loadline/contract/kernel/text';
import type { Database } from '../../kernel/database.ts';
import { FileAnswer } from '../../kernel/file-answer.ts';
import { columnsOf, valuesOf } from '../../kernel/resource-sheet.ts';
import type { SheetValue } from '../../kernel/sheet.markup.ts';
import { writeSheet } from '../../kernel/sheet.ts';
import type { Sql } from '../../kernel/sql.ts';
import { allOf, columnOf, jsonOf, ofViewer, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';

const rowsAtOnce = 2_000;

/** What narrows an export: a search, chosen ids, and codes by field. */
type RecordQuery = Readonly<Record<string, string | readonly string[] | null>>;

/** The records that a query finds, newest first, as a file that can be imported again. It is written while it is read. */
export async function sheetOfRecords(
  db: Database,
  viewer: Viewer,
  { record, label }: RecordSubject,
  query: RecordQuery,
): Promise<FileAnswer> {
  // Who may not export learns it before the file begins.
  await db.read(viewer);
  const fields = fieldsIn(record);
  const words = {
    language: viewer.language,
    zone: 'UTC',
    yes: say(importTexts.yes, viewer.language),
    no: say(importTexts.no, viewer.language),
  };
  async function* rows(): AsyncGenerator<SheetValue[]> {
    let before: string | undefined;
    do {
      const page = await nextPage(db, viewer, record, query, before);
      for (const { values } of page) yield valuesOf(fields, values, words);
      before = page.length < rowsAtOnce ? undefined : page.at(-1)?.id;
    } while (before !== undefined);
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
  record: RecordSubject['record'],
  query: RecordQuery,
  before: string | undefined,
): Promise<FoundRecord[]> {
  const from = before === undefined ? sql`true` : sql`t.id < ${before}`;
  const { text } = await db.slow.readJson(
    viewer,
    sql`select coalesce(json_agg(json_build_object('id', p.id, 'values', p.values)), '[]')::text from (
      select t.id::text as id, ${jsonOf(record.fields, 't')} as values from ${sql.table(record.name)} t
      where ${ofViewer('t')} and ${matching(record, query)} and ${from} order by t.id desc limit ${rowsAtOnce}) p`,
  );
  return JSON.parse(text);
}

/** The condition on `t` that a query means. */
function matching({ fields }: RecordSubject['record'], query: RecordQuery): Sql {
  const conditions = Object.entries(query).map(([key, asked]) => {
    if (asked === null) return sql`true`;
    if (key === 'ids') return sql`t.id = any(${asked}::uuid[])`;
    if (typeof asked === 'string') return sql`(${sql.join(containing(fields, asked), sql` or `)})`;
    return sql`${sql.ref(`t.${columnOf(key)}`)} = any(${asked}::text[])`;
  });
  return allOf(conditions);
}

function containing(fields: Fields, search: string): Sql[] {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  const searched = Object.keys(fields).filter((key) => fields[key]?.places.includes('search'));
  return searched.map((key) => sql`${sql.ref(`t.${columnOf(key)}`)} ilike ${pattern}`);
}
