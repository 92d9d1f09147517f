import { states } from '@loadline/contract/orders/order';

export function OrderState({ state }: { state: keyof typeof states }) {
  return <b>{states[state]}</b>;
}
