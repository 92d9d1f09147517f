import type { Policies } from '@loadline/contract/ops/policy';
import type { MoveData } from '@loadline/contract/waybills/waybill.move-data';
import type { Tx } from '../../kernel/database.ts';
import { sql } from '../../kernel/sql.ts';
import { houseNumbersTaken } from '../bookings/bookings.houses.public.ts';
import type { BookingOnWaybill, HouseFigures, HouseOnWaybill } from '../bookings/bookings.public.ts';
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
  };
  /** What the warehouse has of each house waybill: told now, received for its order, or told before. */
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
  const inSight = await bookingsInSight(tx, waybill.id);
  const received = await receivedOf(tx, inSight);
  const bookings = inSight.map((booking) => withReceived(booking, received));
  const policy = await policiesIn(tx);
  const [orders, heldCustomers] = [await ordersOn(tx, bookings), await heldCustomersOn(tx, bookings)];
  const [cancelled] = await tx.rows(
    sql`select 1 from ${flightView} f where f.id = ${waybill.flightId} and f.state = 'CANCELLED'`,
  );
  const [airline] = await tx.rows(
    sql`select 1 from airline a where a.prefix = ${waybill.mawbNo.slice(0, 3)}`,
  );
  const [standing] = await tx.rows<{ allAgreed: boolean | null; onlyOwn: boolean | null }>(
    sql`select s.all_agreed as "allAgreed", s.only_own as "onlyOwn" from waybill_standing(${waybill.id}) s`,
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
      flightFlies: !cancelled,
      numbersTaken: await numbersElsewhere(tx, bookings),
      orders,
      heldCustomers,
    }),
    held: heldOf(orders, heldCustomers),
    standing: {
      allAgreed: standing?.allAgreed ?? false,
      onlyOwn: standing?.onlyOwn ?? false,
      draftThere: draft !== undefined,
    },
    measured: measuredOf(bookings, received, data.houses ?? []),
    received: new Set(received.keys()),
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

/** Of a customer with own-created authority his own alone: the policy on shares says whose is whose. */
async function bookingsInSight(tx: Tx, mawbId: string): Promise<BookingOnWaybill[]> {
  const bookings = await bookingsOf(tx, mawbId);
  if (tx.me.kind === 'forwarder') return bookings;
  const own = await tx.rows<{ id: string }>(
    sql`select s.booking_id::text as id from mawb_share s where s.mawb_id = ${mawbId}`,
  );
  return bookings.filter(({ id }) => own.some((share) => share.id === id));
}

/** Until the step into the warehouse is made, what warehouses received for the order is what is known of a house waybill. */
function withReceived(booking: BookingOnWaybill, received: Received): BookingOnWaybill {
  const houses = booking.houses.map((house) => ({
    ...house,
    warehouse: house.warehouse ?? receivedFor(house, received),
  }));
  return { ...booking, houses };
}

/** What is told now comes first, then what warehouses received for the order, then what was told before. */
function measuredOf(
  bookings: readonly BookingOnWaybill[],
  received: Received,
  told: readonly MeasuredHouse[],
): MeasuredHouse[] {
  return bookings.flatMap(({ houses }) =>
    houses.flatMap((house) => {
      const now = told.find(({ hawbId }) => hawbId === house.hawbId);
      const figures = now ?? receivedFor(house, received) ?? house.warehouse;
      return figures ? [{ ...figures, hawbId: house.hawbId }] : [];
    }),
  );
}

/** What warehouses have received, by order. */
type Received = ReadonlyMap<string, HouseFigures>;

/** Which of an order's pieces a house waybill with a part of them carries, its receipts do not say. */
function receivedFor({ orderId, orderPieces }: HouseOnWaybill, received: Received): HouseFigures | null {
  return (orderId && orderPieces === null && received.get(orderId)) || null;
}

async function receivedOf(tx: Tx, bookings: readonly BookingOnWaybill[]): Promise<Received> {
  const orders = bookings.flatMap(({ houses }) => houses.flatMap(({ orderId }) => orderId ?? []));
  if (orders.length === 0) return new Map();
  const rows = await tx.rows<{ orderId: string } & HouseFigures>(sql`
    select w.order_id::text as "orderId", sum(w.pieces)::int as pieces, trim_scale(sum(w.gross_weight))::text as "grossWeight",
      trim_scale(round(sum(w.volume), 3))::text as volume
    from ${receiptView} w where w.order_id = any(${orders}::uuid[]) and w.state = 'RECEIVED' group by 1`);
  return new Map(rows.map(({ orderId, ...figures }) => [orderId, figures]));
}
