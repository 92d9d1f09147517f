import { words, wordsPart } from '../../kernel/words.ts';

/** What is said of the codes of goods. */
export const goodsWords = wordsPart(
  () => import('../../locales/goods.en.ts'),
  () => import('../../locales/goods.zh-cn.ts'),
);

/** A part that says something of the codes of goods, with its words: the page that opens it does not carry them. */
export async function withGoodsWords<M>(part: Promise<M>): Promise<M> {
  const [module] = await Promise.all([part, goodsWords(words().language)]);
  return module;
}
