import { basename } from 'node:path';
import { say } from '@loadline/contract/kernel/text';
import {
  changeImport,
  commitImport,
  discardImport,
  importFile,
  importLimits,
  importOf,
  importRows,
  importTemplate,
  listImports,
  markedImport,
  replaceInImport,
  uploadImport,
} from '@loadline/contract/orders/order-import.api';
import { importTexts } from '@loadline/contract/orders/order-import.texts';
import { FileAnswer } from '../../kernel/file-answer.ts';
import type { House } from '../../kernel/house.ts';
import { serve } from '../../kernel/serve.ts';
import { markWorkbook } from '../../kernel/workbook.ts';
import { changeCells, dropImport, replaceCells, startImport } from './orders.import.commands.ts';
import { resumeImports } from './orders.import.commit.commands.ts';
import { marksOf } from './orders.import.marked.ts';
import { channelsFor, fileOfImport, importById, pageOfImports, pageOfRows } from './orders.import.queries.ts';
import { limitsOf } from './orders.import.reading.ts';
import { templateOf } from './orders.import.template.ts';
import { takeUpload } from './orders.import.upload.ts';

export function orderImportRoutes(house: House) {
  const { app, db, files, config } = house;
  serve(house, uploadImport, async ({ viewer, file }) => takeUpload(house, viewer, await file()));
  serve(house, listImports, ({ query, viewer }) => pageOfImports(db, viewer, query));
  serve(house, importOf, ({ query, viewer }) => importById(db, viewer, query.id));
  serve(house, importRows, ({ query, viewer }) => pageOfRows(db, viewer, query));
  serve(house, changeImport, ({ body, viewer }) => changeCells(db, viewer, body));
  serve(house, replaceInImport, ({ body, viewer }) => replaceCells(db, viewer, body));
  serve(house, commitImport, ({ body, viewer }) => startImport(db, viewer, body.id));
  serve(house, discardImport, ({ body, viewer }) => dropImport(db, viewer, body.id));
  serve(house, importLimits, async ({ viewer }) => {
    await db.read(viewer);
    return { megabytes: config.importMaxMegabytes, rows: config.importMaxRows };
  });
  serve(house, importTemplate, async ({ viewer }) => {
    const template = await templateOf(await channelsFor(db, viewer), config.importMaxRows, viewer.language);
    return new FileAnswer(`${say(importTexts.templateName, viewer.language)}.xlsx`, 'xlsx', template);
  });
  serve(house, importFile, async ({ query, viewer }) => {
    const { me, file } = await fileOfImport(db, viewer, query.id);
    return new FileAnswer(file.fileName, 'xlsx', files.read(me.orgId, file.fileId));
  });
  serve(house, markedImport, async ({ query, viewer }) => {
    const { me, file } = await fileOfImport(db, viewer, query.id);
    const path = files.pathOf(me.orgId, file.fileId);
    const marked = await markWorkbook(path, limitsOf(config), marksOf(file, viewer.language));
    const name = say(importTexts.markedName, viewer.language, { name: basename(file.fileName, '.xlsx') });
    return new FileAnswer(name, 'xlsx', marked);
  });
  // What a run of the program that was killed has left behind is taken up again, once this one can serve.
  app.addHook('onReady', () => resumeImports(db));
}
