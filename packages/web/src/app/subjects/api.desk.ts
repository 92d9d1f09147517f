import type { DeskSubject } from '../web-subject.ts';
import { apiWords } from './api.words.ts';

export const apiDesk: DeskSubject = {
  screens: {
    opsKeys: async () => (await import('../ops-keys.page.tsx')).OpsKeysPage,
  },
  words: [apiWords],
  menu: [{ at: 22.5, page: 'opsKeys', group: 'system', icon: 'key' }],
};
