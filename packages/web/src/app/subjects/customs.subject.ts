import { customsWords } from '../../shared/customs/customs-words.ts';
import { goodsWords } from '../../shared/goods/goods-words.ts';
import type { WebSubject } from '../web-subject.ts';

export const customsSubject: WebSubject = {
  screens: {
    customs: async () => (await import('../../features/customs/customs.screen.tsx')).CustomsScreen,
    opsCustoms: async () =>
      (await import('../../features/ops/customs/customs-desk.screen.tsx')).CustomsDeskScreen,
    opsDeclaration: async () =>
      (await import('../../features/ops/customs/declaration.screen.tsx')).DeclarationScreen,
  },
  words: [customsWords, goodsWords],
  within: { opsDeclaration: 'opsCustoms' },
  desk: [{ at: 12.5, page: 'opsCustoms', group: 'shipments', icon: 'shield' }],
  keys: { customs: 'U', 'ops/customs': 'U' },
  search: async () => (await import('./customs.search.ts')).customsSearch,
};
