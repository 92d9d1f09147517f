import type { WebSubject } from '../web-subject.ts';

export const customerSubject: WebSubject = {
  screens: {
    my: async () => (await import('../my.page.tsx')).MyPage,
    opsCustomers: async () =>
      (await import('../../features/ops/customers/customers.screen.tsx')).CustomersScreen,
    opsCustomer: async () =>
      (await import('../../features/ops/customers/customer.screen.tsx')).CustomerScreen,
  },
  desk: [{ at: 14, page: 'opsCustomers', group: 'customers', icon: 'company' }],
  keys: { my: 'A', 'ops/customers': 'C' },
};
