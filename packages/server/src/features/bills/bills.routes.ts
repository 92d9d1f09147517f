import { billApi, billPaper, billSheet } from '@loadline/contract/bills/bill.api';
import {
  changeBill,
  chargesOfCustomer,
  chargesToBill,
  deskBillApi,
  deskBillPaper,
  deskBillSheet,
  issueBill,
  makeBill,
  voidBill,
} from '@loadline/contract/bills/bill-desk.api';
import { lastRun, runBills } from '@loadline/contract/bills/bill-run.api';
import { listExchangeRates, saveExchangeRate } from '@loadline/contract/bills/exchange-rate.api';
import type { House } from '../../kernel/house.ts';
import { serveList } from '../../kernel/lists.ts';
import { serve } from '../../kernel/serve.ts';
import { changeDraft, makeDraft } from './bills.commands.ts';
import { billAtDesk, chargesOf, chargesWaiting, listAtDesk, overviewAtDesk } from './bills.desk.queries.ts';
import { issue, voidOne } from './bills.issue.commands.ts';
import { lastRunOf, startRun } from './bills.month.commands.ts';
import type { BillDetail } from './bills.paper.queries.ts';
import { printedAtDesk, printedOwn } from './bills.paper.queries.ts';
import { paperOfBill } from './bills.paper.ts';
import { historyOf, listOfOwn, overviewOfOwn, ownBill } from './bills.queries.ts';
import { sheetOfBill } from './bills.sheet.ts';
import { keepExchangeRate } from './exchange-rates.commands.ts';
import { exchangeRatesAtDesk } from './exchange-rates.queries.ts';

export function billRoutes(house: House) {
  const { db, staff } = house;
  serveList(house, db, billApi, listOfOwn);
  serve(house, billApi.overview, ({ query, viewer }) => overviewOfOwn(db, viewer, query));
  serve(house, billApi.detail, ({ query, viewer }) => ownBill(db, viewer, query.no));
  serve(house, billApi.history, ({ query, viewer }) => historyOf(db, viewer, { no: query.no, isOwn: true }));
  serve(house, billPaper, async ({ query, viewer }) =>
    paperOfBill(await printedOwn(db, viewer, query.no), viewer.language),
  );
  serve(house, billSheet, async ({ query, viewer }) =>
    sheetOfBill((await ownBill(db, viewer, query.no)).as<BillDetail>(), viewer.language),
  );
  billDeskRoutes(house);
  serve(house, listExchangeRates, ({ viewer }) => exchangeRatesAtDesk(staff, viewer));
  serve(house, saveExchangeRate, ({ body, viewer }) => keepExchangeRate(staff, viewer, body));
}

function billDeskRoutes(house: House) {
  const { staff } = house;
  serveList(house, staff, deskBillApi, listAtDesk);
  serve(house, deskBillApi.overview, ({ query, viewer }) => overviewAtDesk(staff, viewer, query));
  serve(house, deskBillApi.detail, ({ query, viewer }) => billAtDesk(staff, viewer, query.no));
  serve(house, deskBillApi.history, ({ query, viewer }) =>
    historyOf(staff, viewer, { no: query.no, isOwn: false }),
  );
  serve(house, deskBillPaper, async ({ query, viewer }) =>
    paperOfBill(await printedAtDesk(staff, viewer, query.no), viewer.language),
  );
  serve(house, deskBillSheet, async ({ query, viewer }) =>
    sheetOfBill((await billAtDesk(staff, viewer, query.no)).as<BillDetail>(), viewer.language),
  );
  serve(house, chargesToBill, ({ viewer }) => chargesWaiting(staff, viewer));
  serve(house, chargesOfCustomer, ({ query, viewer }) => chargesOf(staff, viewer, query));
  serve(house, makeBill, ({ body, viewer }) => makeDraft(staff, viewer, body));
  serve(house, changeBill, ({ body, viewer }) => changeDraft(staff, viewer, body));
  serve(house, issueBill, ({ body, viewer }) => issue(staff, viewer, body));
  serve(house, voidBill, ({ body, viewer }) => voidOne(staff, viewer, body));
  serve(house, runBills, ({ body, viewer }) => startRun(staff, viewer, body));
  serve(house, lastRun, ({ viewer }) => lastRunOf(staff, viewer));
}
