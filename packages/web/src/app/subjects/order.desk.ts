import type { DeskSubject } from '../web-subject.ts';

export const orderDesk: DeskSubject = {
  screens: {
    opsOrders: async () => (await import('../../features/ops/orders/orders.screen.tsx')).OrdersScreen,
    opsEnterOrder: async () =>
      (await import('../../features/orders/form/enter-order.screen.tsx')).EnterOrderScreen,
    opsImportOrders: async () =>
      (await import('../../features/orders/order-import.screen.tsx')).OrderImportScreen,
    opsOrder: async () => (await import('../../features/ops/orders/order.screen.tsx')).OrderScreen,
  },
  within: { opsEnterOrder: 'opsOrders', opsImportOrders: 'opsOrders' },
  menu: [{ at: 3, page: 'opsOrders', group: 'shipments', icon: 'ship' }],
  keys: { 'ops/orders': 'O' },
  search: async () => (await import('./order.search.ts')).orderSearch,
};
