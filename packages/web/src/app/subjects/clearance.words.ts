import { type LoadWords, wordsPart } from '../../kernel/words.ts';
import { customsWords } from '../../shared/customs/customs-words.ts';
import { goodsWords } from '../../shared/goods/goods-words.ts';

/** What is said of entries and of manufacturers; steps, states and papers are said as those of declarations are. */
export const clearanceWords: readonly LoadWords[] = [
  wordsPart(
    () => import('../../locales/clearance.en.ts'),
    () => import('../../locales/clearance.zh-cn.ts'),
  ),
  customsWords,
  wordsPart(
    () => import('../../locales/mids.en.ts'),
    () => import('../../locales/mids.zh-cn.ts'),
  ),
  goodsWords,
];
