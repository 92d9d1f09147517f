import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useNavigation, usePlace } from '../kernel/navigation.ts';

type Row = Readonly<Record<string, unknown>>;

interface Trail {
  /** The rows that the last list showed, in its order. */
  readonly rows: readonly Row[];
  /** What its records are called by. */
  readonly calledBy: readonly string[];
  readonly open?: ((at: number) => void) | undefined;
  /** Whether the list still stands there. */
  readonly stands: boolean;
}

const none: Trail = { rows: [], calledBy: [], stands: false };
let trail = none;
const followers = new Set<() => void>();

function leave(next: Trail): void {
  trail = next;
  for (const told of followers) told();
}

function follow(told: () => void): () => void {
  followers.add(told);
  return () => void followers.delete(told);
}

interface Left<R> {
  readonly rows: readonly R[];
  readonly calledBy: readonly string[];
  readonly open?: ((row: R) => void) | undefined;
}

/** Remembers the rows of a list for the records that are opened from it. */
export function useLeavesTrail<R extends object>({ rows, calledBy, open }: Left<R>): void {
  const openRow = useEffectEvent((row: R) => open?.(row));
  const keys = calledBy.join();
  const opens = open !== undefined;
  useEffect(() => {
    const left = {
      rows: rows.map((row): Row => Object.fromEntries(Object.entries(row))),
      calledBy: keys.split(','),
      open: opens ? (at: number) => rows[at] && openRow(rows[at]) : undefined,
    };
    leave({ ...left, stands: true });
    return () => leave({ ...left, stands: false });
  }, [rows, keys, opens]);
}

export interface Neighbours {
  /** The value of the rows that the record is addressed by. */
  readonly key: string;
  readonly previous: string | undefined;
  readonly next: string | undefined;
}

/** What stands before and after a record in the rows of a list: whichever of their values the record is addressed by. */
export function neighboursIn(rows: readonly Row[], no: string): Neighbours | undefined {
  const key = Object.keys(rows[0] ?? {}).find((one) => rows.some((row) => row[one] === no));
  if (key === undefined) return undefined;
  const numbers = [...new Set(rows.map((row) => row[key]).filter((value) => typeof value === 'string'))];
  const at = numbers.indexOf(no);
  return { key, previous: numbers[at - 1], next: numbers[at + 1] };
}

/** The ways to the record before and after this one in the list that one came from; undefined where one came from none. */
export function useTrail() {
  const { go } = useNavigation();
  const { path, search } = usePlace();
  const { rows, calledBy, open, stands } = useSyncExternalStore(
    follow,
    () => trail,
    () => none,
  );
  const { no } = search;
  const found = stands || typeof no !== 'string' ? undefined : neighboursIn(rows, no);
  if (!found) return undefined;
  // As the list opens it, for a draft may have another page; what a row only speaks of, on the page where one is.
  const to = (next: string | undefined) => {
    if (next === undefined) return undefined;
    if (open && calledBy.includes(found.key))
      return () => open(rows.findIndex((row) => row[found.key] === next));
    return () => go({ path, search: { no: next } });
  };
  return { onPrevious: to(found.previous), onNext: to(found.next) };
}
