import type { PageName } from '@loadline/contract/pages';
import { officePages } from './office-pages.ts';
import { sitePages } from './site-pages.ts';

/** Whether a page can be opened: whether it has a screen. */
export type Reach = (page: PageName) => boolean;

const reachable: ReadonlySet<PageName> = new Set<PageName>([...sitePages, ...officePages]);

export const isReachable: Reach = (page) => reachable.has(page);
