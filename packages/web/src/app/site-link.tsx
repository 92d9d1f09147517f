import { createContext, type MouseEvent, use } from 'react';
import { stringifySearch } from '../kernel/address.ts';
import { type LinkProps, useNavigation, usePlace } from '../kernel/navigation.ts';
import { sitePageAt } from './site-pages.ts';

/** Fetches the code of the page at a path before somebody goes there. */
export const FetchAheadContext = createContext((_path: string): void => {});

/** A link on a public page: it opens in this document when it can, and its code comes when the pointer rests on it. */
export function SiteLink({ to, search, onClick, children, ...rest }: LinkProps) {
  const { go } = useNavigation();
  const fetchAhead = use(FetchAheadContext);
  const here = usePlace();
  const address = to + stringifySearch(search);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlain(event) || !sitePageAt(to)) return;
    event.preventDefault();
    go({ path: to, search });
  };
  return (
    <a
      {...rest}
      href={address}
      aria-current={address === here.path + stringifySearch(here.search) ? 'page' : undefined}
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
