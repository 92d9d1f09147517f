import type { BodyOf } from '@loadline/contract/kernel/endpoint';
import type { takeBookingOff } from '@loadline/contract/waybills/waybill-desk.api';
import type { Database } from '../../kernel/database.ts';
import { Problem } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { bookingsOf } from '../bookings/bookings.public.ts';
import { releaseSlot } from '../flights/flights.public.ts';
import { lockRoomOf, unchanged } from './waybills.desk.commands.ts';
import type { DeskDetail } from './waybills.detail.queries.ts';
import { deskDetail } from './waybills.detail.queries.ts';
import { takeOff } from './waybills.public.ts';

/** The booking waits again, and what it held of the flight is given back. */
export function takeOffAtDesk(
  staff: Database,
  viewer: Viewer,
  { bookingNo, reason, ...which }: BodyOf<typeof takeBookingOff>,
): Promise<DeskDetail> {
  return staff.inTransaction(viewer, async (tx) => {
    const booking = (await bookingsOf(tx, which.id)).find((one) => one.bookingNo === bookingNo);
    if (!booking) throw new Problem('notFound');
    const { orgId, id: bookingId } = booking;
    await lockRoomOf(tx, which.id);
    await unchanged(tx, viewer, which);
    await takeOff(tx, { orgId, bookingId, reason });
    await releaseSlot(tx, { orgId, bookingId });
    return deskDetail(tx, which.id, viewer.language);
  });
}
