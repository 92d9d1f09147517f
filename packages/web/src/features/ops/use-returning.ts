import { useState } from 'react';
import type { Picks } from '../../resource/document/document-reading.ts';

/** The fields that are to be corrected, each with its reason, while a return is written. */
export function useReturning() {
  const [reasons, setReasons] = useState<ReadonlyMap<string, string>>(new Map());
  const [reason, setReason] = useState('');
  const without = (path: string) => new Map([...reasons].filter(([one]) => one !== path));
  const picks: Picks = {
    has: (path) => reasons.has(path),
    toggle: (path) => setReasons(reasons.has(path) ? without(path) : new Map([...reasons, [path, '']])),
  };
  return {
    picks,
    reasons,
    /** About the whole. */
    reason,
    setReason,
    say: (path: string, why: string) => setReasons(new Map([...reasons, [path, why]])),
    clear: () => {
      setReasons(new Map());
      setReason('');
    },
  };
}

export type Returning = ReturnType<typeof useReturning>;
