import { useEffect, useLayoutEffect, useState } from 'react';
import { parseSearch, stringifySearch } from '../kernel/address.ts';
import { entryOf } from '../kernel/history-entry.ts';
import { isAskedFirst } from '../kernel/leaving.ts';
import type { Destination, Place } from '../kernel/navigation.ts';
import { withServedCustomer } from '../kernel/served-customer.ts';

/** The pages of one document. Another page of the product is a document of its own. */
export interface Ways<View> {
  has(path: string): boolean;
  /** What draws the page at a path, fetched with its words. */
  load(path: string): Promise<View>;
  /** Whether who goes there is led elsewhere. */
  turnsAway?(to: Place): boolean;
}

/** What is shown, and what its address says. */
export interface Shown<View> extends Place {
  readonly view: View;
  /** Whether it is to be read from its top. */
  readonly fromTop: boolean;
}

export interface Travel<View> {
  readonly shown: Shown<View>;
  readonly guide: Guide;
}

/** Leads through the pages of a document. It stays the same from page to page. */
export interface Guide {
  has(path: string): boolean;
  go(to: Destination): void;
  /** Follows the browser's own back and forward, which find the place on the page by themselves; gives the end of it. */
  follow(): () => void;
  /** Fetches the code of the page at a path before somebody goes there. */
  fetchAhead(path: string): void;
}

/** The way through the pages of a document. */
export function useTravel<View>(first: Shown<View>, ways: Ways<View>): Travel<View> {
  const [shown, setShown] = useState(first);
  const [guide] = useState(() => guideFrom(first, ways, setShown));
  useEffect(() => guide.follow(), [guide]);
  useLayoutEffect(() => {
    if (shown.fromTop) scrollTo(0, 0);
  }, [shown]);
  return { shown, guide };
}

/** What an address says, before anybody has gone anywhere; `cursors` are what the browser kept over a reload. */
export function placeAt(address: string, state?: unknown): Place {
  const { pathname, search } = new URL(address, 'http://localhost');
  return { path: pathname, search: parseSearch(search), cursors: entryOf(state).cursors };
}

function guideFrom<View>(first: Shown<View>, ways: Ways<View>, show: (shown: Shown<View>) => void): Guide {
  const loaded = new Map([[first.path, first.view]]);
  let here: Place = first;
  let at = 0;
  let journeys = 0;
  /** Arrives as soon as the code of the page is there, unless somebody has gone elsewhere meanwhile. */
  const travel = (to: Place, fromTop: boolean, arrive: () => void) => {
    journeys += 1;
    const journey = journeys;
    if (ways.turnsAway?.(to)) return;
    const settle = (view: View) => {
      loaded.set(to.path, view);
      if (journey !== journeys) return;
      arrive();
      here = to;
      show({ ...to, view, fromTop });
    };
    const known = loaded.get(to.path);
    if (known) return settle(known);
    // Code that cannot be fetched is not of this build any more; a new document is.
    ways.load(to.path).then(settle, () => location.assign(addressOf(to)));
  };
  const go = ({ path = here.path, replace = false, resetScroll = true, ...to }: Destination) => {
    const address = path + stringifySearch(withServedCustomer(path, to.search));
    if (!ways.has(path)) return location.assign(address);
    const { cursors = path === here.path ? here.cursors : undefined } = to;
    const next = { ...placeAt(address), cursors };
    const leave = () =>
      travel(next, resetScroll, () => {
        const isNew = !replace && address !== addressOf(here);
        if (isNew) at += 1;
        history[isNew ? 'pushState' : 'replaceState']({ at, cursors }, '', address);
      });
    if (to.unasked || !isAskedFirst({ from: here, to: next, leave, stay: () => undefined })) leave();
  };
  const followBrowser = () => {
    const next = placeAt(location.href, history.state);
    // An entry without a place of its own is new: a link within the page made it.
    const there = entryOf(history.state).at ?? at + 1;
    journeys += 1;
    if (there === at || !ways.has(next.path)) return;
    const leave = () =>
      travel(next, false, () => {
        at = there;
        history.replaceState({ at, cursors: next.cursors }, '');
      });
    const stay = () => history.go(at - there);
    if (!isAskedFirst({ from: here, to: next, leave, stay })) leave();
  };
  return {
    has: ways.has,
    go,
    follow() {
      at = entryOf(history.state).at ?? 0;
      history.replaceState({ at, cursors: here.cursors }, '');
      addEventListener('popstate', followBrowser);
      return () => removeEventListener('popstate', followBrowser);
    },
    fetchAhead(path) {
      if (!ways.has(path) || loaded.has(path)) return;
      ways.load(path).then(
        (view) => loaded.set(path, view),
        () => undefined,
      );
    },
  };
}

function addressOf({ path, search }: Place): string {
  return path + stringifySearch(search);
}
