import type { DeskSubject } from '../web-subject.ts';
import { waybillWords } from './waybill.words.ts';

export const waybillDesk: DeskSubject = {
  screens: {
    opsStock: async () => (await import('../../features/ops/stock/stock.screen.tsx')).StockScreen,
  },
  words: waybillWords,
  menu: [
    { at: 5, page: 'mawbOpt', group: 'shipments', icon: 'anchor' },
    { at: 8, page: 'opsStock', group: 'shipments', icon: 'scan' },
  ],
  search: async () => (await import('./waybill.search.ts')).waybillSearch,
};
