import { comingPages, type PageName } from '@loadline/contract/pages';

/** Whether a page can be opened: whether it has a screen. */
export type Reach = (page: PageName) => boolean;

const coming: ReadonlySet<PageName> = new Set(comingPages);

export const isReachable: Reach = (page) => !coming.has(page);
