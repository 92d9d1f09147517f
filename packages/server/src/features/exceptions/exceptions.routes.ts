import {
  openOwnSheet,
  readSheet,
  reopenSheet,
  replyToSheet,
  sheetApi,
  sheetsOfOrder,
  urgeSheets,
} from '@loadline/contract/exceptions/sheet.api';
import {
  assignDeskSheets,
  commentDeskSheet,
  deskSheetApi,
  deskSheetsOfOrder,
  editDeskSheet,
  moveDeskSheet,
  openDeskSheet,
  readDeskSheet,
  remindCustomers,
  saveSheetCosts,
} from '@loadline/contract/exceptions/sheet-desk.api';
import { sheetOverview } from '@loadline/contract/exceptions/sheet-overview.api';
import type { House } from '../../kernel/house.ts';
import { serveList } from '../../kernel/lists.ts';
import { serve } from '../../kernel/serve.ts';
import { answerSheet, openOwn, readUpTo, reopen, urge } from './exceptions.commands.ts';
import { editSheet, keepCosts, moveSheet, openAtDesk, readAtDesk } from './exceptions.desk.commands.ts';
import { deskByNumber, deskList, deskSheetsOf, overviewOfDesk } from './exceptions.desk.queries.ts';
import { assign, comment, remind } from './exceptions.desk.talk.commands.ts';
import { overviewOfSheets, ownSheets, sheetByNumber, sheetsOf } from './exceptions.queries.ts';

export function exceptionRoutes(house: House) {
  const { db, clock } = house;
  serveList(house, db, sheetApi, ownSheets);
  serve(house, sheetOverview, ({ viewer }) => overviewOfSheets(db, viewer));
  serve(house, sheetsOfOrder, ({ query, viewer }) => sheetsOf(db, viewer, query));
  serve(house, sheetApi.detail, ({ query, viewer }) => sheetByNumber(db, viewer, query.no));
  serve(house, openOwnSheet, ({ body, viewer }) => openOwn(db, viewer, body));
  serve(house, replyToSheet, ({ body, viewer }) => answerSheet(db, clock, viewer, body));
  serve(house, reopenSheet, ({ body, viewer }) => reopen(db, clock, viewer, body));
  serve(house, readSheet, ({ body, viewer }) => readUpTo(db, viewer, body));
  serve(house, urgeSheets, ({ body, viewer }) => urge(db, viewer, body));
  exceptionDeskRoutes(house);
}

function exceptionDeskRoutes(house: House) {
  const { staff, clock } = house;
  serveList(house, staff, deskSheetApi, deskList);
  serve(house, deskSheetApi.overview, ({ viewer }) => overviewOfDesk(staff, viewer));
  serve(house, deskSheetsOfOrder, ({ query, viewer }) => deskSheetsOf(staff, viewer, query));
  serve(house, deskSheetApi.detail, ({ query, viewer }) => deskByNumber(staff, viewer, query.no));
  serve(house, openDeskSheet, ({ body, viewer }) => openAtDesk(staff, viewer, body));
  serve(house, editDeskSheet, ({ body, viewer }) => editSheet(staff, viewer, body));
  serve(house, moveDeskSheet, ({ body, viewer }) => moveSheet(staff, clock, viewer, body));
  serve(house, assignDeskSheets, ({ body, viewer }) => assign(staff, viewer, body));
  serve(house, remindCustomers, ({ body, viewer }) => remind(staff, viewer, body));
  serve(house, commentDeskSheet, ({ body, viewer }) => comment(staff, viewer, body));
  serve(house, saveSheetCosts, ({ body, viewer }) => keepCosts(staff, viewer, body));
  serve(house, readDeskSheet, ({ body, viewer }) => readAtDesk(staff, viewer, body));
}
