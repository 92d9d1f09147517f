import { withValueAt } from '@loadline/contract/trusts/trust.changes';
import { soundPart } from '@loadline/contract/trusts/trust.entered';
import type { TrustPath } from '@loadline/contract/trusts/trust.path';
import { emptyContent } from '@loadline/contract/trusts/trust-content';
import { useDeferredValue, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { TrustRecord } from '../trust-record.ts';
import { DraftKeeper } from './draft-keeper.ts';
import type { Standing } from './draft-keeping.ts';

export interface Beginning {
  /** The draft on the server; undefined for a new one. */
  readonly record: TrustRecord | undefined;
  /** What stands in the form at first, and the version it was typed over. */
  readonly entered: unknown;
  readonly version: number;
}

/** A trust order while it is written: what stands in the form, its sound part, and how far it is saved. */
export function useTrustDraft(
  { record, entered: begun, version }: Beginning,
  onMade: (record: TrustRecord) => void,
) {
  const [entered, setEntered] = useState(begun);
  const [keeper] = useState(() => new DraftKeeper(record, { version, onMade }));
  const state = useSyncExternalStore(keeper.subscribe, keeper.state);
  const part = useMemo(() => soundPart(entered), [entered]);
  useEffect(() => {
    // What was only opened is no draft yet.
    if (record || entered !== emptyContent) keeper.type({ entered, part });
  }, [keeper, entered, part, record]);
  useKeptOnLeaving(keeper);
  const change = useMemo(
    () => (path: TrustPath, value: unknown) => setEntered((now: unknown) => withValueAt(now, path, value)),
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
    take: (standing: Standing) => {
      keeper.goOnFrom(standing);
      setEntered(standing.content);
    },
    keepMine: (standing: Standing) => {
      keeper.goOnFrom(standing);
      void keeper.save();
    },
  };
}

/** Saves when the page is left in any way, and when the network is back. */
function useKeptOnLeaving(keeper: DraftKeeper): void {
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

export type TrustDraft = ReturnType<typeof useTrustDraft>;
