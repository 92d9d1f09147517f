import { subject } from '../kernel/subject.ts';

const word = { zh: 'MID', en: 'MID' };
const permission = 'op:mid:approve';

export const midSubject = subject({
  word,
  permissions: {
    'mid:edit': { zh: '编辑MID', en: 'Edit MID' },
    'op:mid:approve': { zh: '审核MID', en: 'Approve MIDs' },
  },
  live: { customer: 'customs2:view', staff: permission },
  files: { view: 'customs2:view', staffView: [permission], staffEdit: [permission] },
  views: { mids: { zh: 'MID', en: 'MIDs' }, opsMids: { zh: 'MID（员工）', en: 'MIDs, staff' } },
  audit: { mid: word },
  deeds: {
    'mid-replaced': { zh: '批量替换 MID', en: 'MID replaced on entry lines' },
    'mid-correction-asked': { zh: '申请更正 MID', en: 'Correction of a MID asked for' },
  },
  queues: {
    midsSubmitted: {
      zh: '待审核的MID',
      en: 'MIDs to approve',
      permission,
      page: 'opsMid',
      query: { tab: 'pending' },
      lateAfterHours: 8,
    },
  },
  notices: { page: 'mid', permission: 'customs2:view' },
});
