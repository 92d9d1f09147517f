import type { WebSubject } from '../web-subject.ts';

export const orderSubject: WebSubject = {
  screens: {
    order: async () => (await import('../order.page.tsx')).OrderPage,
    orderDetail: async () => (await import('../order-detail.page.tsx')).OrderDetailPage,
  },
  brief: ['order'],
  within: { orderDetail: 'order' },
  keys: { order: 'O' },
};
