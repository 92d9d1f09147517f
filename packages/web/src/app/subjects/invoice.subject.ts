import { invoiceWords } from '../../shared/bills/invoice-words.ts';
import type { WebSubject } from '../web-subject.ts';

export const invoiceSubject: WebSubject = {
  screens: {
    invoice: async () => (await import('../../features/bills/invoice-list.screen.tsx')).InvoiceListScreen,
  },
  words: [invoiceWords],
  within: { invoice: 'bill' },
};
