import { codeTable } from '../kernel/code.ts';

export const registrationStates = codeTable('registration state', {
  PENDING: { zh: '待审核', en: 'Pending', family: 'wait' },
  RETURNED: { zh: '已退回', en: 'Returned', family: 'act' },
  APPROVED: { zh: '已通过', en: 'Approved', family: 'done' },
  REJECTED: { zh: '已驳回', en: 'Rejected', family: 'stop' },
});
