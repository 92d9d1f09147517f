import { OrderState } from '../shared/orders/order-state.tsx';

export function Value({ state }: { state: 'open' | 'done' }) {
  return <OrderState state={state} />;
}
