import type { PageName } from '@loadline/contract/pages';
import { pageOf } from './known-pages.ts';
import type { LinkProps, Search } from './navigation.ts';
import { useNavigation } from './navigation.ts';
import { servedCustomer } from './served-customer.ts';

interface PageLinkProps extends Omit<LinkProps, 'to' | 'search'> {
  page: PageName;
  query?: Search;
  'aria-label'?: string;
}

/** A link to a page of the route table; its code is fetched as soon as the pointer rests on it. */
export function PageLink({ page, query = {}, ...rest }: PageLinkProps) {
  const { Link } = useNavigation();
  return <Link to={addressOf(page)} search={query} {...rest} />;
}

/** `const goTo = useGoTo(); goTo('orderDetail', { no })`. */
export function useGoTo(): (page: PageName, query?: Search) => void {
  const { go } = useNavigation();
  return (page, query = {}) => go({ path: addressOf(page), search: query });
}

/** Who enters for a customer is led to their own page of the same thing. */
function addressOf(name: PageName): string {
  const { path, atDesk } = pageOf(name);
  return (servedCustomer() === undefined ? undefined : atDesk) ?? path;
}
