import { kind } from '../kernel/problem.kind.ts';
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
  refusals: {
    midNotWritable: kind(
      200,
      '{code} 已{state}，不能直接修改，请新建版本',
      '{code} is {state} and is not changed in place. Make a new version',
    ),
    midVersionOpen: kind(
      200,
      '{code} 已有一个未完成的新版本，请先处理它',
      '{code} has a new version under way. Finish that one first',
    ),
    midUnproven: kind(
      200,
      '{code} 没有凭证。请先上传，或填写原因',
      '{code} has no evidence. Upload some first, or say why it goes without',
    ),
    midNotInForce: kind(
      200,
      '{code} 未在用，不能写入申报行',
      '{code} is not in force and goes into no entry line',
    ),
    midLineFiled: kind(
      200,
      '清关单 {number} 已申报，其商品行不能再改，请重新预览',
      'Entry {number} is filed and its lines are not changed any more. Look at the preview again',
    ),
    midLineChanged: kind(
      200,
      '清关单 {number} 的商品行已变化，请重新预览',
      'A line of entry {number} has changed meanwhile. Look at the preview again',
    ),
  },
});
