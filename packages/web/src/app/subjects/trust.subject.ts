import { call } from '../../kernel/call.ts';
import { permitted } from '../../kernel/permitted.ts';
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
  search: {
    page: 'opsTrust',
    icon: 'file',
    states: async () => (await import('@loadline/contract/trusts/trust.lifecycle')).trustStates,
    find: async (question) => {
      const { deskTrustApi } = await import('@loadline/contract/trusts/trust-desk.api');
      if (!permitted(deskTrustApi.list)) return [];
      const { rows } = await call(deskTrustApi.list, question);
      return rows.map((row) => [row.trustNo, [row.customerCode, row.customerRef], row.state]);
    },
  },
};
