import { type LoadWords, wordsPart } from '../../kernel/words.ts';
import { invoiceWords } from '../../shared/bills/invoice-words.ts';

/** What is said of bills and invoices. */
export const billWords: readonly LoadWords[] = [
  wordsPart(
    () => import('../../locales/bills.en.ts'),
    () => import('../../locales/bills.zh-cn.ts'),
  ),
  invoiceWords,
];
