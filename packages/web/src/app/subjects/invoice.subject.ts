import type { WebSubject } from '../web-subject.ts';

export const invoiceSubject: WebSubject = {
  screens: {
    invoice: async () => (await import('../../features/bills/invoice-list.screen.tsx')).InvoiceListScreen,
    opsInvoices: async () =>
      (await import('../../features/ops/invoices/invoices.screen.tsx')).InvoicesDeskScreen,
  },
  words: async (language) => {
    const { phrases } = await (language === 'en'
      ? import('../../locales/invoices.en.ts')
      : import('../../locales/invoices.zh-cn.ts'));
    return [phrases];
  },
  within: { invoice: 'bill' },
  desk: [{ at: 16.85, page: 'opsInvoices', group: 'finance', icon: 'file' }],
};
