import { paymentAccount } from '@loadline/contract/customers/payment-account';
import type { paymentAccountApi } from '@loadline/contract/customers/payment-account.api';
import { accountFindings, storedAccount } from '@loadline/contract/customers/payment-account.rules';
import type { BodyOf } from '@loadline/contract/kernel/endpoint';
import { findingOn } from '@loadline/contract/kernel/schema';
import { wrongFields } from '../../kernel/problem.ts';
import { sql } from '../../kernel/sql.ts';

type Typed = BodyOf<typeof paymentAccountApi.save>;

export const keptPaymentAccounts = {
  of: paymentAccount,
  table: 'payment_account',
  subject: 'account',
  masked: { account: sql`masked_tail(r.account)` },
};

/** The number of a known account stays as it is when none is sent. */
export function storedPaymentAccount(typed: Typed) {
  const findings = findingsOf(typed);
  if (findings.length > 0) throw wrongFields(findings);
  const account = typed.account === null ? undefined : storedAccount(typed.method, typed.account);
  return { ...typed, account };
}

function findingsOf({ version, method, account }: Typed) {
  if (account !== null) return accountFindings(method, account);
  return version === null ? [findingOn(paymentAccount, 'account')] : [];
}
