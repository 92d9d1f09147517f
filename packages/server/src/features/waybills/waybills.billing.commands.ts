import type { RowOf } from '../../kernel/columns.ts';
import { text } from '../../kernel/columns.ts';
import type { Tx } from '../../kernel/database.ts';
import { sql } from '../../kernel/sql.ts';
import { billedOf, measuredOf, measuredOfBooking } from '../bookings/bookings.billed.public.ts';
import { chargeByDeparture } from '../bookings/bookings.measured.public.ts';
import { bookingsOf } from '../bookings/bookings.public.ts';
import { billedByAirline, noteOf, wholeIfAll, wordsOn } from './waybills.figures.ts';
import { seenWaybill } from './waybills.seen.queries.ts';

/** A customer whose billing weight on a waybill is another one than before, in what their bookings are charged by. */
export const billingChangeColumns = { orgId: text, was: text, wasUnit: text, is: text, unit: text };
export type BillingChange = RowOf<typeof billingChangeColumns>;

/** What a notice says of one. */
export function wordsOfChange({ was, wasUnit, is, unit }: BillingChange) {
  const weightBefore = wasUnit === unit ? was : `${was} ${wasUnit}`;
  return { weightBefore, weightNow: is, weightUnit: unit };
}

/** What departs on another day than was planned is weighed by what its product says then, and billed by that. */
export async function chargedByDeparture(tx: Tx, mawbId: string): Promise<void> {
  await chargeByDeparture(tx, mawbId);
  await billingFollows(tx, mawbId);
}

/**
 * What a waybill and the shares of its customers weigh, what the airline bills of it, and what its customers are billed by,
 * each by the rule of its product, follow the latest word on each: weighbridge, warehouse, booked. For whoever has changed one of them, in the same transaction.
 */
export async function billingFollows(tx: Tx, mawbId: string): Promise<BillingChange[]> {
  const waybill = await seenWaybill(tx, mawbId);
  const bookings = await bookingsOf(tx, mawbId);
  const parts = bookings.map((booking) => {
    const note = noteOf(wholeIfAll([booking], waybill));
    return { bookingId: booking.id, ...billedOf(booking, note), ...measuredOfBooking(booking, note) };
  });
  const words = wordsOn(bookings, waybill);
  const whole = { billing: billedByAirline(words), ...measuredOf(words.warehouse, words.weighbridge) };
  return tx.rows(sql.type(billingChangeColumns)`
    select b.org_id::text as "orgId", b.was::text as was, b.was_unit as "wasUnit", b.now_is::text as "is", b.unit
    from bill_waybill(${mawbId}, ${JSON.stringify({ whole, parts })}::jsonb) b order by 1, 5, 3`);
}
