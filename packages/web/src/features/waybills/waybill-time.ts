import type { WaybillStatus } from '@loadline/contract/codes/waybill-status';
import { localTime } from '../../kernel/time.ts';
import type { WaybillFlight } from './waybill-record.ts';

/** What happens after the flight happens at its destination. */
const afterTheFlight: readonly WaybillStatus[] = ['4', '40', '34', '8'];

/** The zone of the place where a status is reached. */
export function zoneOfStatus(status: WaybillStatus, flight: WaybillFlight): string {
  return afterTheFlight.includes(status) ? flight.destinationZone : flight.originZone;
}

/** The instant at which the clocks of a zone show `2026-11-06T22:40`; undefined for half a time. */
export function instantIn(zone: string, shown: string): string | undefined {
  const asUtc = Date.parse(`${shown}Z`);
  if (Number.isNaN(asUtc)) return undefined;
  const there = shownIn(zone, new Date(asUtc).toISOString());
  return new Date(2 * asUtc - Date.parse(`${there}Z`)).toISOString();
}

/** What the clocks of a zone show at an instant: `2026-11-06T22:40`. */
export function shownIn(zone: string, instant: string): string {
  return localTime(instant, zone).full.replace(' ', 'T');
}

/** How long something lasts by now: in minutes, from two days on in days. */
export function lastingOf(since: string, now: Date): { minutes: number } | { days: number } {
  const minutes = Math.max(0, Math.floor((now.getTime() - Date.parse(since)) / 60_000));
  return minutes >= 2 * 24 * 60 ? { days: Math.floor(minutes / (24 * 60)) } : { minutes };
}
