import { call } from '../../kernel/call.ts';
import { permitted } from '../../kernel/permitted.ts';
import type { WebSubject } from '../web-subject.ts';

export const waybillSubject: WebSubject = {
  screens: {
    mawb: async () => (await import('../mawb.page.tsx')).MawbPage,
    mawbOpt: async () => (await import('../../features/waybills/opt/mawb-opt.screen.tsx')).MawbOptScreen,
    mawbDetail: async () => (await import('../mawb-detail.page.tsx')).MawbDetailPage,
    opsStock: async () => (await import('../../features/ops/stock/stock.screen.tsx')).StockScreen,
  },
  words: async (language) => {
    const [waybill, drafts] = await Promise.all(
      language === 'en'
        ? [import('../../locales/waybill.en.ts'), import('../../locales/waybill-drafts.en.ts')]
        : [import('../../locales/waybill.zh-cn.ts'), import('../../locales/waybill-drafts.zh-cn.ts')],
    );
    return [waybill.phrases, drafts.phrases];
  },
  within: { mawbDetail: 'mawbOpt' },
  desk: [
    { at: 5, page: 'mawbOpt', group: 'shipments', icon: 'anchor' },
    { at: 8, page: 'opsStock', group: 'shipments', icon: 'scan' },
  ],
  keys: { mawb: 'M', mawbOpt: 'P' },
  search: {
    page: 'mawbDetail',
    icon: 'anchor',
    states: async () => (await import('@loadline/contract/codes/waybill-status')).waybillStatuses,
    find: async (question) => {
      const { deskWaybillApi } = await import('@loadline/contract/waybills/waybill-desk.api');
      if (!permitted(deskWaybillApi.list)) return [];
      const { rows } = await call(deskWaybillApi.list, question);
      return rows.map((row) => [row.mawbNo, [row.flightNo, row.flightDate], row.status]);
    },
  },
};
