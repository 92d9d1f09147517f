import { exact, fixed, largerOf, minus, plus, zero } from '@loadline/contract/kernel/decimal';
import { billingWeight } from '@loadline/contract/waybills/billing-weight';
import { json } from '../../kernel/columns.ts';
import type { Tx } from '../../kernel/database.ts';
import { sql } from '../../kernel/sql.ts';
import type { HouseOrder } from '../bookings/bookings.attach.public.ts';
import { attachAgain, standingSince, takeOffWaybill } from '../bookings/bookings.attach.public.ts';
import type { BookedOnto, BookingOnWaybill, HouseFigures } from '../bookings/bookings.public.ts';
import { releaseSlot, reservationOf, reserveLate } from '../flights/flights.public.ts';
import { billingFollows, chargedByDeparture } from './waybills.billing.commands.ts';
import type { Written } from './waybills.entry.commands.ts';
import { writeEntry } from './waybills.entry.commands.ts';
import type { WaybillFacts } from './waybills.facts.queries.ts';
import type { LockedWaybill } from './waybills.lock.commands.ts';
import { lockWaybill } from './waybills.lock.commands.ts';

/** A booking that is put on a waybill: what of it the airline has accepted. */
export interface Cargo {
  readonly orgId: string;
  readonly bookingId: string;
  readonly bookingNo: string;
  readonly createdBy: string;
  readonly accepted: HouseFigures;
}

/** Puts a booking on a locked waybill: its customer has a share from now on, and the whole is more by it. */
export async function putOn(
  tx: Tx,
  waybill: LockedWaybill,
  cargo: Cargo & Pick<BookedOnto, 'attach'>,
  sums: boolean,
): Promise<void> {
  const { orgId, bookingNo, accepted, attach } = cargo;
  await layShare(tx, waybill.id, cargo);
  const { id: mawbId, mawbNo, flightId } = waybill;
  await attach({ mawbId, mawbNo, flightId });
  const changes = sums ? totalsWith(waybill, accepted, plus) : {};
  await writeEntry(tx, waybill, changes, {
    kind: 'cargoChanged',
    orgId,
    data: { bookingNo, ...accepted },
  });
  // It may fly on another day than was asked for.
  await chargedByDeparture(tx, mawbId);
}

/** What a customer has of a waybill by one booking; agreed to anew where it changes. What they are billed of it follows. */
export async function layShare(
  tx: Tx,
  mawbId: string,
  { orgId, bookingId, createdBy, accepted }: Omit<Cargo, 'bookingNo'>,
): Promise<void> {
  await tx.rows(sql`
    insert into mawb_share (org_id, mawb_id, booking_id, created_by, pieces, gross_weight, volume, billing_weight)
    values (${orgId}, ${mawbId}, ${bookingId}, ${createdBy}, ${accepted.pieces}, ${accepted.grossWeight}, ${accepted.volume}, 0)
    on conflict (org_id, booking_id) do update set mawb_id = excluded.mawb_id, pieces = excluded.pieces, gross_weight = excluded.gross_weight,
      volume = excluded.volume, agreed_at = null`);
}

/** Takes one booking off a locked waybill: it waits again, the whole is less by it. */
export async function takeOne(
  tx: Tx,
  waybill: LockedWaybill,
  booking: BookingOnWaybill,
  reason: string,
): Promise<void> {
  const { orgId, id: bookingId, bookingNo, accepted } = booking;
  await tx.rows(sql`delete from mawb_share s where s.org_id = ${orgId} and s.booking_id = ${bookingId}`);
  await takeOffWaybill(tx, { orgId, bookingId, to: '29', reason });
  await lessen(tx, waybill, { orgId, bookingNo, accepted }, reason);
  await billingFollows(tx, waybill.id);
}

/** The whole is less by what is not on it any more. */
export async function lessen(
  tx: Tx,
  waybill: LockedWaybill,
  { orgId, bookingNo, accepted }: Pick<Cargo, 'orgId' | 'bookingNo' | 'accepted'>,
  reason: string,
): Promise<void> {
  const changes = { ...totalsWith(waybill, accepted, minus), ...finalWithout(waybill, accepted) };
  await writeEntry(tx, waybill, changes, {
    kind: 'cargoChanged',
    orgId,
    reason,
    data: { bookingNo, pieces: -accepted.pieces },
  });
}

function totalsWith(waybill: LockedWaybill, by: HouseFigures, op: typeof plus) {
  const figure = (key: 'grossWeight' | 'volume') => {
    const result = op(exact(waybill[key]), exact(by[key]));
    return fixed(largerOf(zero, result), 3);
  };
  const [grossWeight, volume] = [figure('grossWeight'), figure('volume')];
  const pieces = Math.max(0, op === plus ? waybill.pieces + by.pieces : waybill.pieces - by.pieces);
  return { pieces, grossWeight, volume, billingWeight: billingWeight(grossWeight, volume) };
}

/** What the weighbridge said of the whole is less by what it weighed and does not fly with it. */
function finalWithout({ finalPieces, finalGrossWeight }: LockedWaybill, by: HouseFigures) {
  if (finalPieces === null || finalGrossWeight === null) return {};
  return {
    finalPieces: Math.max(0, finalPieces - by.pieces),
    finalGrossWeight: fixed(largerOf(zero, minus(exact(finalGrossWeight), exact(by.grossWeight))), 3),
  };
}

/** What was on a waybill when it was rejected or left its flight, kept with the step for the way back. */
interface TakenCargo extends Omit<Cargo, 'bookingNo'> {
  readonly orders: readonly HouseOrder[];
  /** What it held of the flight; absent where it held nothing. */
  readonly room?: { readonly kg: string; readonly cbm: string } | undefined;
  /** When it was handed in: what is handed in again is not what the airline accepted. */
  readonly submittedAt?: string | null;
}

/** Takes everything off: back to wait (29), or over with it (0). Its customers keep the sight of a rejected waybill. */
export async function takeAllOff(
  tx: Tx,
  { waybill, bookings, data }: WaybillFacts,
  to: '29' | '0',
  { eventId }: Written,
): Promise<void> {
  const taken: TakenCargo[] = [];
  for (const { orgId, id: bookingId, createdBy, accepted, houses } of bookings) {
    const orders = houses.flatMap(({ hawbId, orderId }) => (orderId ? [{ hawbId, orderId }] : []));
    const room = await reservationOf(tx, { orgId, bookingId });
    await releaseSlot(tx, { orgId, bookingId });
    const { submittedAt } = await takeOffWaybill(tx, {
      orgId,
      bookingId,
      to,
      reason: data.reason ?? '',
    });
    taken.push({ orgId, bookingId, createdBy, accepted, orders, room, submittedAt });
  }
  if (to === '29') await tx.rows(sql`delete from mawb_share s where s.mawb_id = ${waybill.id}`);
  await tx.rows(sql`
    insert into mawb_taken (mawb_id, event_id, taken) values (${waybill.id}, ${eventId}, ${JSON.stringify(taken)}::jsonb)`);
}

/**
 * The way back of `takeAllOff`: what nobody has put elsewhere, taken back or handed in anew since hangs on the waybill
 * again, with its orders and its room, which may be another's by now: then all is refused. By what stays away the waybill
 * is less.
 */
export async function putAllBack(
  tx: Tx,
  waybill: LockedWaybill,
  { id: eventId, to }: { readonly id: string; readonly to: string },
  reason: string,
): Promise<void> {
  const [kept] = await tx.rows(
    sql.type({ taken: json<TakenCargo[]>() })`
      select t.taken from mawb_taken t where t.mawb_id = ${waybill.id} and t.event_id = ${eventId}`,
  );
  // Where it flies follows with the waybill's own step.
  const onWaybill = { mawbId: waybill.id, mawbNo: waybill.mawbNo, flightId: null };
  for (const cargo of kept?.taken ?? []) {
    const { orgId, bookingId, accepted, orders, submittedAt = null } = cargo;
    const { bookingNo, unchanged } = await standingSince(tx, {
      orgId,
      bookingId,
      status: to,
      submittedAt,
      orders,
    });
    if (!unchanged) {
      await lessen(tx, await lockWaybill(tx, waybill.id), { orgId, bookingNo, accepted }, reason);
      continue;
    }
    await takeRoomAgain(tx, waybill, cargo);
    await layShare(tx, waybill.id, cargo);
    await attachAgain(tx, { orgId, bookingId, ...onWaybill, accepted, orders });
  }
}

async function takeRoomAgain(
  tx: Tx,
  { flightId }: LockedWaybill,
  { orgId, bookingId, room }: TakenCargo,
): Promise<void> {
  if (room && flightId) await reserveLate(tx, { orgId, bookingId, flightId, kg: room.kg, cbm: room.cbm });
}
