import type { MenuEntry, Page } from './kernel/page.ts';
import type { Permission } from './kernel/permission.ts';

function open(path: Page['path'], zh: string, en: string): Page {
  return { path, title: { zh, en }, layout: 'public' };
}

function office(path: Page['path'], permission: Permission, zh: string, en: string, menu?: number): Page {
  const page: Page = { path, title: { zh, en }, layout: 'office', permission };
  return menu === undefined ? page : { ...page, menu: entry(menu, path, zh, en) };
}

function withDesk<P extends Page>(page: P, atDesk: NonNullable<Page['atDesk']>): P {
  return { ...page, atDesk };
}

function desk(path: `/ops${string}`, permission: Permission, zh: string, en: string): Page {
  return { path, title: { zh, en }, layout: 'ops', permission };
}

/** After the spec's fifteen entries: the forwarder's people go to their console. */
const staffEntry: MenuEntry = { id: 16, code: 'ops', label: { zh: '员工端', en: 'Staff' } };

function entry(id: number, path: string, zh: string, en: string): MenuEntry {
  return { id, code: path.slice(1), label: { zh, en } };
}

/** Every route of the specification and our own, once. A page without a screen yet is known here but not reachable. */
export const pages = {
  home: open('/home', '首页', 'Home'),
  login: open('/login', '登录', 'Log in'),
  register: open('/register', '注册', 'Register'),
  search: open('/search', '订单查询', 'Order search'),
  productInfo: open('/productInfo', '产品信息', 'Product information'),
  calculator: open('/calculator', '计算器', 'Calculator'),
  about: open('/about', '关于我们', 'About us'),
  notFound: open('/404', '页面不存在', 'Page not exist'),
  noPermission: open('/403', '无访问权限', 'No permission'),

  booking: withDesk(office('/booking', 'booking:view', '订舱', 'Booking', 1), '/ops/bookings'),
  book: withDesk(office('/book', 'booking:view', '订舱确认', 'Book'), '/ops/booking'),
  createOrder: withDesk(office('/createOrder', 'book:add', '新建订舱', 'New booking'), '/ops/enter/booking'),
  order: withDesk(office('/order', 'order:view', '订单', 'Orders', 2), '/ops/orders'),
  orderDetail: withDesk(office('/orderDetail', 'order:view', '订单详情', 'Order detail'), '/ops/order'),
  sheetDetail: office('/sheetDetail', 'order:view', '异常单详情', 'Exception sheet detail'),
  bill: office('/bill', 'bill:view', '账单', 'Bills', 3),
  billDetail: office('/billDetail', 'bill:view', '账单详情', 'Bill detail'),
  invoice: office('/invoice', 'bill:view', '开票申请', 'Invoice requests'),
  my: office('/my', 'mine:view', '客户中心', 'My account', 4),
  customs: office('/customs', 'customs:view', '关务', 'Customs', 5),
  dashboard: office('/dashboard', 'dashboard:view', '工作台', 'Dashboard', 6),
  mawb: office('/mawb', 'mawb:view', '主单', 'MAWB', 7),
  trust: withDesk(office('/trust', 'trust:view', '委托单', 'Trust orders', 8), '/ops/trusts'),
  trustCreate: withDesk(
    office('/trustCreate', 'trust:view', '新建委托单', 'New trust order'),
    '/ops/enter/trust',
  ),
  trustDetail: withDesk(
    office('/trustDetail', 'trust:view', '委托单详情', 'Trust order detail'),
    '/ops/trust',
  ),
  label: office('/label', 'label:view', '标签合规', 'Label compliance', 9),
  mawbOpt: office('/mawbOpt', 'mawb-opt:view', '主单操作', 'MAWB operation', 10),
  mawbDetail: office('/mawbDetail', 'mawb-opt:view', '主单详情', 'MAWB detail'),
  databoard: office('/databoard', 'databoard:view', '数据看板', 'Data board', 11),
  coa: office('/coa', 'customs2:view', '美国清关', 'US clearance', 12),
  hts: office('/hts', 'hts:view', 'HTS编码', 'HTS', 13),
  tariff: office('/tariff', 'tariff:view', '关税', 'Tariff', 14),
  mid: office('/mid', 'customs2:view', 'MID修改', 'MID modify', 15),

  account: { path: '/account', title: { zh: '账号与安全', en: 'Account and security' }, layout: 'office' },

  notices: { path: '/notices', title: { zh: '通知', en: 'Notices' }, layout: 'office' },

  ops: { ...desk('/ops', 'op:work:view', '待办', 'Work list'), menu: staffEntry },
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
  opsDisputes: desk('/ops/disputes', 'op:finance', '费用异议', 'Disputes'),
  opsRates: desk('/ops/rates', 'op:rate:edit', '运价', 'Rates'),
  opsContent: desk('/ops/content', 'op:content:edit', '网站内容', 'Site content'),
  opsNotices: desk('/ops/notices', 'op:notice:edit', '通知模板', 'Notice templates'),
  opsHosts: desk('/ops/hosts', 'op:host:edit', '站点', 'Sites'),
  opsAudit: desk('/ops/audit', 'op:audit:view', '审计', 'Audit'),
  opsOutbox: desk('/ops/outbox', 'op:message:view', '发件箱', 'Outbox'),
} as const satisfies Record<string, Page>;

export type PageName = keyof typeof pages;

/** The pages that have no screen yet. */
export const comingPages = ['label'] as const satisfies readonly PageName[];
