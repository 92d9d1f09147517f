import { subject } from '../kernel/subject.ts';

const word = { zh: '主单', en: 'Master waybill' };

const queue = { permission: 'op:mawb:view', page: 'mawbOpt', entry: 'mawbDetail' } as const;

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
  queues: {
    waybillsToPrepare: {
      zh: '待制单',
      en: 'Documents to prepare',
      ...queue,
      query: { queue: 'waybillsToPrepare', sort: 'statusAt' },
      lateAfterHours: 4,
    },
    waybillsToReview: {
      zh: '主单审核',
      en: 'Waybills to review',
      ...queue,
      query: { queue: 'waybillsToReview', sort: 'statusAt' },
      lateAfterHours: 2,
    },
    waybillsToWeigh: {
      zh: '待传磅单',
      en: 'Weighbridge notes',
      ...queue,
      query: { queue: 'waybillsToWeigh', sort: 'statusAt' },
      lateAfterHours: 2,
    },
    waybillsDue: {
      zh: '待报起飞到港',
      en: 'Departures, arrivals due',
      ...queue,
      query: { queue: 'waybillsDue', sort: 'flightDate' },
      lateAfterHours: 2,
    },
    waybillsToNotify: {
      zh: '待通知提货',
      en: 'Pickups to notify',
      ...queue,
      query: { queue: 'waybillsToNotify', sort: 'statusAt' },
      lateAfterHours: 2,
    },
  },
  notices: { page: 'mawb', permission: 'mawb:view' },
  staffNotices: { page: 'mawbDetail', sees: 'op:mawb:view', works: 'op:mawb:move' },
});
