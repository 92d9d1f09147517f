import type { PageName } from '@loadline/contract/pages';
import { openStates } from '@loadline/contract/trusts/trust.lifecycle';
import { may } from '../../kernel/session.ts';
import type { TrustRow } from './trust-record.ts';

/** Where a trust order is opened: in the form as long as it can be written. */
export function pageOfTrust({ state }: Pick<TrustRow, 'state'>): PageName {
  return openStates.includes(state) && may('trust:edit') ? 'trustCreate' : 'trustDetail';
}
