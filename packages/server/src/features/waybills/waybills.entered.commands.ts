import { trackedNumber } from '@loadline/contract/checks/tracked-number';
import { zoneOf } from '@loadline/contract/codes/place';
import type { recordEvent } from '@loadline/contract/events/event-desk.api';
import type { BodyOf } from '@loadline/contract/kernel/endpoint';
import { instantOf } from '@loadline/contract/kernel/local-time';
import { chinaZone } from '../../kernel/clock.ts';
import type { Tx } from '../../kernel/database.ts';
import { waybillEvent, waybillsOf } from './waybills.public.ts';

type Entered = Omit<BodyOf<typeof recordEvent>, 'key' | 'numbers' | 'passReason'>;

/** Tells the master waybills among the numbers what was entered; gives how many hear of it, and the numbers that are none. */
export async function tellWaybills(
  tx: Tx,
  key: string,
  { at, zone: told, flightOrVessel: flightNo, isPublic: _isPublic, ...entered }: Entered,
  {
    numbers,
    notFound,
    source,
  }: {
    readonly numbers: readonly string[];
    readonly notFound: readonly string[];
    readonly source: 'manual' | 'import';
  },
): Promise<{ told: number; notFound: string[] }> {
  const { place } = entered;
  const zone = told ?? (place === null ? undefined : zoneOf(place)) ?? chinaZone;
  const occurredAt = instantOf(at.length === 10 ? `${at}T00:00` : at, zone);
  const known = await waybillsOf(tx, [...new Set(numbers.map(trackedNumber))]);
  let heard = 0;
  for (const { id: mawbId } of known.values()) {
    const says = { ...entered, occurredAt, zone, flightNo };
    const outcome = await waybillEvent(tx, { mawbId, ...says, source, key });
    if (outcome !== 'known') heard += 1;
  }
  return { told: heard, notFound: notFound.filter((number) => !known.has(number)) };
}
