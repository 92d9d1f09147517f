import { type PageName, pages } from '@loadline/contract/pages';
import { Link, useNavigate } from '@tanstack/react-router';
import type { MouseEventHandler, ReactNode } from 'react';

type Query = Readonly<Record<string, string | readonly string[] | undefined>>;

interface PageLinkProps {
  page: PageName;
  query?: Query;
  className?: string;
  children: ReactNode;
  'aria-label'?: string;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
}

/** A link to a page of the route table; its code is fetched as soon as the pointer rests on it. */
export function PageLink({ page, query = {}, ...rest }: PageLinkProps) {
  // A page under another one's address is a page of its own: only the very page is the current one.
  return <Link to={pages[page].path} search={query} activeOptions={{ exact: true }} {...rest} />;
}

/** `const goTo = useGoTo(); goTo('orderDetail', { no })`. */
export function useGoTo(): (page: PageName, query?: Query) => void {
  const navigate = useNavigate();
  return (page, query = {}) => void navigate({ to: pages[page].path, search: query });
}
