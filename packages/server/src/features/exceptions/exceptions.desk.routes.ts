import {
  assignDeskSheets,
  commentDeskSheet,
  countDeskSheets,
  deskOverview,
  deskSheetDetail,
  deskSheetsOfOrder,
  editDeskSheet,
  listDeskSheets,
  moveDeskSheet,
  openDeskSheet,
  readDeskSheet,
  remindCustomers,
  saveSheetCosts,
} from '@loadline/contract/exceptions/sheet-desk.api';
import type { House } from '../../kernel/house.ts';
import { serve } from '../../kernel/serve.ts';
import { editSheet, keepCosts, moveSheet, openAtDesk, readAtDesk } from './exceptions.desk.commands.ts';
import {
  countOfDesk,
  deskByNumber,
  deskSheetsOf,
  overviewOfDesk,
  pageOfDesk,
} from './exceptions.desk.queries.ts';
import { assign, comment, remind } from './exceptions.desk.talk.commands.ts';

export function exceptionDeskRoutes(house: House) {
  const { staff, clock } = house;
  serve(house, listDeskSheets, ({ query, viewer }) => pageOfDesk(staff, viewer, query));
  serve(house, countDeskSheets, ({ query, viewer }) => countOfDesk(staff, viewer, query));
  serve(house, deskOverview, ({ viewer }) => overviewOfDesk(staff, viewer));
  serve(house, deskSheetsOfOrder, ({ query, viewer }) => deskSheetsOf(staff, viewer, query));
  serve(house, deskSheetDetail, ({ query, viewer }) => deskByNumber(staff, viewer, query.no));
  serve(house, openDeskSheet, ({ body, viewer }) => openAtDesk(staff, viewer, body));
  serve(house, editDeskSheet, ({ body, viewer }) => editSheet(staff, viewer, body));
  serve(house, moveDeskSheet, ({ body, viewer }) => moveSheet(staff, clock, viewer, body));
  serve(house, assignDeskSheets, ({ body, viewer }) => assign(staff, viewer, body));
  serve(house, remindCustomers, ({ body, viewer }) => remind(staff, viewer, body));
  serve(house, commentDeskSheet, ({ body, viewer }) => comment(staff, viewer, body));
  serve(house, saveSheetCosts, ({ body, viewer }) => keepCosts(staff, viewer, body));
  serve(house, readDeskSheet, ({ body, viewer }) => readAtDesk(staff, viewer, body));
}
