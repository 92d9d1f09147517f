import { wordsPart } from '../../kernel/words.ts';

/** What is said of labels, on both sides. */
export const labelWords = wordsPart(
  () => import('../../locales/labels.en.ts'),
  () => import('../../locales/labels.zh-cn.ts'),
);
