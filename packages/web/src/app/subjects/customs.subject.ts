import { customsWords } from '../../shared/customs/customs-words.ts';
import { goodsWords } from '../../shared/goods/goods-words.ts';
import type { WebSubject } from '../web-subject.ts';

export const customsSubject: WebSubject = {
  screens: {
    customs: async () => (await import('../../features/customs/customs.screen.tsx')).CustomsScreen,
  },
  words: [customsWords, goodsWords],
  keys: { customs: 'U' },
};
