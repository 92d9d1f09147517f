import type { Language } from '@loadline/contract/kernel/text';
import { createContext, type MouseEvent, type ReactNode, use, useEffect, useMemo } from 'react';
import { stringifySearch } from '../kernel/address.ts';
import { pageAt } from '../kernel/known-pages.ts';
import {
  type LinkProps,
  NavigationContext,
  PlaceContext,
  useNavigation,
  usePlace,
} from '../kernel/navigation.ts';
import { withServedCustomer } from '../kernel/served-customer.ts';
import { entitle } from '../kernel/title.ts';
import { type Guide, type Shown, useTravel, type Ways } from './travel.ts';

type Ahead = Pick<Guide, 'has' | 'fetchAhead'>;

const AheadContext = createContext<Ahead>({ has: () => false, fetchAhead: () => undefined });

interface TravellerProps<View> {
  first: Shown<View>;
  ways: Ways<View>;
  language: Language;
  children: (shown: Shown<View>) => ReactNode;
}

/** Leads through the pages of a document, begun with one of them. */
export function Traveller<View>({ first, ways, language, children }: TravellerProps<View>) {
  const { shown, guide } = useTravel(first, ways);
  const navigation = useMemo(() => ({ go: guide.go, Link: TravelLink }), [guide]);
  useEffect(() => {
    const page = pageAt(shown.path);
    if (page) entitle(page.title, language);
  }, [shown.path, language]);
  return (
    <NavigationContext value={navigation}>
      <AheadContext value={guide}>
        <PlaceContext value={shown}>{children(shown)}</PlaceContext>
      </AheadContext>
    </NavigationContext>
  );
}

/** A link that opens in this document when it can; its code comes when the pointer rests on it. */
function TravelLink({ to, search, resetScroll = true, onClick, children, ...rest }: LinkProps) {
  const { go } = useNavigation();
  const { has, fetchAhead } = use(AheadContext);
  const here = usePlace();
  const address = to + stringifySearch(withServedCustomer(to, search));
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlain(event) || !has(to)) return;
    event.preventDefault();
    go({ path: to, search, resetScroll });
  };
  return (
    <a
      aria-current={address === here.path + stringifySearch(here.search) ? 'page' : undefined}
      {...rest}
      href={address}
      onClick={follow}
      onPointerEnter={() => fetchAhead(to)}
      onFocus={() => fetchAhead(to)}
    >
      {children}
    </a>
  );
}

/** Whether it is meant for this tab. */
function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
