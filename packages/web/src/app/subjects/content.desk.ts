import type { DeskSubject } from '../web-subject.ts';

export const contentDesk: DeskSubject = {
  screens: {
    opsContent: async () => (await import('../../features/ops/content/content.screen.tsx')).ContentScreen,
  },
  menu: [{ at: 20, page: 'opsContent', group: 'system', icon: 'edit' }],
};
