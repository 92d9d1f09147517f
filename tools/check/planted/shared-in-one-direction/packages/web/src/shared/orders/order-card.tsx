import { BookingLink } from '../bookings/booking-link.tsx';

export function OrderCard({ number }: { number: string }) {
  return <BookingLink number={number} />;
}
