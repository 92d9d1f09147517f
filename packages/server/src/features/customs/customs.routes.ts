import { customsApi, replyToCustoms } from '@loadline/contract/customs/customs.api';
import { takeLineCodes } from '@loadline/contract/customs/customs-codes.api';
import {
  askAbnormal,
  clearAbnormal,
  deskCustomsApi,
  elementsBefore,
  makeCustomsFiles,
  moveCustomsFile,
  moveCustomsFiles,
  openAbnormal,
  saveCustomsFile,
  saveCustomsLines,
  stepBackCustoms,
} from '@loadline/contract/customs/customs-desk.api';
import { exportCustomsLines } from '@loadline/contract/customs/customs-lines.api';
import type { House } from '../../kernel/house.ts';
import { serveList } from '../../kernel/lists.ts';
import { serve } from '../../kernel/serve.ts';
import { askFlag, clearFlag, openFlag, replyToFlag } from './customs.abnormal.commands.ts';
import { elementsDeclaredBefore } from './customs.before.queries.ts';
import { takeCodesOver } from './customs.codes.commands.ts';
import { makeFiles, saveFile } from './customs.commands.ts';
import { detailAtDesk, detailOfOwn, historyOf } from './customs.detail.queries.ts';
import { saveLines } from './customs.lines.commands.ts';
import { sheetOfLines } from './customs.lines.queries.ts';
import { moveFile, moveFiles, stepBack } from './customs.move.commands.ts';
import { deskList, overviewAtDesk, overviewOfOwn, ownList } from './customs.queries.ts';

export function customsRoutes(house: House) {
  const { db, clock } = house;
  serveList(house, db, customsApi, ownList);
  serve(house, customsApi.overview, ({ query, viewer }) => overviewOfOwn(db, viewer, query));
  serve(house, customsApi.detail, ({ query, viewer }) => detailOfOwn(db, viewer, query.no));
  serve(house, customsApi.history, ({ query, viewer }) => historyOf(db, viewer, { ...query, isOwn: true }));
  serve(house, replyToCustoms, ({ body, viewer }) => replyToFlag(db, clock, viewer, body));
  customsDeskRoutes(house);
}

function customsDeskRoutes(house: House) {
  const { staff, clock } = house;
  serveList(house, staff, deskCustomsApi, deskList);
  serve(house, deskCustomsApi.overview, ({ query, viewer }) => overviewAtDesk(staff, viewer, query));
  serve(house, deskCustomsApi.detail, ({ query, viewer }) => detailAtDesk(staff, viewer, query.no));
  serve(house, deskCustomsApi.history, ({ query, viewer }) =>
    historyOf(staff, viewer, { ...query, isOwn: false }),
  );
  serve(house, makeCustomsFiles, ({ body, viewer }) => makeFiles(staff, viewer, body));
  serve(house, saveCustomsFile, ({ body, viewer }) => saveFile(staff, viewer, body));
  serve(house, takeLineCodes, ({ body, viewer }) => takeCodesOver(staff, viewer, body));
  serve(house, saveCustomsLines, ({ body, viewer }) => saveLines(staff, viewer, body));
  serve(house, exportCustomsLines, ({ query, viewer }) => sheetOfLines(staff, viewer, query.numbers));
  serve(house, elementsBefore, ({ query, viewer }) => elementsDeclaredBefore(staff, viewer, query.no));
  serve(house, moveCustomsFile, ({ body, viewer }) => moveFile(staff, viewer, body));
  serve(house, moveCustomsFiles, ({ body, viewer }) => moveFiles(staff, viewer, body));
  serve(house, stepBackCustoms, ({ body, viewer }) => stepBack(staff, viewer, body));
  serve(house, openAbnormal, ({ body, viewer }) => openFlag(staff, viewer, body));
  serve(house, askAbnormal, ({ body, viewer }) => askFlag(staff, clock, viewer, body));
  serve(house, clearAbnormal, ({ body, viewer }) => clearFlag(staff, clock, viewer, body));
}
