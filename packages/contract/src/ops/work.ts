import type { CodeOf } from '../kernel/code.ts';
import { codeTable } from '../kernel/code.ts';
import type { Permission } from '../kernel/permission.ts';

/** What waits for the forwarder's people. A queue is one line here and one count on the server. */
export const workQueues = codeTable('work queue', {
  registrations: { zh: '注册审核', en: 'Registrations' },
  trusts: { zh: '委托单', en: 'Trust orders' },
  exceptions: { zh: '异常单', en: 'Exception sheets' },
});

export type WorkQueue = CodeOf<typeof workQueues>;

/** Who sees a queue, where it is worked off, and after how many working hours an entry is late. */
export const aboutQueue: Readonly<
  Record<
    WorkQueue,
    { readonly permission: Permission; readonly path: `/ops${string}`; readonly lateAfterHours: number }
  >
> = {
  registrations: { permission: 'op:registration:view', path: '/ops/registrations', lateAfterHours: 4 },
  trusts: { permission: 'op:trust:view', path: '/ops/trusts', lateAfterHours: 4 },
  exceptions: { permission: 'op:exception:view', path: '/ops/exceptions', lateAfterHours: 8 },
};
