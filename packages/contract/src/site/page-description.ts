import type { Text } from '../kernel/text.ts';
import type { PageName } from '../pages.ts';

/** What search engines and shared links say of a public page. Those that are not here are for nobody to find. */
export const pageDescriptions: Partial<Record<PageName, Text>> = {
  home: {
    zh: '货运客户门户：凭单号查货，登录后下单、订舱、报关与对账。',
    en: 'A portal for freight customers: track by number, and sign in for orders, bookings, customs and bills.',
  },
  search: {
    zh: '凭订单号、提单号、柜号、空运主单号或FBA号查询货物轨迹，一次最多20个单号，每个节点都是当地时间。',
    en: 'Track shipments by order, bill of lading, container, air waybill or FBA number: up to 20 at once, every milestone in the local time of its place.',
  },
  productInfo: {
    zh: '各条货运线路的路线、时效、班次与截单、所需单证、计费重规则和可收货物。',
    en: 'Route, transit time, departures and cut-offs, documents, chargeable-weight rule and accepted goods of every freight line.',
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
