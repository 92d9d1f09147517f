import { Link, Outlet, useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { stringifySearch } from '../kernel/address.ts';
import type { Destination, LinkProps } from '../kernel/navigation.ts';
import { NavigationContext, PlaceContext } from '../kernel/navigation.ts';
import { sitePageAt } from './site-pages.ts';

/** All pages of the back office, which find their way by its router. Public pages are documents of their own. */
export function OfficePages() {
  const navigate = useNavigate();
  const navigation = useMemo(() => {
    const go = ({ path = '.', search, ...how }: Destination) => {
      if (sitePageAt(path)) location.assign(path + stringifySearch(search));
      else void navigate({ to: path, search, ...how });
    };
    return { go, Link: OfficeLink };
  }, [navigate]);
  const path = useLocation({ select: ({ pathname }) => pathname });
  const search = useSearch({ strict: false });
  const place = useMemo(() => ({ path, search }), [path, search]);
  return (
    <NavigationContext value={navigation}>
      <PlaceContext value={place}>
        <Outlet />
      </PlaceContext>
    </NavigationContext>
  );
}

function OfficeLink({ to, search, children, ...rest }: LinkProps) {
  const isPublic = sitePageAt(to) !== undefined;
  if (isPublic)
    return (
      <a href={to + stringifySearch(search)} {...rest}>
        {children}
      </a>
    );
  // A page under another one's address is a page of its own: only the very page is the current one.
  return (
    <Link to={to} search={search} activeOptions={{ exact: true }} {...rest}>
      {children}
    </Link>
  );
}
