import { shownFlightNo } from '@loadline/contract/checks/flight-no';
import type { Availability } from '@loadline/contract/flights/flight.lifecycle';
import type { Overweight, SlotRoom } from '@loadline/contract/flights/slot-room';
import { exact, fixed, isLess, minus, plain } from '@loadline/contract/kernel/decimal';
import { localTimeAt } from '@loadline/contract/kernel/local-time';
import { instant, text } from '../../kernel/columns.ts';
import type { Tx } from '../../kernel/database.ts';
import { Problem } from '../../kernel/problem.ts';
import { sql } from '../../kernel/sql.ts';

/** Why a flight takes no bookings. */
export type Unbookable = Exclude<Availability, 'OPEN' | 'FULL'>;

/** What the lock of a slot came to. */
export type Verdict = Unbookable | 'OK' | 'OVER' | 'STALE' | 'NO_FLIGHT';

interface Refused {
  readonly flightId: string;
  readonly kg: string;
  readonly cbm: string;
  readonly room: SlotRoom;
}

/** Why room was not to be had, in words. */
export async function refusalOf(
  tx: Pick<Tx, 'one'>,
  verdict: Exclude<Verdict, 'OK'>,
  refused: Refused,
): Promise<Problem> {
  if (verdict === 'NO_FLIGHT') return new Problem('noFlight');
  if (verdict === 'STALE') return new Problem('stale');
  if (verdict === 'OVER') return new Problem('overweight', {}, { data: overweightOf(refused) });
  return notBookable(tx, verdict, refused.flightId);
}

/** Why a flight takes no bookings, in words. */
export async function notBookable(
  tx: Pick<Tx, 'one'>,
  verdict: Unbookable,
  flightId: string,
): Promise<Problem> {
  const { flightNo, cutOff, zone } = await tx.one(
    sql.type({ flightNo: text, cutOff: instant, zone: text })`
      select flight_no as "flightNo", cut_off as "cutOff", origin_zone as zone from flight where id = ${flightId}`,
  );
  const time = localTimeAt(cutOff.toISOString(), zone).replace('T', ' ');
  return new Problem(problemOf[verdict], { flight: shownFlightNo(flightNo), time });
}

const problemOf = {
  NO_SLOT: 'noSlot',
  CANCELLED: 'flightCancelled',
  DEPARTED: 'flightDeparted',
  CUT_OFF: 'cutOffPassed',
  CLOSED: 'slotClosed',
} as const;

function overweightOf({ kg, cbm, room: { remainingKg, remainingCbm } }: Refused): Overweight {
  return {
    remainingKg,
    remainingCbm,
    over: { kg: beyond(kg, remainingKg, 3), cbm: beyond(cbm, remainingCbm, 6) },
  };
}

function beyond(wanted: string, left: string, places: number): string {
  const [more, most] = [exact(wanted), exact(left)];
  return isLess(most, more) ? plain(fixed(minus(more, most), places)) : '0';
}
