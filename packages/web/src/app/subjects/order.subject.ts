import { call } from '../../kernel/call.ts';
import { permitted } from '../../kernel/permitted.ts';
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
  search: {
    page: 'opsOrder',
    icon: 'ship',
    states: async () => (await import('@loadline/contract/codes/stage')).orderStatuses,
    find: async (question) => {
      const { deskOrderApi } = await import('@loadline/contract/orders/order-desk.api');
      if (!permitted(deskOrderApi.list)) return [];
      const { rows } = await call(deskOrderApi.list, question);
      return rows.map((row) => [row.orderNumber, [row.customerCode, row.referenceNumber], row.status]);
    },
  },
};
