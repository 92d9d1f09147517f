import type { Language } from '@loadline/contract/kernel/text';
import type { ComponentType } from 'react';
import {
  loadCalculatorWords,
  loadContentWords,
  loadDoorWords,
  loadHomeWords,
  loadRegistrationWords,
  loadSearchWords,
} from '../kernel/words.ts';
import type { SitePage } from './site-pages.ts';

/** The screen of each public page, fetched with the phrases that it alone needs when it is opened. */
const screens: Readonly<Record<SitePage, (language: Language) => Promise<ComponentType>>> = {
  home: async (language) =>
    (await withWords(loadHomeWords(language), import('../site/home/home.page.tsx'))).HomePage,
  search: async (language) =>
    (await withWords(loadSearchWords(language), import('../site/search/search.page.tsx'))).SearchPage,
  calculator: async (language) =>
    (await withWords(loadCalculatorWords(language), import('./calculator.page.tsx'))).CalculatorPage,
  productInfo: async (language) =>
    (await withWords(loadContentWords(language), import('../site/product/product.page.tsx'))).ProductPage,
  about: async (language) =>
    (await withWords(loadContentWords(language), import('../site/about/about.page.tsx'))).AboutPage,
  login: async (language) => (await withWords(loadDoorWords(language), import('./login.page.tsx'))).LoginPage,
  register: async (language) =>
    (await withWords(loadRegistrationWords(language), import('./register.page.tsx'))).RegisterPage,
  notFound: async () => (await import('../site/refusals/not-found.page.tsx')).NotFoundPage,
  noPermission: async () => (await import('../site/refusals/no-permission.page.tsx')).NoPermissionPage,
};

const loaded = new Map<SitePage, ComponentType>();

/** The screen of a page, when its code is there already. */
export function loadedScreen(page: SitePage): ComponentType | undefined {
  return loaded.get(page);
}

/** The screen of a page; of all phrases a document speaks one language. */
export async function loadScreen(page: SitePage, language: Language): Promise<ComponentType> {
  const screen = await screens[page](language);
  loaded.set(page, screen);
  return screen;
}

async function withWords<M>(words: Promise<void>, page: Promise<M>): Promise<M> {
  const [module] = await Promise.all([page, words]);
  return module;
}
