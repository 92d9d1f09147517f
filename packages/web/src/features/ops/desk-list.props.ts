import type { CodeTable } from '@loadline/contract/kernel/code';
import type { Fields } from '@loadline/contract/kernel/field';
import type { ReactNode } from 'react';
import type { FilterSpec } from '../../resource/filter/filter-spec.ts';
import type { Counted } from '../../resource/unit.ts';
import type { useList } from '../../resource/use-list.ts';
import type { ListAddress } from '../../resource/use-list-address.ts';
import type { TableColumn } from '../../ui/table/table-column.ts';
import type { RowChoice } from '../../ui/table/use-row-actions.ts';

/** What a desk says about its list. */
export interface DeskListProps<F extends Fields, S extends string, Row extends { id: string }> {
  title: string;
  facts?: ReactNode;
  /** At the right of the title, after the search. */
  actions?: ReactNode;
  /** What the search finds by. */
  search: string;
  /** Counters or tabs between the title and the rows. */
  above?: ReactNode;
  filters?: readonly FilterSpec[];
  /** The filter that takes a pasted column of numbers; none: the search takes one. */
  several?: 'numbers';
  /** At the end of the filters: columns, export. */
  tools?: ReactNode;
  address: ListAddress<F, S>;
  /** Keys that can be sorted by; none: the list has one order. */
  sorts?: CodeTable<S>;
  list: ReturnType<typeof useList<F, S, Row>>;
  columns: readonly TableColumn<Row>[];
  /** Rows of two lines, for a second fact under the first. */
  rows?: 'one line' | 'two lines';
  /** The row whose record is open in the panel. */
  current?: string | undefined;
  /** Enter on a row. */
  onOpen?: (id: string) => void;
  /** A press on a row, and J and K. */
  onPoint?: (id: string) => void;
  /** Rows that can be chosen, for what is done with several at once. */
  choice?: RowChoice | undefined;
  /** A BulkBar while some are. */
  bulk?: ReactNode;
  unit: Counted;
  /** Stands in the place of the rows when there are none at all. */
  empty: ReactNode;
}
