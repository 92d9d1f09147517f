import { OrderLink } from '../orders/order-link.tsx';

export function BookingCard({ number }: { number: string }) {
  return <OrderLink number={number} />;
}
