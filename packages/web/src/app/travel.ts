import type { Language } from '@loadline/contract/kernel/text';
import { pages } from '@loadline/contract/pages';
import { type ComponentType, useEffect, useLayoutEffect, useState } from 'react';
import { parseSearch, stringifySearch } from '../kernel/address.ts';
import type { Destination, Search } from '../kernel/navigation.ts';
import { entitle } from '../kernel/title.ts';
import {
  loadCalculatorWords,
  loadContentWords,
  loadDoorWords,
  loadHomeWords,
  loadRegistrationWords,
  loadSearchWords,
} from '../kernel/words.ts';
import { type SitePage, sitePageAt } from './site-pages.ts';

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

/** The public page that is shown, and what its address says. */
export interface Shown {
  readonly page: SitePage;
  readonly search: Search;
  readonly Screen: ComponentType;
  /** Whether it is to be read from its top. */
  readonly fromTop: boolean;
}

export interface Travel {
  readonly shown: Shown;
  readonly guide: Guide;
}

/** Leads through the public pages. It stays the same from page to page. */
export interface Guide {
  go(to: Destination): void;
  /** After the browser's own back and forward, which find the place on the page by themselves. */
  follow(): void;
  /** Fetches the code of the page at a path before somebody goes there. */
  fetchAhead(path: string): void;
}

/** What is shown first at an address, with its code. */
export async function shownAt(address: string, language: Language): Promise<Shown> {
  const { pathname, search } = new URL(address, 'http://localhost');
  const page = sitePageAt(pathname) ?? 'notFound';
  const Screen = await loadScreen(page, language);
  return { page, search: parseSearch(search), Screen, fromTop: false };
}

/** The way through the public pages in one document. Another page of the product is a document of its own. */
export function useTravel(first: Shown, language: Language): Travel {
  const [shown, setShown] = useState(first);
  const [guide] = useState(() => guideFrom(first.page, language, setShown));
  useEffect(() => {
    addEventListener('popstate', guide.follow);
    return () => removeEventListener('popstate', guide.follow);
  }, [guide]);
  useLayoutEffect(() => {
    if (shown.fromTop) scrollTo(0, 0);
  }, [shown]);
  useEffect(() => entitle(pages[shown.page].title, language), [shown.page, language]);
  return { shown, guide };
}

function guideFrom(first: SitePage, language: Language, show: (shown: Shown) => void): Guide {
  let here = first;
  let journeys = 0;
  /** Arrives as soon as the code of the page is there, unless somebody has gone elsewhere meanwhile. */
  const travel = (page: SitePage, address: string, fromTop: boolean, arrive: () => void) => {
    journeys += 1;
    const journey = journeys;
    const settle = (Screen: ComponentType) => {
      if (journey !== journeys) return;
      arrive();
      here = page;
      show({ page, search: parseSearch(location.search), Screen, fromTop });
    };
    const known = loadedScreen(page);
    if (known) return settle(known);
    // Code that cannot be fetched is not of this build any more; a new document is.
    loadScreen(page, language).then(settle, () => location.assign(address));
  };
  return {
    go({ path = pages[here].path, search, replace = false, resetScroll = true }) {
      const address = path + stringifySearch(search);
      const page = sitePageAt(path);
      if (!page) return location.assign(address);
      travel(page, address, resetScroll, () => {
        if (replace) history.replaceState(history.state, '', address);
        else history.pushState(null, '', address);
      });
    },
    follow() {
      const page = sitePageAt(location.pathname);
      if (page) travel(page, location.href, false, () => {});
    },
    fetchAhead(path) {
      const page = sitePageAt(path);
      if (page && !loadedScreen(page)) loadScreen(page, language).catch(() => undefined);
    },
  };
}

/** The screen of a page, when its code is there already. */
function loadedScreen(page: SitePage): ComponentType | undefined {
  return loaded.get(page);
}

/** The screen of a page; of all phrases a document speaks one language. */
async function loadScreen(page: SitePage, language: Language): Promise<ComponentType> {
  const screen = await screens[page](language);
  loaded.set(page, screen);
  return screen;
}

async function withWords<M>(words: Promise<void>, page: Promise<M>): Promise<M> {
  const [module] = await Promise.all([page, words]);
  return module;
}
