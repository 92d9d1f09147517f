import { parseSearch } from '../../kernel/address.ts';
import type { Looks } from '../looks.ts';
import { isDensity } from '../looks.ts';
import type { Raw } from '../use-list-address.ts';
import type { SavedView } from './use-views.ts';

/** A view as a tab: one of the product's own, or one that was saved. */
export interface ListView {
  readonly key: string;
  readonly label: string;
  readonly search: Raw;
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
