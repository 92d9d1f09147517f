import type { Text } from '../kernel/text.ts';
import type { PageName } from '../pages.ts';

/** What search engines and shared links say of a public page. Those that are not here are for nobody to find. */
export const pageDescriptions: Partial<Record<PageName, Text>> = {
  home: {
    zh: '货运客户门户：凭单号查货，登录后委托、下单、订舱与确认单证。',
    en: 'A portal for freight customers: track by number, and sign in for trust orders, orders, bookings and documents.',
  },
  search: {
    zh: '凭订单号、提单号、柜号、空运主单号或FBA号查询货物轨迹，一次最多20个单号，每个节点都是当地时间。',
    en: 'Track shipments by order, bill of lading, container, air waybill or FBA number: up to 20 at once, every milestone in the local time of its place.',
  },
  productInfo: {
    zh: '各货运产品的服务说明。',
    en: 'The freight products, described one by one.',
  },
  calculator: {
    zh: '按空运、快递、海运拼箱、铁路和卡运的规则计算计费重，并按公布的运价估算运费。',
    en: 'Work out the chargeable weight for air, express, ocean LCL, rail and truck, and estimate freight at published rates.',
  },
  about: {
    zh: '关于我们。',
    en: 'About us.',
  },
};
