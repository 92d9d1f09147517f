import type { WorkQueue } from '@loadline/contract/ops/work';
import type { PageName } from '@loadline/contract/pages';

/** Where a queue is worked off, narrowed to what waits. */
export const queuePages: Readonly<
  Record<WorkQueue, { readonly page: PageName; readonly query: Readonly<Record<string, string>> }>
> = {
  registrations: { page: 'opsRegistrations', query: { tab: 'PENDING' } },
  trusts: { page: 'opsTrusts', query: { tab: 'waiting' } },
  bookings: { page: 'opsBookings', query: { tab: 'waiting' } },
  bookingsLost: { page: 'opsBookings', query: { tab: 'flightCancelled' } },
  exceptions: { page: 'opsExceptions', query: {} },
  orderRequests: { page: 'opsOrders', query: { queue: 'orderRequests' } },
  orderDocuments: { page: 'opsOrders', query: { queue: 'orderDocuments' } },
  ordersHeld: { page: 'opsOrders', query: { queue: 'ordersHeld' } },
  ordersSilent: { page: 'opsOrders', query: { queue: 'ordersSilent' } },
};
