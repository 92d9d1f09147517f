import type { ConfirmReason } from '@loadline/contract/bookings/booking.confirm';
import {
  confirmReasons,
  findingsOfMawbNo,
  reasonsToExplain,
} from '@loadline/contract/bookings/booking.confirm';
import { findingsOfBooking } from '@loadline/contract/bookings/booking.rules';
import type { confirmBooking } from '@loadline/contract/bookings/booking-desk.api';
import { shownFlightNo } from '@loadline/contract/checks/flight-no';
import { documentTypes } from '@loadline/contract/codes/document-type';
import type { Flight } from '@loadline/contract/flights/flight';
import { flightNumbers } from '@loadline/contract/flights/flight.legs';
import type { BodyOf } from '@loadline/contract/kernel/endpoint';
import type { Text } from '@loadline/contract/kernel/text';
import type { Clock } from '../../kernel/clock.ts';
import type { Database, Tx } from '../../kernel/database.ts';
import { decidedNow } from '../../kernel/documents/document.decisions.ts';
import {
  foundDocument,
  lockedFor,
  moveTo,
  requireStep,
  requireVersion,
} from '../../kernel/documents/document.ts';
import { Problem, wrongFields } from '../../kernel/problem.ts';
import { sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { flightById, reserveSlot } from '../flights/flights.public.ts';
import { requireCredit } from '../ops/companies.public.ts';
import type { OnWaybill } from './bookings.attach.public.ts';
import { bookingFollows, columnsOnWaybill, linkOrders } from './bookings.attach.public.ts';
import { bookings, tellDecision } from './bookings.commands.ts';
import type { DeskBooking } from './bookings.desk.queries.ts';
import { deskBookingIn } from './bookings.desk.queries.ts';
import type { FoundBooking } from './bookings.found.ts';
import { numberHouses } from './bookings.houses.commands.ts';
import { flawsOfOrders } from './bookings.linked.queries.ts';
import { roomNeeded } from './bookings.room.public.ts';
import { momentsOf, papersIn } from './bookings.said.ts';

type Asked = BodyOf<typeof confirmBooking>;

/** What a confirmed booking is put on. */
export interface BookedOnto {
  readonly orgId: string;
  readonly bookingId: string;
  /** Onto a waybill that is there, or under a number; neither: the next free number of the flight's airline. */
  readonly mawbId: string | null;
  readonly mawbNo: string | null;
  readonly flightId: string;
  readonly accepted: OnWaybill['accepted'];
  /** Writes the booking as soon as its waybill is known. */
  attach(waybill: Omit<OnWaybill, 'accepted'>): Promise<void>;
}

/** The master waybills, which know bookings and not the other way round: app.ts passes them in. */
export interface Waybills {
  /** The flight of the waybill that is asked for; undefined for a number that is on none. */
  flightOf(
    tx: Tx,
    asked: Pick<Asked, 'mawbId' | 'mawbNo'>,
  ): Promise<{ readonly flightId: string | null; readonly flightNo: string | null } | undefined>;
  /** Puts a booking whose slot and row are locked on a waybill. */
  book(tx: Tx, onto: BookedOnto): Promise<void>;
}

/** What confirming stands on. */
export interface BookingDesk {
  readonly staff: Database;
  readonly clock: Clock;
  readonly waybills: Waybills;
  /** How the customer's people are told; at once unless said. */
  readonly tell?: typeof tellDecision;
}

/**
 * Books it: what is accepted takes its room of the slot, then it goes on a waybill; all of it or nothing. The limit holds
 * for staff as for customers. Locks the slot, then the booking, then the waybill.
 */
export function confirm(desk: BookingDesk, viewer: Viewer, asked: Asked): Promise<DeskBooking> {
  return desk.staff.inTransaction(viewer, (tx) => confirmIn(tx, desk, viewer, asked));
}

/** The same in an open transaction. */
export async function confirmIn(
  tx: Tx,
  { clock, waybills, tell = tellDecision }: Omit<BookingDesk, 'staff'>,
  { language }: Viewer,
  asked: Asked,
): Promise<DeskBooking> {
  const step = { to: '31', by: 'decides' } as const;
  const seen = await foundDocument(tx, bookings, asked.id);
  requireStep(tx, bookings, seen, step);
  requireVersion(bookings, seen, asked);
  requireNumber(asked);
  requireDeclared(clock, seen);
  const flight = await flightFor(tx, waybills, seen, asked);
  requireExplained(seen, asked, flight);
  await takeRoom(tx, seen, asked, flight);
  const found = await lockedFor(tx, bookings, asked, step);
  await requireCredit(tx, found.orgId);
  await requireOrders(tx, found);
  await waybills.book(tx, {
    orgId: found.orgId,
    bookingId: asked.id,
    mawbId: asked.mawbId,
    mawbNo: asked.mawbNo,
    flightId: flight.id,
    accepted: asked.accepted,
    attach: (waybill) => write(tx, clock, found, { asked, flight, waybill }),
  });
  const { reason } = asked;
  if (reason !== null) await noteReason(tx, found, reason);
  await tell(tx, found, { decision: 'confirmed', flight: flightNumbers(flight) });
  return deskBookingIn(tx, clock, asked.id, language);
}

/** Batteries and dangerous goods do not fly undeclared, whoever would answer for it. */
function requireDeclared(clock: Clock, { content }: FoundBooking): void {
  if (content.dangerous.special.length === 0) return;
  const { errors } = findingsOfBooking(content, momentsOf(clock.now()));
  const open = errors.filter(({ path }) => path.startsWith('dangerous.'));
  if (open.length > 0) throw wrongFields(open);
}

/** What was right when it was handed in may have been cancelled or sent otherwise since. */
async function requireOrders(tx: Tx, { orgId, booking, content }: FoundBooking): Promise<void> {
  const flaws = await flawsOfOrders(tx, { orgId, bookingId: booking.id, content });
  if (flaws.length > 0) throw wrongFields(flaws);
}

interface Decided {
  readonly asked: Asked;
  readonly flight: Flight;
  readonly waybill: Omit<OnWaybill, 'accepted'>;
}

/** The one change of the booking: its state, its waybill, who decided; its flight follows where it was another. */
async function write(
  tx: Tx,
  clock: Clock,
  found: FoundBooking,
  { asked: { accepted, reason }, flight, waybill }: Decided,
): Promise<void> {
  const { reservedFlight, flightDate } = found.content.flight;
  const numbered = await numberHouses(tx, found);
  await moveTo(tx, bookings, found, {
    to: '31',
    action: 'confirmed',
    set: { ...columnsOnWaybill({ ...waybill, accepted }), ...decidedNow(tx, clock), corrections: '[]' },
    told: {
      ...numbered,
      mawbNo: waybill.mawbNo,
      reservedFlight: toldOf(reservedFlight, flight.flightNo),
      flightDate: toldOf(flightDate, flight.flightDate),
      quantity: accepted.pieces,
      grossWeight: accepted.grossWeight,
      volume: accepted.volume,
      ...(reason && { confirmReason: reason }),
    },
  });
  await linkOrders(tx, found.orgId, found.booking.id);
  // On another flight than was asked for.
  await bookingFollows(tx, waybill.mawbId);
}

function toldOf(from: string | null, to: string) {
  return from === to ? to : { from, to };
}

/** A typed number is new to us: its check digit has to be right. */
function requireNumber({ mawbNo }: Asked): void {
  const findings = mawbNo === null ? [] : findingsOfMawbNo(mawbNo);
  if (findings.length > 0) throw wrongFields(findings);
}

function requireExplained(found: FoundBooking, { accepted, reason }: Asked, flight: Flight): void {
  if (reason !== null) return;
  const { origin, destination } = found.content.flight;
  const reasons = reasonsToExplain({
    flight: found.content.flight,
    unverified: found.booking.unverified,
    totals: found.booking,
    accepted,
    otherFlight: flight.id !== found.flightId,
    otherRoute: flight.origin !== origin || flight.destination !== destination,
    lacksPapers: papersIn(found).some(({ isThere }) => !isThere),
  });
  if (reasons.length > 0)
    throw new Problem('explainConfirm', { why: listed(reasons, found, flight) }, { data: { reasons } });
}

function listed(reasons: readonly ConfirmReason[], found: FoundBooking, flight: Flight): Text {
  const { content } = found;
  const { reservedFlight, flightDate, origin, destination } = content.flight;
  const missing = papersIn(found).flatMap(({ document, isThere }) =>
    isThere ? [] : documentTypes.codes[document],
  );
  const between: Partial<Record<ConfirmReason, string | Text>> = {
    papers: { zh: missing.map(({ zh }) => zh).join('、'), en: missing.map(({ en }) => en).join(', ') },
    otherFlight: `${flightOn(reservedFlight, flightDate)} → ${flightOn(flight.flightNo, flight.flightDate)}`,
    otherRoute: `${origin}–${destination} → ${flight.origin}–${flight.destination}`,
  };
  const words = reasons.map((reason) => {
    const { zh, en } = confirmReasons.codes[reason];
    const ways = between[reason];
    const { zh: here, en: there } =
      typeof ways === 'string' ? { zh: ways, en: ways } : (ways ?? { zh: '', en: '' });
    return ways ? { zh: `${zh} (${here})`, en: `${en} (${there})` } : { zh, en };
  });
  return { zh: words.map(({ zh }) => zh).join('、'), en: words.map(({ en }) => en).join(', ') };
}

function flightOn(flightNo: string | null, date: string | null): string {
  return `${shownFlightNo(flightNo ?? '—')} ${date ?? ''}`.trim();
}

/** The room of what was accepted, as it weighs on the day of the flight. */
async function takeRoom(
  tx: Tx,
  { orgId, content }: FoundBooking,
  asked: Asked,
  flight: Flight,
): Promise<void> {
  const room = await roomNeeded(tx, { content, accepted: asked.accepted, day: flight.flightDate });
  await reserveSlot(tx, { orgId, bookingId: asked.id, flightId: flight.id, ...room });
}

/** What is put on a waybill flies where that flies; otherwise the flight that staff chose, or the reserved one. */
async function flightFor(tx: Tx, waybills: Waybills, found: FoundBooking, asked: Asked): Promise<Flight> {
  const waybill = await waybills.flightOf(tx, asked);
  const flightId = waybill?.flightId ?? asked.flightId ?? found.flightId;
  // A flight that nobody knows has no room to give.
  if (flightId === null || (waybill?.flightNo && !waybill.flightId)) throw new Problem('noFlight');
  return flightById(tx, flightId);
}

/** For colleagues: why it was confirmed all the same. */
async function noteReason(tx: Tx, { orgId, booking }: FoundBooking, reason: string): Promise<void> {
  await tx.rows(sql`
    insert into booking_desk_note (org_id, booking_id, confirm_reason) values (${orgId}, ${booking.id}, ${reason})
    on conflict (org_id, booking_id) do update set confirm_reason = excluded.confirm_reason`);
}
