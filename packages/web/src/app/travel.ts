import type { Language } from '@loadline/contract/kernel/text';
import { pages } from '@loadline/contract/pages';
import { type ComponentType, useEffect, useLayoutEffect, useState } from 'react';
import { parseSearch, stringifySearch } from '../kernel/address.ts';
import type { Destination, Search } from '../kernel/navigation.ts';
import { entitle } from '../kernel/title.ts';
import { type SitePage, sitePageAt } from './site-pages.ts';
import { loadedScreen, loadScreen } from './site-screens.ts';

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
