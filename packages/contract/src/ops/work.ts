import type { CodeOf } from '../kernel/code.ts';
import { codeTable } from '../kernel/code.ts';
import type { Permission } from '../kernel/permission.ts';
import { deskQueues } from '../orders/order-desk.queue.ts';

/** What waits for the forwarder's people. A queue is one line here and one count on the server. */
export const workQueues = codeTable('work queue', {
  registrations: { zh: '注册审核', en: 'Registrations' },
  trusts: { zh: '委托单', en: 'Trust orders' },
  bookings: { zh: '订舱', en: 'Bookings' },
  bookingsLost: { zh: '航班取消', en: 'Flight cancelled' },
  exceptions: { zh: '异常单', en: 'Exception sheets' },
  ...deskQueues.codes,
});

export type WorkQueue = CodeOf<typeof workQueues>;

const orderDesk = { permission: 'op:order:view' } as const;

/** Who sees a queue, where it is worked off, and after how many working hours an entry is late. */
export const aboutQueue: Readonly<
  Record<
    WorkQueue,
    { readonly permission: Permission; readonly path: `/ops${string}`; readonly lateAfterHours: number }
  >
> = {
  registrations: { permission: 'op:registration:view', path: '/ops/registrations', lateAfterHours: 4 },
  trusts: { permission: 'op:trust:view', path: '/ops/trusts', lateAfterHours: 4 },
  bookings: { permission: 'op:booking:view', path: '/ops/bookings', lateAfterHours: 2 },
  bookingsLost: {
    permission: 'op:booking:view',
    path: '/ops/bookings?tab=flightCancelled',
    lateAfterHours: 2,
  },
  exceptions: { permission: 'op:exception:view', path: '/ops/exceptions', lateAfterHours: 8 },
  orderRequests: { ...orderDesk, path: '/ops/orders?queue=orderRequests', lateAfterHours: 4 },
  orderDocuments: { ...orderDesk, path: '/ops/orders?queue=orderDocuments', lateAfterHours: 8 },
  ordersHeld: { ...orderDesk, path: '/ops/orders?queue=ordersHeld', lateAfterHours: 27 },
  ordersSilent: { ...orderDesk, path: '/ops/orders?queue=ordersSilent', lateAfterHours: 9 },
};
