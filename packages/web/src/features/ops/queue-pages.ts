import type { WorkQueue } from '@loadline/contract/ops/work';
import type { PageName } from '@loadline/contract/pages';

interface Way {
  readonly page: PageName;
  readonly query: Readonly<Record<string, string>>;
}

/** Where a queue is worked off, narrowed to what waits. */
export const queuePages: Readonly<Record<WorkQueue, Way>> = {
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

/** Where one entry of a queue is worked on. */
export function recordOf({ queue, id, no }: { queue: WorkQueue; id: string; no: string }): Way {
  switch (queue) {
    case 'registrations':
      return { page: 'opsRegistrations', query: { tab: 'PENDING', open: id } };
    case 'trusts':
      return { page: 'opsTrust', query: { no } };
    case 'bookings':
    case 'bookingsLost':
      return { page: 'opsBooking', query: { no } };
    case 'exceptions':
      return { page: 'opsException', query: { no } };
    default:
      return { page: 'opsOrder', query: { no } };
  }
}
