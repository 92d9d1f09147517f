import type { CodeOf } from './code.ts';
import { codeTable } from './code.ts';

/**
 * Everything a user can be allowed to do. The `:view` strings and `book:add` are the spec's; the rest are our
 * actions. `op:*` belongs to the forwarder's staff and is never granted to a customer's user.
 */
export const permissions = codeTable('permission', {
  'booking:view': { zh: '查看订舱', en: 'View bookings' },
  'order:view': { zh: '查看订单', en: 'View orders' },
  'bill:view': { zh: '查看账单', en: 'View bills' },
  'mine:view': { zh: '查看客户中心', en: 'View own account' },
  'customs:view': { zh: '查看关务', en: 'View customs' },
  'dashboard:view': { zh: '查看工作台', en: 'View dashboard' },
  'mawb:view': { zh: '查看主单', en: 'View master waybills' },
  'trust:view': { zh: '查看委托单', en: 'View trust orders' },
  'label:view': { zh: '查看标签合规', en: 'View label compliance' },
  'mawb-opt:view': { zh: '查看主单操作', en: 'View waybill operation' },
  'databoard:view': { zh: '查看数据看板', en: 'View data board' },
  'customs2:view': { zh: '查看美国清关', en: 'View US clearance' },
  'hts:view': { zh: '查看HTS编码', en: 'View HTS' },
  'tariff:view': { zh: '查看关税', en: 'View tariff' },
  'book:add': { zh: '新建订舱', en: 'Create bookings' },
  'order:edit': { zh: '编辑订单', en: 'Edit orders' },
  'order:import': { zh: '导入订单', en: 'Import orders' },
  'order:cancel': { zh: '取消订单', en: 'Cancel orders' },
  'file:upload': { zh: '上传文件', en: 'Upload files' },
  'book:edit': { zh: '编辑订舱', en: 'Edit bookings' },
  'mawb:confirm': { zh: '确认主单', en: 'Confirm waybills' },
  'trust:add': { zh: '新建委托单', en: 'Create trust orders' },
  'trust:edit': { zh: '编辑委托单', en: 'Edit trust orders' },
  'customs:reply': { zh: '回复关务', en: 'Reply to customs' },
  'customs2:reply': { zh: '回复美国清关', en: 'Reply to US clearance' },
  'duty:approve': { zh: '确认税金', en: 'Approve duties' },
  'hts:ask': { zh: '咨询归类', en: 'Ask for classification' },
  'mid:edit': { zh: '编辑MID', en: 'Edit MID' },
  'label:import': { zh: '导入标签', en: 'Import labels' },
  'label:reply': { zh: '回复标签', en: 'Reply to labels' },
  'bill:request': { zh: '申请开票', en: 'Request invoices' },
  'bill:dispute': { zh: '账单异议', en: 'Dispute bills' },
  'exception:reply': { zh: '新开与回复异常单', en: 'Open and answer exception sheets' },
  'profile:edit': { zh: '编辑客户资料', en: 'Edit company data' },
  'user:manage': { zh: '管理用户', en: 'Manage users' },
  'export:data': { zh: '导出数据', en: 'Export data' },

  'op:work:view': { zh: '进入员工端', en: 'Open the staff console' },
  'op:registration:view': { zh: '查看注册申请', en: 'View registrations' },
  'op:registration:decide': { zh: '审核注册申请', en: 'Decide registrations' },
  'op:trust:view': { zh: '查看客户委托单', en: "View customers' trust orders" },
  'op:trust:decide': { zh: '受理与退回委托单', en: 'Accept and return trust orders' },
  'op:order:view': { zh: '查看客户订单', en: "View customers' orders" },
  'op:order:edit': { zh: '编辑客户订单', en: "Edit customers' orders" },
  'op:order:hold': { zh: '扣货与放行', en: 'Hold and release orders' },
  'op:slot:manage': { zh: '维护航班与舱位', en: 'Manage flights and slots' },
  'op:booking:view': { zh: '查看客户订舱', en: "View customers' bookings" },
  'op:booking:confirm': { zh: '确认与退回订舱', en: 'Confirm and return bookings' },
  'op:mawb:view': { zh: '查看全部主单', en: 'View all master waybills' },
  'op:mawb:move': { zh: '主单流转', en: 'Move master waybills' },
  'op:mawb:revert': { zh: '主单退步', en: 'Step master waybills back' },
  'op:mawb:stock': { zh: '维护主单号库存', en: 'Manage the waybill stock' },
  'op:mawb:cost': { zh: '主单成本', en: 'Costs of master waybills' },
  'op:receipt:add': { zh: '仓库收货', en: 'Receive in the warehouse' },
  'op:event:add': { zh: '录入物流节点', en: 'Enter events' },
  'op:event:void': { zh: '作废物流节点', en: 'Void events' },
  'op:feed:manage': { zh: '处理承运人报文', en: 'Work off carrier messages' },
  'op:exception:view': { zh: '查看客户异常单', en: "View customers' exception sheets" },
  'op:exception:edit': { zh: '处理异常单', en: 'Work on exception sheets' },
  'op:notice:edit': { zh: '维护通知模板', en: 'Edit notice templates' },
  'op:customer:view': { zh: '查看客户', en: 'View customers' },
  'op:customer:edit': { zh: '编辑客户', en: 'Edit customers' },
  'op:customer:hold': { zh: '冻结与解冻客户', en: 'Hold and release customers' },
  'op:customer:quota': { zh: '调整信用额度', en: 'Change credit quotas' },
  'op:customer:view-as': { zh: '以客户身份查看', en: 'View as customer' },
  'op:user:manage': { zh: '管理客户用户', en: 'Manage customer users' },
  'op:staff:manage': { zh: '管理员工与团队', en: 'Manage staff and teams' },
  'op:role:manage': { zh: '管理角色与权限', en: 'Manage roles and permissions' },
  'op:dictionary:edit': { zh: '维护字典', en: 'Edit dictionaries' },
  'op:rate:edit': { zh: '维护运价', en: 'Edit rates' },
  'op:content:edit': { zh: '维护网站内容', en: 'Edit site content' },
  'op:forwarder:edit': { zh: '维护本公司资料', en: 'Edit the particulars of the company' },
  'op:host:edit': { zh: '维护站点', en: 'Edit sites' },
  'op:audit:view': { zh: '查看审计', en: 'View the audit log' },
  'op:message:view': { zh: '查看发件箱', en: 'View the outbox' },
  'op:personal:reveal': { zh: '查看完整证件号', en: 'Reveal identity numbers' },
});

export type Permission = CodeOf<typeof permissions>;

/** The forwarder's own rights. The database refuses them to every user and role of a customer. */
export function isStaffPermission(permission: string): boolean {
  return permission.startsWith('op:');
}

/** Who may call an endpoint. There is no default: an endpoint without it does not compile. */
export type Access = Permission | 'signed-in' | 'public';
