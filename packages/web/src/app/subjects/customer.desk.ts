import type { DeskSubject } from '../web-subject.ts';

export const customerDesk: DeskSubject = {
  screens: {
    opsCustomers: async () =>
      (await import('../../features/ops/customers/customers.screen.tsx')).CustomersScreen,
    opsCustomer: async () =>
      (await import('../../features/ops/customers/customer.screen.tsx')).CustomerScreen,
  },
  menu: [{ at: 14, page: 'opsCustomers', group: 'customers', icon: 'company' }],
  keys: { 'ops/customers': 'C' },
};
