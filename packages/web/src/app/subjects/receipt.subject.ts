import { call } from '../../kernel/call.ts';
import { permitted } from '../../kernel/permitted.ts';
import type { WebSubject } from '../web-subject.ts';

export const receiptSubject: WebSubject = {
  screens: {
    opsReceipt: async () => (await import('../../features/ops/receipt/receipt.screen.tsx')).ReceiptScreen,
    opsUnidentified: async () =>
      (await import('../../features/ops/receipt/unidentified.screen.tsx')).UnidentifiedScreen,
  },
  words: async (language) => {
    const { phrases } = await (language === 'en'
      ? import('../../locales/unidentified.en.ts')
      : import('../../locales/unidentified.zh-cn.ts'));
    return [phrases];
  },
  keys: { 'ops/receipt': 'G' },
  desk: [
    { at: 9, page: 'opsReceipt', group: 'shipments', icon: 'box' },
    { at: 9.5, page: 'opsUnidentified', group: 'shipments', icon: 'tag' },
  ],
  search: {
    page: 'opsUnidentified',
    icon: 'tag',
    states: async () => (await import('@loadline/contract/receipts/unidentified')).unidentifiedStates,
    find: async (question) => {
      const { unidentifiedApi } = await import('@loadline/contract/receipts/unidentified.api');
      if (!permitted(unidentifiedApi.list)) return [];
      const { rows } = await call(unidentifiedApi.list, {
        ...question,
        query: { ...question.query, tab: 'all' },
      });
      return rows.map((row) => [row.cargoNo, [row.marks, row.orderNumber], row.state]);
    },
  },
};
