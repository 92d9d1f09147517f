import type { SplitHouse } from '@loadline/contract/bookings/booking.split';
import { findingsOfSplit, splitContent } from '@loadline/contract/bookings/booking.split';
import type { BookingContent } from '@loadline/contract/bookings/booking-content';
import { splitHouse, splitHouseFields } from '@loadline/contract/bookings/booking-desk.api';
import { audit } from '../../kernel/audit.ts';
import type { Clock } from '../../kernel/clock.ts';
import { chinaTime } from '../../kernel/clock.ts';
import { text } from '../../kernel/columns.ts';
import type { Tx } from '../../kernel/database.ts';
import { newId } from '../../kernel/database.ts';
import { foundDocument, lockedDocument, requireVersion } from '../../kernel/documents/document.ts';
import { Problem, wrongFields } from '../../kernel/problem.ts';
import { sql } from '../../kernel/sql.ts';
import { bookings, tellDecision } from './bookings.commands.ts';
import type { FoundBooking } from './bookings.found.ts';
import { stateOf } from './bookings.found.ts';
import { placeHouses } from './bookings.houses.commands.ts';
import { bookedOf, lessenBooking } from './bookings.leave.public.ts';
import { weighBookings } from './bookings.measured.public.ts';
import type { HouseFigures } from './bookings.public.ts';
import { contentColumns } from './bookings.write.commands.ts';

/** A booking that is asked to be split, in the version that was read. */
export interface AskedSplit {
  readonly id: string;
  readonly version: number;
  readonly houses: readonly SplitHouse[];
  readonly reason: string;
}

/** Where a booking is that is asked to be split. Throws what keeps it from that, and `stale`. */
export async function bookingToSplit(
  tx: Tx,
  asked: AskedSplit,
): Promise<{ readonly orgId: string; readonly bookingNo: string; readonly mawbId: string | null }> {
  const found = await foundDocument(tx, bookings, asked.id);
  requireVersion(bookings, found, asked);
  const { orgId, booking, mawbId } = found;
  if (mawbId === null && stateOf(found) !== '29')
    throw new Problem('bookingNotSplit', { no: booking.bookingNo });
  return { orgId, bookingNo: booking.bookingNo, mawbId };
}

/**
 * Splits a booking whose slot and waybill are locked: what leaves waits under a number of its own. Answers that, and what the
 * booking is less by.
 */
export async function splitOff(
  tx: Tx,
  clock: Clock,
  asked: AskedSplit,
): Promise<{ readonly bookingNo: string; readonly less: HouseFigures }> {
  const found = await lockedDocument(tx, bookings, asked.id);
  requireVersion(bookings, found, asked);
  const findings = findingsOfSplit(found.content, asked.houses);
  if (findings.length > 0) throw wrongFields(findings.map((one) => ({ ...one, label: labelOf(one.path) })));
  const { stays, leaves } = splitContent(found.content, asked.houses, newId);
  const less = bookedOf(leaves.houses.rows);
  const { id, bookingNo } = await waitSeparately(tx, clock, found, leaves);
  const { orgId, booking } = found;
  // What stays first: of an order that is split no house waybill may carry all any more.
  await placeHouses(tx, { orgId, bookingId: booking.id, rows: stays.houses.rows, from: booking.id });
  await placeHouses(tx, { orgId, bookingId: id, rows: leaves.houses.rows, from: booking.id });
  await weighBookings(tx, sql`b.id = ${id}`);
  await lessenBooking(tx, found, {
    content: stays,
    less,
    told: { splitOff: bookingNo, reason: asked.reason },
  });
  await tellDecision(tx, found, {
    decision: 'split',
    reason: { zh: `${bookingNo} · ${asked.reason}`, en: `${bookingNo} · ${asked.reason}` },
  });
  return { bookingNo, less };
}

function labelOf(path: string) {
  const [, , key] = path.split('.');
  if (key === 'pieces' || key === 'grossWeight' || key === 'volume') return splitHouseFields[key].label;
  return splitHouse.label;
}

/** The booking of what leaves: of the same customer and trust order, handed in when the whole was. */
async function waitSeparately(
  tx: Tx,
  clock: Clock,
  { orgId, booking }: FoundBooking,
  leaves: BookingContent,
): Promise<{ readonly id: string; readonly bookingNo: string }> {
  const id = newId();
  const columns = await contentColumns(tx, leaves);
  const { bookingNo } = await tx.one(sql.type({ bookingNo: text })`
    select split_booking(${orgId}, ${booking.id}, ${id}, ${chinaTime(clock.now()).slice(0, 10)}::date, ${columns['content']}::jsonb,
      ${columns['quantity']}::int, ${columns['grossWeight']}::numeric, ${columns['volume']}::numeric, ${columns['billingWeight']}::numeric) as "bookingNo"`);
  await tx.rows(
    sql`update booking b set billing_unit = ${columns['billingUnit']} where b.org_id = ${orgId} and b.id = ${id}`,
  );
  await audit(tx, {
    action: 'made',
    orgId,
    subject: 'booking',
    subjectId: id,
    changes: { bookingNo, splitFrom: booking.bookingNo },
  });
  return { id, bookingNo };
}
