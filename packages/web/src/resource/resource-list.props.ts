import type { Endpoint } from '@loadline/contract/kernel/endpoint';
import type { Fields } from '@loadline/contract/kernel/field';
import type { LiveTopic } from '@loadline/contract/kernel/live';
import type { ReactNode } from 'react';
import type { Found } from '../kernel/address.ts';
import type { Words } from '../kernel/words.ts';
import type { FilterSpec } from './filter/filter-spec.ts';
import type { ColumnLooks } from './resource-columns.tsx';
import type { Counted } from './unit.ts';
import type { ListCount, ListPage } from './use-list.ts';
import type { PageKeys } from './use-page-keys.ts';
import type { ViewSubject } from './views/use-views.ts';
import type { ListView } from './views/views-of-list.ts';

/** What a screen says about its list; the contract says the rest. */
export interface ResourceListProps<F extends Fields, C extends Fields, Row extends object> {
  /** Its saved views and its layout are kept under this name. */
  name: ViewSubject;
  title: string;
  /** Grey figures beside the title; told how many rows there are where they say no more than that. */
  facts?: ReactNode | ((count: ListCount) => ReactNode);
  /** Buttons after the export; the one primary action last. */
  actions?: ReactNode;
  /** Counters between the title and the list. */
  above?: ReactNode;
  /** `page`: on the canvas. `desk`: from edge to edge beside the console's menu, the search in its title. */
  frame?: 'page' | 'desk';
  searchIn?: 'title' | 'filters';
  /** What the search field finds. */
  search: string;
  /** The fields of a row. */
  fields: F;
  /** The field that names a row in the address. */
  keyedBy?: keyof Row & string;
  /** What its checkbox calls a row: its first column unless told. */
  nameOf?: (row: NoInfer<Row>) => string;
  calls: ListCalls<C, Row>;
  /** What is asked where the address alone does not say it, such as days unless told. */
  asks?: ((filter: Found<NoInfer<C>>) => Found<NoInfer<C>>) | undefined;
  sheet?: ListSheet;
  /** Whose changes ask again for the rows, their count and `about`. */
  /** Another look of the same records: what chooses it, and what stands in the place of the rows while it is chosen. */
  otherLook?: { readonly toggle: ReactNode; readonly instead: ReactNode | undefined } | undefined;
  live?: readonly LiveTopic[];
  about?: readonly Endpoint[];
  /** The order the rows come in unless told, by its sort code; null where there is one order alone. */
  sorted?: string | null | undefined;
  /** Shown unless the user or the view says otherwise, in this order. */
  columns: readonly (keyof NoInfer<F> & string)[];
  /** What can be shown besides. */
  more?: readonly (keyof NoInfer<F> & string)[];
  /** Named outside of the screen: it is asked again only in another language. */
  cells?: ((words: Words) => ColumnLooks<NoInfer<F>, NoInfer<Row>>) | undefined;
  /** A second fact under the first. */
  rows?: 'one line' | 'two lines';
  unit: Counted;
  filters?: readonly FilterSpec[];
  filtersInRow?: number;
  /** The product's own views; the first is the list as it is. */
  views?: readonly ListView[];
  /** What waits, as tabs that keep the filters. */
  queues?: Queues;
  /** Enter on a row; into the panel where there is one and this is not told. */
  onOpen?: (row: NoInfer<Row>) => void;
  /** A SidePanel beside the list, for the row the address names. */
  panel?: (opened: Opened<NoInfer<Row>>) => ReactNode;
  /** Sums of everything the filter finds, in the footer; told what is asked. */
  totals?: ReactNode | ((asked: Found<NoInfer<C>>) => ReactNode);
  /** The chosen rows in sums, in words and units. */
  sums?: ((rows: readonly NoInfer<Row>[]) => ReactNode) | undefined;
  /** What is done with the chosen rows, as small buttons. */
  withChosen?: ((rows: readonly NoInfer<Row>[], clear: () => void) => ReactNode) | undefined;
  /** Further single keys of the page. */
  keys?: PageKeys;
  /** Stands in the place of the rows when there are none at all. */
  empty: { readonly title: string; readonly detail?: string; readonly actions?: ReactNode };
}

/** The calls of a list, as `recordsApi` of the contract declares them. */
interface ListCalls<C extends Fields, Row extends object> {
  /** Its answer says what a row is. */
  readonly list: Endpoint<Fields, Fields, ListPage<Row>>;
  /** Its query is the filter of the list. */
  readonly count: Endpoint<C, Fields, ListCount>;
  /** Of everything the filter finds, or of the chosen rows where it takes their ids. */
  readonly export?: Endpoint;
}

/** The workbook of a list. */
export interface ListSheet {
  /** The export of the list unless told. */
  readonly from?: Endpoint;
  /** `chosen`: the call knows more rows than the list. */
  readonly of?: 'chosen';
  /** The button's words; ‘export all’ unless told. */
  readonly label?: string;
  /** The columns of the sheet for those that are shown; the sheet has its own where this is not told. */
  readonly columns?: (shown: readonly string[]) => readonly string[];
}

/** Tabs that narrow a list and leave its other filters as they are: what one searches by is changed in the address. */
export interface Queues {
  readonly label: string;
  readonly current: string;
  readonly tabs: readonly ListView[];
}

/** The row that the address names, or another word that stands there, such as `new`. */
export interface Opened<Row> {
  readonly key: string;
  /** Not there while it stands on another page. */
  readonly row: Row | undefined;
  readonly rows: readonly Row[];
  readonly show: (key: string | undefined) => void;
  readonly close: () => void;
}
