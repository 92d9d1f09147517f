import type { Policies } from '@loadline/contract/ops/policy';
import type { MoveData } from '@loadline/contract/waybills/waybill.move-data';
import { flag, orNull, text } from '../../kernel/columns.ts';
import type { Tx } from '../../kernel/database.ts';
import { sql } from '../../kernel/sql.ts';
import { houseNumbersTaken } from '../bookings/bookings.houses.public.ts';
import type { BookingOnWaybill, HouseFigures } from '../bookings/bookings.public.ts';
import { bookingsOf } from '../bookings/bookings.public.ts';
import { flightView } from '../flights/flights.rows.public.ts';
import { policiesIn } from '../policies/policies.public.ts';
import { receiptView } from '../receipts/receipts.rows.public.ts';
import { draftView } from '../waybill-drafts/drafts.rows.public.ts';
import type { LockedWaybill } from './waybills.lock.commands.ts';
import type { OrderOnWaybill } from './waybills.orders.queries.ts';
import { heldCustomersOn, heldOf, ordersOn } from './waybills.orders.queries.ts';
import type { Reviewed } from './waybills.review.ts';
import { reviewOf } from './waybills.review.ts';

export type MeasuredHouse = { readonly hawbId: string } & HouseFigures;

/** Everything that the guards of a step look at. */
export interface WaybillFacts {
  readonly waybill: LockedWaybill;
  readonly bookings: readonly BookingOnWaybill[];
  readonly policy: Policies;
  readonly review: readonly Reviewed[];
  /** Orders that may not go. */
  readonly held: readonly OrderOnWaybill[];
  readonly standing: {
    readonly allAgreed: boolean;
    readonly onlyOwn: boolean;
    /** A version of its draft is being prepared: what was sent before is not sent again. */
    readonly draftThere: boolean;
    /** Its flight is planned to leave a day later, or more. */
    readonly early: boolean;
  };
  /** What the warehouse has of each house waybill, or is told now. */
  readonly measured: readonly MeasuredHouse[];
  /** The orders that a warehouse has received: their receipts have told of it. */
  readonly received: ReadonlySet<string>;
  readonly data: Partial<MoveData>;
}

export async function factsOf(
  tx: Tx,
  waybill: LockedWaybill,
  data: Partial<MoveData> = {},
): Promise<WaybillFacts> {
  const bookings = await bookingsInSight(tx, waybill.id);
  const policy = await policiesIn(tx);
  const [orders, heldCustomers] = [await ordersOn(tx, bookings), await heldCustomersOn(tx, bookings)];
  const [flight] = await tx.rows(sql.type({ cancelled: flag, early: flag })`
    select f.state = 'CANCELLED' as cancelled, f.etd > coalesce(${data.at ?? null}::timestamptz, now()) + interval '1 day' as early
    from ${flightView} f where f.id = ${waybill.flightId}`);
  const [airline] = await tx.rows(
    sql`select 1 from airline a where a.prefix = ${waybill.mawbNo.slice(0, 3)}`,
  );
  const [standing] = await tx.rows(
    sql.type({ allAgreed: orNull(flag), onlyOwn: orNull(flag) })`
      select s.all_agreed as "allAgreed", s.only_own as "onlyOwn" from waybill_standing(${waybill.id}) s`,
  );
  const [draft] = await tx.rows(
    sql`select 1 from ${draftView} d where d.mawb_id = ${waybill.id} and d.state = 'PREPARING'`,
  );
  return {
    waybill,
    bookings,
    policy,
    review: reviewOf({
      waybill,
      bookings,
      policy,
      isKnownAirline: airline !== undefined,
      flightFlies: flight?.cancelled !== true,
      numbersTaken: await numbersElsewhere(tx, bookings),
      orders,
      heldCustomers,
    }),
    held: heldOf(orders, heldCustomers),
    standing: {
      allAgreed: standing?.allAgreed ?? false,
      onlyOwn: standing?.onlyOwn ?? false,
      draftThere: draft !== undefined,
      early: flight?.early === true,
    },
    measured: measuredOf(bookings, data.houses ?? []),
    received: await receivedOf(tx, bookings),
    data,
  };
}

async function numbersElsewhere(tx: Tx, bookings: readonly BookingOnWaybill[]): Promise<ReadonlySet<string>> {
  const numbers = bookings.flatMap(({ houses }) => houses.flatMap(({ hawbNo }) => hawbNo ?? []));
  return houseNumbersTaken(
    tx,
    numbers,
    bookings.map(({ id }) => id),
  );
}

/** Of a customer with own-created authority their own alone: the policy on shares says whose is whose. */
async function bookingsInSight(tx: Tx, mawbId: string): Promise<BookingOnWaybill[]> {
  const bookings = await bookingsOf(tx, mawbId);
  if (tx.me.kind === 'forwarder') return bookings;
  const own = await tx.rows(
    sql.type({ id: text })`select s.booking_id::text as id from mawb_share s where s.mawb_id = ${mawbId}`,
  );
  return bookings.filter(({ id }) => own.some((share) => share.id === id));
}

/** What is told now comes before what the warehouse has. */
function measuredOf(bookings: readonly BookingOnWaybill[], told: readonly MeasuredHouse[]): MeasuredHouse[] {
  return bookings.flatMap(({ houses }) =>
    houses.flatMap(({ hawbId, warehouse }) => {
      const figures = told.find((one) => one.hawbId === hawbId) ?? warehouse;
      return figures ? [{ ...figures, hawbId }] : [];
    }),
  );
}

async function receivedOf(tx: Tx, bookings: readonly BookingOnWaybill[]): Promise<ReadonlySet<string>> {
  const orders = bookings.flatMap(({ houses }) => houses.flatMap(({ orderId }) => orderId ?? []));
  if (orders.length === 0) return new Set();
  const rows = await tx.rows(sql.type({ orderId: text })`
    select distinct w.order_id::text as "orderId" from ${receiptView} w where w.order_id = any(${orders}::uuid[]) and w.state = 'RECEIVED'`);
  return new Set(rows.map(({ orderId }) => orderId));
}
