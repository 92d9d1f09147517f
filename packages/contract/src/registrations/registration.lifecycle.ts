import { codeTable } from '../kernel/code.ts';
import { lifecycle } from '../kernel/lifecycle.ts';

export const registrationStates = codeTable('registration state', {
  PENDING: { zh: '待审核', en: 'Pending', family: 'wait' },
  RETURNED: { zh: '已退回', en: 'Returned', family: 'act' },
  APPROVED: { zh: '已通过', en: 'Approved', family: 'done' },
  REJECTED: { zh: '已驳回', en: 'Rejected', family: 'stop' },
});

/** The applicant corrects what was returned and hands it in again (`system`); the forwarder decides. */
export const registrationLifecycle = lifecycle({
  states: registrationStates,
  first: 'PENDING',
  moves: [
    { from: 'PENDING', to: 'APPROVED', by: 'op:registration:decide' },
    { from: 'PENDING', to: 'RETURNED', by: 'op:registration:decide' },
    { from: 'PENDING', to: 'REJECTED', by: 'op:registration:decide' },
    { from: 'RETURNED', to: 'PENDING', by: 'system' },
  ],
});
