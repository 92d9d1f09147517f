import { type LoadWords, wordsPart } from '../../kernel/words.ts';

/** What is said of the tariff. */
export const tariffWords: readonly LoadWords[] = [
  wordsPart(
    () => import('../../locales/tariff.en.ts'),
    () => import('../../locales/tariff.zh-cn.ts'),
  ),
];
