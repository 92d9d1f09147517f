import { orderTotals } from '@loadline/contract/orders/order-totals.api';
import { ListTotals } from '../../resource/list-totals.tsx';
import { ChosenSums } from '../../shared/orders/chosen-sums.tsx';
import type { OrderRow } from './order-row.ts';

/** What the orders that are chosen come to, or all that a filter finds. */
export function OrderSums({ of }: { of: readonly OrderRow[] | object }) {
  return Array.isArray(of) ? <ChosenSums rows={of} /> : <ListTotals of={orderTotals} asked={of} />;
}
