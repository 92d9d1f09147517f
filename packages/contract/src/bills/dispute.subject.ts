import { kind } from '../kernel/problem.kind.ts';
import { subject } from '../kernel/subject.ts';

const word = { zh: '费用异议', en: 'Dispute' };
const permission = 'op:finance';

/** A line of a bill that its customer does not agree to. Who may raise one, the bill's own rights say. */
export const disputeSubject = subject({
  word,
  live: { customer: 'bill:view', staff: permission },
  files: { view: 'bill:view', staffView: [permission], staffEdit: [permission] },
  views: { opsDisputes: { zh: '费用异议（员工）', en: 'Disputes, staff' } },
  audit: { dispute: word },
  queues: {
    disputesOpen: {
      zh: '待处理的费用异议',
      en: 'Disputes to decide',
      permission,
      page: 'opsDisputes',
      query: { tab: 'open' },
      lateAfterHours: 16,
    },
  },
  staffNotices: { page: 'opsDisputes', sees: permission, works: permission },
  refusals: {
    notDisputable: kind(200, '账单 {no} 的费用不能提出异议', 'The lines of bill {no} cannot be disputed'),
    disputedAlready: kind(200, '该费用已有处理中的异议', 'This line is disputed already'),
    nothingDisputed: kind(
      200,
      '该费用现为 {standing}，认可金额须更小',
      'The line stands at {standing}; the amount it should be must be less',
    ),
    moreThanDisputed: kind(
      200,
      '争议金额 {disputed}，不能冲减更多',
      '{disputed} is disputed; no more can be credited',
    ),
    billDisputed: kind(200, '请先处理账单 {number} 的费用异议', 'Decide the disputes of bill {number} first'),
    billCredited: kind(
      200,
      '账单 {number} 已有费用冲减，不能作废',
      'Lines of bill {number} were credited; it cannot be voided',
    ),
  },
});
