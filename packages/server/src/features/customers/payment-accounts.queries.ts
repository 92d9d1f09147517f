import { paymentAccount } from '@loadline/contract/customers/payment-account';
import type {
  countPaymentAccounts,
  listPaymentAccounts,
} from '@loadline/contract/customers/payment-account.api';
import type { QueryOf } from '@loadline/contract/kernel/endpoint';
import type { Database, RawJson } from '../../kernel/database.ts';
import { countOfKept, pageOfKept } from '../../kernel/records.ts';
import { sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';

export const keptPaymentAccounts = {
  of: paymentAccount,
  table: 'payment_account',
  subject: 'account',
  masked: { account: sql`masked_tail(r.account)` },
};

export function pageOfPaymentAccounts(
  db: Database,
  viewer: Viewer,
  query: QueryOf<typeof listPaymentAccounts>,
): Promise<RawJson> {
  return pageOfKept(db, viewer, keptPaymentAccounts, query);
}

export function countOfPaymentAccounts(
  db: Database,
  viewer: Viewer,
  filter: QueryOf<typeof countPaymentAccounts>,
): Promise<RawJson> {
  return countOfKept(db, viewer, keptPaymentAccounts, filter);
}
