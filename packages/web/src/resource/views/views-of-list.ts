import { type CodeTable, codesOf, wordOf } from '@loadline/contract/kernel/code';
import { wholeText } from '@loadline/contract/kernel/figures';
import { type Language, say } from '@loadline/contract/kernel/text';
import { parseSearch } from '../../kernel/address.ts';
import type { Search } from '../../kernel/navigation.ts';
import type { Looks } from '../looks.ts';
import { isDensity } from '../looks.ts';
import type { SavedView } from './use-views.ts';

/** A view as a tab: one of the product's own, or one that was saved. */
export interface ListView {
  readonly key: string;
  readonly label: string;
  readonly search: Search;
  readonly count?: string | undefined;
  readonly saved?: SavedView | undefined;
  readonly looks?: Partial<Looks> | undefined;
}

export function viewOf(saved: SavedView): ListView {
  const { viewId, name, search, columns, density } = saved;
  const looks = {
    ...(columns.length > 0 ? { columns } : {}),
    ...(isDensity(density) ? { density } : {}),
  };
  return { key: viewId, label: name, search: parseSearch(search), saved, looks };
}

/** Tabs by the codes of a table, which stand in the address as `?tab=`, with how many rows each holds once that is known. */
export function tabsOf<K extends string>(
  table: CodeTable<K>,
  language: Language,
  countOf: (code: K) => number | undefined,
): ListView[] {
  return codesOf(table).map((key) => {
    const count = countOf(key);
    return {
      key,
      label: say(wordOf(table, key), language),
      search: { tab: key },
      count: count === undefined ? undefined : wholeText(count),
    };
  });
}
