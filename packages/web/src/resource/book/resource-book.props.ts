import type { CodeTable } from '@loadline/contract/kernel/code';
import type { Endpoint } from '@loadline/contract/kernel/endpoint';
import type { Fields } from '@loadline/contract/kernel/field';
import type { Resource } from '@loadline/contract/kernel/resource';
import type { ReactNode } from 'react';
import type { Question } from '../../kernel/asking.ts';
import type { FormSection, InputLooks, Values } from '../input-look.ts';
import type { Deed } from '../record-history.tsx';
import type { ColumnLook } from '../resource-columns.tsx';
import type { Counted } from '../unit.ts';

/** A record of a book. With a `version`, saving it twice at once is noticed. */
export interface BookRow {
  readonly id: string;
  readonly version?: number;
}

export interface BookPage<Row> {
  readonly rows: readonly Row[];
  readonly next: string | null;
}

export interface BookAsked {
  search?: string;
  sort?: string;
  after?: string;
  size: number;
}

export interface ResourceBookProps<F extends Fields, B extends Fields, Row extends BookRow, A = unknown> {
  of: Resource<F>;
  title: string;
  /** What one record is called in a sentence and what several are counted in. */
  unit: Counted;
  /** Counts beside the title. */
  facts?: (rows: readonly NoInfer<Row>[]) => ReactNode;
  /** Says what a row is. The keys below are the resource's: those of the row are not known yet where they stand. */
  list: (asked: BookAsked) => Question<BookPage<Row>>;
  /** The whole record, where a row of the list leaves something out or masks it. */
  record?: (id: string) => Question<NoInfer<Row>>;
  /** Its body is the form of a new record; none: nothing can be added. */
  add?: Endpoint<Fields, Fields, A> | undefined;
  /** What is told with the record's name after it was added or changed; that it is saved unless told. */
  told?: { readonly added: string; readonly changed: string };
  /** After a record was added: what the server answered. A method, so that a book of any answer is a book. */
  added?(answer: NoInfer<A>): void;
  /** Its body is the form of a record that is there, or of this one; none: records open to be read. */
  change?: Endpoint<Fields, B> | ((row: NoInfer<Row>) => Endpoint<Fields, B>) | undefined;
  remove?: ((row: NoInfer<Row>) => Promise<unknown>) | undefined;
  /** A switch in every row, for a flag of the record. */
  turn?: Turn<keyof F & string, NoInfer<Row>> | undefined;
  history?: (row: NoInfer<Row>) => Question<readonly Deed[]>;
  /** By which fields a record is called by name: the first that has a value. */
  names: readonly (keyof F & string)[];
  /** Which fields stand in the table, in this order; all of the place `list` unless told. */
  columns?: readonly (keyof F & string)[];
  cells?: { readonly [K in keyof F & string]?: ColumnLook<NoInfer<Row>> };
  /** What a new record begins with. */
  given?: Values;
  /** Fields that come back in part only: their inputs begin empty, and left empty they stay as they are. */
  masked?: readonly (keyof F & string)[];
  /** By the fields of either body; what only a new record is asked for is a field of the resource. */
  inputs?: InputLooks<F & B> | ((row: NoInfer<Row>) => InputLooks<F & B>);
  sections?: readonly FormSection<keyof (F & B) & string>[];
  /** By what its columns can be sorted. */
  sorts?: CodeTable;
  /** What the search field finds by; none: no search. */
  search?: string;
  /** More at the right of the title, before the one primary action: import, export. */
  actions?: ReactNode;
  /** Under the title, where the book is one of several parts of a screen. */
  tabs?: ReactNode;
  /** Why nothing can be changed by this person now. */
  refused?: string | undefined;
  /** At the top of the panel, over the form. */
  above?: (row: NoInfer<Row>) => ReactNode;
  /** Cards under the table. */
  children?: ReactNode;
}

export interface Turn<K extends string, Row> {
  key: K;
  set: (row: Row, on: boolean) => Promise<unknown>;
  /** The words beside the switch. */
  on: string;
  off: string;
}
