import type { BoardFlight } from '@loadline/contract/databoard/board.api';
import { boardStatuses } from '@loadline/contract/databoard/board-group';
import type { LaidFlight, LaidWaybill, Part } from './databoard.factory.ts';
import { all, flightDay, smallHalf } from './databoard.factory.ts';

type Eyes = 'all' | 'organisation' | 'own';

/** What of a waybill these eyes see; nothing when they see it not at all. */
function partOf({ share }: LaidWaybill, eyes: Eyes): Part | undefined {
  if (eyes === 'all') return all;
  if (share === 'B') return undefined;
  if (eyes === 'own') return share === 'own' ? all : undefined;
  return share === 'AB' ? smallHalf : all;
}

/** The board worked out anew from what was laid, by other means than the server's. */
export function expectedBoard(laid: readonly LaidFlight[], eyes: Eyes): Partial<BoardFlight>[] {
  return laid
    .filter(({ atd }) => atd === null)
    .map((flight) => expectedFlight(flight, laid, eyes))
    .filter(({ mawbs, cancelled }) => (mawbs ?? 0) > 0 || (eyes === 'all' && cancelled === false))
    .toSorted((one, other) => keyOf(one).localeCompare(keyOf(other)));
}

const keyOf = ({ etd, flightNo }: Partial<BoardFlight>) => `${etd} ${flightNo}`;

function expectedFlight(flight: LaidFlight, laid: readonly LaidFlight[], eyes: Eyes): Partial<BoardFlight> {
  const mine = seenOn(flight, eyes);
  const before = laid
    .filter(
      ({ flightNo, destination, atd, state, etd }) =>
        flightNo === flight.flightNo &&
        destination === flight.destination &&
        atd !== null &&
        state === 'OPEN' &&
        etd < flight.etd,
    )
    .toSorted((one, other) => other.etd.getTime() - one.etd.getTime())[0];
  const last = before ? tenths(before, eyes) : null;
  const room = eyes === 'all' ? flight.slot : flight.allotment;
  const whole = room !== null ? room * 10 : last !== null && last > 0 ? last : null;
  const billed = tenths(flight, eyes);
  return {
    flightNo: flight.flightNo,
    mawbs: mine.length,
    cancelled: flight.state === 'CANCELLED',
    etd: flight.etd.toISOString(),
    grossWeight: text(sum(mine.map(({ part, one }) => part(one.gross))), 3),
    volume: text(sum(mine.map(({ part, one }) => part(one.volume))), 3),
    billingWeight: text(billed, 1),
    billingWeightLast: last === null ? null : text(last, 1),
    lastDate: before ? flightDay(before.etd, before.origin) : null,
    measuredBy: whole === null ? null : room !== null ? 'slot' : 'last',
    // A half goes up, as on paper.
    completionRate: whole === null ? null : text(Math.floor((2000 * billed + whole) / (2 * whole)), 1),
    statuses: boardStatuses
      .map((status) => ({ status, count: mine.filter(({ one }) => one.status === status).length }))
      .filter(({ count }) => count > 0),
  };
}

const worked = [
  'flightNo',
  'mawbs',
  'cancelled',
  'etd',
  'grossWeight',
  'volume',
  'billingWeight',
  'billingWeightLast',
  'lastDate',
  'measuredBy',
  'completionRate',
  'statuses',
] as const satisfies readonly (keyof BoardFlight)[];

/** What of a flight on the board is worked out of others, and its name. */
export function figuresOf(flight: BoardFlight): Partial<BoardFlight> {
  return Object.fromEntries(worked.map((key) => [key, flight[key]]));
}

function seenOn({ waybills }: LaidFlight, eyes: Eyes): { one: LaidWaybill; part: Part }[] {
  return waybills.flatMap((one) => {
    const part = partOf(one, eyes);
    return part && boardStatuses.includes(one.status) ? [{ one, part }] : [];
  });
}

function tenths(flight: LaidFlight, eyes: Eyes): number {
  return sum(seenOn(flight, eyes).map(({ part, one }) => part(one.billing)));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}

/** `12345` with three places is 12.345. */
function text(units: number, places: number): string {
  return (units / 10 ** places).toFixed(places);
}
