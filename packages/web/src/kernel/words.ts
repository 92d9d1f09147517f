import type { Language } from '@loadline/contract/kernel/text';
import { createInstance, type TFunction } from 'i18next';
import { createContext, use } from 'react';

/** The phrases of the product in one language: `t('nav.home')`. Labels of fields come from the contract via `say`. */
export interface Words {
  readonly language: Language;
  readonly t: TFunction;
}

type Phrases = { readonly [key: string]: string | Phrases };

const instance = createInstance();
let current: Words | undefined;

/** Loads the phrases of the public site and makes them the page's words. */
export async function loadWords(language: Language): Promise<Words> {
  const site = await (language === 'en'
    ? import('../locales/site.en.ts')
    : import('../locales/site.zh-cn.ts'));
  await instance.init({
    lng: language,
    resources: { [language]: { translation: site.phrases } },
    interpolation: { prefix: '{', suffix: '}', escapeValue: false },
    initAsync: false,
  });
  current = { language, t: instance.t };
  return current;
}

/** Adds the phrases of the back office, which the public pages never load. */
export async function loadOfficeWords(language: Language): Promise<void> {
  const { phrases }: { phrases: Phrases } = await (language === 'en'
    ? import('../locales/en.ts')
    : import('../locales/zh-cn.ts'));
  instance.addResourceBundle(language, 'translation', phrases, true, true);
}

/** The page's words outside of React, such as in `call`. */
export function words(): Words {
  if (!current) throw new Error('words are used before they are loaded');
  return current;
}

export const WordsContext = createContext<Words | undefined>(undefined);

/** The words of the tree: `const { t, language } = useWords()`. */
export function useWords(): Words {
  return use(WordsContext) ?? words();
}
