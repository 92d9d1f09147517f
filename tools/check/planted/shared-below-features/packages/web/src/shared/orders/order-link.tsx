import { rowOf } from '../../features/orders/order-row.ts';
import { transportIcon } from '../../site/search/transport-icon.ts';

export function OrderLink({ number }: { number: string }) {
  return <a href={rowOf(number).number}>{transportIcon}</a>;
}
