import { aCompanyInUse, companyAccount } from '@loadline/contract/bills/company-account';
import type { saveCompanyAccount } from '@loadline/contract/bills/company-account.api';
import type { BodyOf } from '@loadline/contract/kernel/endpoint';
import { audit } from '../../kernel/audit.ts';
import { withoutConflict } from '../../kernel/conflicts.ts';
import type { Database, Tx } from '../../kernel/database.ts';
import { Problem, wrongFields } from '../../kernel/problem.ts';
import { differences, requireVersion } from '../../kernel/record-changes.ts';
import { sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { isEntry } from '../ops/dictionaries.public.ts';
import type { CompanyAccounts } from './company-accounts.queries.ts';
import { accountsIn } from './company-accounts.queries.ts';

type Saved = BodyOf<typeof saveCompanyAccount>;

/** One account for a company and a currency; a bill that was printed keeps what it said. */
export function keepAccount(staff: Database, viewer: Viewer, saved: Saved): Promise<CompanyAccounts> {
  return staff.inTransaction(viewer, async (tx) => {
    const { version, ...values } = saved;
    const before = version === null ? undefined : await current(tx, saved);
    const { companyCode, currency } = saved;
    if (!before && !(await isEntry(tx, 'salesCompany', companyCode)))
      throw wrongFields([
        { path: 'companyCode', label: companyAccount.fields.companyCode.label, says: aCompanyInUse },
      ]);
    await withoutConflict(
      { company_account_pkey: 'accountTaken' },
      { company: companyCode, currency },
      before ? change(tx, saved) : add(tx, saved),
    );
    const changes = { companyCode, currency, ...differences(before ?? {}, values) };
    await audit(tx, { action: before ? 'edited' : 'made', subject: 'companyAccount', changes });
    return accountsIn(tx);
  });
}

async function current(tx: Tx, saved: Saved): Promise<CompanyAccounts[number]> {
  const { companyCode, currency, version } = saved;
  await tx.rows(
    sql`select 1 from company_account where company_code = ${companyCode} and currency = ${currency} for update`,
  );
  const found = (await accountsIn(tx)).find(
    (one) => one.companyCode === companyCode && one.currency === currency,
  );
  if (!found) throw new Problem('notFound');
  requireVersion(found, version, saved);
  return found;
}

async function add(tx: Tx, saved: Saved): Promise<void> {
  const { companyCode, currency, accountName, bankName, accountNo, swift } = saved;
  await tx.rows(sql`
    insert into company_account (company_code, currency, account_name, bank_name, account_no, swift, changed_who, changed_at)
    values (${companyCode}, ${currency}, ${accountName}, ${bankName}, ${accountNo}, ${swift}, ${tx.me.name}, ${tx.now})`);
}

async function change(tx: Tx, saved: Saved): Promise<void> {
  const { companyCode, currency, accountName, bankName, accountNo, swift } = saved;
  await tx.rows(sql`
    update company_account set account_name = ${accountName}, bank_name = ${bankName}, account_no = ${accountNo}, swift = ${swift},
      changed_who = ${tx.me.name}, changed_at = ${tx.now}, version = version + 1
    where company_code = ${companyCode} and currency = ${currency}`);
}
