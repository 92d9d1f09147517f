import { type PageName, pages } from '@loadline/contract/pages';
import type { ReactNode } from 'react';
import { PageLink } from '../kernel/page-link.tsx';
import { rememberedList } from './shown-lists.ts';

/** Back to a list, narrowed, sorted and paged as it was left. */
export function ListLink({ page, children }: { page: PageName; children: ReactNode }) {
  return (
    <PageLink page={page} query={rememberedList(pages[page].path)}>
      {children}
    </PageLink>
  );
}
