import { answersOf } from '@loadline/contract/imports/import.finding';
import { plainHeader } from '@loadline/contract/imports/import.header';
import type { ImportSubject } from '@loadline/contract/imports/import.subject';
import type { BodyOf } from '@loadline/contract/kernel/endpoint';
import type { Database, Tx } from '../../kernel/database.ts';
import { sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { checkedSheet } from './imports.check.ts';
import { insertRows, lockOpen, updateFigures } from './imports.commands.ts';
import type { ImportCheck } from './imports.public.ts';
import type { ImportDetail, ReadImport, StoredChoice } from './imports.queries.ts';
import { detailIn, keptColumns, keptIn, readImportIn, stagedRowsIn } from './imports.queries.ts';
import type { ReadAs, RecordSheet } from './imports.reading.ts';
import type { CellChange, StagedRow, UncheckedRow } from './imports.staged.ts';
import { withChanges } from './imports.staged.ts';

type Said = BodyOf<ImportSubject['api']['read']>;

/** Reads a file of an organisation as it is said to be. */
type ReadFile = (orgId: string, fileId: string, as: ReadAs) => Promise<RecordSheet>;

/** Reads the file of an import once more, as somebody has just said it is meant, and stages it in place of what was read. */
export function readAgain(
  db: Database,
  viewer: Viewer,
  work: ImportCheck,
  said: Said,
  readFile: ReadFile,
): Promise<ImportDetail> {
  const { subject } = work;
  return db.slow.inTransaction(viewer, async (tx) => {
    await lockOpen(tx, subject, said.id);
    const before = await readImportIn(tx, subject, said.id);
    const isSameSheet = said.sheet === null || said.sheet === before.sheet;
    const choice = choiceWith(before, said, isSameSheet);
    const kept = keptIn(await tx.rows(keptColumns(subject)));
    const read = await readFile(tx.me.orgId, before.fileId, { choice, kept });
    const edited = isSameSheet ? await stagedRowsIn(tx, said.id) : [];
    const rows = asEdited(subject, read, edited);
    const answers = answersOf(read.heading.columns, choice);
    const { staged } = await checkedSheet(tx, work, before.fileId, rows, answers);
    await tx.rows(sql`delete from data_import_row where org_id = ${tx.me.orgId} and import_id = ${said.id}`);
    await insertRows(tx, said.id, staged.rows);
    await keepReading(tx, said.id, read, choice);
    await updateFigures(tx, said.id, staged);
    return detailIn(tx, subject, said.id);
  });
}

/** What was said before with what is said now; of another sheet nothing has been said. */
function choiceWith({ choice, columns, sheet }: ReadImport, said: Said, isSameSheet: boolean): StoredChoice {
  const known: StoredChoice = isSameSheet
    ? choice
    : { ...(choice.headings && { headings: choice.headings }) };
  const headerAt = new Map(columns.map(({ place, header }) => [place, header]));
  const headings = said.columns.flatMap(({ place, key }) => {
    const header = headerAt.get(place);
    return header === undefined ? [] : [[plainHeader(header), key] as const];
  });
  return {
    sheet: said.sheet ?? sheet,
    columns: { ...known.columns, ...Object.fromEntries(said.columns.map(({ place, key }) => [place, key])) },
    units: { ...known.units, ...Object.fromEntries(said.units.map(({ place, unit }) => [place, unit])) },
    rates: {
      ...choice.rates,
      ...Object.fromEntries(said.rates.map(({ currency, rate }) => [currency, rate])),
    },
    ...((known.headings || headings.length > 0) && {
      headings: { ...known.headings, ...Object.fromEntries(headings) },
    }),
  };
}

/** The rows as they are read now, with what a person has changed in them and left out. */
function asEdited(
  subject: ImportSubject,
  { rows, heading }: RecordSheet,
  edited: readonly StagedRow[],
): UncheckedRow[] {
  const byRow = new Map(edited.map((row) => [row.row, row]));
  const fresh = rows.map((row): UncheckedRow => {
    const known = byRow.get(row.row);
    return { ...row, was: {}, leftOut: known ? known.leftOut : row.leftOut, madeAs: known?.madeAs ?? null };
  });
  const changes = edited.flatMap(({ row, cells, was }) =>
    Object.keys(was).map(
      (key): CellChange => ({ row, key, value: cells[subject.reading.keys.indexOf(key)] ?? '' }),
    ),
  );
  return withChanges(subject, heading.columns, fresh, changes);
}

async function keepReading(
  tx: Tx,
  id: string,
  { heading, ...read }: RecordSheet,
  choice: StoredChoice,
): Promise<void> {
  await tx.rows(sql`
    update data_import set sheet = ${read.sheet}, layout = ${heading.layout}, header_row = ${heading.headerRow},
      columns = ${JSON.stringify(heading.columns)}, other_sheets = ${read.otherSheets}, sheets = ${read.sheets},
      missing = ${heading.missing}, choice = ${JSON.stringify(choice)}
    where org_id = ${tx.me.orgId} and id = ${id}`);
}
