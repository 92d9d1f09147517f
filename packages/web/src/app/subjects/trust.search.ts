import { trustStates } from '@loadline/contract/trusts/trust.lifecycle';
import { deskTrustApi } from '@loadline/contract/trusts/trust-desk.api';
import { call } from '../../kernel/call.ts';
import { permitted } from '../../kernel/permitted.ts';
import type { RecordSearch } from '../web-subject.ts';

export const trustSearch: RecordSearch = {
  page: 'opsTrust',
  icon: 'file',
  states: trustStates,
  find: async (question) => {
    if (!permitted(deskTrustApi.list)) return [];
    const { rows } = await call(deskTrustApi.list, question);
    return rows.map((row) => [row.trustNo, [row.customerCode, row.customerRef], row.state]);
  },
};
