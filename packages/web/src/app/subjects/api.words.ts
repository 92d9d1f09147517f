import { wordsPart } from '../../kernel/words.ts';

/** What is said of keys and webhooks, on both sides. */
export const apiWords = wordsPart(
  () => import('../../locales/api.en.ts'),
  () => import('../../locales/api.zh-cn.ts'),
);
