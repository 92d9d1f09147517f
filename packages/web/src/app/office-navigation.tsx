import { pages } from '@loadline/contract/pages';
import { Link, useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import { stringifySearch } from '../kernel/address.ts';
import type { LinkProps, Navigation } from '../kernel/navigation.ts';
import { pageAt } from './page-at.ts';

/** How one finds one's way in the back office: by its router. Public pages are documents of their own. */
export const officeNavigation: Navigation = {
  usePath: () => useLocation().pathname,
  useSearch: () => useSearch({ strict: false }),
  useGo: () => {
    const navigate = useNavigate();
    return ({ path = '.', search, ...how }) => {
      if (isPublic(path)) location.assign(path + stringifySearch(search));
      else void navigate({ to: path, search, ...how });
    };
  },
  Link: OfficeLink,
};

function OfficeLink({ to, search, ...rest }: LinkProps) {
  if (isPublic(to)) return <a href={to + stringifySearch(search)} {...rest} />;
  // A page under another one's address is a page of its own: only the very page is the current one.
  return <Link to={to} search={search} activeOptions={{ exact: true }} {...rest} />;
}

function isPublic(path: string): boolean {
  return pageAt(path)?.layout === pages.home.layout;
}
