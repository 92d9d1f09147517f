import { storedStatuses } from '@loadline/contract/codes/waybill-status';
import type { Tx } from '../../kernel/database.ts';
import { withSightOfAll } from '../../kernel/sight.ts';
import { sql } from '../../kernel/sql.ts';
import { holdersOf } from '../bookings/bookings.leave.public.ts';
import { weighBookings } from '../bookings/bookings.measured.public.ts';
import { bookingToPut } from '../bookings/bookings.public.ts';
import type { Carriers } from '../receipts/receipts.public.ts';
import { billingFollows, wordsOfChange } from './waybills.billing.commands.ts';
import { byLock } from './waybills.leave.public.ts';
import { lockWaybill } from './waybills.lock.commands.ts';
import { seenWaybill } from './waybills.seen.queries.ts';
import { tellCustomer } from './waybills.tell.commands.ts';

/** Bookings and waybills as cargo comes for the orders that they carry: they are billed by what has come. */
export const carriersOfReceived: Carriers = {
  lock: (tx, order) =>
    withSightOfAll(tx, async () => {
      for (const { bookingId, mawbId } of (await holdersOf(tx, order)).toSorted(byLock)) {
        if (mawbId !== null) await lockWaybill(tx, mawbId);
        else await bookingToPut(tx, { orgId: order.orgId, bookingId });
      }
    }),
  weigh: (tx, order) =>
    withSightOfAll(tx, async () => {
      for (const { bookingId, mawbId } of await holdersOf(tx, order)) {
        await weighBookings(tx, sql`b.id = ${bookingId}`);
        if (mawbId !== null) await billAndTell(tx, mawbId);
      }
    }),
};

/** Once it is stored its customers have seen a weight: they hear of another one. */
export async function billAndTell(tx: Tx, mawbId: string): Promise<void> {
  const waybill = await seenWaybill(tx, mawbId);
  for (const change of await billingFollows(tx, mawbId))
    if (storedStatuses.includes(waybill.status))
      await tellCustomer(tx, waybill, change.orgId, {
        event: 'weightCorrected',
        words: wordsOfChange(change),
        key: `weightCorrected ${mawbId} ${tx.now.toISOString()} ${change.wasUnit} ${change.unit}`,
      });
}
