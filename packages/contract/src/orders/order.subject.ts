import { subject } from '../kernel/subject.ts';

const word = { zh: '订单', en: 'Order' };
const permission = 'op:order:view';

export const orderSubject = subject({
  word,
  permissions: {
    'order:view': { zh: '查看订单', en: 'View orders' },
    'order:edit': { zh: '编辑订单', en: 'Edit orders' },
    'order:import': { zh: '导入订单', en: 'Import orders' },
    'order:cancel': { zh: '取消订单', en: 'Cancel orders' },
    'op:order:view': { zh: '查看客户订单', en: "View customers' orders" },
    'op:order:edit': { zh: '编辑客户订单', en: "Edit customers' orders" },
    'op:order:hold': { zh: '扣货与放行', en: 'Hold and release orders' },
  },
  live: { customer: 'order:view', staff: permission },
  files: {
    view: 'order:view',
    staffView: [permission, 'op:receipt:add'],
    staffEdit: ['op:order:edit', 'op:receipt:add'],
  },
  views: { orders: { zh: '订单', en: 'Orders' }, opsOrders: { zh: '订单（员工）', en: 'Orders, staff' } },
  audit: { order: word, documentSetting: { zh: '单证要求', en: 'Document rules' } },
  deeds: { 'hold-passed': { zh: '扣货中例外放行', en: 'Let go while on hold' } },
  queues: {
    ordersHeld: {
      zh: '扣货中的订单',
      en: 'Orders on hold',
      permission,
      page: 'opsOrders',
      query: { queue: 'ordersHeld' },
      entry: 'opsOrder',
      lateAfterHours: 27,
    },
    orderDocuments: {
      zh: '截单前缺资料',
      en: 'Documents missing',
      permission,
      page: 'opsOrders',
      query: { queue: 'orderDocuments' },
      entry: 'opsOrder',
      lateAfterHours: 8,
    },
    ordersSilent: {
      zh: '无新节点的订单',
      en: 'Orders without updates',
      permission,
      page: 'opsOrders',
      query: { queue: 'ordersSilent' },
      entry: 'opsOrder',
      lateAfterHours: 9,
    },
    orderRequests: {
      zh: '改单与取消申请',
      en: 'Amendments and cancellations',
      permission,
      page: 'opsOrders',
      query: { queue: 'orderRequests' },
      entry: 'opsOrder',
      lateAfterHours: 4,
    },
  },
  dues: {
    orderPapers: { zh: '待补资料', en: 'Documents missing', permission: 'file:upload', page: 'orderDetail' },
    orderCargo: { zh: '待送仓', en: 'Cargo to deliver', permission: 'order:view', page: 'orderDetail' },
  },
  notices: { page: 'orderDetail', permission: 'order:view' },
  staffNotices: { page: 'opsOrder', sees: permission, works: 'op:order:edit' },
});
