import { openToLeave, waybillStatuses } from '@loadline/contract/codes/waybill-status';
import { shownAwb } from '@loadline/contract/waybills/awb-number';
import { text } from '../../kernel/columns.ts';
import type { Tx } from '../../kernel/database.ts';
import { Problem } from '../../kernel/problem.ts';
import { withSightOfAll } from '../../kernel/sight.ts';
import { sql } from '../../kernel/sql.ts';
import type { Holder, Left, OrderOf } from '../bookings/bookings.leave.public.ts';
import { holdersOf, leaveBooking } from '../bookings/bookings.leave.public.ts';
import { settleHouseFigures } from '../bookings/bookings.measured.public.ts';
import { bookingsOf } from '../bookings/bookings.public.ts';
import { lockSlots, reservationOf } from '../flights/flights.public.ts';
import { orderView } from '../orders/orders.rows.public.ts';
import { billingFollows } from './waybills.billing.commands.ts';
import { layShare, lessen } from './waybills.cargo.commands.ts';
import type { LockedWaybill } from './waybills.lock.commands.ts';
import { lockWaybill } from './waybills.lock.commands.ts';

interface HeldOrder extends OrderOf {
  readonly holder: Holder;
}

/**
 * Takes orders that are cancelled off the bookings and waybills that hold them, with their room. Slots, bookings and waybills
 * are locked here: call it before an order is locked. Throws `orderOnWaybill` where the documents are out, and
 * `orderOfWaybillDesk` for who may not move waybills.
 */
export async function takeOrdersOff(tx: Tx, orders: readonly OrderOf[], reason: string): Promise<void> {
  const held: HeldOrder[] = [];
  const flights: string[] = [];
  for (const order of orders) {
    for (const holder of await holdersOf(tx, order)) {
      held.push({ ...order, holder });
      const room = await reservationOf(tx, { orgId: order.orgId, bookingId: holder.bookingId });
      if (room) flights.push(room.flightId);
    }
  }
  if (flights.length > 0) await lockSlots(tx, flights);
  for (const order of held.toSorted((one, other) => byLock(one.holder, other.holder)))
    await takeOneOff(tx, order, reason);
}

/** Waybills before one another always in the same order, behind bookings that wait. */
export function byLock(one: Holder, other: Holder): number {
  return lockKey(one) < lockKey(other) ? -1 : 1;
}

function lockKey({ mawbId, bookingId }: Holder): string {
  return `${mawbId ?? ''} ${bookingId}`;
}

async function takeOneOff(tx: Tx, order: HeldOrder, reason: string): Promise<void> {
  const { mawbId } = order.holder;
  if (mawbId === null) return void (await leaveBooking(tx, order, order.holder, reason));
  if (!tx.me.permissions.includes('op:mawb:move')) {
    const waybill = await tx.one(
      sql.type({ mawbNo: text })`
        select coalesce((select m.mawb_no from mawb m where m.id = ${mawbId}), '') as "mawbNo"`,
    );
    throw new Problem('orderOfWaybillDesk', {
      order: await numberOf(tx, order),
      number: shownAwb(waybill.mawbNo),
    });
  }
  await withSightOfAll(tx, () => leaveWaybill(tx, order, mawbId, reason));
}

async function leaveWaybill(tx: Tx, order: HeldOrder, mawbId: string, reason: string): Promise<void> {
  const waybill = await lockWaybill(tx, mawbId);
  await requireOpenToLeave(tx, waybill, order);
  const { orgId, holder } = order;
  const { ended, less } = await leaveBooking(tx, order, holder, reason);
  await waybillIsLess(tx, waybill, { orgId, ...holder }, { ended, less, reason });
}

/** The waybill is less by what has left one of its bookings, and so are that one's share and what is billed. */
export async function waybillIsLess(
  tx: Tx,
  waybill: LockedWaybill,
  {
    orgId,
    bookingId,
    bookingNo,
  }: { readonly orgId: string; readonly bookingId: string; readonly bookingNo: string },
  { ended, less, reason }: Left & { readonly reason: string },
): Promise<void> {
  const { id: mawbId } = waybill;
  if (ended)
    await tx.rows(sql`delete from mawb_share s where s.org_id = ${orgId} and s.booking_id = ${bookingId}`);
  else await keepRest(tx, mawbId, bookingId);
  await lessen(tx, waybill, { orgId, bookingNo, accepted: less }, reason);
  await settleHouseFigures(tx, { mawbId, side: 'warehouse', houses: [] });
  await billingFollows(tx, mawbId);
}

async function requireOpenToLeave(tx: Tx, waybill: LockedWaybill, order: HeldOrder): Promise<void> {
  const { status, mawbNo, id } = waybill;
  if (openToLeave.includes(status)) return;
  const houses = (await bookingsOf(tx, id)).flatMap((booking) => booking.houses);
  throw new Problem('orderOnWaybill', {
    order: await numberOf(tx, order),
    number: shownAwb(mawbNo),
    house: houses.find(({ orderId }) => orderId === order.id)?.hawbNo ?? '—',
    status: waybillStatuses.codes[status],
  });
}

async function keepRest(tx: Tx, mawbId: string, bookingId: string): Promise<void> {
  const rest = (await bookingsOf(tx, mawbId)).find(({ id }) => id === bookingId);
  if (rest) await layShare(tx, mawbId, { ...rest, bookingId });
}

async function numberOf(tx: Tx, { orgId, id }: OrderOf): Promise<string> {
  const { no } = await tx.one(
    sql.type({ no: text })`
      select o.order_number as no from ${orderView} o where o.org_id = ${orgId} and o.id = ${id}`,
  );
  return no;
}
