import { shortestPublicNumber, trackedNumber } from '@loadline/contract/checks/tracked-number';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import type { trackShipments } from '@loadline/contract/tracking/tracking.api';
import type { House } from '../../kernel/house.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { watchMisses } from './tracking.alarm.commands.ts';
import type { ShownNumbers } from './tracking.limits.ts';
import { spendOn } from './tracking.limits.ts';
import type { TrackQuery } from './tracking.queries.ts';
import { ownShipments, publicShipments, withPlaces } from './tracking.queries.ts';

type Answer = AnswerOf<typeof trackShipments>;

/** Answers for up to twenty numbers. Polling a number this address was already shown is free; guessing is not. */
export async function track(
  house: House,
  viewer: Viewer,
  shown: ShownNumbers,
  { trackNo, trackType }: TrackQuery,
): Promise<Answer> {
  const typedAs = new Map(trackNo.map((typed) => [trackedNumber(typed), typed]));
  const asked = [...typedAs.keys()];
  await spendOn(house, viewer, asked.filter((number) => !shown.has(viewer.address, number)).length);
  const known = await publicShipments(
    house.db,
    asked.filter((number) => number.length >= shortestPublicNumber),
    trackType ?? '0',
  );
  const found = Map.groupBy(known, (one) => one.asked);
  const missing = asked.filter((number) => !found.has(number));
  if (viewer.by !== 'nobody' && missing.length > 0) {
    const own = await ownShipments(house.db, viewer, missing);
    for (const [number, shipments] of Map.groupBy(own, (one) => one.asked)) found.set(number, shipments);
  }
  for (const number of found.keys()) shown.add(viewer.address, number);
  const notFound = asked.filter((number) => !found.has(number));
  await watchMisses(house, viewer, notFound.length);
  const shipments = asked.flatMap((number) => (found.get(number) ?? []).map(({ shipment }) => shipment));
  return {
    shipments: shipments.map(withPlaces),
    notFound: notFound.map((number) => typedAs.get(number) ?? number),
  };
}
