import type { Page } from '@loadline/contract/kernel/page';
import { type PageName, pages } from '@loadline/contract/pages';

type Pages = Readonly<Partial<Record<PageName, Page>>>;

/** The pages that this document knows: those of the desk only where it has learnt them, for no customer loads them. */
let known: Pages = pages;

/** Makes more pages known. */
export function learnPages(more: Pages): void {
  known = { ...known, ...more };
}

/** Whether this document has the desk. */
export function hasDesk(): boolean {
  return known !== pages;
}

/** Whether an address belongs to the desk, known or not. */
export function isOfDesk(path: string): boolean {
  return path === pages.ops.path || path.startsWith(`${pages.ops.path}/`);
}

export function pageNames(): PageName[] {
  return Object.keys(known).filter(isPageName);
}

export function isPageName(name: string): name is PageName {
  return Object.hasOwn(known, name);
}

/** What is known of a page; nothing leads to the desk from a document that has it not. */
export function pageOf(name: PageName): Page {
  const page = known[name];
  if (!page) throw new Error(`${name} is a page of the desk, which this document has not loaded`);
  return page;
}

/** The name of the page at an address; undefined when no page that is known has it. */
export function pageNameAt(path: string): PageName | undefined {
  return pageNames().find((name) => pageOf(name).path === path);
}

/** The page of an address; undefined when no page that is known has it. */
export function pageAt(path: string): Page | undefined {
  const name = pageNameAt(path);
  return name && pageOf(name);
}
