import '../shared/orders/order.css';

export function CopyNumber({ number }: { number: string }) {
  return <span className="order-number">{number}</span>;
}
