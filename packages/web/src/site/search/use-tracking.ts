import type { CodeOf } from '@loadline/contract/kernel/code';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import { trackShipments, type trackTypes } from '@loadline/contract/tracking/tracking.api';
import { useEffect, useState } from 'react';
import { call } from '../../kernel/call.ts';
import { Refusal } from '../../kernel/refusal.ts';

export type TrackType = CodeOf<typeof trackTypes>;
export type Tracked = AnswerOf<typeof trackShipments>;
export type Shipment = Tracked['shipments'][number];

export type Tracking =
  | { readonly state: 'asking' }
  | { readonly state: 'found'; readonly tracked: Tracked }
  | { readonly state: 'refused'; readonly refusal: Refusal };

/** Asks for these numbers once, and again when `attempt` changes. */
export function useTracking(numbers: readonly string[], type: TrackType, attempt: number): Tracking {
  const [tracking, setTracking] = useState<Tracking>({ state: 'asking' });
  const asked = numbers.join();
  useEffect(() => {
    const left = new AbortController();
    setTracking({ state: 'asking' });
    ask(asked.split(','), type, left.signal).then(
      (next) => !left.signal.aborted && setTracking(next),
      (error: unknown) => {
        if (!left.signal.aborted) throw error;
      },
    );
    return () => left.abort();
  }, [asked, type, attempt]);
  return tracking;
}

async function ask(trackNo: string[], trackType: TrackType, signal: AbortSignal): Promise<Tracking> {
  try {
    const query = { trackNo, trackType };
    return { state: 'found', tracked: await call(trackShipments, { query, signal, refusal: 'in place' }) };
  } catch (error) {
    if (error instanceof Refusal) return { state: 'refused', refusal: error };
    throw error;
  }
}
