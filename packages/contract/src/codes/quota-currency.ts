import type { CodeOf } from '../kernel/code.ts';
import { codeTable } from '../kernel/code.ts';

/** The currencies in which a credit quota can be given. */
export const quotaCurrencies = codeTable('quota currency', {
  CNY: { zh: '人民币', en: 'Chinese yuan' },
  USD: { zh: '美元', en: 'US dollar' },
  EUR: { zh: '欧元', en: 'Euro' },
});

export type QuotaCurrency = CodeOf<typeof quotaCurrencies>;
