import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import { trackedNumber } from '@loadline/contract/tracking/tracked-number';
import type { trackShipments } from '@loadline/contract/tracking/tracking.api';
import type { House } from '../../kernel/house.ts';
import { takeAllowance } from '../../kernel/limit.ts';
import { Problem } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import type { TrackQuery } from './tracking.queries.ts';
import { ownShipments, publicShipments } from './tracking.queries.ts';

type Answer = AnswerOf<typeof trackShipments>;

const shortestPublicNumber = 8;
const missesBeforeAlarm = 50;

/** Answers for up to twenty numbers. Polling a number this address was already shown is free; guessing is not. */
export async function track(
  house: House,
  viewer: Viewer,
  shown: ShownNumbers,
  { trackNo, trackType }: TrackQuery,
): Promise<Answer> {
  const asked = [...new Set(trackNo.map(trackedNumber))];
  await spend(house, viewer, asked.filter((number) => !shown.has(viewer.address, number)).length);
  const known = await publicShipments(
    house.db,
    asked.filter((number) => number.length >= shortestPublicNumber),
    trackType ?? '0',
  );
  const found = new Map(known.map((one) => [one.asked, one.shipment]));
  const missing = asked.filter((number) => !found.has(number));
  if (viewer.by !== 'nobody' && missing.length > 0) {
    for (const one of await ownShipments(house.db, viewer, missing)) found.set(one.asked, one.shipment);
  }
  for (const number of found.keys()) shown.add(viewer.address, number);
  const notFound = asked.filter((number) => !found.has(number));
  await watchMisses(house, viewer, notFound.length);
  return { shipments: asked.flatMap((number) => found.get(number) ?? []), notFound };
}

async function spend({ db, config }: House, { address }: Viewer, cost: number): Promise<void> {
  if (cost === 0) return;
  await takeAllowance(db, {
    key: `tracking by the minute ${address}`,
    cost,
    allowance: config.trackingPerMinute,
    seconds: 60,
  });
  await takeAllowance(db, {
    key: `tracking by the day ${address}`,
    cost,
    allowance: config.trackingPerDay,
    seconds: 86_400,
  });
}

// Many misses from one address are somebody guessing: nobody is stopped by this, but somebody is told.
async function watchMisses({ db, app }: House, { address }: Viewer, cost: number): Promise<void> {
  if (cost === 0) return;
  const alarm = { key: `tracking misses ${address}`, cost, allowance: missesBeforeAlarm, seconds: 3_600 };
  await takeAllowance(db, alarm).catch((error: unknown) => {
    if (!(error instanceof Problem)) throw error;
    app.log.warn({ alarm: 'tracking-guesses', address });
  });
}

/** The numbers each address was shown lately, in this process only: a restart merely counts them once more. */
export interface ShownNumbers {
  has(address: string, number: string): boolean;
  add(address: string, number: string): void;
}

export function shownNumbers(atMost: number): ShownNumbers {
  const seen = new Set<string>();
  return {
    has: (address, number) => seen.has(`${address} ${number}`),
    add(address, number) {
      const [oldest] = seen;
      if (seen.size >= atMost && oldest !== undefined) seen.delete(oldest);
      seen.add(`${address} ${number}`);
    },
  };
}
