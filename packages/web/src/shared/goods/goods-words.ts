import { addWords, words } from '../../kernel/words.ts';

/** A part that says something of the codes of goods, with its words: the page that opens it does not carry them. */
export async function withGoodsWords<M>(part: Promise<M>): Promise<M> {
  const { language } = words();
  const fetched =
    language === 'en' ? import('../../locales/goods.en.ts') : import('../../locales/goods.zh-cn.ts');
  const [module, { phrases }] = await Promise.all([part, fetched]);
  addWords(language, phrases);
  return module;
}
