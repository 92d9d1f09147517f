import { subject } from '../kernel/subject.ts';

const word = { zh: '委托单', en: 'Trust order' };

export const trustSubject = subject({
  word,
  permissions: {
    'trust:view': { zh: '查看委托单', en: 'View trust orders' },
    'trust:add': { zh: '新建委托单', en: 'Create trust orders' },
    'trust:edit': { zh: '编辑委托单', en: 'Edit trust orders' },
    'op:trust:view': { zh: '查看客户委托单', en: "View customers' trust orders" },
    'op:trust:decide': { zh: '受理与退回委托单', en: 'Accept and return trust orders' },
  },
  live: { customer: 'trust:view', staff: 'op:trust:view' },
  files: { view: 'trust:view', staffView: ['op:trust:view'], staffEdit: ['op:trust:decide'] },
  views: {
    trusts: { zh: '委托单', en: 'Trust orders' },
    opsTrusts: { zh: '委托单（员工）', en: 'Trust orders, staff' },
  },
  audit: { trust: word, trustTemplate: { zh: '委托单模板', en: 'Template of trust orders' } },
  queues: {
    trusts: {
      zh: '委托单',
      en: 'Trust orders',
      permission: 'op:trust:view',
      page: 'opsTrusts',
      query: { tab: 'waiting' },
      entry: 'opsTrust',
      lateAfterHours: 4,
    },
  },
  dues: {
    trustReturned: {
      zh: '退回的委托单',
      en: 'Trust order returned',
      permission: 'trust:edit',
      page: 'trustDetail',
    },
  },
  notices: { page: 'trustDetail', permission: 'trust:view' },
  staffNotices: { page: 'opsTrust', sees: 'op:trust:view', works: 'op:trust:decide' },
});
