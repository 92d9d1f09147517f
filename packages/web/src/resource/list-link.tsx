import { type PageName, pages } from '@loadline/contract/pages';
import type { ReactNode } from 'react';
import type { Search } from '../kernel/navigation.ts';
import { PageLink } from '../kernel/page-link.tsx';

/** How each list was last shown in this tab, by its path: who comes back from a record finds it as he left it. */
const shown = new Map<string, Search>();

export function rememberList(path: string, search: Search): void {
  shown.set(path, search);
}

/** Back to a list, narrowed, sorted and paged as it was left. */
export function ListLink({ page, children }: { page: PageName; children: ReactNode }) {
  return (
    <PageLink page={page} query={shown.get(pages[page].path) ?? {}}>
      {children}
    </PageLink>
  );
}
