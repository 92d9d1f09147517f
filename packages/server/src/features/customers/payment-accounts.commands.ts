import { paymentAccount } from '@loadline/contract/customers/payment-account';
import type {
  deletePaymentAccounts,
  savePaymentAccount,
} from '@loadline/contract/customers/payment-account.api';
import { accountFindings, storedAccount } from '@loadline/contract/customers/payment-account.rules';
import type { AnswerOf, BodyOf } from '@loadline/contract/kernel/endpoint';
import { findingOn } from '@loadline/contract/kernel/schema';
import type { Database } from '../../kernel/database.ts';
import { wrongFields } from '../../kernel/problem.ts';
import { dropKept, saveKept } from '../../kernel/records.save.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { keptPaymentAccounts } from './payment-accounts.queries.ts';

type Saved = BodyOf<typeof savePaymentAccount>;

/** The number of a known account stays as it is when none is sent. */
export function keepPaymentAccount(
  db: Database,
  viewer: Viewer,
  saved: Saved,
): Promise<AnswerOf<typeof savePaymentAccount>> {
  const findings = findingsOf(saved);
  return db.inTransaction(viewer, (tx) => {
    if (findings.length > 0) throw wrongFields(findings);
    const account = saved.account === null ? undefined : storedAccount(saved.method, saved.account);
    return saveKept(tx, keptPaymentAccounts, { ...saved, account });
  });
}

function findingsOf({ version, method, account }: Saved) {
  if (account !== null) return accountFindings(method, account);
  return version === null ? [findingOn(paymentAccount, 'account')] : [];
}

export function dropPaymentAccounts(
  db: Database,
  viewer: Viewer,
  { ids }: BodyOf<typeof deletePaymentAccounts>,
): Promise<number> {
  return db.inTransaction(viewer, (tx) => dropKept(tx, keptPaymentAccounts, ids));
}
