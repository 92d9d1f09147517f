import type { WebSubject } from '../web-subject.ts';

export const receiptSubject: WebSubject = {
  screens: {
    opsReceipt: async () => (await import('../../features/ops/receipt/receipt.screen.tsx')).ReceiptScreen,
  },
  keys: { 'ops/receipt': 'G' },
  desk: [{ at: 9, page: 'opsReceipt', group: 'shipments', icon: 'box' }],
};
