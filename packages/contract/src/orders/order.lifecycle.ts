import type { OrderStatus } from '../codes/stage.ts';
import { orderStatuses, stageOrder } from '../codes/stage.ts';
import type { Move } from '../kernel/lifecycle.ts';
import { lifecycle } from '../kernel/lifecycle.ts';

/** Events move an order among its stages, forth by what happened and back when an event is voided. */
const byEvents: Move<OrderStatus>[] = stageOrder.flatMap((from) =>
  stageOrder.filter((to) => to !== from).map((to) => ({ from, to, by: 'system' as const })),
);

/** Before it has left the country an order can still be called back. */
const cancellable = stageOrder.slice(0, stageOrder.indexOf('DEPARTED'));

/** The life of an order (product.md §1). Its customer cancels it without asking before it is received or booked; closing ends what was signed for. */
export const orderLifecycle = lifecycle<OrderStatus>({
  states: orderStatuses,
  first: 'ORDERED',
  moves: [
    ...byEvents,
    { from: 'ORDERED', to: 'CANCELLED', by: 'order:cancel' },
    ...cancellable.map((from): Move<OrderStatus> => ({ from, to: 'CANCELLED', by: 'op:order:edit' })),
    { from: 'SIGNED', to: 'CLOSED', by: 'op:order:edit' },
  ],
});
