import {
  answerRfi,
  decideDuty,
  entryApi,
  entryPaper,
  proveDuty,
  takeCodes,
} from '@loadline/contract/clearance/entry.api';
import {
  correctFiled,
  deskDutyLines,
  deskEntryApi,
  deskEntryPaper,
  makeEntry,
  moveDuty,
  moveEntry,
  moveRfi,
  notePga,
  openRfi,
  reckonDuty,
  recordDisposition,
  saveEntry,
  saveIsf,
  saveLine,
  saveSummary,
  stepBackEntry,
  takeDeskCodes,
  writeDuty,
  writeExam,
} from '@loadline/contract/clearance/entry-desk.api';
import { dutyLines, tariffLinesOfEntry } from '@loadline/contract/clearance/entry-tariff.api';
import { flagsOfNumber } from '@loadline/contract/clearance/pga-number.api';
import type { House } from '../../kernel/house.ts';
import { serveList } from '../../kernel/lists.ts';
import { serve } from '../../kernel/serve.ts';
import { takeCodesAtDesk, takeOwnCodes } from './clearance.codes.commands.ts';
import { makeOfOrders, saveWritten } from './clearance.commands.ts';
import { detailAtDesk, detailOfOwn, historyOf } from './clearance.detail.queries.ts';
import { recordCode } from './clearance.disposition.commands.ts';
import { movePayment, writeEstimate } from './clearance.duty.commands.ts';
import { decideOnDuty, provePayment } from './clearance.duty.own.commands.ts';
import { writeOfExam } from './clearance.exam.commands.ts';
import { correctOne } from './clearance.filed.commands.ts';
import { saveOfIsf } from './clearance.isf.commands.ts';
import { saveOfLine } from './clearance.line-summary.commands.ts';
import { moveOne, stepOneBack } from './clearance.move.commands.ts';
import { paperOfDeskEntry, paperOfEntry } from './clearance.paper.ts';
import { noteOfPga } from './clearance.pga.commands.ts';
import { numberFlags } from './clearance.pga.queries.ts';
import { deskList, overviewAtDesk, overviewOfOwn, ownList } from './clearance.queries.ts';
import { answerInformation, askForInformation, decideOnAnswer } from './clearance.rfi.commands.ts';
import { saveOfSummary } from './clearance.summary.commands.ts';
import {
  linesOfDeskDuty,
  linesOfOwnDuty,
  reckonEntry,
  tariffOfOwnEntry,
} from './clearance.tariff.queries.ts';

export function clearanceRoutes(house: House) {
  const { db } = house;
  serveList(house, db, entryApi, ownList);
  serve(house, entryApi.overview, ({ query, viewer }) => overviewOfOwn(db, viewer, query));
  serve(house, entryApi.detail, ({ query, viewer }) => detailOfOwn(db, viewer, query.no));
  serve(house, entryApi.history, ({ query, viewer }) => historyOf(db, viewer, { ...query, isOwn: true }));
  serve(house, flagsOfNumber, ({ query, viewer }) => numberFlags(db, viewer, query.no));
  serve(house, answerRfi, ({ body, viewer }) => answerInformation(db, viewer, body));
  serve(house, decideDuty, ({ body, viewer }) => decideOnDuty(db, viewer, body));
  serve(house, proveDuty, ({ body, viewer }) => provePayment(db, viewer, body));
  serve(house, takeCodes, ({ body, viewer }) => takeOwnCodes(db, viewer, body));
  serve(house, dutyLines, ({ query, viewer }) => linesOfOwnDuty(db, viewer, query));
  serve(house, tariffLinesOfEntry, ({ query, viewer }) => tariffOfOwnEntry(db, viewer, query.no));
  serve(house, entryPaper, ({ query, viewer }) => paperOfEntry(db, viewer, query.no));
  clearanceDeskRoutes(house);
}

function clearanceDeskRoutes(house: House) {
  const { staff } = house;
  serveList(house, staff, deskEntryApi, deskList);
  serve(house, deskEntryApi.overview, ({ query, viewer }) => overviewAtDesk(staff, viewer, query));
  serve(house, deskEntryApi.detail, ({ query, viewer }) => detailAtDesk(staff, viewer, query.no));
  serve(house, deskEntryApi.history, ({ query, viewer }) =>
    historyOf(staff, viewer, { ...query, isOwn: false }),
  );
  serve(house, makeEntry, ({ body, viewer }) => makeOfOrders(staff, viewer, body));
  serve(house, saveEntry, ({ body, viewer }) => saveWritten(staff, viewer, body));
  serve(house, moveEntry, ({ body, viewer }) => moveOne(staff, viewer, body));
  serve(house, stepBackEntry, ({ body, viewer }) => stepOneBack(staff, viewer, body));
  serve(house, correctFiled, ({ body, viewer }) => correctOne(staff, viewer, body));
  serve(house, recordDisposition, ({ body, viewer }) => recordCode(staff, viewer, body));
  serve(house, saveIsf, ({ body, viewer }) => saveOfIsf(staff, viewer, body));
  serve(house, saveSummary, ({ body, viewer }) => saveOfSummary(staff, viewer, body));
  serve(house, saveLine, ({ body, viewer }) => saveOfLine(staff, viewer, body));
  serve(house, notePga, ({ body, viewer }) => noteOfPga(staff, viewer, body));
  serve(house, openRfi, ({ body, viewer }) => askForInformation(staff, viewer, body));
  serve(house, moveRfi, ({ body, viewer }) => decideOnAnswer(staff, viewer, body));
  serve(house, writeDuty, ({ body, viewer }) => writeEstimate(staff, viewer, body));
  serve(house, reckonDuty, ({ query, viewer }) => reckonEntry(staff, viewer, query));
  serve(house, deskDutyLines, ({ query, viewer }) => linesOfDeskDuty(staff, viewer, query));
  serve(house, moveDuty, ({ body, viewer }) => movePayment(staff, viewer, body));
  serve(house, writeExam, ({ body, viewer }) => writeOfExam(staff, viewer, body));
  serve(house, takeDeskCodes, ({ body, viewer }) => takeCodesAtDesk(staff, viewer, body));
  serve(house, deskEntryPaper, ({ query, viewer }) => paperOfDeskEntry(staff, viewer, query.no));
}
