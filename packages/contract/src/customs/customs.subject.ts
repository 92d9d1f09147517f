import { kind } from '../kernel/problem.kind.ts';
import { subject } from '../kernel/subject.ts';

const word = { zh: '报关单', en: 'Customs declaration' };
const permission = 'op:customs';
const queue = { permission, page: 'opsCustoms', entry: 'opsDeclaration' } as const;

export const customsSubject = subject({
  word,
  permissions: {
    'customs:view': { zh: '查看关务', en: 'View customs' },
    'customs:reply': { zh: '回复关务', en: 'Reply to customs' },
    'op:customs': { zh: '处理报关', en: 'Work on declarations' },
  },
  live: { customer: 'customs:view', staff: permission },
  files: { view: 'customs:view', staffView: [permission], staffEdit: [permission] },
  views: {
    customs: { zh: '关务', en: 'Customs' },
    opsCustoms: { zh: '关务（员工）', en: 'Customs, staff' },
  },
  audit: { customs: word },
  queues: {
    customsUndeclared: {
      zh: '未申报的报关单',
      en: 'Declarations to prepare',
      ...queue,
      query: { tab: 'preparing' },
      lateAfterHours: 8,
    },
    customsAnswered: {
      zh: '已答复的清关异常',
      en: 'Abnormal, answered',
      ...queue,
      query: { tab: 'answered' },
      lateAfterHours: 4,
    },
  },
  notices: { page: 'customs', permission: 'customs:view' },
  staffNotices: { page: 'opsDeclaration', sees: permission, works: permission },
  refusals: {
    customsIncomplete: kind(
      200,
      '还缺 {count} 项：{missing}。补齐后再交单，或填写原因',
      '{count} still missing: {missing}. Fill them in, or say why it goes without',
    ),
    noReleaseNote: kind(
      200,
      '放行前须有放行单（类型 8），请先上传，或填写原因',
      'A release note (type 8) is needed before release. Upload it first, or say why it goes without',
    ),
    customsFiled: kind(
      200,
      '报关单 {number} 已交单，其商品行不能再改',
      'Declaration {number} is handed in and its lines are not changed any more',
    ),
    nothingToStepBack: kind(200, '没有可退回的步骤', 'There is no step to take back'),
    declarationTaken: kind(200, '报关单号 {number} 已被使用', 'Declaration no. {number} is in use already'),
  },
});
