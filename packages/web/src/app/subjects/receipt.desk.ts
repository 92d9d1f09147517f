import { wordsPart } from '../../kernel/words.ts';
import type { DeskSubject } from '../web-subject.ts';

export const receiptDesk: DeskSubject = {
  screens: {
    opsReceipt: async () => (await import('../../features/ops/receipt/receipt.screen.tsx')).ReceiptScreen,
    opsUnidentified: async () =>
      (await import('../../features/ops/receipt/unidentified.screen.tsx')).UnidentifiedScreen,
  },
  words: [
    wordsPart(
      () => import('../../locales/unidentified.en.ts'),
      () => import('../../locales/unidentified.zh-cn.ts'),
    ),
  ],
  keys: { 'ops/receipt': 'G' },
  menu: [
    { at: 9, page: 'opsReceipt', group: 'shipments', icon: 'box' },
    { at: 9.5, page: 'opsUnidentified', group: 'shipments', icon: 'tag' },
  ],
  search: async () => (await import('./receipt.search.ts')).receiptSearch,
};
