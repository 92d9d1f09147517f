import type { LedgerKind } from '@loadline/contract/bills/ledger.codes';
import { longestStatement } from '@loadline/contract/bills/statement.paper';
import type { Text } from '@loadline/contract/kernel/text';
import type { Forwarder } from '@loadline/contract/ops/forwarder';
import type { RowOf } from '../../kernel/columns.ts';
import { orNull, text, textOf } from '../../kernel/columns.ts';
import type { Tx } from '../../kernel/database.ts';
import { Problem } from '../../kernel/problem.ts';
import { sql } from '../../kernel/sql.ts';
import { organisationView } from '../ops/companies.public.ts';
import { forwarderIn } from '../ops/forwarder.public.ts';

export interface Period {
  readonly currency: string;
  /** `YYYY-MM-DD`, both included. */
  readonly from: string;
  readonly to: string;
}

const line = { day: text, kind: textOf<LedgerKind>(), no: orNull(text), owed: text };
export type StatementLine = RowOf<typeof line>;

export interface Statement {
  readonly forwarder: Forwarder;
  /** What was unpaid when the period began. */
  readonly opening: string;
  /** What each entry changed of it, in the order in which they were posted. */
  readonly lines: readonly StatementLine[];
}

/** What a customer of one's team is called. */
export async function customerNamed(tx: Tx, orgId: string): Promise<Text> {
  const [found] = await tx.rows(sql.type({ zh: text, en: text })`
    select g.name_zh as zh, g.name_en as en from ${organisationView} g where g.org_id = ${orgId} and g.kind = 'customer'`);
  if (!found) throw new Problem('notFound');
  return found;
}

/** What changed what an organisation owes in a currency: the receivable alone, account and bond stand in the list of entries. */
export async function statementOf(tx: Tx, orgId: string, { currency, from, to }: Period): Promise<Statement> {
  const owed = sql`from ledger_entry e join ledger_posting p on p.org_id = e.org_id and p.entry_id = e.id and p.account = 'receivable'
    where e.org_id = ${orgId} and p.currency = ${currency}`;
  const { opening } = await tx.one(sql.type({ opening: text })`
    select coalesce(sum(p.amount), 0)::numeric(16, 2)::text as opening ${owed} and e.day < ${from}::date`);
  const lines = await tx.rows(sql.type(line)`
    select x.day, x.kind, b.bill_no as no, x.owed from (
      select to_char(e.day, 'YYYY-MM-DD') as day, e.kind, e.bill_id, e.org_id, e.made_at, e.id, sum(p.amount)::text as owed ${owed}
        and e.day between ${from}::date and ${to}::date group by e.org_id, e.id, e.day, e.kind, e.bill_id, e.made_at) x
      left join bill b on b.org_id = x.org_id and b.id = x.bill_id order by x.day, x.made_at, x.id
      limit ${sql.lit(longestStatement + 1)}`);
  if (lines.length > longestStatement) throw new Problem('statementTooLong', { most: longestStatement });
  return { forwarder: await forwarderIn(tx), opening, lines };
}
