import type { WebSubject } from '../web-subject.ts';

export const trustSubject: WebSubject = {
  screens: {
    trust: async () => (await import('../../features/trusts/trust-list.screen.tsx')).TrustListScreen,
    trustCreate: async () =>
      (await import('../../features/trusts/trust-create.screen.tsx')).TrustCreateScreen,
    trustDetail: async () =>
      (await import('../../features/trusts/detail/trust-detail.screen.tsx')).TrustDetailScreen,
  },
  within: { trustCreate: 'trust', trustDetail: 'trust' },
  keys: { trust: 'T' },
};
