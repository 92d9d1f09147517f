import { type CodeTable, isCode } from '@loadline/contract/kernel/code';
import type { Fields } from '@loadline/contract/kernel/field';
import { useEffect } from 'react';
import { type Found, readSearch } from '../kernel/address.ts';
import { type Search, useNavigation, usePlace } from '../kernel/navigation.ts';
import { officeToday } from './office-time.ts';
import { isPeriod, spanOf } from './period.ts';
import { rememberList } from './shown-lists.ts';

export type Changes = Readonly<Record<string, string | boolean | readonly string[] | undefined>>;

/** What an address can say about a list. */
export interface ListShape<F extends Fields> {
  readonly filter: F;
  readonly sorts?: CodeTable | undefined;
  /** Name of a moving period in the address → the two day fields that it stands for. */
  readonly spans?: Spans;
  /** Further names that a view keeps. */
  readonly also?: readonly string[];
}

export type Spans = Readonly<Record<string, readonly [from: string, to: string]>>;

export interface ListAddress<F extends Fields> {
  /** What the server is asked for: a moving period is two days by now. */
  readonly filter: Found<F>;
  /** The same as it stands in the address, for the filters and for a saved view. */
  readonly raw: Search;
  readonly sort: string | undefined;
  readonly size: number;
  readonly after: string | undefined;
  /** 1 is the first. */
  readonly page: number;
  readonly view: string | undefined;
  /** Changes filters, sort or size: the list starts at its first page again. */
  change: (changes: Changes) => void;
  /** Shows something else altogether, such as a view; 'back' returns to what was shown. */
  open: (search: Changes) => void;
  next: (cursor: string) => void;
  previous: () => void;
}

const sizes = [50, 100, 200] as const;

/** Rows per page that can be chosen; the first unless one is. */
export const pageSizes: readonly number[] = sizes;

/** A list whose whole state stands in the address: what a colleague gets as a link shows the same. */
export function useListAddress<F extends Fields>(shape: ListShape<F>): ListAddress<F> {
  const { path, search, cursors = [] } = usePlace();
  useEffect(() => rememberList(path, search), [path, search]);
  const navigation = useNavigation();
  const go = (to: Changes, how: { replace?: true; cursors?: readonly string[] } = {}) =>
    navigation.go({
      search: to,
      replace: how.replace ?? false,
      resetScroll: false,
      cursors: how.cursors ?? [],
    });
  const { after, page, ...staying } = search;
  const number = Math.max(1, Number(one(page) ?? 1) || 1);
  // A page that was opened by its link knows no earlier cursor: back is the first page then.
  const known = cursors.length === number - 1 ? cursors : [];
  const raw = keptOf(search, shape);
  const sort = one(search['sort']);
  return {
    filter: readSearch(shape.filter, withDays(raw, shape.spans)),
    raw,
    sort: shape.sorts && isCode(shape.sorts, sort) ? sort : undefined,
    size: sizes.find((size) => String(size) === one(search['size'])) ?? sizes[0],
    after: one(after),
    page: number,
    view: one(search['view']),
    change: (changes) => go({ ...staying, ...changes }, { replace: true }),
    open: (to) => go(to),
    next: (cursor) => {
      go({ ...staying, after: cursor, page: String(number + 1) }, { cursors: [...known, cursor] });
    },
    previous: () => {
      const pages = known.slice(0, -1);
      const cursor = pages.at(-1);
      go({ ...staying, after: cursor, page: cursor && String(pages.length + 1) }, { cursors: pages });
    },
  };
}

/** The part of an address that a view keeps: filters, periods, sort and page size. */
function keptOf(search: Search, { filter, spans = {}, also = [] }: ListShape<Fields>): Search {
  const names = [...new Set([...Object.keys(filter), ...Object.keys(spans), ...also, 'sort', 'size'])];
  return Object.fromEntries(
    names.filter((name) => search[name] !== undefined).map((name) => [name, search[name]]),
  );
}

function withDays(raw: Search, spans: Spans = {}): Search {
  const days = Object.entries(spans).map(([name, [from, to]]): Search => {
    const period = one(raw[name]);
    if (!isPeriod(period)) return {};
    const span = spanOf(period, officeToday());
    return { [from]: span.from, [to]: span.to };
  });
  return days.reduce((all, day) => ({ ...all, ...day }), raw);
}

export function one(value: string | readonly string[] | undefined): string | undefined {
  return typeof value === 'string' ? value : value?.[0];
}
