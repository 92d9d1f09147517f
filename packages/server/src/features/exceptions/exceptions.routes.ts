import {
  countSheets,
  listSheets,
  openOwnSheet,
  readSheet,
  reopenSheet,
  replyToSheet,
  sheetDetail,
  sheetOverview,
  sheetsOfOrder,
  urgeSheets,
} from '@loadline/contract/exceptions/sheet.api';
import type { House } from '../../kernel/house.ts';
import { serve } from '../../kernel/serve.ts';
import { answerSheet, openOwn, readUpTo, reopen, urge } from './exceptions.commands.ts';
import { exceptionDeskRoutes } from './exceptions.desk.routes.ts';
import {
  countOfSheets,
  overviewOfSheets,
  pageOfSheets,
  sheetByNumber,
  sheetsOf,
} from './exceptions.queries.ts';

export function exceptionRoutes(house: House) {
  const { db, clock } = house;
  serve(house, listSheets, ({ query, viewer }) => pageOfSheets(db, viewer, query));
  serve(house, countSheets, ({ query, viewer }) => countOfSheets(db, viewer, query));
  serve(house, sheetOverview, ({ viewer }) => overviewOfSheets(db, viewer));
  serve(house, sheetsOfOrder, ({ query, viewer }) => sheetsOf(db, viewer, query));
  serve(house, sheetDetail, ({ query, viewer }) => sheetByNumber(db, viewer, query.no));
  serve(house, openOwnSheet, ({ body, viewer }) => openOwn(db, viewer, body));
  serve(house, replyToSheet, ({ body, viewer }) => answerSheet(db, clock, viewer, body));
  serve(house, reopenSheet, ({ body, viewer }) => reopen(db, clock, viewer, body));
  serve(house, readSheet, ({ body, viewer }) => readUpTo(db, viewer, body));
  serve(house, urgeSheets, ({ body, viewer }) => urge(db, viewer, body));
  exceptionDeskRoutes(house);
}
