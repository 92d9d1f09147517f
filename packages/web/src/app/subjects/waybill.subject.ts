import { wordsPart } from '../../kernel/words.ts';
import type { WebSubject } from '../web-subject.ts';

export const waybillSubject: WebSubject = {
  screens: {
    mawb: async () => (await import('../mawb.page.tsx')).MawbPage,
    mawbOpt: async () => (await import('../../features/waybills/opt/mawb-opt.screen.tsx')).MawbOptScreen,
    mawbDetail: async () => (await import('../mawb-detail.page.tsx')).MawbDetailPage,
    opsStock: async () => (await import('../../features/ops/stock/stock.screen.tsx')).StockScreen,
  },
  words: [
    wordsPart(
      () => import('../../locales/waybill.en.ts'),
      () => import('../../locales/waybill.zh-cn.ts'),
    ),
    wordsPart(
      () => import('../../locales/waybill-drafts.en.ts'),
      () => import('../../locales/waybill-drafts.zh-cn.ts'),
    ),
  ],
  within: { mawbDetail: 'mawbOpt' },
  desk: [
    { at: 5, page: 'mawbOpt', group: 'shipments', icon: 'anchor' },
    { at: 8, page: 'opsStock', group: 'shipments', icon: 'scan' },
  ],
  keys: { mawb: 'M', mawbOpt: 'P' },
  search: async () => (await import('./waybill.search.ts')).waybillSearch,
};
