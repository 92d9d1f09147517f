import type { consolidateBookings } from '@loadline/contract/bookings/booking-batch.api';
import type { BodyOf } from '@loadline/contract/kernel/endpoint';
import { plainAwb, shownAwb } from '@loadline/contract/waybills/awb-number';
import type { Tx } from '../../kernel/database.ts';
import { Problem } from '../../kernel/problem.ts';
import { sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { asBooked, decided, doneIn, type Outcome } from './bookings.batch.commands.ts';
import { gatheredDecisions } from './bookings.commands.ts';
import { type BookingDesk, confirmIn } from './bookings.confirm.commands.ts';
import type { DeskBooking } from './bookings.desk.queries.ts';

type Asked = BodyOf<typeof consolidateBookings>;

/** Takes the whole transaction back, and is the answer. */
class NothingDone extends Error {
  readonly outcome: Outcome;
  constructor(outcome: Outcome) {
    super('a booking was refused');
    this.outcome = outcome;
  }
}

/** All of them onto one master waybill or none; every one is tried, so that all refusals are told at once. */
export async function consolidate(desk: BookingDesk, viewer: Viewer, asked: Asked): Promise<Outcome> {
  try {
    return await desk.staff.inTransaction(viewer, (tx) => ontoOne(tx, desk, viewer, asked));
  } catch (error) {
    if (error instanceof NothingDone) return error.outcome;
    throw error;
  }
}

async function ontoOne(tx: Tx, desk: BookingDesk, viewer: Viewer, asked: Asked): Promise<Outcome> {
  let master = asked.mawbNo;
  const gathered = gatheredDecisions();
  const gathering = { ...desk, tell: gathered.keep };
  const outcome: Outcome = [];
  for (const which of asked.bookings) {
    await tx.rows(sql`savepoint one`);
    const one = await decided((booking) => put(tx, gathering, viewer, { booking, master }), which, viewer);
    if (!one.done) await tx.rows(sql`rollback to savepoint one`);
    master ??= one.mawbNo;
    outcome.push(one);
  }
  if (outcome.every(({ done }) => done)) {
    await gathered.tell(tx, doneIn(outcome));
    return outcome;
  }
  // One alone is refused as it is when it is confirmed.
  const [alone] = asked.bookings;
  if (alone && asked.bookings.length === 1) await put(tx, desk, viewer, { booking: alone, master });
  throw new NothingDone(outcome.map((one) => ({ ...one, done: false, mawbNo: null })));
}

interface Put {
  readonly booking: Asked['bookings'][number];
  /** The number that all go onto, once it is known. */
  readonly master: string | null;
}

/** A customer's own number is no other's: a booking that has one goes onto that alone. */
async function put(
  tx: Tx,
  desk: BookingDesk,
  viewer: Viewer,
  { booking, master }: Put,
): Promise<DeskBooking> {
  const booked = await asBooked(tx, booking);
  const own = booked.mawbNo;
  if (own !== null && master !== null && plainAwb(own) !== plainAwb(master))
    throw new Problem('ownAwb', { number: shownAwb(plainAwb(own)), other: shownAwb(plainAwb(master)) });
  return confirmIn(tx, desk, viewer, { ...booked, mawbNo: master ?? own });
}
