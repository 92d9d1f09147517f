import { booking as bookingOf } from '@loadline/contract/bookings/booking';
import { shownFlightNo } from '@loadline/contract/checks/flight-no';
import type { Text } from '@loadline/contract/kernel/text';
import { chinaTime } from '../../kernel/clock.ts';
import type { Database } from '../../kernel/database.ts';
import { FileAnswer } from '../../kernel/file-answer.ts';
import type { House } from '../../kernel/house.ts';
import { paperOf } from '../../kernel/paper.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { deliveryNotePaper, warehouseCalled } from '../ops/delivery-note.public.ts';
import { forwarderIn } from '../ops/forwarder.public.ts';
import { deskBookingByNumber } from './bookings.desk.queries.ts';
import { bookingByNumber } from './bookings.detail.queries.ts';
import type { BookingDetail } from './bookings.found.ts';

/** What goes along with the cargo of one of the viewer's bookings to the warehouse. */
export async function deliveryNoteOfBooking(
  { db, clock }: House,
  viewer: Viewer,
  no: string,
): Promise<FileAnswer> {
  return noteOf(db, viewer, await bookingByNumber(db, clock, viewer, no));
}

/** The same at the desk, in the name of whose it is. */
export async function deliveryNoteOfDeskBooking(
  { staff, clock }: House,
  viewer: Viewer,
  no: string,
): Promise<FileAnswer> {
  const detail = await deskBookingByNumber(staff, clock, viewer, no);
  return noteOf(staff, viewer, detail, { zh: detail.customerName, en: detail.customerNameEn });
}

async function noteOf(
  db: Database,
  viewer: Viewer,
  { booking, content, orders }: BookingDetail,
  customer?: Text,
): Promise<FileAnswer> {
  const { pickup, cargo } = content;
  const { origin, destination, reservedFlight, flightDate } = booking;
  const [company, warehouse, forwarder] = await db.inTransaction(viewer, async (tx) => [
    customer ?? tx.me.company,
    await warehouseCalled(tx, pickup.warehouseCode),
    await forwarderIn(tx),
  ]);
  const note = deliveryNotePaper(
    {
      kind: bookingOf.label,
      number: booking.bookingNo,
      company,
      warehouse,
      until: pickup.deadline === null ? null : chinaTime(new Date(pickup.deadline)),
      route: [origin, destination].filter((port) => port !== null).join(' → ') || null,
      flight: [reservedFlight === null ? null : shownFlightNo(reservedFlight), flightDate, booking.mawbNo]
        .filter((part) => part !== null)
        .join('  '),
      product: booking.product,
      pieces: booking.quantity,
      grossWeight: booking.grossWeight,
      volume: booking.volume,
      goods: cargo.goodsName,
      marks: cargo.marks,
      fba: null,
      orders,
    },
    forwarder,
  );
  return new FileAnswer(`${note.title}.pdf`, 'pdf', await paperOf(note));
}
