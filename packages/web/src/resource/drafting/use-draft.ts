import { withValue } from '@loadline/contract/documents/document.path';
import { useDeferredValue, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { DraftKeeper } from './draft-keeper.ts';
import type { DraftKind, Standing } from './draft-kind.ts';

export interface Beginning<R> {
  /** The draft on the server; undefined for a new one. */
  readonly record: R | undefined;
  /** What stands in the form at first, and the version it was typed over. */
  readonly entered: unknown;
  readonly version: number;
}

/** A record while it is written: what stands in the form, its sound part, and how far it is saved. */
export function useDraft<R, C>(
  draft: DraftKind<R, C>,
  { record, entered: begun, version }: Beginning<R>,
  onMade: (record: R) => void,
) {
  const [entered, setEntered] = useState(begun);
  const [keeper] = useState(() => new DraftKeeper(draft, record, { version, onMade }));
  const state = useSyncExternalStore(keeper.subscribe, keeper.state);
  const part = useMemo(() => draft.soundPart(entered), [draft, entered]);
  useEffect(() => {
    // What was only opened is no draft yet.
    if (record || entered !== draft.empty) keeper.type({ entered, part });
  }, [draft, keeper, entered, part, record]);
  useKeptOnLeaving(keeper);
  const change = useMemo(
    () => (path: string, value: unknown) => setEntered((now: unknown) => withValue(now, path, value)),
    [],
  );
  return {
    entered,
    part: useDeferredValue(part),
    state,
    /** The draft as the server last gave it. */
    record: keeper.record,
    /** The same after something that was waited for. */
    recordNow: () => keeper.record,
    change,
    save: () => keeper.save(),
    take: (standing: Standing<C>) => {
      keeper.goOnFrom(standing);
      setEntered(standing.content);
    },
    keepMine: (standing: Standing<C>) => {
      keeper.goOnFrom(standing);
      void keeper.save();
    },
  };
}

/** Saves when the page is left in any way, and when the network is back. */
function useKeptOnLeaving<R, C>(keeper: DraftKeeper<R, C>): void {
  useEffect(() => {
    const save = () => void keeper.save();
    const hide = () => {
      if (document.visibilityState === 'hidden') save();
    };
    addEventListener('online', save);
    addEventListener('pagehide', save);
    document.addEventListener('visibilitychange', hide);
    return () => {
      removeEventListener('online', save);
      removeEventListener('pagehide', save);
      document.removeEventListener('visibilitychange', hide);
      keeper.close();
    };
  }, [keeper]);
}

export type Draft<R, C> = ReturnType<typeof useDraft<R, C>>;
