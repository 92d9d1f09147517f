import type { deskBookingApi } from '@loadline/contract/bookings/booking-desk.api';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';

/** Everything about one customer's booking, as the desk sees it. */
export type DeskBooking = AnswerOf<typeof deskBookingApi.detail>;

/** One line of the desk's list. */
export type DeskBookingRow = AnswerOf<typeof deskBookingApi.list>['rows'][number];
