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
import type { House } from '../../kernel/house.ts';
import { serveList } from '../../kernel/lists.ts';
import { serve } from '../../kernel/serve.ts';
import { editSheet, keepCosts, moveSheet, openAtDesk, readAtDesk } from './exceptions.desk.commands.ts';
import { deskByNumber, deskList, deskSheetsOf, overviewOfDesk } from './exceptions.desk.queries.ts';
import { assign, comment, remind } from './exceptions.desk.talk.commands.ts';

export function exceptionDeskRoutes(house: House) {
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
