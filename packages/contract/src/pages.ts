import type { MenuEntry, Page } from './kernel/page.ts';
import type { Permission } from './kernel/permission.ts';

function open(path: Page['path'], zh: string, en: string): Page {
  return { path, title: { zh, en }, layout: 'public' };
}

function office(path: Page['path'], permission: Permission, zh: string, en: string, menu?: number): Page {
  const page: Page = { path, title: { zh, en }, layout: 'office', permission };
  return menu === undefined ? page : { ...page, menu: entry(menu, path, zh, en) };
}

function entry(id: number, path: string, zh: string, en: string): MenuEntry {
  return { id, code: path.slice(1), label: { zh, en } };
}

/** Every route of the specification, once. A page without a screen yet is known here but not reachable. */
export const pages = {
  home: open('/home', '首页', 'Home'),
  login: open('/login', '登录', 'Log in'),
  register: open('/register', '注册', 'Register'),
  search: open('/search', '订单查询', 'Order search'),
  productInfo: open('/productInfo', '产品信息', 'Product information'),
  about: open('/about', '关于我们', 'About us'),
  notFound: open('/404', '页面不存在', 'Page not exist'),
  noPermission: open('/403', '无访问权限', 'No permission'),

  booking: office('/booking', 'booking:view', '订舱', 'Booking', 1),
  book: office('/book', 'booking:view', '订舱确认', 'Book'),
  createOrder: office('/createOrder', 'book:add', '新建订舱', 'New booking'),
  order: office('/order', 'order:view', '订单', 'Orders', 2),
  orderDetail: office('/orderDetail', 'order:view', '订单详情', 'Order detail'),
  sheetDetail: office('/sheetDetail', 'order:view', '异常单详情', 'Exception sheet detail'),
  bill: office('/bill', 'bill:view', '账单', 'Bills', 3),
  billDetail: office('/billDetail', 'bill:view', '账单详情', 'Bill detail'),
  my: office('/my', 'mine:view', '客户中心', 'My account', 4),
  customs: office('/customs', 'customs:view', '关务', 'Customs', 5),
  dashboard: office('/dashboard', 'dashboard:view', '工作台', 'Dashboard', 6),
  mawb: office('/mawb', 'mawb:view', '主单', 'MAWB', 7),
  trust: office('/trust', 'trust:view', '委托单', 'Trust orders', 8),
  trustCreate: office('/trustCreate', 'trust:view', '新建委托单', 'New trust order'),
  trustDetail: office('/trustDetail', 'trust:view', '委托单详情', 'Trust order detail'),
  label: office('/label', 'label:view', '标签合规', 'Label compliance', 9),
  mawbOpt: office('/mawbOpt', 'mawb-opt:view', '主单操作', 'MAWB operation', 10),
  mawbDetail: office('/mawbDetail', 'mawb-opt:view', '主单详情', 'MAWB detail'),
  databoard: office('/databoard', 'databoard:view', '数据看板', 'Data board', 11),
  coa: office('/coa', 'customs2:view', '美国清关', 'US clearance', 12),
  hts: office('/hts', 'hts:view', 'HTS编码', 'HTS', 13),
  tariff: office('/tariff', 'tariff:view', '关税', 'Tariff', 14),
  mid: office('/mid', 'customs2:view', 'MID修改', 'MID modify', 15),
} as const satisfies Record<string, Page>;

export type PageName = keyof typeof pages;
