import type { Language } from '@loadline/contract/kernel/text';
import { defaultLanguage } from '@loadline/contract/kernel/text';
import { inTab } from './storage.ts';
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
  const here = new URL(location.href);
  const isKept = document.cookie.includes(`locale=${language}`);
  if (isKept && !here.searchParams.has(asked)) return location.reload();
  // An address that names a language wins over the choice; in a browser that keeps nothing it is the choice.
  if (isKept) here.searchParams.delete(asked);
  else here.searchParams.set(asked, language);
  location.replace(here);
}

/** Sets the language of the document and renews the cookie; once, before anything is shown. */
export function speak(language: Language): void {
  document.documentElement.lang = tagOf(language);
  keepInCookie(language);
}

/** The parameter by which an address names its language, for crawlers and where no script runs. */
const asked = 'lang';
const reloaded = 'reloaded_for_language';

/** The language that the server rendered this document in. */
export function languageOfPage(): Language {
  return document.documentElement.lang === 'en' ? 'en' : defaultLanguage;
}

/** Whether a rendered page goes on in its language: it is the chosen one, or the address names it. */
export function isPageSpoken(): boolean {
  const isNamed = new URLSearchParams(location.search).has(asked);
  // Who came by such an address and never chose has chosen now.
  if (isNamed && stored('locale') === undefined) store('locale', languageOfPage());
  keepInCookie(chosenLanguage());
  if (!isNamed && languageOfPage() !== chosenLanguage()) return false;
  inTab().removeItem(reloaded);
  return true;
}

/** Fetches the page once more, in the chosen language; false when that was tried: this browser keeps no cookies. */
export function reloadInChosen(): boolean {
  if (inTab().getItem(reloaded) === chosenLanguage()) return false;
  inTab().setItem(reloaded, chosenLanguage());
  location.reload();
  return true;
}

function keepInCookie(language: Language): void {
  document.cookie = `locale=${language}; path=/; max-age=31536000; samesite=lax`;
}
