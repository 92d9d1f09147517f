import type { bookingApi } from '@loadline/contract/bookings/booking.api';
import type { BookingState } from '@loadline/contract/bookings/booking.lifecycle';
import { bookingStates } from '@loadline/contract/bookings/booking.lifecycle';
import type { OrderFigures } from '@loadline/contract/bookings/booking.order-figures';
import type { BookingContent } from '@loadline/contract/bookings/booking-content';
import { isCode } from '@loadline/contract/kernel/code';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import type { DocumentAsked } from '@loadline/contract/orders/document-setting';

export type BookingDetail = AnswerOf<typeof bookingApi.detail>;

/** A booking as the database tells it; figures and words are added to it in `saidDetail`. */
export interface FoundBooking {
  readonly orgId: string;
  readonly flightId: string | null;
  readonly mawbId: string | null;
  readonly booking: BookingDetail['booking'];
  readonly content: BookingContent;
  readonly weighing: BookingDetail['weighing'];
  /** Where its product goes. */
  readonly served: readonly string[];
  readonly houses: BookingDetail['houses'];
  readonly room: BookingDetail['room'];
  readonly reason: string | null;
  readonly ending: BookingDetail['ending'];
  readonly corrections: BookingDetail['corrections'];
  readonly accepted: BookingDetail['accepted'];
  readonly reached: BookingDetail['reached'];
  readonly orders: BookingDetail['orders'];
  /** What the orders say of which all goes under one house waybill each. */
  readonly ordered: readonly (OrderFigures & { readonly hawbId: string })[];
  readonly salesCompany: BookingDetail['salesCompany'];
  readonly trustNo: string | null;
  /** The types of the files that are in and were not refused. */
  readonly files: readonly string[];
  readonly documentsAsked: readonly DocumentAsked[];
}

/** Where the booking itself stands: on a waybill it is booked, wherever that is (rulings.md 23). */
export function stateOf({
  booking: { status },
  mawbId,
}: Pick<FoundBooking, 'mawbId'> & { readonly booking: { readonly status: string } }): BookingState {
  return mawbId === null && isCode(bookingStates, status) ? status : '31';
}
