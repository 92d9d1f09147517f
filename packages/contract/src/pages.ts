import type { DeskPageName } from './desk-pages.ts';
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

/** After the spec's fifteen entries: the forwarder's people go to their console. */
const staffEntry: MenuEntry = { id: 16, code: 'ops', label: { zh: '员工端', en: 'Staff' } };

function entry(id: number, path: string, zh: string, en: string): MenuEntry {
  return { id, code: path.slice(1), label: { zh, en } };
}

/**
 * The routes of the specification and our own, once: the pages of everybody and of customers, and the way to the desk. The
 * others of the desk are `deskPages`, which no customer loads. A page without a screen yet is known here but not reachable.
 */
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
  ledger: office('/ledger', 'bill:view', '往来明细', 'Account entries'),
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
  label: withDesk(office('/label', 'label:view', '标签合规', 'Label compliance', 9), '/ops/labels'),
  mawbOpt: office('/mawbOpt', 'mawb-opt:view', '主单操作', 'MAWB operation', 10),
  mawbDetail: office('/mawbDetail', 'mawb-opt:view', '主单详情', 'MAWB detail'),
  databoard: office('/databoard', 'databoard:view', '数据看板', 'Data board', 11),
  coa: office('/coa', 'customs2:view', '美国清关', 'US clearance', 12),
  hts: office('/hts', 'hts:view', 'HTS编码', 'HTS', 13),
  tariff: office('/tariff', 'tariff:view', '关税', 'Tariff', 14),
  mid: office('/mid', 'customs2:view', 'MID修改', 'MID modify', 15),

  account: { path: '/account', title: { zh: '账号与安全', en: 'Account and security' }, layout: 'office' },

  notices: { path: '/notices', title: { zh: '通知', en: 'Notices' }, layout: 'office' },

  ops: {
    path: '/ops',
    title: { zh: '待办', en: 'Work list' },
    layout: 'ops',
    permission: 'op:work:view',
    menu: staffEntry,
  },
} as const satisfies Record<string, Page>;

/** A page of either side. */
export type PageName = keyof typeof pages | DeskPageName;

/** The pages that have no screen yet. */
export const comingPages = [] as const satisfies readonly PageName[];
