import type { Page } from './kernel/page.ts';
import type { Permission } from './kernel/permission.ts';

function desk(path: `/ops/${string}`, permission: Permission, zh: string, en: string): Page {
  return { path, title: { zh, en }, layout: 'ops', permission };
}

/** The pages of the desk, but for its first, which `pages` has as the way there. */
export const deskPages = {
  opsRegistrations: desk('/ops/registrations', 'op:registration:view', '注册审核', 'Registrations'),
  opsTrusts: desk('/ops/trusts', 'op:trust:view', '委托单', 'Trust orders'),
  opsTrust: desk('/ops/trust', 'op:trust:view', '委托单受理', 'Trust order'),
  opsOrders: desk('/ops/orders', 'op:order:view', '订单', 'Orders'),
  opsOrder: desk('/ops/order', 'op:order:view', '订单处理', 'Order'),
  opsEnterOrder: desk('/ops/enter/order', 'op:for-customer', '代客户下单', 'New order for a customer'),
  opsImportOrders: desk(
    '/ops/enter/orders',
    'op:for-customer',
    '代客户导入订单',
    'Import orders for a customer',
  ),
  opsEnterTrust: desk('/ops/enter/trust', 'op:for-customer', '代客户委托', 'New trust order for a customer'),
  opsEnterBooking: desk('/ops/enter/booking', 'op:for-customer', '代客户订舱', 'New booking for a customer'),
  opsImportLabels: desk(
    '/ops/enter/labels',
    'op:for-customer',
    '代客户导入标签',
    'Import labels for a customer',
  ),
  opsBookings: desk('/ops/bookings', 'op:booking:view', '订舱', 'Bookings'),
  opsBooking: desk('/ops/booking', 'op:booking:view', '订舱受理', 'Booking'),
  opsSlots: desk('/ops/slots', 'op:slot:manage', '航班与舱位', 'Flights and slots'),
  opsStock: desk('/ops/stock', 'op:mawb:stock', '主单号库存', 'Waybill stock'),
  opsReceipt: desk('/ops/receipt', 'op:receipt:add', '仓库收货', 'Warehouse receipt'),
  opsUnidentified: desk('/ops/unidentified', 'op:receipt:add', '无主货', 'Unidentified cargo'),
  opsEvents: desk('/ops/events', 'op:event:add', '物流节点', 'Events'),
  opsFeeds: desk('/ops/feeds', 'op:feed:manage', '承运人报文', 'Carrier messages'),
  opsExceptions: desk('/ops/exceptions', 'op:exception:view', '异常单', 'Exception sheets'),
  opsException: desk('/ops/exception', 'op:exception:view', '异常单处理', 'Exception sheet'),
  opsCustoms: desk('/ops/customs', 'op:customs', '关务', 'Customs'),
  opsDeclaration: desk('/ops/declaration', 'op:customs', '报关单处理', 'Declaration'),
  opsCoa: desk('/ops/coa', 'op:entry', '美国清关', 'Customs, US'),
  opsTariff: desk('/ops/tariff', 'op:tariff:publish', '税则与措施', 'Tariff and measures'),
  opsMid: desk('/ops/mid', 'op:mid:approve', 'MID', 'MIDs'),
  opsLabel: desk('/ops/labels', 'op:label', '标签合规', 'Label compliance'),
  opsLabelCapture: desk('/ops/labels/capture', 'op:label', '标签拍照', 'Label photos'),
  opsLabelRules: desk('/ops/labels/rules', 'op:label', '标签方案与品牌', 'Label schemes and brands'),
  opsHts: desk('/ops/hts', 'op:hts:answer', '归类咨询', 'Classifications'),
  opsCustomers: desk('/ops/customers', 'op:customer:view', '客户', 'Customers'),
  opsCustomer: desk('/ops/customer', 'op:customer:view', '客户详情', 'Customer'),
  opsMoney: desk('/ops/money', 'op:finance', '收款与核销', 'Money received'),
  opsInvoices: desk('/ops/invoices', 'op:finance', '开票申请', 'Invoice requests'),
  opsCharges: desk('/ops/charges', 'op:finance', '订单费用', 'Charges'),
  opsMoneySettings: desk('/ops/finance/settings', 'op:finance', '结算设置', 'Money settings'),
  opsRoles: desk('/ops/roles', 'op:role:manage', '角色与权限', 'Roles and permissions'),
  opsStaff: desk('/ops/staff', 'op:staff:manage', '员工与团队', 'Staff and teams'),
  opsSettings: desk('/ops/settings', 'op:forwarder:edit', '设置', 'Settings'),
  opsDictionaries: desk('/ops/dictionaries', 'op:dictionary:edit', '字典', 'Dictionaries'),
  opsBills: desk('/ops/bills', 'op:finance', '账单', 'Bills'),
  opsBill: desk('/ops/bill', 'op:finance', '账单处理', 'Bill'),
  opsLedger: desk('/ops/ledger', 'op:finance', '客户往来明细', 'Account entries of a customer'),
  opsDisputes: desk('/ops/disputes', 'op:finance', '费用异议', 'Disputes'),
  opsCredit: desk('/ops/credit', 'op:customer:view', '信用申请', 'Credit requests'),
  opsMargin: desk('/ops/margin', 'op:cost', '毛利', 'Margin'),
  opsClosing: desk('/ops/closing', 'op:finance:close', '关账', 'Month closing'),
  opsRates: desk('/ops/rates', 'op:rate:edit', '运价', 'Rates'),
  opsContent: desk('/ops/content', 'op:content:edit', '网站内容', 'Site content'),
  opsNotices: desk('/ops/notices', 'op:notice:edit', '通知模板', 'Notice templates'),
  opsHosts: desk('/ops/hosts', 'op:host:edit', '站点', 'Sites'),
  opsAudit: desk('/ops/audit', 'op:audit:view', '审计', 'Audit'),
  opsOutbox: desk('/ops/outbox', 'op:message:view', '发件箱', 'Outbox'),
} as const satisfies Record<string, Page>;

export type DeskPageName = keyof typeof deskPages;
