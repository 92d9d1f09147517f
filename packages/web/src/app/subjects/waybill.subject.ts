import type { WebSubject } from '../web-subject.ts';
import { waybillWords } from './waybill.words.ts';

export const waybillSubject: WebSubject = {
  screens: {
    mawb: async () => (await import('../mawb.page.tsx')).MawbPage,
    mawbOpt: async () => (await import('../../features/waybills/opt/mawb-opt.screen.tsx')).MawbOptScreen,
    mawbDetail: async () => (await import('../mawb-detail.page.tsx')).MawbDetailPage,
  },
  words: waybillWords,
  within: { mawbDetail: 'mawbOpt' },
  keys: { mawb: 'M', mawbOpt: 'P' },
};
