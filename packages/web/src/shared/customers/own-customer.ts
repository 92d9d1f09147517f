import { customerById } from '@loadline/contract/customers/own-company.api';
import { asking } from '../../kernel/asking.ts';
import { useSignedInUser } from '../../kernel/session.ts';

/** The customer that the signed-in person belongs to, asked for by the orgId of the person (spec §7). */
export function useOwnCustomerQuestion() {
  return asking(customerById, { id: useSignedInUser()?.orgId ?? '' });
}
