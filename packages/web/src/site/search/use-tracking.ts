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

/** Asks for these numbers once. Another question, or the same once more, is another component. */
export function useTracking(numbers: readonly string[], type: TrackType): Tracking {
  const [tracking, setTracking] = useState<Tracking>({ state: 'asking' });
  const asked = numbers.join();
  useEffect(() => {
    const left = new AbortController();
    const show = async () => {
      const answer = await ask(asked.split(','), type, left.signal);
      if (answer) setTracking(answer);
    };
    void show();
    return () => left.abort();
  }, [asked, type]);
  return tracking;
}

/** The answer, or why there is none; undefined when the page was left before. */
async function ask(
  trackNo: string[],
  trackType: TrackType,
  signal: AbortSignal,
): Promise<Tracking | undefined> {
  try {
    const query = { trackNo, trackType };
    return { state: 'found', tracked: await call(trackShipments, { query, signal, refusal: 'in place' }) };
  } catch (error) {
    if (error instanceof Refusal) return { state: 'refused', refusal: error };
    if (signal.aborted) return undefined;
    throw error;
  }
}
