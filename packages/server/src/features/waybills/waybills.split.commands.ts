import type { splitBooking } from '@loadline/contract/bookings/booking-desk.api';
import { openToSplit, waybillStatuses } from '@loadline/contract/codes/waybill-status';
import type { AnswerOf, BodyOf } from '@loadline/contract/kernel/endpoint';
import { shownAwb } from '@loadline/contract/waybills/awb-number';
import type { Tx } from '../../kernel/database.ts';
import type { House } from '../../kernel/house.ts';
import { Problem } from '../../kernel/problem.ts';
import { withSightOfAll } from '../../kernel/sight.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { bookingToSplit, splitOff } from '../bookings/bookings.split.public.ts';
import { lockSlots, reservationOf } from '../flights/flights.public.ts';
import { lockRoomOf } from './waybills.desk.commands.ts';
import { waybillIsLess } from './waybills.leave.public.ts';
import type { LockedWaybill } from './waybills.lock.commands.ts';
import { lockWaybill } from './waybills.lock.commands.ts';

type Asked = BodyOf<typeof splitBooking>;

/** Splits a booking, with what it holds of its flight and waybill. Locks slots, then the waybill, then the booking. */
export function splitAtDesk(
  { staff, clock }: Pick<House, 'staff' | 'clock'>,
  viewer: Viewer,
  asked: Asked,
): Promise<AnswerOf<typeof splitBooking>> {
  return staff.inTransaction(viewer, async (tx) => {
    const { orgId, bookingNo: no, mawbId } = await bookingToSplit(tx, asked);
    if (mawbId === null) {
      const room = await reservationOf(tx, { orgId, bookingId: asked.id });
      if (room) await lockSlots(tx, [room.flightId]);
      const { bookingNo } = await splitOff(tx, clock, asked);
      return { bookingNo };
    }
    if (!tx.me.permissions.includes('op:mawb:move')) throw new Problem('noPermission');
    await lockRoomOf(tx, mawbId);
    return withSightOfAll(tx, async () => {
      const waybill = await openWaybill(tx, mawbId);
      const { bookingNo, less } = await splitOff(tx, clock, asked);
      const booking = { orgId, bookingId: asked.id, bookingNo: no };
      await waybillIsLess(tx, waybill, booking, { ended: false, less, reason: asked.reason });
      return { bookingNo };
    });
  });
}

async function openWaybill(tx: Tx, mawbId: string): Promise<LockedWaybill> {
  const waybill = await lockWaybill(tx, mawbId);
  const { status, mawbNo } = waybill;
  if (openToSplit.includes(status)) return waybill;
  throw new Problem('waybillFixed', { number: shownAwb(mawbNo), status: waybillStatuses.codes[status] });
}
