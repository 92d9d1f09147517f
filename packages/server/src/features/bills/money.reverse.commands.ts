import type { LedgerAccount } from '@loadline/contract/bills/ledger.codes';
import type { reverseMoney } from '@loadline/contract/bills/money-receipt.api';
import { exceeds } from '@loadline/contract/kernel/decimal';
import type { BodyOf } from '@loadline/contract/kernel/endpoint';
import { orNull, text, textOf } from '../../kernel/columns.ts';
import { withoutConflict } from '../../kernel/conflicts.ts';
import type { Database, Tx } from '../../kernel/database.ts';
import { Problem } from '../../kernel/problem.ts';
import { sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { freeOn, post } from './ledger.commands.ts';
import { chinaDay } from './ledger.queries.ts';
import type { Receipt } from './money.commands.ts';
import { deed, lockedReceipt } from './money.commands.ts';
import type { MoneyDetail } from './money.queries.ts';
import { moneyIn } from './money.queries.ts';

/** Takes an allocation back, or the receipt of which nothing is allocated any more. */
export function reverse(
  staff: Database,
  viewer: Viewer,
  { id, entryId, reason }: BodyOf<typeof reverseMoney>,
): Promise<MoneyDetail> {
  return staff.inTransaction(viewer, async (tx) => {
    const { orgId } = await lockedReceipt(tx, id);
    const detail = await moneyIn(tx, id);
    const open = detail.allocations.filter(({ reversed }) => reversed === null);
    if (entryId === null && open.length > 0) throw new Problem('allocatedStill');
    if (entryId === null) await requireThere(tx, orgId, detail.receipt);
    const reversed = entryId ?? (await entryOf(tx, id));
    if (entryId !== null && !detail.allocations.some((one) => one.entryId === entryId))
      throw new Problem('notFound');
    await takeBack(tx, { orgId, id }, reversed, reason);
    await deed(tx, entryId === null ? 'receipt-reversed' : 'allocation-reversed', { orgId, id }, { reason });
    return moneyIn(tx, id);
  });
}

/** What came may have gone into the bond meanwhile. */
async function requireThere(
  tx: Tx,
  orgId: string,
  { amount, currency }: MoneyDetail['receipt'],
): Promise<void> {
  const most = await freeOn(tx, { orgId, account: 'customer', currency });
  if (exceeds(amount, most)) throw new Problem('accountTooLow', { most });
}

/** Posts the contrary of an entry of a receipt, once. */
export async function takeBack(
  tx: Tx,
  { orgId, id }: Receipt,
  entryId: string,
  reason: string,
): Promise<void> {
  const billed = await tx.one(sql.type({ billId: orNull(text) })`
    select e.bill_id::text as "billId" from ledger_entry e where e.org_id = ${orgId} and e.id = ${entryId}`);
  const postings = await tx.rows(sql.type({
    account: textOf<LedgerAccount>(),
    billId: orNull(text),
    currency: text,
    amount: text,
    base: text,
  })`
    select p.account, p.bill_id::text as "billId", p.currency, (-p.amount)::text as amount, (-p.base)::text as base
    from ledger_posting p where p.org_id = ${orgId} and p.entry_id = ${entryId} order by p.position`);
  await withoutConflict(
    { ledger_entry_reversed_once: 'reversedAlready' },
    {},
    post(tx, {
      orgId,
      kind: 'reversal',
      day: await chinaDay(tx),
      receiptId: id,
      reverses: entryId,
      note: reason,
      billId: billed.billId,
      postings,
    }),
  );
}

async function entryOf(tx: Tx, id: string): Promise<string> {
  const found = await tx.one(sql.type({ id: text })`
    select e.id::text as id from ledger_entry e where e.receipt_id = ${id} and e.kind = 'receipt'`);
  return found.id;
}
