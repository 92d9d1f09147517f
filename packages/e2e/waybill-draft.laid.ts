import { randomUUID } from 'node:crypto';
import { soundBooking, soundHouse } from '@loadline/contract/bookings/booking.factory';
import { awbOf, shownAwb } from '@loadline/contract/waybills/awb-number';
import { dayAhead } from './days.ts';
import { rowsOf } from './product-database.ts';

/** A waybill in its preparation with one house waybill of the demo customer: ten pieces, 120.5 kg. Gives its number. */
export async function aWaybill(): Promise<{ no: string; hawbNo: string; bookingNo: string }> {
  const [mawbId, bookingId, hawbId] = [randomUUID(), randomUUID(), randomUUID()];
  const stored = awbOf('991', Number(String(Date.now()).slice(-7)));
  const bookingNo = `BK${bookingId.slice(0, 8)}`;
  const hawbNo = `HB${hawbId.slice(0, 8).toUpperCase()}`;
  const flightDate = dayAhead(1);
  const [who] = await rowsOf<{ org_id: string; user_id: string }>(
    `select org_id, user_id from app_user where username = 'demo'`,
  );
  await rowsOf(
    `insert into mawb (id, mawb_no, status, flight_no, flight_date, origin, destination, pieces, gross_weight, volume, billing_weight)
     values ($1, $2, '42', 'CK257', $3, 'PVG', 'ORD', 10, 120.5, 1.2, 200)`,
    [mawbId, stored, flightDate],
  );
  const row = { ...soundHouse(1), id: hawbId, hawbNo };
  const content = soundBooking(flightDate, [row]);
  await rowsOf(
    `insert into booking (org_id, id, booking_no, status, content, mawb_id, mawb_no, accepted_pieces, accepted_gross_weight, accepted_volume, created_by)
     values ($1, $2, $3, '42', $4, $5, $6, 10, 120.5, 1.2, $7)`,
    [
      who?.org_id,
      bookingId,
      bookingNo,
      JSON.stringify({ ...content, cargo: { ...content.cargo, goodsName: 'LED LAMPS' } }),
      mawbId,
      stored,
      who?.user_id,
    ],
  );
  await rowsOf(
    `insert into hawb (org_id, id, booking_id, position, hawb_no, booking_pkgs_num, booking_gross_weight, booking_volume)
     values ($1, $2, $3, 1, $4, 10, 120.5, 1.2)`,
    [who?.org_id, hawbId, bookingId, hawbNo],
  );
  await rowsOf(
    `insert into mawb_share (org_id, mawb_id, booking_id, created_by, pieces, gross_weight, volume, billing_weight)
     values ($1, $2, $3, $4, 10, 120.5, 1.2, 200)`,
    [who?.org_id, mawbId, bookingId, who?.user_id],
  );
  return { no: shownAwb(stored), hawbNo, bookingNo };
}
