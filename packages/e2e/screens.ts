import { allPages } from '@loadline/contract/all-pages';
import type { Page } from '@loadline/contract/kernel/page';
import type { Permission } from '@loadline/contract/kernel/permission';
import { comingPages } from '@loadline/contract/pages';

export interface GatedPage extends Page {
  readonly name: string;
  readonly permission: Permission;
}

/** Every page that the specification keeps behind a permission, with or without a screen. */
export const gatedPages: readonly GatedPage[] = Object.entries<Page>(allPages).flatMap(([name, page]) =>
  page.permission ? [{ ...page, name, permission: page.permission }] : [],
);

const coming: readonly string[] = comingPages;

/** The names of those that have a screen. */
export const screens: readonly string[] = gatedPages
  .map(({ name }) => name)
  .filter((name) => !coming.includes(name));
