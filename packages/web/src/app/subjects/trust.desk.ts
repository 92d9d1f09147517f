import type { DeskSubject } from '../web-subject.ts';

export const trustDesk: DeskSubject = {
  screens: {
    opsEnterTrust: async () =>
      (await import('../../features/trusts/trust-create.screen.tsx')).TrustCreateScreen,
    opsTrusts: async () => (await import('../../features/ops/trusts/trusts.screen.tsx')).TrustsScreen,
    opsTrust: async () => (await import('../../features/ops/trusts/trust.screen.tsx')).TrustScreen,
  },
  within: { opsEnterTrust: 'opsTrusts' },
  menu: [{ at: 2, page: 'opsTrusts', group: 'shipments', icon: 'file' }],
  keys: { 'ops/trusts': 'T' },
  search: async () => (await import('./trust.search.ts')).trustSearch,
};
