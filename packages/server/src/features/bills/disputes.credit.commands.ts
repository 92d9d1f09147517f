import { baseAmountOf, baseCurrency, baseShareOf } from '@loadline/contract/bills/exchange-rate';
import { exact, exceeds, fixed, isSame, minus } from '@loadline/contract/kernel/decimal';
import { audit } from '../../kernel/audit.ts';
import { orNull, text } from '../../kernel/columns.ts';
import type { Tx } from '../../kernel/database.ts';
import { newId } from '../../kernel/database.ts';
import { sql } from '../../kernel/sql.ts';
import type { LockedBill } from './bills.locked.queries.ts';
import { post } from './ledger.commands.ts';
import { chinaDay } from './ledger.queries.ts';
import { pay, standingOfBill } from './money.commands.ts';
import { takeBack } from './money.reverse.commands.ts';

interface Credit {
  readonly lineId: string;
  /** In the currency of the bill. */
  readonly amount: string;
  readonly note: string;
}

/**
 * Takes an amount off a line of a locked bill by a credit note, a bill of its own with one line, and gives its id. What was paid
 * more than is left to pay goes back to the receipts that it came from, on the customer's account.
 */
export async function creditLine(
  tx: Tx,
  bill: LockedBill,
  { lineId, amount, note }: Credit,
): Promise<string> {
  const { orgId, currency } = bill;
  const [id, day] = [newId(), await chinaDay(tx)];
  await giveBack(tx, bill, { amount, note });
  const { billNo } = await tx.one(sql.type({ billNo: text })`
    insert into bill (org_id, id, bill_no, status, company_code, currency, bill_date, pay_date, issued_at, issued_by, credits_bill_id, note, created_by, created_at, updated_at)
    values (${orgId}, ${id}, next_number('FB', ${day}::date), 'ISSUED', ${bill.companyCode}, ${currency}, ${day}, ${day}, ${tx.now}, ${tx.me.userId}, ${bill.id},
      ${note}, ${tx.me.userId}, ${tx.now}, ${tx.now}) returning bill_no as "billNo"`);
  const sold = await addCredited(tx, bill, { id, lineId, amount, note });
  const owed = baseShareOf(await standingOfBill(tx, orgId, bill.id), amount);
  const exchange = fixed(minus(exact(owed), exact(sold)), 2);
  await post(tx, {
    orgId,
    kind: 'credit',
    day,
    billId: id,
    note,
    postings: [
      { account: 'receivable', billId: bill.id, currency, amount: negated(amount), base: negated(owed) },
      { account: 'revenue', currency, amount, base: sold },
      ...(isSame(exchange, '0')
        ? []
        : [{ account: 'exchange' as const, currency, amount: '0', base: exchange }]),
    ],
  });
  await tx.rows(sql`update bill set version = version + 1, updated_at = ${tx.now} where id = ${bill.id}`);
  await auditBill(tx, orgId, { action: 'bill-issued', id, changes: { billNo, creditOf: bill.billNo } });
  const changes = { billNo, creditedAmount: amount };
  await auditBill(tx, orgId, { action: 'bill-credited', id: bill.id, changes });
  return id;
}

interface BillDeed {
  readonly action: string;
  readonly id: string;
  readonly changes: Readonly<Record<string, unknown>>;
}

function auditBill(tx: Tx, orgId: string, { action, id, changes }: BillDeed): Promise<void> {
  return audit(tx, { action, subject: 'bill', subjectId: id, orgId, changes });
}

const lineColumns = { currency: text, rate: text, amount: text, base: text };

/** The line of the credit note; gives what of the line's base amount goes: all that stands with the last cent. */
async function addCredited(
  tx: Tx,
  { orgId, currency }: LockedBill,
  { id, lineId, amount, note }: Credit & { readonly id: string },
): Promise<string> {
  const isBase = currency === baseCurrency;
  const line = await tx.one(sql.type(lineColumns)`
    select l.currency, l.rate::text as rate, (${isBase ? sql`l.base_amount` : sql`l.order_fee`} + coalesce(k.amount, 0))::text as amount,
      (l.base_amount + coalesce(k.base, 0))::text as base
    from charge l cross join lateral (select sum(${isBase ? sql`c.base_amount` : sql`c.order_fee`}) as amount, sum(c.base_amount) as base
      from charge c where c.org_id = l.org_id and c.credits_id = l.id and c.source = 'credit') k
    where l.org_id = ${orgId} and l.id = ${lineId}`);
  const rate = isBase ? '1' : line.rate;
  const base = isSame(line.amount, amount) ? line.base : baseAmountOf(amount, rate);
  await tx.rows(sql`
    insert into charge (org_id, order_id, house_no, fee_date, fee_type, fee_zh, fee_en, unit_name, unit_fee, currency, reason, checked_at, checked_by, created_by,
      id, bill_id, position, quantity, order_fee, rate, base_amount, source, credits_id)
    select c.org_id, c.order_id, c.house_no, c.fee_date, c.fee_type, c.fee_zh, c.fee_en, 'shipment', ${amount}, ${currency}, left(${note}::text, 200), ${tx.now},
      ${tx.me.userId}, ${tx.me.userId}, ${newId()}, ${id}, 1, -1, ${negated(amount)}, ${rate}, ${negated(base)}, 'credit', c.id
    from charge c where c.org_id = ${orgId} and c.id = ${lineId}`);
  return base;
}

const paidColumns = { entryId: text, receiptId: orNull(text), amount: text };

/** Takes allocations back, the newest first, until as much is unpaid as is credited; of the last one the rest is paid again. */
async function giveBack(
  tx: Tx,
  { orgId, id }: LockedBill,
  { amount, note }: Pick<Credit, 'amount' | 'note'>,
): Promise<void> {
  const { amount: unpaid } = await standingOfBill(tx, orgId, id);
  let lacks = minus(exact(amount), exact(unpaid));
  const payments = await tx.rows(sql.type(paidColumns)`
    select e.id::text as "entryId", e.receipt_id::text as "receiptId", (-p.amount)::text as amount
    from ledger_entry e join ledger_posting p on p.org_id = e.org_id and p.entry_id = e.id and p.account = 'receivable'
    where e.org_id = ${orgId} and e.bill_id = ${id} and e.kind = 'payment'
      and not exists (select from ledger_entry v where v.org_id = e.org_id and v.reverses = e.id)
    order by e.made_at desc, e.id desc`);
  for (const { entryId, receiptId, amount: paid } of payments) {
    if (receiptId === null || !exceeds(fixed(lacks, 2), '0')) continue;
    await takeBack(tx, { orgId, id: receiptId }, entryId, note);
    const kept = fixed(minus(exact(paid), lacks), 2);
    if (exceeds(kept, '0')) await pay(tx, { orgId, id: receiptId }, { billId: id, amount: kept });
    lacks = minus(lacks, exact(paid));
  }
}

function negated(amount: string): string {
  return fixed(minus(exact('0'), exact(amount)), 2);
}
