import type { WebSubject } from '../web-subject.ts';
import { billWords } from './bill.words.ts';

export const billSubject: WebSubject = {
  screens: {
    ledger: async () => (await import('../../features/bills/ledger.screen.tsx')).LedgerScreen,
    bill: async () => (await import('../../features/bills/bill-list.screen.tsx')).BillListScreen,
    billDetail: async () => (await import('../../features/bills/bill-detail.screen.tsx')).BillDetailScreen,
  },
  words: billWords,
  within: { billDetail: 'bill', ledger: 'bill' },
  keys: { bill: 'L' },
};
