import type { decideBookings } from '@loadline/contract/bookings/booking-batch.api';
import { overweightFields } from '@loadline/contract/flights/slot-room';
import { reasonField, sayWhy } from '@loadline/contract/kernel/change';
import type { AnswerOf, BodyOf } from '@loadline/contract/kernel/endpoint';
import { check } from '@loadline/contract/kernel/schema';
import type { Tx } from '../../kernel/database.ts';
import { sendBack, turnDown } from '../../kernel/documents/document.decisions.ts';
import { foundDocument } from '../../kernel/documents/document.ts';
import { refusalOfOne, wrongFields } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { withoutKey } from '../../kernel/viewer.ts';
import { bookings, gatheredDecisions } from './bookings.commands.ts';
import type { BookingDesk } from './bookings.confirm.commands.ts';
import { confirm } from './bookings.confirm.commands.ts';
import type { DeskBooking } from './bookings.desk.queries.ts';

type Asked = BodyOf<typeof decideBookings>;
type Which = Asked['bookings'][number];
export type Outcome = AnswerOf<typeof decideBookings>;
type Deed = (which: Which) => Promise<DeskBooking>;

/** Each in a transaction of its own: what is refused of one keeps none of the others back. */
export async function decideMany(desk: BookingDesk, viewer: Viewer, asked: Asked): Promise<Outcome> {
  // Who may not decide any is refused before the first one is looked at.
  await desk.staff.read(viewer);
  const alone = withoutKey(viewer);
  const gathered = gatheredDecisions();
  const deed = deedOf({ ...desk, tell: gathered.keep }, alone, asked);
  const outcome: Outcome = [];
  for (const which of asked.bookings) outcome.push(await decided(deed, which, alone));
  if (outcome.some(({ done }) => done))
    await desk.staff.inTransaction(alone, (tx) => gathered.tell(tx, doneIn(outcome)));
  return outcome;
}

/** Which of them stand. */
export function doneIn(outcome: Outcome): ReadonlySet<string> {
  return new Set(outcome.flatMap(({ id, done }) => (done ? [id] : [])));
}

function deedOf(desk: BookingDesk, viewer: Viewer, { decision, reason }: Asked): Deed {
  if (decision === 'confirm')
    return async (which) => {
      const booked = await desk.staff.inTransaction(viewer, (tx) => asBooked(tx, which));
      return confirm(desk, viewer, booked);
    };
  if (reason === null) throw wrongFields([{ path: 'reason', label: reasonField.label, says: sayWhy }]);
  const kind = { ...bookings, tellDecision: desk.tell ?? bookings.tellDecision };
  if (decision === 'reject') return (which) => turnDown(desk, kind, viewer, { ...which, reason });
  return (which) => sendBack(desk, kind, viewer, { ...which, corrections: [], reason });
}

/** What is booked is accepted as it is; what changes before it is confirmed has another version. */
export async function asBooked(tx: Tx, which: Which) {
  const { booking, content } = await foundDocument(tx, bookings, which.id);
  const { quantity: pieces, grossWeight, volume } = booking;
  return {
    ...which,
    accepted: { pieces, grossWeight, volume },
    mawbNo: content.flight.mawbNo,
    mawbId: null,
    flightId: null,
    reason: null,
  };
}

/** What became of one, in words where it was refused. */
export async function decided(deed: Deed, which: Which, { language }: Viewer): Promise<Outcome[number]> {
  try {
    const { bookingNo, mawbNo } = (await deed(which)).booking;
    return { id: which.id, bookingNo, done: true, message: null, mawbNo, room: null };
  } catch (error) {
    const refusal = refusalOfOne(error);
    const room = refusal.problem === 'overweight' ? check(overweightFields, refusal.data) : undefined;
    return {
      id: which.id,
      bookingNo: null,
      done: false,
      message: refusal.in(language),
      mawbNo: null,
      room: room?.ok ? room.value : null,
    };
  }
}
