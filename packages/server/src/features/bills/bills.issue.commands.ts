import { billLifecycle } from '@loadline/contract/bills/bill.codes';
import type { issueBill, voidBill } from '@loadline/contract/bills/bill-desk.api';
import { baseAmountOf, baseCurrency, rateOn } from '@loadline/contract/bills/exchange-rate';
import { exact, fixed, isLess, isZero, minus, negative, plus, zero } from '@loadline/contract/kernel/decimal';
import type { BodyOf } from '@loadline/contract/kernel/endpoint';
import { audit } from '../../kernel/audit.ts';
import { chinaTime } from '../../kernel/clock.ts';
import { text } from '../../kernel/columns.ts';
import type { Database, Tx } from '../../kernel/database.ts';
import { newId } from '../../kernel/database.ts';
import { requireMove } from '../../kernel/move.ts';
import { Problem } from '../../kernel/problem.ts';
import { sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { tellIssued } from './bills.bell.commands.ts';
import { dropDraft } from './bills.commands.ts';
import type { DeskBillDetail } from './bills.desk.queries.ts';
import { deskBillIn } from './bills.desk.queries.ts';
import type { LockedBill, LockedLine } from './bills.locked.queries.ts';
import { lockedBill, lockedLines } from './bills.locked.queries.ts';
import { openInstead } from './closing.days.queries.ts';
import { holdDisputes, requireUndisputed } from './disputes.locked.queries.ts';
import type { ExchangeRates } from './exchange-rates.queries.ts';
import { exchangeRatesIn } from './exchange-rates.queries.ts';
import { requireUninvoiced } from './invoices.queries.ts';
import { post } from './ledger.commands.ts';

export function issue(
  staff: Database,
  viewer: Viewer,
  asked: BodyOf<typeof issueBill>,
): Promise<DeskBillDetail> {
  return staff.inTransaction(viewer, async (tx) => {
    const bill = await lockedBill(tx, asked);
    requireMove(billLifecycle, bill.status, 'ISSUED', tx.me);
    await issueIn(tx, bill, await exchangeRatesIn(tx));
    return deskBillIn(tx, bill.id);
  });
}

/** Fixes the rates of a locked draft and posts it: what the customer owes is what was sold. */
export async function issueIn(tx: Tx, bill: LockedBill, rates: ExchangeRates): Promise<void> {
  const lines = await lockedLines(tx, bill.orgId, sql`c.bill_id = ${bill.id}`);
  if (lines.length === 0) throw new Problem('billEmpty');
  const first = await openInstead(tx, bill.billDate);
  if (first !== null) throw new Problem('billMonthClosed', { day: bill.billDate, first });
  const fixedLines = atTheirRates(lines, rates);
  const { currency } = bill;
  const base = sumOf(fixedLines.map(({ baseAmount }) => baseAmount));
  const amount = currency === baseCurrency ? base : sumOf(lines.map(({ orderFee }) => orderFee));
  if (isLess(exact(amount), zero)) throw new Problem('billBelowZero', { amount: `${currency} ${amount}` });
  await tx.rows(sql`
    update charge c set rate = x.rate, base_amount = x."baseAmount", version = c.version + 1, updated_at = ${tx.now}
    from jsonb_to_recordset(${JSON.stringify(fixedLines)}::jsonb) as x (id uuid, rate numeric, "baseAmount" numeric)
    where c.org_id = ${bill.orgId} and c.id = x.id`);
  await tx.rows(sql`
    update bill set status = 'ISSUED', issued_at = ${tx.now}, issued_by = ${tx.me.userId}, version = version + 1, updated_at = ${tx.now} where id = ${bill.id}`);
  await post(tx, {
    orgId: bill.orgId,
    kind: 'charge',
    day: bill.billDate,
    billId: bill.id,
    postings: [
      { account: 'receivable', billId: bill.id, currency, amount, base },
      { account: 'revenue', currency, amount: negative(amount), base: negative(base) },
    ],
  });
  await tellIssued(tx, bill.id);
  const changes = { status: { from: 'DRAFT', to: 'ISSUED' }, billAmount: amount };
  await audit(tx, { action: 'bill-issued', subject: 'bill', subjectId: bill.id, orgId: bill.orgId, changes });
}

function atTheirRates(lines: readonly LockedLine[], rates: ExchangeRates) {
  const rated = lines.map(({ id, currency, feeDate, orderFee }) => {
    const rate = rateOn(rates, currency, feeDate);
    return { id, currency, feeDate, rate, baseAmount: rate && baseAmountOf(orderFee, rate) };
  });
  const without = rated.filter(({ rate }) => rate === undefined);
  if (without.length > 0) {
    const missing = [...new Set(without.map(({ currency, feeDate }) => `${currency} ${feeDate}`))].toSorted();
    throw new Problem('ratesMissing', { missing: missing.slice(0, 10).join(', ') });
  }
  return rated.map(({ id, rate = '', baseAmount = '' }) => ({ id, rate, baseAmount }));
}

/** A draft is dropped; what was issued and of which nothing is paid is taken back by a credit note. */
export function voidOne(
  staff: Database,
  viewer: Viewer,
  asked: BodyOf<typeof voidBill>,
): Promise<DeskBillDetail> {
  return staff.inTransaction(viewer, async (tx) => {
    await holdDisputes(tx, asked.id);
    const bill = await lockedBill(tx, asked);
    if (bill.creditsId !== null) throw new Problem('creditStands');
    requireMove(billLifecycle, bill.status, 'VOID', tx.me);
    const told = { status: { from: bill.status, to: 'VOID' }, reason: asked.reason };
    const creditNote =
      bill.status === 'DRAFT' ? await dropDraft(tx, bill) : await credit(tx, bill, asked.reason);
    const changes = creditNote === null ? told : { ...told, creditNote };
    await audit(tx, {
      action: 'bill-voided',
      subject: 'bill',
      subjectId: bill.id,
      orgId: bill.orgId,
      changes,
    });
    return deskBillIn(tx, bill.id);
  });
}

/** The number of the credit note that takes an issued bill back. */
async function credit(tx: Tx, bill: LockedBill, reason: string): Promise<string> {
  const { orgId, currency } = bill;
  await requireUninvoiced(tx, bill);
  await requireUndisputed(tx, bill);
  const owed = await owedOf(tx, bill);
  if (!isZero(minus(exact(owed.charged), exact(owed.amount))))
    throw new Problem('billPaid', { number: bill.billNo });
  const [id, day] = [newId(), chinaTime(tx.now).slice(0, 10)];
  const { billNo } = await tx.one(sql.type({ billNo: text })`
    insert into bill (org_id, id, bill_no, status, company_code, currency, bill_date, pay_date, issued_at, issued_by, credits_bill_id, note, created_by, created_at, updated_at)
    values (${orgId}, ${id}, next_number('FB', ${day}::date), 'ISSUED', ${bill.companyCode}, ${currency}, ${day}, ${day}, ${tx.now}, ${tx.me.userId}, ${bill.id},
      ${reason}, ${tx.me.userId}, ${tx.now}, ${tx.now}) returning bill_no as "billNo"`);
  await negateLines(tx, bill, id);
  await freeLines(tx, bill);
  await post(tx, {
    orgId,
    kind: 'credit',
    day,
    billId: id,
    note: reason,
    postings: [
      {
        account: 'receivable',
        billId: bill.id,
        currency,
        amount: negative(owed.amount),
        base: negative(owed.base),
      },
      { account: 'revenue', currency, amount: owed.amount, base: owed.base },
    ],
  });
  await tx.rows(
    sql`update bill set status = 'VOID', version = version + 1, updated_at = ${tx.now} where id = ${bill.id}`,
  );
  return billNo;
}

const owedColumns = { charged: text, amount: text, base: text };

/** What was charged by a bill, and what of it stands. */
function owedOf(tx: Tx, { orgId, id }: LockedBill) {
  return tx.one(sql.type(owedColumns)`
    select coalesce(sum(p.amount) filter (where e.kind = 'charge'), 0)::text as charged, coalesce(sum(p.amount), 0)::text as amount, coalesce(sum(p.base), 0)::text as base
    from ledger_posting p join ledger_entry e on e.org_id = p.org_id and e.id = p.entry_id where p.org_id = ${orgId} and p.bill_id = ${id}`);
}

const copied = sql`org_id, order_id, house_no, fee_date, fee_type, fee_zh, fee_en, unit_name, billing_weight, unit_fee, currency, card_id, reason, checked_at,
  checked_by, created_by, invoice_id`;
const copiedOf = sql`c.org_id, c.order_id, c.house_no, c.fee_date, c.fee_type, c.fee_zh, c.fee_en, c.unit_name, c.billing_weight, c.unit_fee, c.currency, c.card_id, c.reason,
  c.checked_at, c.checked_by, c.created_by, c.invoice_id`;

/** The lines of a bill on its credit note, each below zero. */
async function negateLines(tx: Tx, bill: LockedBill, note: string): Promise<void> {
  await tx.rows(sql`
    insert into charge (${copied}, id, bill_id, position, quantity, order_fee, rate, base_amount, source, credits_id)
    select ${copiedOf}, gen_random_uuid(), ${note}, c.position, -c.quantity, -c.order_fee, c.rate, -c.base_amount, 'credit', c.id
    from charge c where c.org_id = ${bill.orgId} and c.bill_id = ${bill.id}`);
}

/** What was charged is there once more for another bill. */
async function freeLines(tx: Tx, bill: LockedBill): Promise<void> {
  await tx.rows(sql`
    insert into charge (${copied}, id, quantity, order_fee, source, credits_id, replaces_id)
    select ${copiedOf}, gen_random_uuid(), c.quantity, c.order_fee, c.source, c.credits_id, c.id
    from charge c where c.org_id = ${bill.orgId} and c.bill_id = ${bill.id}`);
}

function sumOf(amounts: readonly string[]): string {
  return fixed(
    amounts.reduce((sum, amount) => plus(sum, exact(amount)), zero),
    2,
  );
}
