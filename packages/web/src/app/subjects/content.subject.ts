import type { WebSubject } from '../web-subject.ts';

export const contentSubject: WebSubject = {
  screens: {
    opsContent: async () => (await import('../../features/ops/content/content.screen.tsx')).ContentScreen,
  },
  desk: [{ at: 20, page: 'opsContent', group: 'system', icon: 'edit' }],
};
