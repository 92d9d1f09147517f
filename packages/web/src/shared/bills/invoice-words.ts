import { wordsPart } from '../../kernel/words.ts';

/** What is said of requests for invoices. */
export const invoiceWords = wordsPart(
  () => import('../../locales/invoices.en.ts'),
  () => import('../../locales/invoices.zh-cn.ts'),
);
