import type { DeskSubject } from '../web-subject.ts';
import { billWords } from './bill.words.ts';

export const billDesk: DeskSubject = {
  screens: {
    opsBills: async () => (await import('../../features/ops/bills/bills.screen.tsx')).BillsScreen,
    opsBill: async () => (await import('../../features/ops/bills/bill.screen.tsx')).BillScreen,
    opsLedger: async () => (await import('../../features/ops/bills/ledger.screen.tsx')).DeskLedgerScreen,
    opsDisputes: async () => (await import('../../features/ops/disputes/disputes.screen.tsx')).DisputesScreen,
  },
  words: billWords,
  menu: [
    { at: 16.7, page: 'opsBills', group: 'finance', icon: 'banknote' },
    { at: 16.75, page: 'opsDisputes', group: 'finance', icon: 'comment' },
  ],
  keys: { 'ops/bills': 'N' },
  search: async () => (await import('./bill.search.ts')).billSearch,
};
