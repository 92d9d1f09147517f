import { type LoadWords, wordsPart } from '../../kernel/words.ts';

/** What is said of master waybills and their drafts. */
export const waybillWords: readonly LoadWords[] = [
  wordsPart(
    () => import('../../locales/waybill.en.ts'),
    () => import('../../locales/waybill.zh-cn.ts'),
  ),
  wordsPart(
    () => import('../../locales/waybill-drafts.en.ts'),
    () => import('../../locales/waybill-drafts.zh-cn.ts'),
  ),
];
