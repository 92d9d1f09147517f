import type { Search } from '../kernel/navigation.ts';

/** How each list was last shown in this tab, by its path: who comes back from a record finds it as they left it. */
const shown = new Map<string, Search>();

export function rememberList(path: string, search: Search): void {
  shown.set(path, search);
}

/** Nothing for a list that was not shown yet. */
export function rememberedList(path: string): Search {
  return shown.get(path) ?? {};
}
