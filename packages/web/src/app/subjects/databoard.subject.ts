import { wordsPart } from '../../kernel/words.ts';
import type { WebSubject } from '../web-subject.ts';

export const databoardSubject: WebSubject = {
  screens: {
    databoard: async () => (await import('../../features/databoard/board.screen.tsx')).BoardScreen,
  },
  words: [
    wordsPart(
      () => import('../../locales/databoard.en.ts'),
      () => import('../../locales/databoard.zh-cn.ts'),
    ),
  ],
  keys: { databoard: 'D' },
};
