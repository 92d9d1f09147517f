import { call } from '../../kernel/call.ts';
import { permitted } from '../../kernel/permitted.ts';
import type { WebSubject } from '../web-subject.ts';

export const htsSubject: WebSubject = {
  screens: {
    hts: async () => (await import('../hts.page.tsx')).HtsPage,
    opsHts: async () => (await import('../hts.page.tsx')).HtsPage,
  },
  words: async (language) => {
    const fetched = await (language === 'en'
      ? Promise.all([
          import('../../locales/hts.en.ts'),
          import('../../locales/goods.en.ts'),
          import('../../locales/questions.en.ts'),
        ])
      : Promise.all([
          import('../../locales/hts.zh-cn.ts'),
          import('../../locales/goods.zh-cn.ts'),
          import('../../locales/questions.zh-cn.ts'),
        ]));
    return fetched.map(({ phrases }) => phrases);
  },
  desk: [{ at: 12.8, page: 'opsHts', group: 'shipments', icon: 'comment' }],
  keys: { hts: 'S', 'ops/hts': 'Q' },
  search: {
    page: 'opsHts',
    icon: 'comment',
    states: async () => (await import('@loadline/contract/questions/question.codes')).questionStates,
    find: async (question) => {
      const { deskQuestionApi } = await import('@loadline/contract/questions/question-desk.api');
      if (!permitted(deskQuestionApi.list)) return [];
      const { rows } = await call(deskQuestionApi.list, question);
      return rows.map((row) => [row.no, [row.nameZh, row.nameEn], row.state]);
    },
  },
};
