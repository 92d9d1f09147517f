import { codeTaken, journalAccount, mayShareCode } from '@loadline/contract/bills/journal';
import type { saveJournalAccount } from '@loadline/contract/bills/journal.api';
import { ledgerAccounts } from '@loadline/contract/bills/ledger.codes';
import { wordOf } from '@loadline/contract/kernel/code';
import type { BodyOf } from '@loadline/contract/kernel/endpoint';
import { audit } from '../../kernel/audit.ts';
import type { Database } from '../../kernel/database.ts';
import { Problem, wrongFields } from '../../kernel/problem.ts';
import { differences, requireVersion } from '../../kernel/record-changes.ts';
import { sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import type { JournalAccounts } from './journal.accounts.queries.ts';
import { journalAccountsIn } from './journal.accounts.queries.ts';

/** What is exported from now on stands under this code; two accounts have one only where they hold the same money. */
export function keepJournalAccount(
  staff: Database,
  viewer: Viewer,
  saved: BodyOf<typeof saveJournalAccount>,
): Promise<JournalAccounts> {
  return staff.inTransaction(viewer, async (tx) => {
    const { version, account, ...values } = saved;
    await tx.rows(sql`select 1 from journal_account for update`);
    const all = await journalAccountsIn(tx);
    const before = all.find((one) => one.account === account);
    if (!before) throw new Problem('notFound');
    requireVersion(before, version, saved);
    const other = all.find(
      (one) => one.accountCode === values.accountCode && !mayShareCode(one.account, account),
    );
    if (other) {
      const { label } = journalAccount.fields.accountCode;
      const says = codeTaken(wordOf(ledgerAccounts, other.account));
      throw wrongFields([{ path: 'accountCode', label, says }]);
    }
    await tx.rows(sql`
      update journal_account set account_code = ${values.accountCode}, account_zh = ${values.accountZh}, account_en = ${values.accountEn}, version = version + 1,
        changed_who = ${tx.me.name}, changed_at = ${tx.now} where account = ${account}`);
    const changes = { account, ...differences(before, values) };
    await audit(tx, { action: 'edited', subject: 'journalAccount', changes });
    return journalAccountsIn(tx);
  });
}
