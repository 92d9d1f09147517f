import type { CodeTable } from '@loadline/contract/kernel/code';
import type { Fields } from '@loadline/contract/kernel/field';
import type { Resource } from '@loadline/contract/kernel/resource';
import type { ReactNode } from 'react';
import type { Found } from '../kernel/address.ts';
import type { GivenFile } from '../kernel/call.ts';
import type { FilterSpec } from './filter/filter-spec.ts';
import type { ColumnLooks } from './resource-columns.tsx';
import type { Counted } from './unit.ts';
import type { ListQuestions } from './use-list.ts';
import type { ListAddress } from './use-list-address.ts';
import type { PageKeys } from './use-page-keys.ts';
import type { ViewSubject } from './views/use-views.ts';
import type { ListView } from './views/views-of-list.ts';

/** What is exported: everything a filter finds, or the rows with these ids. */
export interface Exported<F extends Fields, S extends string> {
  readonly filter: Found<F>;
  readonly sort: S | undefined;
  readonly ids: string[] | undefined;
  readonly columns: string[];
}

/** What a screen says about its list; the contract says the rest. */
export interface ResourceListProps<F extends Fields, S extends string, Row extends { id: string }> {
  of: Resource;
  /** The list's name: its saved views and its layout are kept under it. */
  name: ViewSubject;
  title: string;
  facts?: ReactNode;
  /** Buttons beside the export. */
  actions?: ReactNode;
  /** Counters between the title and the list. */
  above?: ReactNode;
  /** A SidePanel, while the record of a row is open beside the list. */
  panel?: ReactNode;
  address: ListAddress<F, S>;
  sorts: CodeTable<S>;
  questions: ListQuestions<F, S, Row>;
  /** Keep it between renders. */
  looks?: ColumnLooks<Row>;
  /** The columns shown unless the user or the view says otherwise. */
  columns: readonly string[];
  /** What the search field finds. */
  search: string;
  unit: Counted;
  filters: readonly FilterSpec[];
  filtersInRow: number;
  /** The product's own views; the first is the list as it is. */
  views: readonly ListView[];
  keyOf: (row: Row) => string;
  onOpen: (key: string) => void;
  /** The row whose record is open beside the list. */
  current?: string | undefined;
  /** A press on a row, and J and K. */
  onPoint?: ((key: string) => void) | undefined;
  /** The selected rows in sums, in words and units. */
  sums: (rows: readonly Row[]) => string;
  onExport?: ((asked: Exported<F, S>) => Promise<GivenFile>) | undefined;
  /** What else can be done with the chosen rows, as small buttons. */
  withChosen?: ((rows: readonly Row[]) => ReactNode) | undefined;
  /** Further single keys of the page. */
  keys?: PageKeys;
  /** Stands in the place of the rows when there are none at all. */
  empty: ReactNode;
}
