import type { WebSubject } from '../web-subject.ts';

export const orderSubject: WebSubject = {
  screens: {
    order: async () => (await import('../order.page.tsx')).OrderPage,
    orderDetail: async () => (await import('../order-detail.page.tsx')).OrderDetailPage,
    opsOrders: async () => (await import('../../features/ops/orders/orders.screen.tsx')).OrdersScreen,
    opsEnterOrder: async () =>
      (await import('../../features/orders/form/enter-order.screen.tsx')).EnterOrderScreen,
    opsImportOrders: async () =>
      (await import('../../features/orders/order-import.screen.tsx')).OrderImportScreen,
    opsOrder: async () => (await import('../../features/ops/orders/order.screen.tsx')).OrderScreen,
  },
  brief: ['order'],
  within: { orderDetail: 'order', opsEnterOrder: 'opsOrders', opsImportOrders: 'opsOrders' },
  desk: [{ at: 3, page: 'opsOrders', group: 'shipments', icon: 'ship' }],
  keys: { order: 'O', 'ops/orders': 'O' },
  search: async () => (await import('./order.search.ts')).orderSearch,
};
