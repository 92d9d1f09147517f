import { createContext, use } from 'react';
import { kit } from './texts.en.ts';

/** The sheet's words in the language of its address. */
export const KitTexts = createContext(kit);

export function useTexts(): typeof kit {
  return use(KitTexts);
}

/** One of a list of words; the list is as long as the sheet needs. */
export function pick(words: readonly string[], index: number): string {
  return words[index % words.length] ?? '';
}
