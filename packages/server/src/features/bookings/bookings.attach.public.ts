import { audit } from '../../kernel/audit.ts';
import type { Tx } from '../../kernel/database.ts';
import { assignments } from '../../kernel/records.save.ts';
import { sql } from '../../kernel/sql.ts';
import { tell } from '../notices/notices.public.ts';

/** A booking's place on a master waybill, with what the airline accepted of it. */
export interface OnWaybill {
  readonly mawbId: string;
  readonly mawbNo: string;
  readonly flightId: string | null;
  readonly accepted: { readonly pieces: number; readonly grossWeight: string; readonly volume: string };
}

/** What a booking shows from the moment on that it is on a waybill. */
export function columnsOnWaybill(on: OnWaybill): Record<string, unknown> {
  const { accepted, flightId } = on;
  return {
    mawbId: on.mawbId,
    mawbNo: on.mawbNo.replace(/^(\d{3})(\d{8})$/, '$1-$2'),
    acceptedPieces: accepted.pieces,
    acceptedGrossWeight: accepted.grossWeight,
    acceptedVolume: accepted.volume,
    acceptedAt: sql`now()`,
    waitingSince: null,
    ending: null,
    reason: null,
    unverified: false,
    flightId: flightId ?? undefined,
  };
}

interface Restored extends OnWaybill {
  readonly orgId: string;
  readonly bookingId: string;
}

/** Puts a booking that was taken off a waybill on it again, as the step back of the waybill undoes that. */
export async function attachAgain(tx: Tx, { orgId, bookingId, ...on }: Restored): Promise<void> {
  const set = { ...columnsOnWaybill(on), status: '31', version: sql`version + 1`, updatedAt: sql`now()` };
  await tx.one(
    sql`update booking set ${assignments(set)} where org_id = ${orgId} and id = ${bookingId} returning 1`,
  );
  await linkOrders(tx, orgId, bookingId);
}

/** What came back to life flies with its orders again, unless they were booked elsewhere meanwhile. */
export async function linkOrders(tx: Tx, orgId: string, bookingId: string): Promise<void> {
  await tx.rows(sql`
    update hawb h set order_id = o.id
    from booking b cross join lateral jsonb_array_elements(b.content #> '{houses,rows}') x (house)
      join orders o on o.org_id = b.org_id and o.order_number = x.house ->> 'orderNumber'
    where b.org_id = ${orgId} and b.id = ${bookingId} and h.org_id = b.org_id and h.booking_id = b.id and h.id = (x.house ->> 'id')::uuid
      and h.order_id is null and not exists (select from booking_of_order(o.org_id, o.id))`);
}

interface Taken {
  readonly orgId: string;
  readonly bookingId: string;
  readonly to: '29' | '0';
  readonly reason: string;
}

/**
 * Takes a booking off its master waybill: back to wait (`29`), or ended with it (`0`). Its room of the slot stays as it is:
 * give it back or move it with features/flights before. Its customer is told.
 */
export async function takeOffWaybill(tx: Tx, { orgId, bookingId, to, reason }: Taken): Promise<void> {
  const { no, from, version, flight } = await tx.one<{
    no: string;
    from: string;
    version: number;
    flight: string | null;
  }>(sql`
    select b.booking_no as no, b.status as "from", b.version, b.reserved_flight as flight from booking b
    where b.org_id = ${orgId} and b.id = ${bookingId} for update`);
  // What is over keeps the number it had; what waits again has none.
  await tx.rows(sql`
    update booking b set status = ${to}, mawb_id = null, mawb_no = ${to === '0' ? sql`b.mawb_no` : null}, accepted_at = null,
      waiting_since = ${to === '29' ? sql`now()` : null}, ending = ${to === '0' ? 'rejected' : null}, reason = ${reason},
      version = b.version + 1, updated_at = now()
    where b.org_id = ${orgId} and b.id = ${bookingId}`);
  if (to === '0') await freeOrders(tx, orgId, bookingId);
  await audit(tx, {
    orgId,
    action: to === '0' ? 'rejected' : 'returned',
    subject: 'booking',
    subjectId: bookingId,
    changes: { status: { from, to }, reason },
  });
  await tell(tx, {
    event: 'bookingDecided',
    orgId,
    subject: 'booking',
    subjectId: bookingId,
    number: no,
    words: {
      decision: to === '0' ? 'refused' : 'returned',
      flight: flight ?? '',
      reasonZh: reason,
      reasonEn: reason,
    },
    key: `booking ${bookingId} off ${version}`,
  });
}

/** The orders of a booking that is over can be booked again. */
export async function freeOrders(tx: Tx, orgId: string, bookingId: string): Promise<void> {
  await tx.rows(
    sql`update hawb h set order_id = null where h.org_id = ${orgId} and h.booking_id = ${bookingId} and h.order_id is not null`,
  );
}

/** A master waybill has moved or changed its number: its bookings show it, and open browsers hear of it. */
export async function bookingFollows(tx: Pick<Tx, 'rows'>, mawbId: string): Promise<void> {
  await tx.rows(sql`select from booking_follows(${mawbId})`);
}
