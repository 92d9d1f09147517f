import type { ConfirmReason } from '@loadline/contract/bookings/booking.confirm';
import {
  confirmReasons,
  findingsOfMawbNo,
  reasonsToExplain,
} from '@loadline/contract/bookings/booking.confirm';
import type { BookingTotals } from '@loadline/contract/bookings/booking.totals';
import { bookingTotals, bookingWeightRule } from '@loadline/contract/bookings/booking.totals';
import { emptyContent } from '@loadline/contract/bookings/booking-content';
import type { confirmBooking } from '@loadline/contract/bookings/booking-desk.api';
import type { BodyOf } from '@loadline/contract/kernel/endpoint';
import type { Text } from '@loadline/contract/kernel/text';
import type { Clock } from '../../kernel/clock.ts';
import type { Database, Tx } from '../../kernel/database.ts';
import { Problem, wrongFields } from '../../kernel/problem.ts';
import { sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { flightById, reserveSlot } from '../flights/flights.public.ts';
import { bookOnWaybill, waybillOf } from '../waybills/waybills.public.ts';
import { decidedNow, tellDecision } from './bookings.desk.commands.ts';
import type { DeskBooking } from './bookings.desk.queries.ts';
import { deskBookingIn } from './bookings.desk.queries.ts';
import { foundBooking, lockedBooking } from './bookings.detail.queries.ts';
import type { FoundBooking } from './bookings.found.ts';
import { bookingFollows } from './bookings.public.ts';
import { record, requireStep, requireVersion } from './bookings.write.commands.ts';

type Asked = BodyOf<typeof confirmBooking>;

/**
 * Books it: what is accepted takes its room of the slot, then it hangs on a waybill; all of it or nothing. The limit holds
 * for staff as for customers. Locks the slot, then the booking, then the waybill.
 */
export function confirm(staff: Database, clock: Clock, viewer: Viewer, asked: Asked): Promise<DeskBooking> {
  return staff.inTransaction(viewer, async (tx) => {
    const seen = await foundBooking(tx, asked.id);
    requireStep(tx, seen, '31', 'op:booking:confirm');
    requireVersion(seen, asked);
    requireNumber(asked);
    requireExplained(seen, asked);
    const flightId = await takeRoom(tx, seen, asked);
    const found = await lockedBooking(tx, asked.id);
    requireStep(tx, found, '31', 'op:booking:confirm');
    requireVersion(found, asked);
    await requireCredit(tx, found.orgId);
    const { mawbId, mawbNo } = await bookOnWaybill(tx, {
      orgId: found.orgId,
      bookingId: asked.id,
      flightId,
      accepted: asked.accepted,
      ...(asked.mawbNo !== null && { mawbNo: asked.mawbNo }),
      ...(asked.mawbId !== null && { mawbId: asked.mawbId }),
    });
    const { accepted, reason } = asked;
    const flight = await flightById(tx, flightId);
    await record(tx, found, {
      action: 'confirmed',
      set: { ...decidedNow(tx, clock), corrections: '[]', reason: null },
      told: {
        status: { from: found.booking.status, to: '31' },
        mawbNo,
        reservedFlight: flight.flightNo,
        flightDate: flight.flightDate,
        quantity: accepted.pieces,
        grossWeight: accepted.grossWeight,
        volume: accepted.volume,
        ...(reason && { confirmReason: reason }),
      },
    });
    await bookingFollows(tx, mawbId);
    if (reason !== null) await noteReason(tx, found, reason);
    await tellDecision(tx, found, { decision: 'confirmed', flight: flight.flightNo });
    return deskBookingIn(tx, clock, asked.id, viewer.language);
  });
}

/** A typed number is new to us: its check digit has to be right. */
function requireNumber({ mawbNo }: Asked): void {
  const findings = mawbNo === null ? [] : findingsOfMawbNo(mawbNo);
  if (findings.length > 0) throw wrongFields(findings);
}

function requireExplained(found: FoundBooking, { accepted, flightId, reason }: Asked): void {
  if (reason !== null) return;
  const why = reasonsToExplain({
    flight: found.content.flight,
    unverified: found.booking.unverified,
    totals: found.booking,
    accepted,
    otherFlight: flightId !== null && flightId !== found.flightId,
  });
  if (why.length > 0) throw new Problem('explainConfirm', { why: listed(why) });
}

function listed(reasons: readonly ConfirmReason[]): Text {
  const words = reasons.map((reason) => confirmReasons.codes[reason]);
  return { zh: words.map(({ zh }) => zh).join('、'), en: words.map(({ en }) => en).join(', ') };
}

/** The room of what was accepted, on the reserved flight or the one that staff chose. */
async function takeRoom(tx: Tx, found: FoundBooking, asked: Asked): Promise<string> {
  const flightId = (await flightOfWaybill(tx, asked)) ?? asked.flightId ?? found.flightId;
  if (flightId === null) throw new Problem('noFlight');
  const { slotKg: kg, slotCbm: cbm } = acceptedTotals(found, asked);
  await reserveSlot(tx, { orgId: found.orgId, bookingId: asked.id, flightId, kg, cbm });
  return flightId;
}

/** What is put on a waybill flies where that flies. */
async function flightOfWaybill(tx: Tx, { mawbId, mawbNo }: Asked): Promise<string | null> {
  if (mawbNo !== null) return (await waybillOf(tx, mawbNo))?.flightId ?? null;
  if (mawbId === null) return null;
  const { flightId } = await tx.one<{ flightId: string | null }>(
    sql`select m.flight_id::text as "flightId" from mawb m where m.id = ${mawbId}`,
  );
  return flightId;
}

function acceptedTotals({ weighing }: FoundBooking, { accepted }: Asked): BookingTotals {
  const { pieces, grossWeight, volume } = accepted;
  const cargo = { ...emptyContent.cargo, quantity: pieces, grossWeight, volume };
  return bookingTotals({ ...emptyContent, cargo }, bookingWeightRule(weighing));
}

/** For colleagues: why it was confirmed all the same. */
async function noteReason(tx: Tx, { orgId, booking }: FoundBooking, reason: string): Promise<void> {
  await tx.rows(sql`
    insert into booking_desk_note (org_id, booking_id, confirm_reason) values (${orgId}, ${booking.id}, ${reason})
    on conflict (org_id, booking_id) do update set confirm_reason = excluded.confirm_reason`);
}

/** Locks the customer's row: a hold that is being placed is waited for. */
async function requireCredit(tx: Tx, orgId: string): Promise<void> {
  const { code, held, reason } = await tx.one<{ code: string; held: boolean; reason: string | null }>(sql`
    select g.code, c.on_hold as held, c.hold_reason as reason
    from customer c join organisation g on g.org_id = c.org_id where c.org_id = ${orgId} for share of c`);
  if (held) throw new Problem('creditHeld', { code, reason: reason ?? '-' });
}
