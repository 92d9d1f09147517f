import type { Language } from '@loadline/contract/kernel/text';
import { defaultLanguage } from '@loadline/contract/kernel/text';
import { store, stored } from './stored.ts';

export const languages: readonly Language[] = ['zh-cn', 'en'];

/** The language the user chose; Chinese until one is chosen (spec). */
export function chosenLanguage(): Language {
  return stored('locale') === 'en' ? 'en' : defaultLanguage;
}

/** The tag of a language as HTML and HTTP spell it. */
export function tagOf(language: Language): 'zh-CN' | 'en' {
  return language === 'en' ? 'en' : 'zh-CN';
}

/** Keeps the choice, also in a cookie so that the server sends the next page in it, and reloads (spec). */
export function chooseLanguage(language: Language): void {
  store('locale', language);
  keepInCookie(language);
  location.reload();
}

/** Sets the language of the document and renews the cookie; once, before anything is shown. */
export function speak(language: Language): void {
  document.documentElement.lang = tagOf(language);
  keepInCookie(language);
}

function keepInCookie(language: Language): void {
  document.cookie = `locale=${language}; path=/; max-age=31536000; samesite=lax`;
}
