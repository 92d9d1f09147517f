import type { TrustPath } from '@loadline/contract/trusts/trust.path';
import { useState } from 'react';
import type { Picks } from '../../../resource/trust/trust-reading.ts';

/** The fields that are to be corrected, each with its reason, while a return is written. */
export function useReturning() {
  const [reasons, setReasons] = useState<ReadonlyMap<TrustPath, string>>(new Map());
  const [reason, setReason] = useState('');
  const without = (path: TrustPath) => new Map([...reasons].filter(([one]) => one !== path));
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
    say: (path: TrustPath, why: string) => setReasons(new Map([...reasons, [path, why]])),
    clear: () => {
      setReasons(new Map());
      setReason('');
    },
  };
}
