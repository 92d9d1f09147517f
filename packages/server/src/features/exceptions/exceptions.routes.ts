import {
  openOwnSheet,
  readSheet,
  reopenSheet,
  replyToSheet,
  sheetApi,
  sheetsOfOrder,
  urgeSheets,
} from '@loadline/contract/exceptions/sheet.api';
import type { House } from '../../kernel/house.ts';
import { serveList } from '../../kernel/lists.ts';
import { serve } from '../../kernel/serve.ts';
import { answerSheet, openOwn, readUpTo, reopen, urge } from './exceptions.commands.ts';
import { exceptionDeskRoutes } from './exceptions.desk.routes.ts';
import { overviewOfSheets, ownSheets, sheetByNumber, sheetsOf } from './exceptions.queries.ts';

export function exceptionRoutes(house: House) {
  const { db, clock } = house;
  serveList(house, db, sheetApi, ownSheets);
  serve(house, sheetApi.overview, ({ viewer }) => overviewOfSheets(db, viewer));
  serve(house, sheetsOfOrder, ({ query, viewer }) => sheetsOf(db, viewer, query));
  serve(house, sheetApi.detail, ({ query, viewer }) => sheetByNumber(db, viewer, query.no));
  serve(house, openOwnSheet, ({ body, viewer }) => openOwn(db, viewer, body));
  serve(house, replyToSheet, ({ body, viewer }) => answerSheet(db, clock, viewer, body));
  serve(house, reopenSheet, ({ body, viewer }) => reopen(db, clock, viewer, body));
  serve(house, readSheet, ({ body, viewer }) => readUpTo(db, viewer, body));
  serve(house, urgeSheets, ({ body, viewer }) => urge(db, viewer, body));
  exceptionDeskRoutes(house);
}
