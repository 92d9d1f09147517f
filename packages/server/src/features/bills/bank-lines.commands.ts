import type {
  acceptBankLine,
  setBankLineAside,
  takeBankLineBack,
} from '@loadline/contract/bills/bank-line.api';
import type { BodyOf } from '@loadline/contract/kernel/endpoint';
import { audit } from '../../kernel/audit.ts';
import type { Database, Tx } from '../../kernel/database.ts';
import { Problem } from '../../kernel/problem.ts';
import { requireVersion } from '../../kernel/record-changes.ts';
import { sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import type { BankLineDetail } from './bank-lines.match.queries.ts';
import { bankLineIn } from './bank-lines.match.queries.ts';
import type { BankLine } from './bank-lines.queries.ts';
import { lineIn } from './bank-lines.queries.ts';
import { openInstead } from './closing.days.queries.ts';
import { allocateIn, receiveIn } from './money.commands.ts';

/** Enters a line as a receipt of a customer and pays bills with it, whole or not at all. However many press, it is one receipt. */
export function accept(
  staff: Database,
  viewer: Viewer,
  body: BodyOf<typeof acceptBankLine>,
): Promise<BankLineDetail> {
  return staff.inTransaction(viewer, async (tx) => {
    const { id, receiptId, orgId, parts } = body;
    const line = await locked(tx, id);
    const isKnown = await hasReceipt(tx, receiptId);
    if (isKnown && line.state === 'ENTERED') return bankLineIn(tx, id);
    requireOpen(line);
    if (isKnown) throw new Problem('stale');
    const { day, companyCode, currency, amount, payer, bankRef, note } = line;
    const received = { id: receiptId, orgId, day, companyCode, currency, amount, payer, bankRef, note };
    // The bank's day stays what it is; money of a closed month that was not entered in time is posted in the month that is open.
    await receiveIn(tx, received, (await openInstead(tx, day)) ?? day);
    if (parts.length > 0) await allocateIn(tx, { id: receiptId, parts });
    await audit(tx, {
      action: 'line-entered',
      subject: 'bankLine',
      subjectId: id,
      orgId,
      changes: { bankRef },
    });
    return bankLineIn(tx, id);
  });
}

/** No customer's money. */
export function setAside(
  staff: Database,
  viewer: Viewer,
  { id, version, reason }: BodyOf<typeof setBankLineAside>,
): Promise<BankLineDetail> {
  return staff.inTransaction(viewer, async (tx) => {
    const line = await locked(tx, id);
    requireVersion(line, version, { reason });
    requireOpen(line);
    await mark(tx, id, { aside: reason, who: tx.me.name });
    await audit(tx, {
      action: 'line-aside',
      subject: 'bankLine',
      subjectId: id,
      changes: { bankRef: line.bankRef, reason },
    });
    return bankLineIn(tx, id);
  });
}

export function takeBack(
  staff: Database,
  viewer: Viewer,
  { id, version }: BodyOf<typeof takeBankLineBack>,
): Promise<BankLineDetail> {
  return staff.inTransaction(viewer, async (tx) => {
    const line = await locked(tx, id);
    requireVersion(line, version, {});
    if (line.state === 'ENTERED') throw new Problem('bankLineEntered', { ref: line.bankRef });
    await mark(tx, id, { aside: null, who: null });
    await audit(tx, {
      action: 'line-back',
      subject: 'bankLine',
      subjectId: id,
      changes: { bankRef: line.bankRef },
    });
    return bankLineIn(tx, id);
  });
}

/** The line as it stands; who else means to do something with it waits. */
async function locked(tx: Tx, id: string): Promise<BankLine> {
  await tx.rows(sql`select from bank_line where id = ${id} for update`);
  return lineIn(tx, id);
}

/** Whether the same request has entered it already. */
async function hasReceipt(tx: Tx, receiptId: string): Promise<boolean> {
  return (await tx.rows(sql`select from receipt_of_money m where m.id = ${receiptId}`)).length > 0;
}

function requireOpen({ state, bankRef: ref }: BankLine): void {
  if (state === 'ENTERED') throw new Problem('bankLineEntered', { ref });
  if (state === 'ASIDE') throw new Problem('bankLineAside', { ref });
}

async function mark(
  tx: Tx,
  id: string,
  { aside, who }: { readonly aside: string | null; readonly who: string | null },
): Promise<void> {
  await tx.rows(
    sql`update bank_line set aside = ${aside}, aside_who = ${who}, version = version + 1 where id = ${id}`,
  );
}
