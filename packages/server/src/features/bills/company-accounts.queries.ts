import { companyAccount } from '@loadline/contract/bills/company-account';
import type { listCompanyAccounts } from '@loadline/contract/bills/company-account.api';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import { json } from '../../kernel/columns.ts';
import type { Database, Tx } from '../../kernel/database.ts';
import { jsonOf, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';

export type CompanyAccounts = AnswerOf<typeof listCompanyAccounts>;

const accounts = sql.type({ all: json<CompanyAccounts>() })`
  select coalesce(json_agg(${jsonOf(companyAccount.fields, 'a')} order by a.company_code, a.currency), '[]') as all from company_account a`;

export async function accountsAtDesk(staff: Database, viewer: Viewer): Promise<CompanyAccounts> {
  const {
    rows: [[found]],
  } = await staff.read(viewer, accounts);
  return found?.all ?? [];
}

export async function accountsIn(tx: Pick<Tx, 'one'>): Promise<CompanyAccounts> {
  return (await tx.one(accounts)).all;
}
