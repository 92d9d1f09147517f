import { call } from '../../kernel/call.ts';
import { permitted } from '../../kernel/permitted.ts';
import type { WebSubject } from '../web-subject.ts';

export const billSubject: WebSubject = {
  screens: {
    bill: async () => (await import('../../features/bills/bill-list.screen.tsx')).BillListScreen,
    billDetail: async () => (await import('../../features/bills/bill-detail.screen.tsx')).BillDetailScreen,
    opsBills: async () => (await import('../../features/ops/bills/bills.screen.tsx')).BillsScreen,
    opsBill: async () => (await import('../../features/ops/bills/bill.screen.tsx')).BillScreen,
  },
  words: async (language) => {
    const { phrases } = await (language === 'en'
      ? import('../../locales/bills.en.ts')
      : import('../../locales/bills.zh-cn.ts'));
    return [phrases];
  },
  within: { billDetail: 'bill' },
  desk: [{ at: 16.7, page: 'opsBills', group: 'finance', icon: 'banknote' }],
  keys: { bill: 'L', 'ops/bills': 'N' },
  search: {
    page: 'opsBill',
    icon: 'banknote',
    states: async () => (await import('@loadline/contract/bills/bill.codes')).billStatuses,
    find: async (question) => {
      const { deskBillApi } = await import('@loadline/contract/bills/bill-desk.api');
      if (!permitted(deskBillApi.list)) return [];
      const { rows } = await call(deskBillApi.list, question);
      return rows.map((row) => [row.billNo, [row.customer, row.orderNumber], row.status]);
    },
  },
};
