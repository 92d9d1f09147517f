import { withSightOfAll } from '../../kernel/sight.ts';
import { sql } from '../../kernel/sql.ts';
import { holdersOf } from '../bookings/bookings.leave.public.ts';
import { weighBookings } from '../bookings/bookings.measured.public.ts';
import { bookingToPut } from '../bookings/bookings.public.ts';
import type { Carriers } from '../receipts/receipts.public.ts';
import { billingFollows } from './waybills.billing.commands.ts';
import { lockWaybill } from './waybills.lock.commands.ts';

/** Bookings and waybills as cargo comes for the orders that they carry: they are billed by what has come. */
export const carriersOfReceived: Carriers = {
  lock: (tx, order) =>
    withSightOfAll(tx, async () => {
      for (const { bookingId, mawbId } of await holdersOf(tx, order)) {
        if (mawbId !== null) await lockWaybill(tx, mawbId);
        else await bookingToPut(tx, { orgId: order.orgId, bookingId });
      }
    }),
  weigh: (tx, order) =>
    withSightOfAll(tx, async () => {
      for (const { bookingId, mawbId } of await holdersOf(tx, order)) {
        await weighBookings(tx, sql`b.id = ${bookingId}`);
        if (mawbId !== null) await billingFollows(tx, mawbId);
      }
    }),
};
