import { wordsPart } from '../../kernel/words.ts';

/** What is said of steps, states and papers of customs. */
export const customsWords = wordsPart(
  () => import('../../locales/customs.en.ts'),
  () => import('../../locales/customs.zh-cn.ts'),
);
