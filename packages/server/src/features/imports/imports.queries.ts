import type { ImportRowAnswer } from '@loadline/contract/imports/import.fields';
import type { ColumnMatch } from '@loadline/contract/imports/import.grid';
import type { KeptColumns, SheetChoice } from '@loadline/contract/imports/import.sheet';
import type { ImportSubject } from '@loadline/contract/imports/import.subject';
import type { QueryOf } from '@loadline/contract/kernel/endpoint';
import type { RowOf } from '../../kernel/columns.ts';
import { json, text } from '../../kernel/columns.ts';
import type { Database, Tx } from '../../kernel/database.ts';
import { RawJson } from '../../kernel/database.ts';
import { cursorOf, readCursor } from '../../kernel/keyset.ts';
import { Problem } from '../../kernel/problem.ts';
import type { Sql } from '../../kernel/sql.ts';
import { isoOf, jsonOf, ofViewer, sql } from '../../kernel/sql.ts';
import type { Member, Viewer } from '../../kernel/viewer.ts';
import { fileView } from '../files/files.rows.public.ts';
import { makerName } from '../ops/people.public.ts';
import type { StagedRow } from './imports.staged.ts';

/** An import in the words of its subject: the database builds it, the subject's own calls say what is in it. */
export type ImportDetail = unknown;

export interface ChangedImport {
  readonly import: ImportDetail;
  readonly rows: ImportRowAnswer[];
}

/** An import of one subject, by its id: under another subject's address it does not exist. */
export function isImport({ name }: ImportSubject, id: string): Sql {
  return sql`i.subject = ${name} and i.id = ${id}`;
}

const fileName = sql`(select f.name from ${fileView} f where f.org_id = i.org_id and f.file_id = i.file_id)`;

/** What stands in `data_import i` under another name, and what only a join knows of it. */
function computedFor({ counts }: ImportSubject): Record<string, Sql> {
  return {
    fileName,
    fileSize: sql`(select f.size from ${fileView} f where f.org_id = i.org_id and f.file_id = i.file_id)`,
    createdByName: makerName(sql`i`),
    [counts.records]: sql`i.records`,
    [counts.readyRecords]: sql`i.ready_records`,
    [counts.writtenRecords]: sql`i.written_records`,
    [counts.importedRecords]: sql`i.imported_records`,
    [counts.madeRecords]: sql`i.made_records`,
    [counts.skippedRecords]: sql`i.skipped_records`,
  };
}

// All imports of files with the same content as that of `i` that made records.
const ofSameFile = sql`${fileView} f join ${fileView} g on g.org_id = f.org_id and g.sha256 = f.sha256
  join data_import j on j.org_id = g.org_id and j.file_id = g.file_id and j.imported_records > 0`;

/** The imports of this very file that have made records. */
export async function importsOfFile(tx: Tx, { name }: ImportSubject, fileId: string): Promise<string[]> {
  const found = await tx.rows(sql.type({ id: text })`
    select j.id::text as id from ${ofSameFile} where f.org_id = ${tx.me.orgId} and f.file_id = ${fileId} and j.subject = ${name}`);
  return found.map(({ id }) => id);
}

// The newest other one.
function sameFileIn({ counts }: ImportSubject): Sql {
  return sql`(select json_build_object('id', j.id::text, ${sql.lit(counts.importedRecords)}, j.imported_records, 'endedAt', ${isoOf(sql`j.ended_at`)})
  from ${ofSameFile} where f.org_id = i.org_id and f.file_id = i.file_id and j.id <> i.id and j.subject = i.subject and j.ended_at is not null
  order by j.ended_at desc limit 1)`;
}

function detailOf(subject: ImportSubject): Sql {
  return sql`(${jsonOf(subject.fields, 'i', computedFor(subject))}::jsonb || jsonb_build_object(
  'problems', i.problems, 'columns', i.columns, 'otherSheets', to_jsonb(i.other_sheets),
  'sheets', to_jsonb(i.sheets), 'missing', to_jsonb(i.missing), 'sameFile', ${sameFileIn(subject)}))`;
}

/** One import; an absent and a foreign id answer alike. One that a dead program left is taken up again on the way. */
export async function importById(
  db: Database,
  viewer: Viewer,
  subject: ImportSubject,
  id: string,
): Promise<RawJson> {
  const {
    rows: [, [found]],
  } = await db.read(
    viewer,
    sql`select resume_imports(${id})`,
    sql.type({ import: text })`
      select ${detailOf(subject)}::text as import from data_import i where ${ofViewer('i')} and ${isImport(subject, id)}`,
  );
  if (!found) throw new Problem('notFound');
  return new RawJson(found.import);
}

export async function detailIn(tx: Tx, subject: ImportSubject, id: string): Promise<ImportDetail> {
  const { import: found } = await tx.one(
    sql.type({ import: json<ImportDetail>() })`
      select ${detailOf(subject)} as import from data_import i where i.org_id = ${tx.me.orgId} and ${isImport(subject, id)}`,
  );
  return found;
}

const rowsAtMost = 1_000;

/** One page of a preview, in the order of the file. The page of an unknown import is a 404, of an empty choice empty. */
export function pageOfRows(
  db: Database,
  viewer: Viewer,
  subject: ImportSubject,
  query: QueryOf<ImportSubject['api']['rows']>,
): Promise<RawJson> {
  const { id, show, after, size } = query;
  const most = size ?? rowsAtMost;
  const chosen = {
    all: sql`true`,
    errors: sql`r.has_error`,
    warnings: sql`r.has_warning`,
    changed: sql`r.was <> '{}' and r.left_out is null`,
    leftOut: sql`r.left_out is not null`,
  }[show ?? 'all'];
  return db.readJson(
    viewer,
    sql`
    with page as (
      select r.row, r.cells, r.findings, r.was, r.left_out, r.made_as from data_import_row r
      where ${ofViewer('r')} and r.import_id = ${id} and r.row > ${after ?? 0} and ${chosen} order by r.row limit ${most + 1}
    ), shown as (select * from page order by row limit ${most})
    select json_build_object(
      'rows', coalesce((select json_agg(json_build_object('row', row, 'cells', cells, 'findings', findings, 'changed', ${changedOf(sql`was`)}, 'leftOut', left_out, 'madeAs', made_as) order by row) from shown), '[]'),
      'next', case when (select count(*) from page) > ${most} then (select max(row) from shown) end)::text
    from data_import i where ${ofViewer('i')} and ${isImport(subject, id)}`,
  );
}

function changedOf(was: Sql): Sql {
  return sql`coalesce((select json_agg(json_build_object('key', c.key, 'was', c.value)) from jsonb_each_text(${was}) c), '[]')`;
}

export function pageOfImports(
  db: Database,
  viewer: Viewer,
  subject: ImportSubject,
  { after, size }: QueryOf<ImportSubject['api']['history']>,
): Promise<RawJson> {
  const most = size ?? 50;
  const from = after ? sql`and (i.created_at, i.id) < ${readCursor(after, sql`timestamptz`)}` : sql``;
  return db.readJson(
    viewer,
    sql`
    with page as (
      select i.* from data_import i where ${ofViewer('i')} and i.subject = ${subject.name} ${from} order by i.created_at desc, i.id desc limit ${most + 1}
    ), shown as (select * from page order by created_at desc, id desc limit ${most})
    select json_build_object(
      'rows', coalesce((select json_agg(${jsonOf(subject.historyFields, 'i', computedFor(subject))} order by i.created_at desc, i.id desc) from shown i), '[]'),
      'next', case when (select count(*) from page) > ${most} then
        (select ${cursorOf(sql`created_at`, sql`id`)} from shown order by created_at, id limit 1) end)::text`,
  );
}

export interface ImportFile {
  readonly fileId: string;
  readonly fileName: string;
  readonly sheet: string;
  readonly headerRow: number;
  readonly columns: readonly ColumnMatch[];
  readonly rows: readonly StagedRow[];
  /** There was something to say, when its rows were still there. */
  readonly hadNotes: boolean;
}

/** What is needed to give the file back; `rows` are those with something to say. */
export async function fileOfImport(
  db: Database,
  viewer: Viewer,
  subject: ImportSubject,
  id: string,
): Promise<{ me: Member; file: ImportFile }> {
  const {
    me,
    rows: [[found]],
  } = await db.read(
    viewer,
    sql.type({ file: json<ImportFile>() })`
      select json_build_object('fileId', i.file_id, 'fileName', ${fileName}, 'sheet', i.sheet, 'headerRow', i.header_row, 'columns', i.columns,
      'hadNotes', i.error_rows > 0 or i.warning_rows > 0 or i.changed_rows > 0,
      'rows', coalesce((select json_agg(json_build_object('row', r.row, 'cells', r.cells, 'findings', r.findings, 'was', r.was, 'leftOut', r.left_out, 'madeAs', r.made_as) order by r.row)
        from data_import_row r where r.org_id = i.org_id and r.import_id = i.id and (r.has_error or r.has_warning or r.was <> '{}')), '[]')) as file
      from data_import i where ${ofViewer('i')} and ${isImport(subject, id)}`,
  );
  if (!found) throw new Problem('notFound');
  return { me, file: found.file };
}

/** Every row of an import, by row number. */
export async function stagedRowsIn(tx: Tx, id: string): Promise<StagedRow[]> {
  const { rows } = await tx.one(sql.type({ rows: json<StagedRow[]>() })`
    select coalesce(json_agg(json_build_object('row', r.row, 'cells', r.cells, 'findings', r.findings, 'was', r.was, 'leftOut', r.left_out, 'madeAs', r.made_as) order by r.row), '[]') as rows
    from data_import_row r where r.org_id = ${tx.me.orgId} and r.import_id = ${id}`);
  return rows;
}

/** What has been said of a file, as it is laid down; `headings` is what its customer means by them from now on. */
export interface StoredChoice extends SheetChoice {
  readonly headings?: Readonly<Record<string, string | null>>;
}

/** The file of an import, what was read of it and what has been said of it. */
export const readImportColumns = {
  fileId: text,
  sheet: text,
  columns: json<readonly ColumnMatch[]>(),
  choice: json<StoredChoice>(),
};
export type ReadImport = RowOf<typeof readImportColumns>;

export function readImportIn(
  tx: Pick<Tx, 'one' | 'me'>,
  subject: ImportSubject,
  id: string,
): Promise<ReadImport> {
  return tx.one(sql.type(readImportColumns)`
    select i.file_id::text as "fileId", i.sheet, i.columns, i.choice from data_import i
    where i.org_id = ${tx.me.orgId} and ${isImport(subject, id)}`);
}

/** What this customer's people have said of headings, the newest of each. */
export function keptColumns({ name }: ImportSubject): Sql<{ kept: Record<string, string | null> }> {
  return sql.type({
    kept: json<Record<string, string | null>>(),
  })`select coalesce(kept_headings(${name}), '{}') as kept`;
}

export function keptIn(
  rows: readonly { readonly kept: Record<string, string | null> }[] | undefined,
): KeptColumns {
  return new Map(Object.entries(rows?.[0]?.kept ?? {}));
}
