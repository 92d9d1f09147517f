import type { WebSubject } from '../web-subject.ts';

export const trustSubject: WebSubject = {
  screens: {
    trust: async () => (await import('../../features/trusts/trust-list.screen.tsx')).TrustListScreen,
    trustCreate: async () =>
      (await import('../../features/trusts/trust-create.screen.tsx')).TrustCreateScreen,
    trustDetail: async () =>
      (await import('../../features/trusts/detail/trust-detail.screen.tsx')).TrustDetailScreen,
    opsEnterTrust: async () =>
      (await import('../../features/trusts/trust-create.screen.tsx')).TrustCreateScreen,
    opsTrusts: async () => (await import('../../features/ops/trusts/trusts.screen.tsx')).TrustsScreen,
    opsTrust: async () => (await import('../../features/ops/trusts/trust.screen.tsx')).TrustScreen,
  },
  within: { trustCreate: 'trust', trustDetail: 'trust', opsEnterTrust: 'opsTrusts' },
  desk: [{ at: 2, page: 'opsTrusts', group: 'shipments', icon: 'file' }],
  keys: { trust: 'T', 'ops/trusts': 'T' },
  search: async () => (await import('./trust.search.ts')).trustSearch,
};
