import { type LoadWords, wordsPart } from '../../kernel/words.ts';
import { goodsWords } from '../../shared/goods/goods-words.ts';

/** What is said of the schedule, and of what was asked about it. */
export const htsWords: readonly LoadWords[] = [
  wordsPart(
    () => import('../../locales/hts.en.ts'),
    () => import('../../locales/hts.zh-cn.ts'),
  ),
  goodsWords,
  wordsPart(
    () => import('../../locales/questions.en.ts'),
    () => import('../../locales/questions.zh-cn.ts'),
  ),
];
