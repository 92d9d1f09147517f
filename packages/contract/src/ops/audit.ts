import { codeTable } from '../kernel/code.ts';
import type { Place } from '../kernel/field.ts';
import { group, id, instant, list, optional, text } from '../kernel/field.ts';
import { resource } from '../kernel/resource.ts';

/** What is done to records, as the audit log calls it; a deed that is not here shows its own name. */
export const auditActions = codeTable('audit action', {
  'signed-in': { zh: '登录', en: 'Signed in' },
  read: { zh: '读取', en: 'Read' },
  exported: { zh: '导出', en: 'Exported' },
  revealed: { zh: '查看证件号', en: 'Identity number revealed' },
  viewed: { zh: '以客户身份查看', en: 'Viewed as customer' },
  made: { zh: '新建', en: 'Made' },
  uploaded: { zh: '上传', en: 'Uploaded' },
  shown: { zh: '设为客户可见', en: 'Shown to the customer' },
  hidden: { zh: '设为客户不可见', en: 'Hidden from the customer' },
  withdrawn: { zh: '撤回', en: 'Withdrawn' },
  saved: { zh: '保存', en: 'Saved' },
  edited: { zh: '修改', en: 'Edited' },
  copied: { zh: '复制', en: 'Copied' },
  retired: { zh: '停用', en: 'Retired' },
  deleted: { zh: '删除', en: 'Deleted' },
  approved: { zh: '通过', en: 'Approved' },
  returned: { zh: '退回', en: 'Returned' },
  rejected: { zh: '驳回', en: 'Rejected' },
  submitted: { zh: '提交', en: 'Submitted' },
  activated: { zh: '启用', en: 'Activated' },
  deactivated: { zh: '停用', en: 'Deactivated' },
  held: { zh: '冻结', en: 'Held' },
  released: { zh: '解冻', en: 'Released' },
  'quota-changed': { zh: '调整额度', en: 'Quota changed' },
  'password-reset': { zh: '重置密码', en: 'Password reset' },
  'sessions-ended': { zh: '结束会话', en: 'Sessions ended' },
  'factor-reset': { zh: '重置两步验证', en: 'Second factor reset' },
  'permissions-changed': { zh: '权限变更', en: 'Permissions changed' },
  retried: { zh: '重发', en: 'Sent again' },
  ordered: { zh: '排序', en: 'Put in order' },
  started: { zh: '开始', en: 'Started' },
  imported: { zh: '导入', en: 'Imported' },
  discarded: { zh: '放弃', en: 'Discarded' },
  failed: { zh: '失败', en: 'Failed' },
  created: { zh: '下单', en: 'Created' },
  'status-changed': { zh: '状态变更', en: 'Status changed' },
  cancelled: { zh: '取消', en: 'Cancelled' },
  closed: { zh: '关闭', en: 'Closed' },
  shared: { zh: '生成分享链接', en: 'Link made' },
  unshared: { zh: '撤销分享链接', en: 'Link revoked' },
  opened: { zh: '新开', en: 'Opened' },
  commented: { zh: '回复', en: 'Commented' },
  reopened: { zh: '重开', en: 'Reopened' },
  assigned: { zh: '分配', en: 'Assigned' },
  reminded: { zh: '提醒客户', en: 'Customer reminded' },
  urged: { zh: '催办', en: 'Urged' },
  guessed: { zh: '疑似批量猜单号', en: 'Numbers guessed' },
});

/** What the deeds are about. */
export const auditSubjects = codeTable('audit subject', {
  session: { zh: '会话', en: 'Session' },
  registration: { zh: '注册申请', en: 'Registration' },
  customer: { zh: '客户', en: 'Customer' },
  user: { zh: '用户', en: 'User' },
  staff: { zh: '员工', en: 'Staff member' },
  team: { zh: '团队', en: 'Team' },
  role: { zh: '角色', en: 'Role' },
  dictionary: { zh: '字典', en: 'Dictionary' },
  product: { zh: '产品', en: 'Product' },
  rate: { zh: '运价', en: 'Rate' },
  host: { zh: '站点', en: 'Site' },
  productPage: { zh: '产品页面', en: 'Product page' },
  aboutPage: { zh: '关于我们页面', en: 'About page' },
  announcement: { zh: '公告', en: 'Announcement' },
  message: { zh: '消息', en: 'Message' },
  audit: { zh: '审计', en: 'Audit log' },
  file: { zh: '文件', en: 'File' },
  order: { zh: '订单', en: 'Order' },
  import: { zh: '导入', en: 'Import' },
  view: { zh: '视图', en: 'Saved view' },
  address: { zh: '地址', en: 'Address' },
  goods: { zh: '商品', en: 'Goods' },
  carton: { zh: '箱规', en: 'Carton' },
  account: { zh: '付款账户', en: 'Payment account' },
  tax: { zh: '税务信息', en: 'Tax information' },
  notice: { zh: '通知设置', en: 'Notice settings' },
  sheet: { zh: '异常单', en: 'Exception sheet' },
  tracking: { zh: '公开查询', en: 'Public tracking' },
});

const seen: Place[] = ['list', 'export'];

/** One field that a deed changed: its label and both values in the language asked for; nothing stood before a null. */
const change = group(
  {
    key: text({ label: { zh: '字段', en: 'Field' }, max: 100, min: 0 }),
    label: text({ label: { zh: '字段名', en: 'Field label' }, max: 200, min: 0 }),
    from: optional(text({ label: { zh: '原值', en: 'Old value' }, max: 4_000, min: 0 })),
    to: optional(text({ label: { zh: '新值', en: 'New value' }, max: 4_000, min: 0 })),
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
    organisation: text({ label: { zh: '组织', en: 'Organisation' }, max: 220, places: seen }),
    action: text({ label: { zh: '操作', en: 'Action' }, max: 64, places: seen }),
    subject: text({ label: { zh: '对象', en: 'Subject' }, max: 64, places: seen }),
    subjectId: optional(id({ label: { zh: '对象编号', en: 'Subject id' }, places: ['list'] })),
    subjectName: optional(text({ label: { zh: '对象名称', en: 'Subject name' }, max: 255, places: seen })),
    changes: list(change, { label: { zh: '变更', en: 'Changes' } }),
  },
);
