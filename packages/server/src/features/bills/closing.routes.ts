import { closeMonth, listLedgerMonths, reopenMonth } from '@loadline/contract/bills/closing.api';
import {
  journalCsv,
  journalSheet,
  listJournalAccounts,
  saveJournalAccount,
} from '@loadline/contract/bills/journal.api';
import type { House } from '../../kernel/house.ts';
import { serve } from '../../kernel/serve.ts';
import { close, reopen } from './closing.commands.ts';
import { monthsAtDesk } from './closing.queries.ts';
import { keepJournalAccount } from './journal.accounts.commands.ts';
import { journalAccountsAtDesk } from './journal.accounts.queries.ts';
import { journalOf } from './journal.sheet.queries.ts';

export function closingRoutes(house: House) {
  const { staff } = house;
  serve(house, listLedgerMonths, ({ viewer }) => monthsAtDesk(staff, viewer));
  serve(house, journalSheet, ({ query, viewer }) => journalOf(staff, viewer, { ...query, type: 'xlsx' }));
  serve(house, journalCsv, ({ query, viewer }) => journalOf(staff, viewer, { ...query, type: 'csv' }));
  serve(house, listJournalAccounts, ({ viewer }) => journalAccountsAtDesk(staff, viewer));
  serve(house, saveJournalAccount, ({ body, viewer }) => keepJournalAccount(staff, viewer, body));
  serve(house, closeMonth, ({ body, viewer }) => close(staff, viewer, body));
  serve(house, reopenMonth, ({ body, viewer }) => reopen(staff, viewer, body));
}
