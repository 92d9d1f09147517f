import { call } from '../../kernel/call.ts';
import { permitted } from '../../kernel/permitted.ts';
import type { WebSubject } from '../web-subject.ts';

export const customsSubject: WebSubject = {
  screens: {
    customs: async () => (await import('../../features/customs/customs.screen.tsx')).CustomsScreen,
    opsCustoms: async () =>
      (await import('../../features/ops/customs/customs-desk.screen.tsx')).CustomsDeskScreen,
    opsDeclaration: async () =>
      (await import('../../features/ops/customs/declaration.screen.tsx')).DeclarationScreen,
  },
  words: async (language) => {
    const fetched = await (language === 'en'
      ? Promise.all([import('../../locales/customs.en.ts'), import('../../locales/goods.en.ts')])
      : Promise.all([import('../../locales/customs.zh-cn.ts'), import('../../locales/goods.zh-cn.ts')]));
    return fetched.map(({ phrases }) => phrases);
  },
  within: { opsDeclaration: 'opsCustoms' },
  desk: [{ at: 12.5, page: 'opsCustoms', group: 'shipments', icon: 'shield' }],
  keys: { customs: 'U', 'ops/customs': 'U' },
  search: {
    page: 'opsDeclaration',
    icon: 'shield',
    states: async () => (await import('@loadline/contract/customs/customs.lifecycle')).customsStatuses,
    find: async (question) => {
      const { deskCustomsApi } = await import('@loadline/contract/customs/customs-desk.api');
      if (!permitted(deskCustomsApi.list)) return [];
      const { rows } = await call(deskCustomsApi.list, question);
      return rows.map((row) => [row.fileNo, [row.declarationNo, row.waybillNo], row.status]);
    },
  },
};
