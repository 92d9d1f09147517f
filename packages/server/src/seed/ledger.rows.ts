import type { LedgerAccount, LedgerKind } from '@loadline/contract/bills/ledger.codes';
import { exact, fixed, minus, plus, zero } from '@loadline/contract/kernel/decimal';
import type { Clerk } from './accounts.ts';
import { chanceOf } from './chance.ts';
import { localDay } from './local-hours.ts';

interface Posting {
  readonly account: LedgerAccount;
  readonly billId?: string;
  readonly currency: string;
  readonly amount: string;
  readonly base: string;
}

interface Entry {
  readonly orgId: string;
  readonly kind: LedgerKind;
  readonly at: Date;
  /** What it is about: no other entry of its kind is called so. */
  readonly name: string;
  readonly billId?: string;
  readonly receiptId?: string;
  readonly note?: string;
  readonly postings: readonly Posting[];
}

export type Posted = ReturnType<typeof posted>;

/** An entry of the ledger with its postings. */
export function posted(entry: Entry, clerk: Clerk) {
  const { orgId, kind, at, name, billId = null, receiptId = null, note = null, postings } = entry;
  const id = chanceOf(`ledger ${kind} ${name}`).id(at);
  return {
    ledger_entry: {
      org_id: orgId,
      id,
      kind,
      day: localDay(at, 'Asia/Shanghai'),
      bill_id: billId,
      receipt_id: receiptId,
      note,
      made_by: clerk.userId,
      made_who: clerk.name,
      made_at: at,
    },
    ledger_posting: postings.map((one, place) => ({
      org_id: orgId,
      entry_id: id,
      position: place + 1,
      account: one.account,
      bill_id: one.billId ?? null,
      currency: one.currency,
      amount: one.amount,
      base: one.base,
    })),
  };
}

export function sumOf(amounts: readonly string[]): string {
  return fixed(
    amounts.reduce((sum, amount) => plus(sum, exact(amount)), zero),
    2,
  );
}

export function less(amount: string, taken: string): string {
  return fixed(minus(exact(amount), exact(taken)), 2);
}

/** A deed at a bill or at money, as the log tells of it. */
export function moneyDeed(
  { orgId, at, clerk }: { readonly orgId: string; readonly at: Date; readonly clerk: Clerk },
  subject: 'bill' | 'moneyReceipt' | 'balance',
  subjectId: string,
  action: string,
  changes: Readonly<Record<string, unknown>>,
) {
  return {
    org_id: orgId,
    audit_id: chanceOf(`${subject} ${subjectId} ${action}`).id(at),
    at,
    user_id: clerk.userId,
    who: clerk.name,
    action,
    subject,
    subject_id: subjectId,
    changes,
  };
}
