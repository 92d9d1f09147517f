import { wordsPart } from '../../kernel/words.ts';
import { customsWords } from '../../shared/customs/customs-words.ts';
import { goodsWords } from '../../shared/goods/goods-words.ts';
import type { WebSubject } from '../web-subject.ts';

export const clearanceSubject: WebSubject = {
  screens: {
    coa: async () => (await import('../../features/clearance/coa.screen.tsx')).CoaScreen,
    opsCoa: async () => (await import('../../features/ops/clearance/coa-desk.screen.tsx')).CoaDeskScreen,
    mid: async () => (await import('../mid.page.tsx')).MidPage,
    opsMid: async () => (await import('../mid.page.tsx')).MidPage,
  },
  // Steps, states and papers are said as those of declarations are.
  words: [
    wordsPart(
      () => import('../../locales/clearance.en.ts'),
      () => import('../../locales/clearance.zh-cn.ts'),
    ),
    customsWords,
    wordsPart(
      () => import('../../locales/mids.en.ts'),
      () => import('../../locales/mids.zh-cn.ts'),
    ),
    goodsWords,
  ],
  desk: [
    { at: 12.6, page: 'opsCoa', group: 'shipments', icon: 'globe' },
    { at: 12.7, page: 'opsMid', group: 'shipments', icon: 'tag' },
  ],
  keys: { coa: 'C', mid: 'I', 'ops/coa': 'J', 'ops/mid': 'M' },
  search: async () => (await import('./clearance.search.ts')).clearanceSearch,
};
