import { texts } from '../facts/texts.ts';
import { codeTable } from '../kernel/code.ts';
import type { Place } from '../kernel/field.ts';
import { group, id, instant, list, optional, text } from '../kernel/field.ts';
import { resource } from '../kernel/resource.ts';
import { allIn } from '../kernel/subject.ts';
import { subjects } from '../subjects.ts';

/** What is done to records, as the audit log calls it: what several subjects know, then their own. A deed that is not here shows its name. */
export const auditActions = codeTable('audit action', {
  read: { zh: '读取', en: 'Read' },
  exported: { zh: '导出', en: 'Exported' },
  made: { zh: '新建', en: 'Created' },
  withdrawn: { zh: '撤回', en: 'Withdrawn' },
  saved: { zh: '保存', en: 'Saved' },
  reset: { zh: '恢复默认', en: 'Reset to default' },
  edited: { zh: '修改', en: 'Edited' },
  corrected: { zh: '更正', en: 'Corrected' },
  copied: { zh: '复制', en: 'Copied' },
  retired: { zh: '停用', en: 'Retired' },
  deleted: { zh: '删除', en: 'Deleted' },
  requested: { zh: '提出申请', en: 'Requested' },
  approved: { zh: '通过', en: 'Approved' },
  returned: { zh: '退回', en: 'Returned' },
  rejected: { zh: '驳回', en: 'Rejected' },
  submitted: { zh: '提交', en: 'Submitted' },
  accepted: { zh: '受理', en: 'Accepted' },
  confirmed: { zh: '确认', en: 'Confirmed' },
  'cancel-asked': { zh: '申请取消', en: 'Cancellation requested' },
  'cancel-refused': { zh: '拒绝取消', en: 'Cancellation refused' },
  'amendment-asked': { zh: '申请改单', en: 'Amendment requested' },
  'amendment-withdrawn': { zh: '撤回改单申请', en: 'Amendment withdrawn' },
  'amendment-answered': { zh: '答复改单申请', en: 'Amendment answered' },
  activated: { zh: '启用', en: 'Activated' },
  deactivated: { zh: '停用', en: 'Deactivated' },
  held: { zh: '冻结', en: 'Held' },
  released: { zh: '解冻', en: 'Released' },
  ordered: { zh: '排序', en: 'Put in order' },
  started: { zh: '开始', en: 'Started' },
  imported: { zh: '导入', en: 'Imported' },
  discarded: { zh: '放弃', en: 'Discarded' },
  failed: { zh: '失败', en: 'Failed' },
  created: { zh: '下单', en: 'Created' },
  'status-changed': { zh: '状态变更', en: 'Status changed' },
  cancelled: { zh: '取消', en: 'Cancelled' },
  closed: { zh: '关闭', en: 'Closed' },
  opened: { zh: '新开', en: 'Opened' },
  commented: { zh: '回复', en: 'Commented' },
  reopened: { zh: '重开', en: 'Reopened' },
  assigned: { zh: '分配', en: 'Assigned' },
  reminded: { zh: '提醒客户', en: 'Customer reminded' },
  urged: { zh: '催办', en: 'Urged' },
  'stepped-back': { zh: '退步', en: 'Stepped back' },
  ...allIn(subjects, 'deeds'),
});

/** What the deeds are about. */
export const auditSubjects = codeTable('audit subject', allIn(subjects, 'audit'));

const seen: Place[] = ['list', 'export'];

/** One field that a deed changed: its label and both values in the language asked for; nothing stood before a null. */
const change = group(
  {
    key: text({ ...texts.field, min: 0 }),
    label: text({ label: { zh: '字段名', en: 'Field label' }, max: 200, min: 0 }),
    from: optional(text({ ...texts.oldValue, min: 0 })),
    to: optional(text({ ...texts.newValue, min: 0 })),
  },
  { label: { zh: '变更', en: 'Change' } },
);

/** One deed of the audit log. `action` and `subject` are codes; their words are in the two tables above. */
export const auditEntry = resource(
  'audit',
  { zh: '审计', en: 'Audit log' },
  {
    id: id({ label: { zh: '编号', en: 'Id' }, places: ['list'] }),
    at: instant({ label: { zh: '时间', en: 'Time' }, places: seen }),
    who: text({ label: { zh: '操作人', en: 'Who' }, max: 64, places: seen }),
    /** Where the person works, and whose the record is. */
    company: text({ label: { zh: '操作人公司', en: 'Works for' }, max: 220, min: 0, places: seen }),
    organisation: text({ label: { zh: '组织', en: 'Organisation' }, max: 220, places: seen }),
    action: text({ label: { zh: '操作', en: 'Action' }, max: 64, places: seen }),
    subject: text({ label: { zh: '对象', en: 'Subject' }, max: 64, places: seen }),
    subjectId: optional(id({ label: { zh: '对象编号', en: 'Subject id' }, places: ['list'] })),
    subjectName: optional(text({ label: { zh: '对象名称', en: 'Subject name' }, max: 255, places: seen })),
    changes: list(change, { label: { zh: '变更', en: 'Changes' } }),
  },
);
