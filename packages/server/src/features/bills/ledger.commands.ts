import type { LedgerAccount, LedgerKind } from '@loadline/contract/bills/ledger.codes';
import { text } from '../../kernel/columns.ts';
import type { Tx } from '../../kernel/database.ts';
import { newId } from '../../kernel/database.ts';
import { sql } from '../../kernel/sql.ts';

/** A debit is positive, a credit negative; `base` is the same in the forwarder's own currency. */
export interface Posting {
  readonly account: LedgerAccount;
  readonly billId?: string | null;
  readonly currency: string;
  readonly amount: string;
  readonly base: string;
}

interface Entry {
  readonly orgId: string;
  readonly kind: LedgerKind;
  /** `YYYY-MM-DD` */
  readonly day: string;
  readonly billId?: string | null;
  readonly receiptId?: string;
  readonly reverses?: string;
  readonly note?: string;
  readonly postings: readonly Posting[];
}

/** Adds an entry to the ledger and gives its id. The database refuses one whose debits are not its credits. */
export async function post(tx: Tx, entry: Entry): Promise<string> {
  const { orgId, kind, day, billId = null, receiptId = null, reverses = null, note = null } = entry;
  const id = newId();
  await tx.rows(sql`insert into ledger_entry (org_id, id, kind, day, bill_id, receipt_id, reverses, note, made_by, made_who, made_at)
    values (${orgId}, ${id}, ${kind}, ${day}, ${billId}, ${receiptId}, ${reverses}, ${note}, ${tx.me.userId}, ${tx.me.name}, ${tx.now})`);
  await tx.rows(sql`insert into ledger_posting (org_id, entry_id, position, account, bill_id, currency, amount, base)
    select ${orgId}, ${id}, p.position::int, p.one ->> 'account', (p.one ->> 'billId')::uuid, p.one ->> 'currency', (p.one ->> 'amount')::numeric, (p.one ->> 'base')::numeric
    from jsonb_array_elements(${JSON.stringify(entry.postings)}::jsonb) with ordinality p (one, position)`);
  return id;
}

interface Purse {
  readonly orgId: string;
  readonly account: LedgerAccount;
  readonly currency: string;
}

/** What a customer has on an account that usually stands in credit, in one currency. */
export async function freeOn(tx: Tx, { orgId, account, currency }: Purse): Promise<string> {
  const { most } = await tx.one(sql.type({ most: text })`
    select (-coalesce(sum(p.amount), 0))::text as most from ledger_posting p
    where p.org_id = ${orgId} and p.account = ${account} and p.currency = ${currency}`);
  return most;
}
