import { invoiceWords } from '../../shared/bills/invoice-words.ts';
import type { DeskSubject } from '../web-subject.ts';

export const invoiceDesk: DeskSubject = {
  screens: {
    opsInvoices: async () =>
      (await import('../../features/ops/invoices/invoices.screen.tsx')).InvoicesDeskScreen,
  },
  words: [invoiceWords],
  menu: [{ at: 16.85, page: 'opsInvoices', group: 'finance', icon: 'file' }],
};
