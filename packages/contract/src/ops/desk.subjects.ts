import { subject } from '../kernel/subject.ts';

// What the forwarder keeps for itself. Each is a page of settings or a log, with no more to it than stands here.

export const workSubject = subject({
  word: { zh: '待办', en: 'Work list' },
  permissions: { 'op:work:view': { zh: '进入员工端', en: 'Open the staff console' } },
});

export const staffSubject = subject({
  word: { zh: '员工', en: 'Staff member' },
  permissions: { 'op:staff:manage': { zh: '管理员工与团队', en: 'Manage staff and teams' } },
  audit: { staff: { zh: '员工', en: 'Staff member' }, team: { zh: '团队', en: 'Team' } },
});

export const roleSubject = subject({
  word: { zh: '角色', en: 'Role' },
  permissions: { 'op:role:manage': { zh: '管理角色与权限', en: 'Manage roles and permissions' } },
  audit: { role: { zh: '角色', en: 'Role' } },
  deeds: { 'permissions-changed': { zh: '权限变更', en: 'Permissions changed' } },
});

export const dictionarySubject = subject({
  word: { zh: '字典', en: 'Dictionary' },
  permissions: { 'op:dictionary:edit': { zh: '维护字典', en: 'Edit dictionaries' } },
  audit: {
    dictionary: { zh: '字典', en: 'Dictionary' },
    product: { zh: '产品', en: 'Product' },
  },
});

export const forwarderSubject = subject({
  word: { zh: '本公司资料', en: 'Company details' },
  permissions: {
    'op:forwarder:edit': { zh: '维护公司设置', en: 'Edit company settings' },
  },
  audit: {
    forwarder: { zh: '本公司资料', en: 'Company details' },
    policy: { zh: '业务参数', en: 'Policy figure' },
    calendarDay: { zh: '工作日历', en: 'Working calendar' },
  },
});

export const hostSubject = subject({
  word: { zh: '站点', en: 'Site' },
  permissions: { 'op:host:edit': { zh: '维护站点', en: 'Edit sites' } },
  audit: { host: { zh: '站点', en: 'Site' } },
});

export const auditSubject = subject({
  word: { zh: '审计', en: 'Audit log' },
  permissions: { 'op:audit:view': { zh: '查看审计', en: 'View the audit log' } },
  views: { opsAudit: { zh: '审计', en: 'Audit log' } },
  audit: { audit: { zh: '审计', en: 'Audit log' } },
});

export const messageSubject = subject({
  word: { zh: '消息', en: 'Message' },
  permissions: { 'op:message:view': { zh: '查看发件箱', en: 'View the outbox' } },
  views: { opsOutbox: { zh: '发件箱', en: 'Outbox' } },
  audit: { message: { zh: '消息', en: 'Message' } },
  deeds: { retried: { zh: '重发', en: 'Sent again' } },
});
