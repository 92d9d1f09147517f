import type { Language } from '@loadline/contract/kernel/text';
import { pages } from '@loadline/contract/pages';
import type { ComponentType } from 'react';
import {
  loadCalculatorWords,
  loadContentWords,
  loadDoorWords,
  loadHomeWords,
  loadRegistrationWords,
  loadSearchWords,
} from '../kernel/words.ts';
import { type SitePage, sitePageAt } from './site-pages.ts';
import { placeAt, type Shown, type Ways } from './travel.ts';

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

export interface SiteView {
  readonly page: SitePage;
  readonly Screen: ComponentType;
}

/** The public pages; of all phrases a document speaks one language. */
export function siteWays(language: Language): Ways<SiteView> {
  return {
    has: (path) => sitePageAt(path) !== undefined,
    load: async (path) => {
      const page = sitePageAt(path) ?? 'notFound';
      return { page, Screen: await screens[page](language) };
    },
  };
}

/** What is shown first at an address, with its code. */
export async function shownAt(address: string, language: Language): Promise<Shown<SiteView>> {
  const place = placeAt(address);
  const view = await siteWays(language).load(place.path);
  return { ...place, path: pages[view.page].path, view, fromTop: false };
}

async function withWords<M>(words: Promise<void>, page: Promise<M>): Promise<M> {
  const [module] = await Promise.all([page, words]);
  return module;
}
