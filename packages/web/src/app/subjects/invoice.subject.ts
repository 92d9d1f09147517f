import { invoiceWords } from '../../shared/bills/invoice-words.ts';
import type { WebSubject } from '../web-subject.ts';

export const invoiceSubject: WebSubject = {
  screens: {
    invoice: async () => (await import('../../features/bills/invoice-list.screen.tsx')).InvoiceListScreen,
    opsInvoices: async () =>
      (await import('../../features/ops/invoices/invoices.screen.tsx')).InvoicesDeskScreen,
  },
  words: [invoiceWords],
  within: { invoice: 'bill' },
  desk: [{ at: 16.85, page: 'opsInvoices', group: 'finance', icon: 'file' }],
};
