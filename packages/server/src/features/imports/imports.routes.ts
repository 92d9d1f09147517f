import { basename } from 'node:path';
import { importTexts } from '@loadline/contract/imports/import.texts';
import { say } from '@loadline/contract/kernel/text';
import { FileAnswer } from '../../kernel/file-answer.ts';
import type { House } from '../../kernel/house.ts';
import { Problem } from '../../kernel/problem.ts';
import { serve } from '../../kernel/serve.ts';
import { markWorkbook } from '../../kernel/workbook.ts';
import { changeCells, dropImport, replaceCells, startImport } from './imports.commands.ts';
import { resumeImports } from './imports.commit.commands.ts';
import { marksOf } from './imports.marked.ts';
import type { ImportCheck } from './imports.public.ts';
import { fileOfImport, importById, pageOfImports, pageOfRows } from './imports.queries.ts';
import { limitsOf } from './imports.reading.ts';
import { templateOf } from './imports.template.ts';
import { takeUpload } from './imports.upload.ts';

/** Puts the eleven calls of every kind of import on the wire. */
export function importRoutes(house: House, works: readonly ImportCheck[]) {
  for (const work of works) {
    sheetRoutes(house, work);
    fileRoutes(house, work);
  }
  // What a run of the program that was killed has left behind is taken up again, once this one can serve.
  house.app.addHook('onReady', () => resumeImports(house.staff));
}

function sheetRoutes(house: House, work: ImportCheck) {
  const { db } = house;
  const { subject } = work;
  const { api } = subject;
  serve(house, api.upload, async ({ viewer, file }) => takeUpload(house, viewer, work, await file()));
  serve(house, api.history, ({ query, viewer }) => pageOfImports(db, viewer, subject, query));
  serve(house, api.detail, ({ query, viewer }) => importById(db, viewer, subject, query.id));
  serve(house, api.rows, ({ query, viewer }) => pageOfRows(db, viewer, subject, query));
  serve(house, api.change, ({ body, viewer }) => changeCells(db, viewer, work, body));
  serve(house, api.replace, ({ body, viewer }) => replaceCells(db, viewer, work, body));
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
