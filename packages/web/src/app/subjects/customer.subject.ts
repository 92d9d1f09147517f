import type { WebSubject } from '../web-subject.ts';

export const customerSubject: WebSubject = {
  screens: {
    my: async () => (await import('../my.page.tsx')).MyPage,
  },
  keys: { my: 'A' },
};
