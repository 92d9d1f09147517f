import type { Page } from '@loadline/contract/kernel/page';
import { type PageName, pages } from '@loadline/contract/pages';

const byPath = new Map<string, Page>(Object.values(pages).map((page) => [page.path, page]));

export function pageNames(): PageName[] {
  return Object.keys(pages).filter((name): name is PageName => name in pages);
}

/** The page of an address; undefined when no page has it. */
export function pageAt(path: string): Page | undefined {
  return byPath.get(path);
}
