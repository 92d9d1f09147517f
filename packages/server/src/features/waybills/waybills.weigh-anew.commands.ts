import { flownStatuses, groundStatuses, type WaybillStatus } from '@loadline/contract/codes/waybill-status';
import { flight } from '@loadline/contract/flights/flight';
import { rateCard } from '@loadline/contract/freight/rate-card';
import type { Fields, ValuesOf } from '@loadline/contract/kernel/field';
import { check } from '@loadline/contract/kernel/schema';
import { orNull, text } from '../../kernel/columns.ts';
import type { Database, Tx } from '../../kernel/database.ts';
import type { House } from '../../kernel/house.ts';
import type { Job } from '../../kernel/jobs.ts';
import type { Sql } from '../../kernel/sql.ts';
import { sql } from '../../kernel/sql.ts';
import { viewerOfProgram } from '../../kernel/viewer.ts';
import { chargeBookings, chargeByDeparture } from '../bookings/bookings.measured.public.ts';
import { bookingToPut } from '../bookings/bookings.public.ts';
import { bookingView } from '../bookings/bookings.rows.public.ts';
import { weighFlightTask } from '../flights/flights.public.ts';
import { productView, weighAnewTask } from '../ops/products.public.ts';
import { beforeAll, chargeNextWaiting, type LastOrder } from '../orders/orders.charged.public.ts';
import { lockWaybill } from './waybills.lock.commands.ts';
import { billAndTell } from './waybills.received.public.ts';

const onGroundOnly = [...groundStatuses];
const flownToo = [...groundStatuses, ...flownStatuses];

/**
 * Weighs by the rule that a product has now what has not left: waybills with what lies on them, bookings that wait, orders.
 * What has flown stays charged as it flew.
 */
export function weighAnewJob({ staff }: House): Job {
  return {
    name: weighAnewTask,
    permission: 'nobody',
    async work(_viewer, payload) {
      const { productId } = read({ productId: rateCard.fields.productId }, payload);
      const { product, booked } = await onGroundOf(staff, productId);
      await weighEach(staff, booked, onGroundOnly);
      await chargeWaiting(staff, product);
    },
  };
}

/** Weighs by the rules of the day that a flight leaves on now what lies on it, flown or not. */
export function weighFlightJob({ staff }: House): Job {
  return {
    name: weighFlightTask,
    permission: 'nobody',
    async work(_viewer, payload) {
      const { flightId } = read({ flightId: flight.fields.id }, payload);
      const booked = await done(staff, (tx) => bookedWhere(tx, sql`b.flight_id = ${flightId}`));
      await weighEach(staff, booked, flownToo);
    },
  };
}

function read<F extends Fields>(fields: F, payload: unknown): ValuesOf<F> {
  const checked = check(fields, payload);
  if (!checked.ok) throw new Error('what is weighed anew has an id');
  return checked.value;
}

function done<T>(staff: Database, work: (tx: Tx) => Promise<T>): Promise<T> {
  return staff.slow.inTransaction(viewerOfProgram('op:feed:manage'), work);
}

const bookedColumns = { orgId: text, bookingId: orNull(text), mawbId: orNull(text) };
type Booked = { readonly orgId: string; readonly bookingId: string | null; readonly mawbId: string | null };

/** Each waybill once, and each booking that has none. */
function bookedWhere(tx: Tx, which: Sql): Promise<Booked[]> {
  return tx.rows(sql.type(bookedColumns)`
    select min(b.org_id::text) as "orgId", case when b.mawb_id is null then b.id::text end as "bookingId", b.mawb_id::text as "mawbId"
    from ${bookingView} b where ${which} group by 2, 3 order by 3, 2`);
}

function onGroundOf(staff: Database, productId: string) {
  return done(staff, async (tx) => {
    const { product } = await tx.one(sql.type({ product: text })`
      select p.name as product from ${productView} p where p.channel_id = ${productId}`);
    const waiting = sql`b.product = ${product} and b.status = any(${onGroundOnly}::text[])`;
    return { product, booked: await bookedWhere(tx, waiting) };
  });
}

/** Each by itself: what somebody holds just now keeps nothing else from it, and is tried again with the rest. */
async function weighEach(
  staff: Database,
  booked: readonly Booked[],
  statuses: readonly WaybillStatus[],
): Promise<void> {
  const failed: unknown[] = [];
  for (const one of booked)
    await done(staff, (tx) => weighBooked(tx, one, statuses)).catch((error: unknown) => failed.push(error));
  if (failed.length > 0) throw failed[0];
}

async function weighBooked(
  tx: Tx,
  { orgId, bookingId, mawbId }: Booked,
  statuses: readonly WaybillStatus[],
): Promise<void> {
  if (mawbId !== null) {
    const { status } = await lockWaybill(tx, mawbId);
    if (!statuses.includes(status)) return;
    await chargeByDeparture(tx, mawbId);
    await billAndTell(tx, mawbId);
  } else if (bookingId !== null) {
    await bookingToPut(tx, { orgId, bookingId });
    const isStill = sql`b.status = any(${[...statuses]}::text[])`;
    await chargeBookings(tx, sql`b.org_id = ${orgId} and b.id = ${bookingId} and ${isStill}`);
  }
}

async function chargeWaiting(staff: Database, product: string, after: LastOrder = beforeAll): Promise<void> {
  const last = await done(staff, (tx) => chargeNextWaiting(tx, product, after));
  if (last) await chargeWaiting(staff, product, last);
}
