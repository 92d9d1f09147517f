import { type Search, useNavigation, usePlace } from '../../kernel/navigation.ts';
import { one } from '../use-list-address.ts';
import type { ImportSubject } from './import-subject.ts';
import { type RowFilter, rowFilterOf } from './sheet-filter.ts';

export interface ImportAddress {
  /** The import that is open; undefined while a file is still to be chosen. */
  readonly id: string | undefined;
  readonly show: RowFilter;
  /** Whether the preview is wanted although the import has already been tried. */
  readonly step: 'preview' | 'state';
  toUpload: () => void;
  open: (id: string) => void;
  toState: () => void;
  toPreview: () => void;
  showRows: (show: RowFilter) => void;
}

/**
 * Where the wizard stands, all of it in the address: `?import=1` takes a file, `?import=<id>` shows an import. What the
 * list's own address always says stays.
 */
export function useImportAddress({ place }: ImportSubject): ImportAddress {
  const { search } = usePlace();
  const navigation = useNavigation();
  const go = (to: Search, how: { replace?: true } = {}) =>
    navigation.go({ search: { ...place, ...to }, resetScroll: false, ...how });
  const id = one(search['import']);
  return {
    id: id === '1' ? undefined : id,
    show: rowFilterOf(one(search['rows'])),
    step: one(search['step']) === 'preview' ? 'preview' : 'state',
    toUpload: () => go({ import: '1' }),
    open: (opened) => go({ import: opened }),
    toState: () => go({ import: id }, { replace: true }),
    toPreview: () => go({ import: id, step: 'preview' }),
    showRows: (show) => go({ ...search, rows: show === 'all' ? undefined : show }, { replace: true }),
  };
}
