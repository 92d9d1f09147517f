import type { BookingState } from '@loadline/contract/bookings/booking.lifecycle';
import { bookingLifecycle } from '@loadline/contract/bookings/booking.lifecycle';
import type { BookingTotals } from '@loadline/contract/bookings/booking.totals';
import { bookingTotals, bookingWeightRule } from '@loadline/contract/bookings/booking.totals';
import type { BookingContent } from '@loadline/contract/bookings/booking-content';
import { flightNumber } from '@loadline/contract/checks/flight-no';
import type { DocumentChange } from '@loadline/contract/documents/document.changes';
import { audit } from '../../kernel/audit.ts';
import type { Tx } from '../../kernel/database.ts';
import { requireMove } from '../../kernel/move.ts';
import { assignments, staleProblem } from '../../kernel/records.save.ts';
import { sql } from '../../kernel/sql.ts';
import { productName } from '../ops/products.public.ts';
import { weighingOf } from '../rates/rates.public.ts';
import { foundBooking } from './bookings.detail.queries.ts';
import type { FoundBooking } from './bookings.found.ts';
import { stateOf } from './bookings.found.ts';

/** What a deed on a booking writes and tells. */
export interface Deed {
  readonly action: string;
  /** Columns beside version and time of change. */
  readonly set: Readonly<Record<string, unknown>>;
  /** Field names or paths with old and new values, for the history. */
  readonly told: Readonly<Record<string, unknown>>;
}

/** The totals of a content by the rule that its product has today. */
export async function totalsOf(tx: Pick<Tx, 'one'>, content: BookingContent): Promise<BookingTotals> {
  const { product, origin } = content.flight;
  const { weighing } = await tx.one<Pick<FoundBooking, 'weighing'>>(
    sql`select ${weighingOf(sql`${product}`, sql`${origin}::text`)} as weighing`,
  );
  return bookingTotals(content, bookingWeightRule(weighing));
}

/** The columns of a content: the document, its product by name (none for one there is not), its figures and deadline. */
export async function contentColumns(
  tx: Pick<Tx, 'one'>,
  typed: BookingContent,
): Promise<Record<string, unknown>> {
  const content = asKept(typed);
  const totals = await totalsOf(tx, content);
  return {
    content: JSON.stringify(content),
    product: productName(sql`${content.flight.product}`),
    quantity: totals.quantity,
    grossWeight: totals.grossWeight,
    volume: totals.volume,
    billingWeight: totals.billingWeight,
    deadline: content.pickup.deadline,
  };
}

/** Flight numbers are kept as they are compared. */
export function asKept(content: BookingContent): BookingContent {
  const { reservedFlight } = content.flight;
  if (reservedFlight === null) return content;
  return { ...content, flight: { ...content.flight, reservedFlight: flightNumber(reservedFlight) } };
}

/** Refuses what was read in an older version: 409 with what stands now and what was asked. */
export function requireVersion(found: FoundBooking, asked: { readonly version: number }): void {
  if (found.booking.version !== asked.version)
    throw staleProblem({ version: found.booking.version, ...found.content }, asked);
}

/** Writes one deed: the columns, the version, and one entry in the history of whose booking it is. */
export async function record(
  tx: Tx,
  { orgId, booking }: FoundBooking,
  { action, set, told }: Deed,
): Promise<FoundBooking> {
  await tx.rows(sql`
    update booking r set ${assignments({ ...set, version: booking.version + 1, updatedAt: sql`now()` })}
    where r.org_id = ${orgId} and r.id = ${booking.id}`);
  await audit(tx, { orgId, action, subject: 'booking', subjectId: booking.id, changes: told });
  return foundBooking(tx, booking.id);
}

/** Who makes the moves of this feature; from a waybill a booking comes back with that. */
type Mover = 'book:edit' | 'op:booking:confirm';

/** Refuses, in words, what the lifecycle or the caller's rights do not allow; `by` is the right that this deed takes. */
export function requireStep(tx: Tx, found: FoundBooking, to: BookingState, by: Mover): void {
  const moves = bookingLifecycle.moves.filter((move) => move.to !== to || move.by === by);
  requireMove({ ...bookingLifecycle, moves }, stateOf(found), to, tx.me);
}

/** Moves a locked booking on, whose step was allowed. */
export function moveTo(
  tx: Tx,
  found: FoundBooking,
  to: BookingState,
  { action, set, told }: Deed,
): Promise<FoundBooking> {
  return record(tx, found, {
    action,
    set: { ...set, status: to },
    told: { status: { from: found.booking.status, to }, ...told },
  });
}

/** Changes by path as the history keeps them. */
export function toldChanges(
  changes: readonly Pick<DocumentChange, 'path' | 'from' | 'to'>[],
): Record<string, unknown> {
  return Object.fromEntries(changes.map(({ path, from, to }) => [path, { from, to }]));
}
