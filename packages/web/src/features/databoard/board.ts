import type { BoardFlight } from '@loadline/contract/databoard/board.api';
import { readBoard, readDeskBoard } from '@loadline/contract/databoard/board.api';
import { boardGroupOf, boardGroups } from '@loadline/contract/databoard/board-group';
import { codesOf } from '@loadline/contract/kernel/code';
import type { Found } from '../../kernel/address.ts';
import { asking, type Question } from '../../kernel/asking.ts';
import { may } from '../../kernel/session.ts';

export type { BoardFlight } from '@loadline/contract/databoard/board.api';

export type BoardFilter = Found<typeof readBoard.query>;

/** The board of whoever looks: the forwarder's people see all that flies, a customer their share. */
export function boardQuestion(filter: BoardFilter): Question<Board> {
  return may('op:mawb:view') ? asking(readDeskBoard, filter) : asking(readBoard, filter);
}

export interface Board {
  readonly asOf: string;
  readonly flights: BoardFlight[];
  readonly destinations: string[];
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How a flight stands to its take-off, for colour and words. */
export type Moment = 'cancelled' | 'departed' | 'overdue' | 'urgent' | 'cutOff' | 'open' | 'unknown';

export function momentOf({ cancelled, atd, etd, cutOff, urgentFrom }: BoardFlight, now: number): Moment {
  if (cancelled) return 'cancelled';
  if (atd !== null) return 'departed';
  if (etd === null) return 'unknown';
  if (Date.parse(etd) <= now) return 'overdue';
  if (urgentFrom !== null && Date.parse(urgentFrom) < now) return 'urgent';
  return cutOff !== null && Date.parse(cutOff) <= now ? 'cutOff' : 'open';
}

/** What is left until take-off: whole days apart from `4:53:12`. Never below nothing. */
export function timeLeft(etd: string, now: number): { days: number; clock: string } {
  const left = Math.max(0, Date.parse(etd) - now);
  const rest = left % day;
  const [hours, minutes, seconds] = [rest / hour, (rest % hour) / minute, (rest % minute) / 1000].map(
    Math.floor,
  );
  return { days: Math.floor(left / day), clock: `${hours}:${two(minutes)}:${two(seconds)}` };
}

function two(count: number | undefined): string {
  return String(count ?? 0).padStart(2, '0');
}

/** How many waybills of a flight are in each of the three steps, in their order. */
export function stepsOf({ statuses }: BoardFlight) {
  return codesOf(boardGroups).map((group) => {
    const inside = statuses.filter(({ status }) => boardGroupOf(status) === group);
    return { group, inside, count: inside.reduce((sum, { count }) => sum + count, 0) };
  });
}

export const flightKey = ({ flightId, flightNo, flightDate, destination }: BoardFlight): string =>
  flightId ?? `${flightNo} ${flightDate} ${destination}`;
