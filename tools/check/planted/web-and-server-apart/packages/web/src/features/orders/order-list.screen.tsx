import type { OrderRow } from '@loadline/server/features/orders/orders.public';

export function OrderListScreen(row: OrderRow) {
  return <p>{row.number}</p>;
}
