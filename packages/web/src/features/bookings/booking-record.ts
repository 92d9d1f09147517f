import type { booking } from '@loadline/contract/bookings/booking';
import type { bookingApi } from '@loadline/contract/bookings/booking.api';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import type { ValuesOf } from '@loadline/contract/kernel/field';

/** One line of the list of bookings. */
export type BookingRow = ValuesOf<typeof booking.fields>;

/** Everything about one booking. */
export type BookingRecord = AnswerOf<typeof bookingApi.detail>;

export type BookingOverview = AnswerOf<typeof bookingApi.overview>;
