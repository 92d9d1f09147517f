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
  'user:manage': { zh: '管理用户', en: 'Manage users' },
  'export:data': { zh: '导出数据', en: 'Export data' },
});

export type Permission = CodeOf<typeof permissions>;

/** Who may call an endpoint. There is no default: an endpoint without it does not compile. */
export type Access = Permission | 'signed-in' | 'public';
