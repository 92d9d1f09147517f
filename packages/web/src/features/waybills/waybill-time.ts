import type { WaybillStatus } from '@loadline/contract/codes/waybill-status';
import type { WaybillFlight } from './waybill-record.ts';

/** What happens after the flight happens at its destination. */
const afterTheFlight: readonly WaybillStatus[] = ['4', '40', '34', '8'];

/** The zone of the place where a status is reached. */
export function zoneOfStatus(status: WaybillStatus, flight: WaybillFlight): string {
  return afterTheFlight.includes(status) ? flight.destinationZone : flight.originZone;
}

/** How long something lasts by now: in minutes, from two days on in days. */
export function lastingOf(since: string, now: Date): { minutes: number } | { days: number } {
  const minutes = Math.max(0, Math.floor((now.getTime() - Date.parse(since)) / 60_000));
  return minutes >= 2 * 24 * 60 ? { days: Math.floor(minutes / (24 * 60)) } : { minutes };
}
