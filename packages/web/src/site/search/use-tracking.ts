import { trackShipments } from '@loadline/contract/tracking/tracking.api';
import { call } from '../../kernel/call.ts';
import { keyOf } from '../../kernel/opening.ts';
import { isSignedIn } from '../../kernel/session.ts';
import { isEnded } from '../../shared/tracking/shipment-stages.ts';
import type { Tracked, TrackType } from '../../shared/tracking/tracked.ts';
import { type Answer, useKeptFresh } from './use-kept-fresh.ts';

export type Tracking = Answer<Tracked>;

/**
 * The shipments of these numbers, kept fresh. Only numbers that were found and are under way are asked again: those
 * are free, where a number that was not found would be one more guess.
 */
export function useTracking(numbers: readonly string[], type: TrackType): Tracking {
  return useKeptFresh({
    key: keyOf(trackShipments.path, trackingQuery(numbers, type)),
    ask: (signal) => tracked(numbers, type, signal),
    again: (before) => {
      const moving = before.shipments.filter(({ status }) => !isEnded(status));
      const open = [...new Set(moving.map(({ number }) => number))];
      if (open.length === 0) return undefined;
      return async (signal) => freshened(before, await tracked(open, type, signal));
    },
    // Who is signed in also finds numbers of their own, which are nobody else's.
    isEnough: ({ notFound }) => notFound.length === 0 || !isSignedIn(),
  });
}

export function trackingQuery(numbers: readonly string[], trackType: TrackType) {
  return { trackNo: [...numbers], trackType };
}

function tracked(numbers: readonly string[], trackType: TrackType, signal: AbortSignal): Promise<Tracked> {
  const query = trackingQuery(numbers, trackType);
  return call(trackShipments, { query, signal, refusal: 'in place' });
}

/** The old answer with what is new about its shipments. One that is not public any more leaves it. */
export function freshened(before: Tracked, { shipments, notFound }: Tracked): Tracked {
  const fresh = Map.groupBy(shipments, ({ number }) => number);
  const gone = new Set(notFound);
  const standing = Map.groupBy(
    before.shipments.filter(({ number }) => !gone.has(number)),
    ({ number }) => number,
  );
  return {
    shipments: [...standing].flatMap(([number, ones]) => fresh.get(number) ?? ones),
    notFound: [...before.notFound, ...notFound],
  };
}
