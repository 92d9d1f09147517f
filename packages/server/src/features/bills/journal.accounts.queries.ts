import { journalAccount } from '@loadline/contract/bills/journal';
import type { listJournalAccounts } from '@loadline/contract/bills/journal.api';
import { ledgerAccounts } from '@loadline/contract/bills/ledger.codes';
import { codesOf } from '@loadline/contract/kernel/code';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import { json } from '../../kernel/columns.ts';
import type { Database, Tx } from '../../kernel/database.ts';
import { jsonOf, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';

export type JournalAccounts = AnswerOf<typeof listJournalAccounts>;

const accounts = sql.type({ all: json<JournalAccounts>() })`
  select coalesce(json_agg(${jsonOf(journalAccount.fields, 'a')} order by array_position(${codesOf(ledgerAccounts)}::text[], a.account)), '[]') as all
  from journal_account a`;

export async function journalAccountsAtDesk(staff: Database, viewer: Viewer): Promise<JournalAccounts> {
  const {
    rows: [[found]],
  } = await staff.read(viewer, accounts);
  return found?.all ?? [];
}

export async function journalAccountsIn(tx: Pick<Tx, 'one'>): Promise<JournalAccounts> {
  return (await tx.one(accounts)).all;
}
