import type { Translated } from '../kernel/phrases.ts';
import type { phrases as english } from './ops.en.ts';

export const phrases = {
  desk: {
    staff: '员工端',
    allCustomers: '全部客户',
    ownCustomers: '{count} 家客户',
    nav: '员工端',
    work: '作业',
    customers: '客户',
    system: '系统',
  },
} as const satisfies Translated<typeof english>;
