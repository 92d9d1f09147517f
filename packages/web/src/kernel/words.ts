import type { Language } from '@loadline/contract/kernel/text';
import { createContext, use } from 'react';
import type { PhraseKey, Phrases, Values } from './phrases.ts';

/** The phrases of the product in one language: `t('nav.home')`. Labels of fields come from the contract via `say`. */
export interface Words {
  readonly language: Language;
  /** The phrase with its `{name}` places filled; `count` also chooses its singular or plural form. */
  readonly t: <K extends PhraseKey>(key: K, ...values: Values<K>) => string;
}

/** Words from a tree of phrases; what is added to the tree later is found too. */
export function wordsOf(language: Language, phrases: Phrases): Words {
  const plural = new Intl.PluralRules(language);
  const formsOf = (count: number) => [count === 0 ? '_zero' : '', `_${plural.select(count)}`, '_other'];
  return {
    language,
    t: (key, ...[values = {}]) => {
      const given: Readonly<Record<string, string | number>> = values;
      const forms = typeof given['count'] === 'number' ? ['', ...formsOf(given['count'])] : [''];
      const text = forms.map((form) => textAt(phrases, key + form)).find((found) => found !== undefined);
      return (text ?? key).replace(/\{(\w+)\}/g, (place, name: string) => String(given[name] ?? place));
    },
  };
}

function textAt(phrases: Phrases, key: string): string | undefined {
  const found = key
    .split('.')
    .reduce<string | Phrases | undefined>(
      (here, name) => (typeof here === 'object' ? here[name] : undefined),
      phrases,
    );
  return typeof found === 'string' ? found : undefined;
}

const loaded: Readonly<Record<Language, Record<string, string | Phrases>>> = { 'zh-cn': {}, en: {} };
let current: Words | undefined;

/** Adds phrases to those of the page. */
function addWords(language: Language, phrases: Phrases): void {
  Object.assign(loaded[language], phrases);
}

/** Adds what a part of the product says, in the language that is asked for alone. */
export type LoadWords = (language: Language) => Promise<void>;

type FetchPhrases = () => Promise<{ readonly phrases: Phrases }>;

/** Phrases that are fetched with what says them. */
export function wordsPart(english: FetchPhrases, chinese: FetchPhrases): LoadWords {
  return async (language) => {
    const { phrases } = await (language === 'en' ? english : chinese)();
    addWords(language, phrases);
  };
}

const siteWords = wordsPart(
  () => import('../locales/site.en.ts'),
  () => import('../locales/site.zh-cn.ts'),
);

/** Loads the phrases of the shell and makes them the page's words. */
export async function loadWords(language: Language): Promise<Words> {
  await siteWords(language);
  current = wordsOf(language, loaded[language]);
  return current;
}

/** The phrases of the search. */
export const loadSearchWords = wordsPart(
  () => import('../locales/search.en.ts'),
  () => import('../locales/search.zh-cn.ts'),
);

/** The phrases of the home page. */
export const loadHomeWords = wordsPart(
  () => import('../locales/home.en.ts'),
  () => import('../locales/home.zh-cn.ts'),
);

/** The phrases of the login, which the other public pages do not need. */
export const loadDoorWords = wordsPart(
  () => import('../locales/identity.en.ts'),
  () => import('../locales/identity.zh-cn.ts'),
);

/** The phrases of the calculator, which the other public pages do not need. */
export const loadCalculatorWords = wordsPart(
  () => import('../locales/calculator.en.ts'),
  () => import('../locales/calculator.zh-cn.ts'),
);

/** The phrases of duty and landed cost, which who only weighs cargo does not need. */
export const loadDutyWords = wordsPart(
  () => import('../locales/calculator-duty.en.ts'),
  () => import('../locales/calculator-duty.zh-cn.ts'),
);

/** The phrases of the product pages and the about page. */
export const loadContentWords = wordsPart(
  () => import('../locales/content.en.ts'),
  () => import('../locales/content.zh-cn.ts'),
);

const registrationWords = wordsPart(
  () => import('../locales/registration.en.ts'),
  () => import('../locales/registration.zh-cn.ts'),
);

/** Adds the phrases of registration, which stands at the same door. */
export async function loadRegistrationWords(language: Language): Promise<void> {
  await Promise.all([registrationWords(language), loadDoorWords(language)]);
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
