import type { Clerk } from './accounts.ts';
import type { DemoBooking } from './booking.made.ts';
import type { BookingCase } from './bookings.seed.ts';
import type { Chance } from './chance.ts';
import { houseRows, measuredWeight } from './house.rows.ts';

/** The waybill that a booking hangs on: its number as it is shown, `112-12345675`. */
export interface HungOn {
  readonly mawbId: string;
  readonly mawbNo: string;
}

/** Bookings with their house waybills, notes, a template and their history; and the room that they hold. */
export function bookingRows(
  bookings: readonly DemoBooking[],
  clerk: Clerk,
  hungOn: (booking: DemoBooking) => HungOn | undefined,
) {
  const submitted = bookings.filter(({ of }) => of.status !== 'DRAFT');
  const hawb = submitted.flatMap(houseRows);
  return {
    booking: bookings.map((one) => ({
      ...bookingRow(one, clerk, hungOn(one)),
      wms_billing_weight: measuredWeight(hawb, one),
    })),
    hawb,
    booking_desk_note: bookings.flatMap(({ of, orgId, id }) =>
      of.confirmReason ? [{ org_id: orgId, booking_id: id, confirm_reason: of.confirmReason }] : [],
    ),
    booking_template: templateRows(bookings),
    reservations: bookings
      .filter(({ of, isBooked }) => isBooked || of.holds)
      .map(({ orgId, id, flightId, totals, submitted: at }) => ({
        org_id: orgId,
        booking_id: id,
        flight_id: flightId,
        kg: totals.slotKg,
        cbm: totals.slotCbm,
        reserved_at: at,
      })),
    audit: bookings.flatMap((one) => deedRows(one, clerk)),
  };
}

function bookingRow(one: DemoBooking, clerk: Clerk, hung: HungOn | undefined) {
  const { of, content, totals } = one;
  const status = one.isBooked && !hung ? '29' : of.status;
  const wasSubmitted = status !== 'DRAFT';
  const isDecided = status !== '29' && wasSubmitted && of.ending !== 'withdrawn';
  const accepted = one.isBooked && hung ? totals : null;
  return {
    org_id: one.orgId,
    id: one.id,
    booking_no: one.bookingNo,
    status,
    content,
    product: content.flight.product,
    quantity: totals.quantity,
    gross_weight: totals.grossWeight,
    volume: totals.volume,
    billing_weight: totals.billingWeight,
    deadline: content.pickup.deadline,
    flight_id: wasSubmitted ? one.flightId : null,
    unverified: of.unknownFlight !== undefined,
    mawb_id: hung?.mawbId ?? null,
    mawb_no: hung?.mawbNo ?? null,
    accepted_pieces: accepted?.quantity ?? null,
    accepted_gross_weight: accepted?.grossWeight ?? null,
    accepted_volume: accepted?.volume ?? null,
    accepted_at: accepted ? one.decided : null,
    corrections: correctionsOf(one),
    reason: of.reason ?? null,
    ending: of.ending ?? null,
    submitted_at: wasSubmitted ? one.submitted : null,
    waiting_since: status === '29' ? one.submitted : null,
    decided_at: isDecided ? one.decided : null,
    decided_by: isDecided ? clerk.userId : null,
    created_by: one.createdBy,
    version: wasSubmitted ? (isDecided ? 4 : 3) : 2,
    created_at: one.made,
    updated_at: isDecided ? one.decided : wasSubmitted ? one.submitted : one.made,
  };
}

function correctionsOf({ of, content }: DemoBooking) {
  const [row] = content.houses.rows;
  return (of.corrections ?? []).map(([field, reason]) => ({
    path: field.includes('.') ? field : `houses.rows.${row?.id}.${field}`,
    reason,
  }));
}

function templateRows(bookings: readonly DemoBooking[]) {
  return bookings
    .filter(({ of }) => of.status === '8')
    .slice(0, 2)
    .map(({ orgId, content, chance, made, createdBy, origin, destination }) => ({
      org_id: orgId,
      id: chance.id(made),
      name: `${origin} → ${destination} 周班`,
      content: {
        ...content,
        flight: { ...content.flight, flightDate: null },
        pickup: { ...content.pickup, deadline: null },
      },
      created_by: createdBy,
      updated_at: made,
    }));
}

/** A booking with who made it and when what became of it. */
interface Lived {
  readonly of: BookingCase;
  readonly id: string;
  readonly bookingNo: string;
  readonly orgId: string;
  readonly createdBy: string;
  readonly who: string;
  readonly made: Date;
  readonly submitted: Date;
  readonly decided: Date;
  readonly chance: Chance;
  readonly isBooked: boolean;
}

interface Told {
  readonly at: Date;
  readonly by: { readonly userId: string; readonly name: string };
  readonly action: string;
  readonly changes: Readonly<Record<string, unknown>>;
}

/** Who did what to a booking, until it hung on its waybill. */
function deedRows(one: Lived, clerk: Clerk) {
  const { of, orgId, id, chance, made, submitted, decided } = one;
  const author = { userId: one.createdBy, name: one.who };
  const status = (from: string, to: string) => ({ status: { from, to } });
  const deeds: Told[] = [{ at: made, by: author, action: 'made', changes: { bookingNo: one.bookingNo } }];
  if (of.status !== 'DRAFT')
    deeds.push({ at: submitted, by: author, action: 'submitted', changes: status('DRAFT', '29') });
  if (one.isBooked) deeds.push({ at: decided, by: clerk, action: 'confirmed', changes: status('29', '31') });
  if (of.status === '30')
    deeds.push({
      at: decided,
      by: clerk,
      action: 'returned',
      changes: { ...status('29', '30'), reason: of.reason },
    });
  if (of.ending)
    deeds.push({
      at: decided,
      by: of.ending === 'withdrawn' ? author : clerk,
      action: of.ending,
      changes: { ...status('29', '0'), reason: of.reason },
    });
  return deeds.map(({ at, by, action, changes }) => ({
    org_id: orgId,
    audit_id: chance.id(at),
    at,
    user_id: by.userId,
    who: by.name,
    action,
    subject: 'booking',
    subject_id: id,
    changes,
  }));
}
