import { wordsPart } from '../../kernel/words.ts';
import { invoiceWords } from '../../shared/bills/invoice-words.ts';
import type { WebSubject } from '../web-subject.ts';

export const billSubject: WebSubject = {
  screens: {
    bill: async () => (await import('../../features/bills/bill-list.screen.tsx')).BillListScreen,
    billDetail: async () => (await import('../../features/bills/bill-detail.screen.tsx')).BillDetailScreen,
    opsBills: async () => (await import('../../features/ops/bills/bills.screen.tsx')).BillsScreen,
    opsBill: async () => (await import('../../features/ops/bills/bill.screen.tsx')).BillScreen,
    opsDisputes: async () => (await import('../../features/ops/disputes/disputes.screen.tsx')).DisputesScreen,
  },
  words: [
    wordsPart(
      () => import('../../locales/bills.en.ts'),
      () => import('../../locales/bills.zh-cn.ts'),
    ),
    invoiceWords,
  ],
  within: { billDetail: 'bill' },
  desk: [
    { at: 16.7, page: 'opsBills', group: 'finance', icon: 'banknote' },
    { at: 16.75, page: 'opsDisputes', group: 'finance', icon: 'comment' },
  ],
  keys: { bill: 'L', 'ops/bills': 'N' },
  search: async () => (await import('./bill.search.ts')).billSearch,
};
