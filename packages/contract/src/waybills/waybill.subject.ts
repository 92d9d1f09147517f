import { subject } from '../kernel/subject.ts';

const word = { zh: '主单', en: 'Master waybill' };

export const waybillSubject = subject({
  word,
  permissions: {
    'mawb:view': { zh: '查看主单', en: 'View master waybills' },
    'mawb-opt:view': { zh: '查看主单操作', en: 'View waybill operation' },
    'mawb:confirm': { zh: '确认主单', en: 'Confirm waybills' },
    'op:mawb:view': { zh: '查看全部主单', en: 'View all master waybills' },
    'op:mawb:move': { zh: '主单流转', en: 'Move master waybills' },
    'op:mawb:revert': { zh: '主单退步', en: 'Step master waybills back' },
    'op:mawb:cost': { zh: '主单成本', en: 'Costs of master waybills' },
  },
  live: { customer: 'mawb:view', staff: 'op:mawb:view' },
  files: { view: 'mawb:view', staffView: ['op:mawb:view'], staffEdit: ['op:mawb:move'] },
  views: {
    mawbs: { zh: '主单', en: 'Master waybills' },
    mawbOpt: { zh: '主单操作', en: 'MAWB operation' },
  },
  audit: { mawb: word },
  dues: {
    draftToConfirm: {
      zh: '待确认运单草稿',
      en: 'Draft to confirm',
      permission: 'mawb:confirm',
      page: 'mawb',
    },
  },
  notices: { page: 'mawb', permission: 'mawb:view' },
  staffNotices: { page: 'mawbDetail', sees: 'op:mawb:view', works: 'op:mawb:move' },
});
