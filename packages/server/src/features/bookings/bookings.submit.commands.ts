import { findingsOfBooking } from '@loadline/contract/bookings/booking.rules';
import {
  afterCutOff,
  notBroughtThere,
  notOffered,
  notSelling,
  otherRoute,
} from '@loadline/contract/bookings/booking.submit';
import type { BookingTotals } from '@loadline/contract/bookings/booking.totals';
import type { BookingContent } from '@loadline/contract/bookings/booking-content';
import type { submitBooking } from '@loadline/contract/bookings/booking-draft.api';
import type { Flight } from '@loadline/contract/flights/flight';
import type { BodyOf } from '@loadline/contract/kernel/endpoint';
import type { ProblemName } from '@loadline/contract/kernel/problem';
import type { Clock } from '../../kernel/clock.ts';
import type { Database, Tx } from '../../kernel/database.ts';
import {
  foundDocument,
  lockedFor,
  moveTo,
  requireStep,
  requireVersion,
} from '../../kernel/documents/document.ts';
import { Problem, wrongFields } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import {
  findFlight,
  releaseSlot,
  requireBookable,
  requireWithinSlot,
  reserveSlot,
} from '../flights/flights.public.ts';
import { isEntry, receives } from '../ops/dictionaries.public.ts';
import { isOffered } from '../ops/products.public.ts';
import { tellDesk } from './bookings.bell.commands.ts';
import { bookings } from './bookings.commands.ts';
import { toldDetail } from './bookings.detail.queries.ts';
import type { BookingDetail, FoundBooking } from './bookings.found.ts';
import { stateOf } from './bookings.found.ts';
import { writeHouses } from './bookings.houses.commands.ts';
import { flawsOfOrders } from './bookings.linked.queries.ts';
import { weighedAnew } from './bookings.measured.public.ts';
import { withWaysOut } from './bookings.room.queries.ts';
import { momentsOf } from './bookings.said.ts';
import { totalsOf } from './bookings.write.commands.ts';

type Asked = BodyOf<typeof submitBooking>;

/**
 * Hands a booking in and takes its room of the slot, all or nothing. All that is wrong is told at once. The slot is locked
 * before the booking, as everywhere; what had changed in between is found under the lock.
 */
export function submit(db: Database, clock: Clock, viewer: Viewer, asked: Asked): Promise<BookingDetail> {
  const submitted = db.inTransaction(viewer, async (tx) => {
    const step = { to: '29', by: 'writes' } as const;
    const seen = await foundDocument(tx, bookings, asked.id);
    requireStep(tx, bookings, seen, step);
    requireVersion(bookings, seen, asked);
    await requireSound(tx, clock, seen);
    const placed = await placeIn(tx, seen, asked);
    const found = await lockedFor(tx, bookings, asked, step);
    await writeHouses(tx, found);
    const at = clock.now().toISOString();
    const wmsBillingWeight = await weighedAnew(tx, asked.id);
    const set = {
      ...placed,
      wmsBillingWeight,
      submittedAt: at,
      waitingSince: at,
      corrections: '[]',
      reason: null,
    };
    const told = toldPlace(placed);
    const moved = await moveTo(tx, bookings, found, { to: '29', action: 'submitted', set, told });
    await tellDesk(tx, moved, stateOf(found) === '30' ? 'corrected' : 'submitted', '');
    return toldDetail(tx, clock, moved, viewer.language);
  });
  // The ways out are looked for when the slot is free again: others are waiting for it.
  return submitted.catch(async (error: unknown) => {
    throw await withWaysOut(db, viewer, asked.id, error);
  });
}

async function requireSound(tx: Tx, clock: Clock, { content, orgId, booking }: FoundBooking): Promise<void> {
  const offered = await isOffered(tx, orgId, content.flight.product, 'air');
  const { service, warehouseCode } = content.pickup;
  const brought = service !== 'frontWarehouse' || (await receives(tx, warehouseCode));
  const sells = await isEntry(tx, 'salesCompany', content.terms.salesCompany);
  const findings = [
    ...findingsOfBooking(content, momentsOf(clock.now())).errors,
    ...(offered ? [] : [notOffered]),
    ...(sells ? [] : [notSelling]),
    ...(brought ? [] : [notBroughtThere]),
    ...(await flawsOfOrders(tx, { orgId, bookingId: booking.id, content })),
  ];
  if (findings.length > 0) throw wrongFields(findings);
}

/** Where a booking was put: on a flight or not, with room or without. */
interface Placed {
  readonly flightId: string | null;
  readonly unverified: boolean;
}

/** What a request for a price or for more room may lack: then it waits for staff without a slot. */
const waitsWithoutRoom: readonly ProblemName[] = ['overweight', 'noSlot', 'slotClosed'];

async function placeIn(tx: Tx, { orgId, booking, content }: FoundBooking, asked: Asked): Promise<Placed> {
  const holder = { orgId, bookingId: booking.id };
  const flight = await flightOf(tx, content);
  const goesElsewhere = flight !== undefined && flight.destination !== content.flight.destination;
  if (!flight || (goesElsewhere && asked.unverified)) {
    if (!asked.unverified) throw new Problem('noFlight');
    await releaseSlot(tx, holder);
    return { flightId: null, unverified: true };
  }
  if (goesElsewhere) throw wrongFields([otherRoute(flight)]);
  await takeRoom(tx, { ...holder, flightId: flight.id }, content);
  if (isLater(content.pickup.deadline, flight.cutOff))
    throw wrongFields([afterCutOff(flight.cutOff, flight.originZone)]);
  return { flightId: flight.id, unverified: false };
}

interface Place {
  readonly orgId: string;
  readonly bookingId: string;
  readonly flightId: string;
}

async function takeRoom(tx: Tx, place: Place, content: BookingContent): Promise<void> {
  const { slotKg: kg, slotCbm: cbm }: BookingTotals = await totalsOf(tx, content);
  // Who waits for room that others give back waits for ever where there never is so much.
  await requireWithinSlot(tx, { ...place, kg, cbm });
  if (content.flight.position === '1') return standBy(tx, place);
  try {
    await reserveSlot(tx, { ...place, kg, cbm });
  } catch (error) {
    if (content.flight.specialPrice === null || !isWaiting(error)) throw error;
    await releaseSlot(tx, place);
  }
}

/** Who stands by takes no room from others: they wait for what is left over until staff confirm them. */
async function standBy(tx: Tx, place: Place): Promise<void> {
  await releaseSlot(tx, place);
  await requireBookable(tx, place.flightId);
}

function isLater(deadline: string | null, cutOff: string): boolean {
  return deadline !== null && Date.parse(deadline) > Date.parse(cutOff);
}

function isWaiting(error: unknown): boolean {
  return error instanceof Problem && waitsWithoutRoom.includes(error.problem);
}

async function flightOf(tx: Tx, { flight }: BookingContent): Promise<Flight | undefined> {
  const { reservedFlight, flightDate, origin, destination } = flight;
  if (reservedFlight === null || flightDate === null || origin === null) return undefined;
  return findFlight(tx, reservedFlight, flightDate, origin, destination);
}

function toldPlace({ unverified }: Placed): Record<string, unknown> {
  return unverified ? { unverified } : {};
}
