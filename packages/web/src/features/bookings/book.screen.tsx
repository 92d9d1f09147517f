import { bookingApi } from '@loadline/contract/bookings/booking.api';
import { useAddress } from '../../kernel/address.ts';
import { BookingByNumber } from './booking-by-number.tsx';

/** The booking that the address names. */
export function BookScreen() {
  const [{ no = '' }] = useAddress(bookingApi.detail.query);
  return <BookingByNumber key={no} no={no} />;
}
