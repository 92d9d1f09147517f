import { type PageName, pages } from '@loadline/contract/pages';

/** The pages that need no login, by name. */
export const sitePages = [
  'home',
  'search',
  'calculator',
  'productInfo',
  'about',
  'login',
  'register',
  'notFound',
  'noPermission',
] as const satisfies readonly PageName[];

export type SitePage = (typeof sitePages)[number];

/** The public page at a path. */
export function sitePageAt(path: string): SitePage | undefined {
  return sitePages.find((name) => pages[name].path === path);
}
