import { kind } from '../kernel/problem.kind.ts';
import { subject } from '../kernel/subject.ts';

const word = { zh: '信用申请', en: 'Credit request' };
const permission = 'op:credit:approve';

/** What is asked for a customer's credit: one person asks, another approves. */
export const creditSubject = subject({
  word,
  permissions: { 'op:credit:approve': { zh: '审批信用申请', en: 'Approve credit requests' } },
  live: { customer: null, staff: 'op:customer:view' },
  views: { opsCredit: { zh: '信用申请（员工）', en: 'Credit requests, staff' } },
  audit: { creditRequest: word },
  deeds: {
    'lift-asked': { zh: '申请解冻', en: 'Lift asked' },
    'quota-asked': { zh: '申请调额', en: 'Quota asked' },
    'credit-approved': { zh: '批准', en: 'Approved' },
    'credit-rejected': { zh: '不批准', en: 'Not approved' },
    'credit-withdrawn': { zh: '撤回', en: 'Withdrawn' },
  },
  queues: {
    creditToApprove: {
      zh: '待审批的信用申请',
      en: 'Credit requests to approve',
      permission,
      page: 'opsCredit',
      query: { tab: 'open' },
      lateAfterHours: 4,
    },
  },
  refusals: {
    heldByItself: kind(
      200,
      '该冻结由系统按“{cause}”产生，付清后自动解除；如需提前解冻，请申请临时解冻',
      'This hold came by itself ({cause}) and ends by itself. Ask for a lift if it should end sooner',
    ),
    creditAskedAlready: kind(
      200,
      '该客户已有同类申请待审批，请先处理',
      'The same is asked for this customer already and waits to be decided',
    ),
    ownRequest: kind(
      200,
      '申请 {no} 由您本人提交，须由他人审批',
      'Request {no} is your own; somebody else has to decide it',
    ),
    othersRequest: kind(200, '只有申请人可以撤回 {no}', 'Only who asked can withdraw {no}'),
  },
});
