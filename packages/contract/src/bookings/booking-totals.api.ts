import { cargoTotalsOf } from '../kernel/cargo-totals.ts';
import { bookingApi } from './booking.api.ts';
import { deskBookingApi } from './booking-desk.api.ts';

/** What the caller's bookings come to, as they were booked. */
export const bookingTotalsApi = cargoTotalsOf(bookingApi.count, {
  zh: '订舱合计',
  en: 'What bookings come to',
});

/** The same over the bookings of the customers that the caller serves. */
export const deskBookingTotals = cargoTotalsOf(deskBookingApi.count, {
  zh: '客户订舱合计',
  en: "What customers' bookings come to",
});
