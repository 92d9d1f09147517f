import { receivedAhead } from '@loadline/contract/bills/bill.faults';
import { baseAmountOf, baseShareOf } from '@loadline/contract/bills/exchange-rate';
import type { allocateMoney, receiveMoney } from '@loadline/contract/bills/money-receipt.api';
import { receiveMoney as receiving } from '@loadline/contract/bills/money-receipt.api';
import { exact, exceeds, fixed, isSame, minus, negative } from '@loadline/contract/kernel/decimal';
import type { BodyOf } from '@loadline/contract/kernel/endpoint';
import { audit } from '../../kernel/audit.ts';
import { int, orNull, text } from '../../kernel/columns.ts';
import { withoutConflict } from '../../kernel/conflicts.ts';
import type { Database, Tx } from '../../kernel/database.ts';
import { Problem, wrongFields } from '../../kernel/problem.ts';
import { sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { lockCustomer } from '../ops/companies.public.ts';
import { requireCompany } from './bills.commands.ts';
import { requireOpenDay } from './closing.days.queries.ts';
import { keepHolds } from './credit.holds.commands.ts';
import { requiredRate } from './exchange-rates.queries.ts';
import { freeOn, post } from './ledger.commands.ts';
import { chinaDay, requireServed, todayInChina } from './ledger.queries.ts';
import type { MoneyDetail } from './money.queries.ts';
import { moneyIn } from './money.queries.ts';

type Received = BodyOf<typeof receiveMoney>;

/** Writes down what came, and posts it to the customer's account. Sent twice it is one receipt. */
export function receive(staff: Database, viewer: Viewer, body: Received): Promise<MoneyDetail> {
  return staff.inTransaction(viewer, async (tx) => {
    await requireOpenDay(tx, { path: 'day', label: receiving.body.day.label, day: body.day });
    await receiveIn(tx, body);
    return moneyIn(tx, body.id);
  });
}

/** Posted for the day on which it came, unless told for another. */
export async function receiveIn(tx: Tx, body: Received, postedFor = body.day): Promise<void> {
  const { id, orgId, day, companyCode, currency, amount, payer, bankRef, note } = body;
  await requireServed(tx, orgId);
  await requireCompany(tx, companyCode);
  await requirePast(tx, day);
  const known = await tx.rows(sql`select from receipt_of_money where id = ${id}`);
  if (known.length > 0) return;
  const rate = await requiredRate(tx, currency, day);
  const turn = await nextTurn(tx, body);
  await withoutConflict(
    { receipt_of_money_bank_ref: 'bankRefTaken' },
    { ref: bankRef ?? '' },
    tx.rows(sql`insert into receipt_of_money (org_id, id, receipt_no, day, company_code, currency, amount, rate, payer, bank_ref, bank_turn, note, created_by, created_at, created_who)
      values (${orgId}, ${id}, next_number('SK', ${todayInChina}), ${day}, ${companyCode}, ${currency}, ${amount}, ${rate}, ${payer}, ${bankRef}, ${turn}, ${note}, ${tx.me.userId}, ${tx.now}, ${tx.me.name})`),
  );
  const base = baseAmountOf(amount, rate);
  await post(tx, {
    orgId,
    kind: 'receipt',
    day: postedFor,
    receiptId: id,
    postings: [
      { account: 'bank', currency, amount, base },
      { account: 'customer', currency, amount: negative(amount), base: negative(base) },
    ],
  });
  await deed(tx, 'received', { orgId, id }, { amount: `${amount} ${currency}` });
  await keepHolds(tx, sql`h.org_id = ${orgId}`);
}

/** A bank's reference is entered once, and again only when what was entered by it is reversed. */
async function nextTurn(tx: Tx, { companyCode, currency, bankRef }: Received): Promise<number> {
  if (bankRef === null) return 0;
  const { turn } = await tx.one(sql.type({ turn: orNull(int) })`
    select bank_turn_of(${companyCode}, ${currency}, ${bankRef}) as turn`);
  if (turn === null) throw new Problem('bankRefTaken', { ref: bankRef });
  return turn;
}

/** Pays bills with what is left of a receipt: each up to what is unpaid of it, all or none. */
export function allocate(
  staff: Database,
  viewer: Viewer,
  body: BodyOf<typeof allocateMoney>,
): Promise<MoneyDetail> {
  return staff.inTransaction(viewer, async (tx) => {
    await allocateIn(tx, body);
    return moneyIn(tx, body.id);
  });
}

export async function allocateIn(tx: Tx, { id, parts }: BodyOf<typeof allocateMoney>): Promise<void> {
  const { orgId } = await lockedReceipt(tx, id);
  for (const part of parts) await pay(tx, { orgId, id }, part);
  await deed(tx, 'allocated', { orgId, id }, {});
  await keepHolds(tx, sql`h.org_id = ${orgId}`);
}

export type Receipt = { readonly orgId: string; readonly id: string };
type Part = BodyOf<typeof allocateMoney>['parts'][number];

export async function pay(tx: Tx, { orgId, id }: Receipt, { billId, amount }: Part): Promise<void> {
  // Whoever voids it meanwhile is waited for, and waits.
  await tx.rows(sql`select from bill where org_id = ${orgId} and id = ${billId} for update`);
  const receipt = await standingOfReceipt(tx, id);
  const bill = await standingOfBill(tx, orgId, billId);
  if (
    bill.companyCode !== receipt.companyCode ||
    bill.currency !== receipt.currency ||
    isSame(bill.amount, '0')
  )
    throw new Problem('billNotPayable', { no: bill.billNo });
  const left = leastOf(
    receipt.amount,
    await freeOn(tx, { orgId, account: 'customer', currency: receipt.currency }),
  );
  if (exceeds(amount, left)) throw new Problem('moreThanLeft', { left });
  if (exceeds(amount, bill.amount))
    throw new Problem('moreThanUnpaid', { no: bill.billNo, unpaid: bill.amount });
  const taken = baseShareOf(receipt, amount);
  const paid = baseShareOf(bill, amount);
  const { currency } = receipt;
  const exchange = fixed(minus(exact(paid), exact(taken)), 2);
  await post(tx, {
    orgId,
    kind: 'payment',
    day: await chinaDay(tx),
    billId,
    receiptId: id,
    postings: [
      { account: 'customer', currency, amount, base: taken },
      { account: 'receivable', billId, currency, amount: negative(amount), base: negative(paid) },
      ...(isSame(exchange, '0')
        ? []
        : [{ account: 'exchange' as const, currency, amount: '0', base: exchange }]),
    ],
  });
}

function leastOf(one: string, other: string): string {
  return exceeds(one, other) ? other : one;
}

/** Whose it is; from here on nobody else moves that customer's money until this transaction ends. */
export async function lockedReceipt(tx: Tx, id: string): Promise<{ readonly orgId: string }> {
  const found = await tx.one(sql.type({ orgId: text })`
    select m.org_id::text as "orgId" from receipt_of_money m where m.id = ${id}`);
  await lockCustomer(tx, found.orgId);
  return found;
}

const standing = { companyCode: text, currency: text, amount: text, base: text };

function standingOfReceipt(tx: Tx, id: string) {
  return tx.one(sql.type(standing)`
    select m.company_code as "companyCode", m.currency, (-sum(p.amount))::text as amount, (-sum(p.base))::text as base
    from receipt_of_money m join ledger_entry e on e.org_id = m.org_id and e.receipt_id = m.id
      join ledger_posting p on p.org_id = e.org_id and p.entry_id = e.id and p.account = 'customer'
    where m.id = ${id} group by m.company_code, m.currency`);
}

export function standingOfBill(tx: Tx, orgId: string, billId: string) {
  return tx.one(sql.type({ billNo: text, ...standing })`
    select b.bill_no as "billNo", b.company_code as "companyCode", b.currency, coalesce(sum(p.amount), 0)::text as amount, coalesce(sum(p.base), 0)::text as base
    from bill b left join ledger_posting p on p.org_id = b.org_id and p.bill_id = b.id
    where b.org_id = ${orgId} and b.id = ${billId} and b.status = 'ISSUED' group by b.bill_no, b.company_code, b.currency`);
}

async function requirePast(tx: Tx, day: string): Promise<void> {
  if (day > (await chinaDay(tx)))
    throw wrongFields([{ path: 'day', label: receiving.body.day.label, says: receivedAhead }]);
}

export function deed(
  tx: Tx,
  action: string,
  { orgId, id }: Receipt,
  changes: Readonly<Record<string, unknown>>,
): Promise<void> {
  return audit(tx, { action, subject: 'moneyReceipt', subjectId: id, orgId, changes });
}
