import { customsWords } from '../../shared/customs/customs-words.ts';
import { goodsWords } from '../../shared/goods/goods-words.ts';
import type { DeskSubject } from '../web-subject.ts';

export const customsDesk: DeskSubject = {
  screens: {
    opsCustoms: async () =>
      (await import('../../features/ops/customs/customs-desk.screen.tsx')).CustomsDeskScreen,
    opsDeclaration: async () =>
      (await import('../../features/ops/customs/declaration.screen.tsx')).DeclarationScreen,
  },
  words: [customsWords, goodsWords],
  within: { opsDeclaration: 'opsCustoms' },
  menu: [{ at: 12.5, page: 'opsCustoms', group: 'shipments', icon: 'shield' }],
  keys: { 'ops/customs': 'U' },
  search: async () => (await import('./customs.search.ts')).customsSearch,
};
