import { wordsPart } from '../../kernel/words.ts';
import { goodsWords } from '../../shared/goods/goods-words.ts';
import type { WebSubject } from '../web-subject.ts';

export const htsSubject: WebSubject = {
  screens: {
    hts: async () => (await import('../hts.page.tsx')).HtsPage,
    opsHts: async () => (await import('../hts.page.tsx')).HtsPage,
  },
  words: [
    wordsPart(
      () => import('../../locales/hts.en.ts'),
      () => import('../../locales/hts.zh-cn.ts'),
    ),
    goodsWords,
    wordsPart(
      () => import('../../locales/questions.en.ts'),
      () => import('../../locales/questions.zh-cn.ts'),
    ),
  ],
  desk: [{ at: 12.8, page: 'opsHts', group: 'shipments', icon: 'comment' }],
  keys: { hts: 'S', 'ops/hts': 'Q' },
  search: async () => (await import('./hts.search.ts')).htsSearch,
};
