import type { bookingApi } from '@loadline/contract/bookings/booking.api';
import type { deskBookingApi } from '@loadline/contract/bookings/booking-desk.api';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';

/** Everything about one booking, as its customer or the desk reads it. */
export type ReadBooking = AnswerOf<typeof bookingApi.detail> | AnswerOf<typeof deskBookingApi.detail>;
