import { baseCurrency } from '@loadline/contract/bills/exchange-rate';
import type { RowOf } from '../../kernel/columns.ts';
import { int, orNull, text, textOf } from '../../kernel/columns.ts';
import type { Tx } from '../../kernel/database.ts';
import { Problem } from '../../kernel/problem.ts';
import { requireVersion } from '../../kernel/record-changes.ts';
import type { Sql } from '../../kernel/sql.ts';
import { sql } from '../../kernel/sql.ts';
import { deskBillIn, isToBill } from './bills.desk.queries.ts';

const lockedColumns = {
  id: text,
  orgId: text,
  version: int,
  billNo: text,
  status: textOf<'DRAFT' | 'ISSUED' | 'VOID'>(),
  companyCode: text,
  currency: text,
  billDate: text,
  payDate: text,
  creditsId: orNull(text),
};
export type LockedBill = RowOf<typeof lockedColumns>;

const columns = sql`b.id, b.org_id as "orgId", b.version, b.bill_no as "billNo", b.status, b.company_code as "companyCode", b.currency, b.bill_date as "billDate",
  b.pay_date as "payDate", b.credits_bill_id as "creditsId"`;

/** The bill under lock, as it was read; 409 and what stands now when somebody has changed it since. */
export async function lockedBill(
  tx: Tx,
  asked: { readonly id: string; readonly version: number },
): Promise<LockedBill> {
  const bill = await billUnderLock(tx, asked.id);
  if (bill.version !== asked.version)
    requireVersion((await deskBillIn(tx, bill.id)).bill, asked.version, asked);
  return bill;
}

/** The same whatever its version. */
export function billUnderLock(tx: Tx, id: string): Promise<LockedBill> {
  return tx.one(sql.type(lockedColumns)`select ${columns} from bill b where b.id = ${id} for update`);
}

const lineColumns = { id: text, currency: text, feeDate: text, orderFee: text };
export type LockedLine = RowOf<typeof lineColumns>;

/** Charges `c` under lock, in one order for everybody: two who lock several never wait for each other. */
export function lockedLines(tx: Tx, orgId: string, which: Sql): Promise<LockedLine[]> {
  return tx.rows(sql.type(lineColumns)`
    select c.id, c.currency, c.fee_date as "feeDate", c.order_fee::text as "orderFee" from charge c
    where c.org_id = ${orgId} and ${which} order by c.id for update`);
}

/** Puts charges on a locked draft: those that are checked, on no other bill and of a currency that it takes; all of them or none. */
export async function putIn(
  tx: Tx,
  bill: Pick<LockedBill, 'id' | 'orgId' | 'currency'>,
  ids: readonly string[],
): Promise<void> {
  const wanted = [...new Set(ids)];
  const lines = await lockedLines(tx, bill.orgId, sql`c.id = any(${wanted}::uuid[]) and ${isToBill}`);
  if (lines.length < wanted.length)
    throw new Problem('chargesTaken', { count: wanted.length - lines.length });
  const others = lines.map(({ currency }) => currency).filter((one) => one !== bill.currency);
  if (bill.currency !== baseCurrency && others.length > 0)
    throw new Problem('chargeOtherCurrency', {
      currency: bill.currency,
      other: [...new Set(others)].join(', '),
    });
  await tx.rows(sql`
    update charge c set bill_id = ${bill.id}, version = c.version + 1, updated_at = ${tx.now},
      position = (select coalesce(max(x.position), 0) from charge x where x.org_id = ${bill.orgId} and x.bill_id = ${bill.id}) + n.place
    from unnest(${wanted}::uuid[]) with ordinality as n (id, place) where c.org_id = ${bill.orgId} and c.id = n.id`);
}

/** Takes charges off a locked draft, all of them unless told: they wait for another one. */
export async function takeOut(
  tx: Tx,
  bill: Pick<LockedBill, 'id' | 'orgId'>,
  ids?: readonly string[],
): Promise<void> {
  const which = ids ? sql`c.id = any(${[...new Set(ids)]}::uuid[])` : sql`true`;
  await tx.rows(sql`
    update charge c set bill_id = null, position = 0, version = c.version + 1, updated_at = ${tx.now}
    where c.org_id = ${bill.orgId} and c.bill_id = ${bill.id} and ${which}`);
}
