import type { Page } from '@loadline/contract/kernel/page';
import { type PageName, pages } from '@loadline/contract/pages';

const byPath = new Map<string, PageName>();
for (const name of pageNames()) byPath.set(pages[name].path, name);

export function pageNames(): PageName[] {
  return Object.keys(pages).filter((name): name is PageName => name in pages);
}

/** The page of an address; undefined when no page has it. */
export function pageNameAt(path: string): PageName | undefined {
  return byPath.get(path);
}

export function pageAt(path: string): Page | undefined {
  const name = pageNameAt(path);
  return name && pages[name];
}
