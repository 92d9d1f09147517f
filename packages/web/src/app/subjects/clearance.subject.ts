import { call } from '../../kernel/call.ts';
import { permitted } from '../../kernel/permitted.ts';
import type { WebSubject } from '../web-subject.ts';

export const clearanceSubject: WebSubject = {
  screens: {
    coa: async () => (await import('../../features/clearance/coa.screen.tsx')).CoaScreen,
    opsCoa: async () => (await import('../../features/ops/clearance/coa-desk.screen.tsx')).CoaDeskScreen,
    mid: async () => (await import('../mid.page.tsx')).MidPage,
    opsMid: async () => (await import('../mid.page.tsx')).MidPage,
  },
  // Steps, states and papers are said as those of declarations are.
  words: async (language) => {
    const fetched = await (language === 'en'
      ? Promise.all([
          import('../../locales/clearance.en.ts'),
          import('../../locales/customs.en.ts'),
          import('../../locales/mids.en.ts'),
          import('../../locales/goods.en.ts'),
        ])
      : Promise.all([
          import('../../locales/clearance.zh-cn.ts'),
          import('../../locales/customs.zh-cn.ts'),
          import('../../locales/mids.zh-cn.ts'),
          import('../../locales/goods.zh-cn.ts'),
        ]));
    return fetched.map(({ phrases }) => phrases);
  },
  desk: [
    { at: 12.6, page: 'opsCoa', group: 'shipments', icon: 'globe' },
    { at: 12.7, page: 'opsMid', group: 'shipments', icon: 'tag' },
  ],
  keys: { coa: 'C', mid: 'I', 'ops/coa': 'J', 'ops/mid': 'M' },
  search: {
    page: 'opsCoa',
    icon: 'globe',
    states: async () => (await import('@loadline/contract/customs/customs.lifecycle')).customsStatuses,
    find: async (question) => {
      const { deskEntryApi } = await import('@loadline/contract/clearance/entry-desk.api');
      if (!permitted(deskEntryApi.list)) return [];
      const { rows } = await call(deskEntryApi.list, question);
      return rows.map((row) => [row.fileNo, [row.entryNo, row.master], row.status]);
    },
  },
};
