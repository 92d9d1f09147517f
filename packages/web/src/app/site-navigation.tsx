import { pages } from '@loadline/contract/pages';
import { type MouseEvent, use } from 'react';
import { stringifySearch } from '../kernel/address.ts';
import type { LinkProps, Navigation } from '../kernel/navigation.ts';
import { sitePageAt, type Travel, TravelContext } from './travel.ts';

/** How one finds one's way on public pages. */
export const siteNavigation: Navigation = {
  usePath: () => pages[useTraveller().shown.page].path,
  useSearch: () => useTraveller().shown.search,
  useGo: () => useTraveller().go,
  Link,
};

/** A link whose page opens in this document when it can; its code is fetched as soon as the pointer rests on it. */
function Link({ to, search, onClick, ...rest }: LinkProps) {
  const { shown, go, fetchAhead } = useTraveller();
  const address = to + stringifySearch(search);
  const isHere = address === pages[shown.page].path + stringifySearch(shown.search);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlain(event) || !sitePageAt(to)) return;
    event.preventDefault();
    go({ path: to, search });
  };
  return (
    // biome-ignore lint/a11y/useValidAnchor: it is a real link that is followed here.
    <a
      {...rest}
      href={address}
      aria-current={isHere ? 'page' : undefined}
      onClick={follow}
      onPointerEnter={() => fetchAhead(to)}
      onFocus={() => fetchAhead(to)}
    />
  );
}

/** Whether it is meant for this tab. */
function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

function useTraveller(): Travel {
  const travel = use(TravelContext);
  if (!travel) throw new Error('only public pages are travelled this way');
  return travel;
}
