import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { positionsIn } from '@loadline/contract/imports/import.column';
import { isError } from '@loadline/contract/imports/import.finding';
import type { ImportSubject } from '@loadline/contract/imports/import.subject';
import { importTexts } from '@loadline/contract/imports/import.texts';
import { type Language, say } from '@loadline/contract/kernel/text';
import { workbookOfCsv } from '../../kernel/csv.ts';
import { FileAnswer } from '../../kernel/file-answer.ts';
import type { FileStore, StoredFile } from '../../kernel/files.ts';
import type { House } from '../../kernel/house.ts';
import { plainFileName, storeIncoming } from '../../kernel/incoming-file.ts';
import { takeAllowance } from '../../kernel/limit.ts';
import { Problem } from '../../kernel/problem.ts';
import { type IncomingFile, serve } from '../../kernel/serve.ts';
import { columnOf as columnNumber } from '../../kernel/sheet.cell.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { scan } from '../../kernel/virus-scan.ts';
import type { WorkbookMarks } from '../../kernel/workbook.marks.ts';
import { markWorkbook } from '../../kernel/workbook.ts';
import { readAgain } from './imports.choice.commands.ts';
import {
  changeCells,
  dropImport,
  leaveRowsOut,
  replaceCells,
  stageImport,
  startImport,
} from './imports.commands.ts';
import { resumeImports } from './imports.commit.commands.ts';
import type { ImportCheck } from './imports.public.ts';
import {
  fileOfImport,
  type ImportDetail,
  type ImportFile,
  importById,
  keptColumns,
  keptIn,
  pageOfImports,
  pageOfRows,
} from './imports.queries.ts';
import { limitsOf, readFileOf } from './imports.reading.ts';
import type { StagedRow } from './imports.staged.ts';
import { templateOf } from './imports.template.ts';

/** Puts the thirteen calls of every kind of import on the wire. */
export function importRoutes(house: House, works: readonly ImportCheck[]) {
  for (const work of works) {
    sheetRoutes(house, work);
    fileRoutes(house, work);
  }
  // What a run of the program that was killed has left behind is taken up again, once this one can serve.
  house.app.addHook('onReady', () => resumeImports(house.staff));
}

function sheetRoutes(house: House, work: ImportCheck) {
  const { db, files, config } = house;
  const { subject } = work;
  const { api } = subject;
  serve(house, api.upload, async ({ viewer, file }) => takeUpload(house, viewer, work, await file()));
  serve(house, api.history, ({ query, viewer }) => pageOfImports(db, viewer, subject, query));
  serve(house, api.detail, ({ query, viewer }) => importById(db, viewer, subject, query.id));
  serve(house, api.rows, ({ query, viewer }) => pageOfRows(db, viewer, subject, query));
  serve(house, api.change, ({ body, viewer }) => changeCells(db, viewer, work, body));
  serve(house, api.replace, ({ body, viewer }) => replaceCells(db, viewer, work, body));
  serve(house, api.leaveOut, ({ body, viewer }) => leaveRowsOut(db, viewer, work, body));
  serve(house, api.read, ({ body, viewer }) =>
    readAgain(db, viewer, work, body, (orgId, fileId, as) =>
      readFileOf(subject, files.pathOf(orgId, fileId), config, viewer.language, as),
    ),
  );
  serve(house, api.commit, ({ body, viewer }) => startImport(db, viewer, subject, body.id));
  serve(house, api.discard, ({ body, viewer }) => dropImport(db, viewer, subject, body.id));
}

function fileRoutes(house: House, { subject, lists }: ImportCheck) {
  const { db, files, config } = house;
  serve(house, subject.api.limits, async ({ viewer }) => {
    await db.read(viewer);
    return { megabytes: config.importMaxMegabytes, rows: config.importMaxRows };
  });
  serve(house, subject.api.template, async ({ viewer }) => {
    await db.read(viewer);
    const known = (await lists?.(db, viewer)) ?? {};
    const template = await templateOf(subject, known, config.importMaxRows, viewer.language);
    return new FileAnswer(`${say(subject.templateName, viewer.language)}.xlsx`, 'xlsx', template);
  });
  serve(house, subject.api.file, async ({ query, viewer }) => {
    const { me, file } = await fileOfImport(db, viewer, subject, query.id);
    return new FileAnswer(file.fileName, 'xlsx', files.read(me.orgId, file.fileId));
  });
  serve(house, subject.api.marked, async ({ query, viewer }) => {
    const { me, file } = await fileOfImport(db, viewer, subject, query.id);
    if (file.hadNotes && file.rows.length === 0) throw new Problem('importRowsGone');
    const path = files.pathOf(me.orgId, file.fileId);
    const marked = await markWorkbook(path, limitsOf(config), marksOf(subject, file, viewer.language));
    const name = say(importTexts.markedName, viewer.language, { name: basename(file.fileName, '.xlsx') });
    return new FileAnswer(name, 'xlsx', marked);
  });
}

/** What the uploaded workbook says when it comes back: per row its problems, and the cells they stand in. */
function marksOf(
  subject: ImportSubject,
  { sheet, headerRow, columns, rows }: ImportFile,
  language: Language,
): WorkbookMarks {
  const inTable = columns.filter(({ place }) => /^[A-Z]+$/.test(place));
  const columnAt = new Map(inTable.map(({ key, place }) => [key, columnNumber(place)]));
  return {
    sheet,
    head: { row: headerRow, text: say(importTexts.errorColumn, language) },
    notes: new Map(rows.map((row) => [row.row, noteOf(subject, row, language)])),
    problems: rows.flatMap(({ row, findings }) => {
      const known = findings.map(({ key }) => columnAt.get(key)).filter((column) => column !== undefined);
      return [...new Set(known)].map((column) => ({ row, column }));
    }),
  };
}

function noteOf(subject: ImportSubject, row: StagedRow, language: Language): string {
  const names = new Map(subject.columns.map((column) => [column.key, say(column, language)]));
  const positionOf = positionsIn(subject.reading.keys);
  const problems = row.findings.map((finding) => {
    const mark = say(isError(finding.code) ? importTexts.errorMark : importTexts.warningMark, language);
    return `${mark} [${names.get(finding.key) ?? finding.key}] ${subject.say(finding, language)}`;
  });
  // The file holds what was uploaded: what a person has put right since would be lost without this.
  const changes = subject.reading.keys.filter((key) => row.was[key] !== undefined);
  const changed = changes.map((key) => {
    const value = row.cells[positionOf(key)] ?? '';
    return say(importTexts.changed, language, { col: names.get(key) ?? key, value });
  });
  return [...problems, ...changed].join('\n');
}

/** Stores a file, reads it and stages its rows. A file that is refused leaves nothing behind. */
async function takeUpload(
  { db, files, config }: House,
  viewer: Viewer,
  work: ImportCheck,
  incoming: IncomingFile,
): Promise<ImportDetail> {
  const {
    me,
    rows: [headings],
  } = await db.read(viewer, keptColumns(work.subject));
  await takeAllowance(db, { key: `upload ${me.userId}`, allowance: config.uploadsPerHour, seconds: 3_600 });
  const given = plainFileName(incoming.name);
  let stored = await storeIncoming(files, me.orgId, incoming, config.importMaxMegabytes);
  try {
    const isCsv = work.subject.takesCsv === true && /\.csv$/i.test(given);
    if (isCsv) stored = await asWorkbook(files, me.orgId, stored);
    else if (!/\.xlsx$/i.test(given)) throw new Problem('notXlsx');
    const name = isCsv ? `${given.slice(0, -4)}.xlsx` : given;
    const path = files.pathOf(me.orgId, stored.fileId);
    await scan(config.scanCommand, path);
    const kept = keptIn(headings);
    const read = await readFileOf(work.subject, path, config, viewer.language, { choice: {}, kept });
    const { fileId, detail } = await stageImport(db, viewer, work, { ...stored, name }, read);
    // A repeated request is answered from the first one, whose file lies there already.
    if (fileId !== stored.fileId) await files.remove(me.orgId, stored.fileId);
    return detail;
  } catch (error) {
    await files.remove(me.orgId, stored.fileId);
    throw error;
  }
}

/** A CSV is kept as the workbook that it is read as, so that it comes back with its problems marked. */
async function asWorkbook(files: FileStore, orgId: string, { fileId }: StoredFile): Promise<StoredFile> {
  const workbook = workbookOfCsv(await readFile(files.pathOf(orgId, fileId)));
  if (!workbook) throw new Problem('damagedFile');
  const stored = await files.put(orgId, workbook);
  await files.remove(orgId, fileId);
  return stored;
}
