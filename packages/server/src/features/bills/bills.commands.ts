import { bill as billOf } from '@loadline/contract/bills/bill';
import { billLifecycle } from '@loadline/contract/bills/bill.codes';
import { dueBeforeBilled, noSuchCompany } from '@loadline/contract/bills/bill.faults';
import type { changeBill } from '@loadline/contract/bills/bill-desk.api';
import { makeBill } from '@loadline/contract/bills/bill-desk.api';
import type { BodyOf } from '@loadline/contract/kernel/endpoint';
import { audit } from '../../kernel/audit.ts';
import { chinaTime } from '../../kernel/clock.ts';
import { text } from '../../kernel/columns.ts';
import type { Database, Tx } from '../../kernel/database.ts';
import { requireMove } from '../../kernel/move.ts';
import { wrongFields } from '../../kernel/problem.ts';
import { differences } from '../../kernel/record-changes.ts';
import { sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { lockCustomer, organisationView, payDaysOf } from '../ops/companies.public.ts';
import { isEntry } from '../ops/dictionaries.public.ts';
import type { DeskBillDetail } from './bills.desk.queries.ts';
import { deskBillIn } from './bills.desk.queries.ts';
import type { LockedBill } from './bills.locked.queries.ts';
import { lockedBill, putIn, takeOut } from './bills.locked.queries.ts';
import { requireOpenDay } from './closing.days.queries.ts';

interface NewBill {
  readonly id: string;
  readonly orgId: string;
  readonly companyCode: string;
  readonly currency: string;
  readonly billDate: string;
  readonly note: string | null;
}

/** A draft without charges, due when the term of its customer is over. */
export async function addDraft(tx: Tx, made: NewBill): Promise<string> {
  const { id, orgId, companyCode, currency, billDate, note } = made;
  const { no } = await tx.one(sql.type({ no: text })`
    insert into bill (org_id, id, bill_no, company_code, currency, bill_date, pay_date, note, created_by, created_at, updated_at)
    values (${orgId}, ${id}, next_number('FB', ${chinaTime(tx.now).slice(0, 10)}::date), ${companyCode}, ${currency}, ${billDate},
      ${billDate}::date + coalesce(${payDaysOf(sql`${orgId}::uuid`)}, 0), ${note}, ${tx.me.userId}, ${tx.now}, ${tx.now}) returning bill_no as no`);
  return no;
}

/** A company of the forwarder that is in use. */
export async function requireCompany(tx: Tx, code: string): Promise<void> {
  if (await isEntry(tx, 'salesCompany', code)) return;
  const { label } = makeBill.body.companyCode;
  throw wrongFields([{ path: 'companyCode', label, says: noSuchCompany }]);
}

/** A bill is dated in a month that is open: there it is posted. */
export function requireBillDate(tx: Tx, day: string): Promise<void> {
  return requireOpenDay(tx, { path: 'billDate', label: billOf.fields.billDate.label, day });
}

export function makeDraft(
  staff: Database,
  viewer: Viewer,
  made: BodyOf<typeof makeBill>,
): Promise<DeskBillDetail> {
  return staff.inTransaction(viewer, async (tx) => {
    const { id, orgId, chargeIds, companyCode, currency } = made;
    await tx.one(sql`select 1 from ${organisationView} g where g.org_id = ${orgId} and g.kind = 'customer'`);
    await requireCompany(tx, companyCode);
    await requireBillDate(tx, made.billDate);
    await lockCustomer(tx, orgId);
    const billNo = await addDraft(tx, made);
    await putIn(tx, { id, orgId, currency }, chargeIds);
    const changes = { billNo, companyCode, currency, billDate: made.billDate };
    await audit(tx, { action: 'made', subject: 'bill', subjectId: id, orgId, changes });
    return deskBillIn(tx, id);
  });
}

/** The bill under lock where it is still a draft. */
async function lockedDraft(tx: Tx, asked: { readonly id: string; readonly version: number }) {
  const bill = await lockedBill(tx, asked);
  if (bill.status !== 'DRAFT') requireMove(billLifecycle, bill.status, 'DRAFT', tx.me);
  return bill;
}

export function changeDraft(
  staff: Database,
  viewer: Viewer,
  changed: BodyOf<typeof changeBill>,
): Promise<DeskBillDetail> {
  return staff.inTransaction(viewer, async (tx) => {
    const draft = await lockedDraft(tx, changed);
    const { billDate, payDate, note } = changed;
    if (payDate < billDate)
      throw wrongFields([{ path: 'payDate', label: billOf.fields.payDate.label, says: dueBeforeBilled }]);
    const { bill: before } = await deskBillIn(tx, draft.id);
    if (billDate !== before.billDate) await requireBillDate(tx, billDate);
    if (changed.takeOut) await takeOut(tx, draft, changed.takeOut);
    if (changed.putIn) await putIn(tx, draft, changed.putIn);
    await tx.rows(sql`
      update bill set bill_date = ${billDate}, pay_date = ${payDate}, note = ${note}, version = version + 1, updated_at = ${tx.now} where id = ${draft.id}`);
    const after = await deskBillIn(tx, draft.id);
    const { billAmount } = after.bill;
    const changes = differences(before, { billDate, payDate, note, billAmount });
    await audit(tx, { action: 'edited', subject: 'bill', subjectId: draft.id, orgId: draft.orgId, changes });
    return after;
  });
}

/** A draft that is not issued gives its charges back. */
export async function dropDraft(tx: Tx, bill: LockedBill): Promise<null> {
  requireMove(billLifecycle, bill.status, 'VOID', tx.me);
  await takeOut(tx, bill);
  await tx.rows(
    sql`update bill set status = 'VOID', version = version + 1, updated_at = ${tx.now} where id = ${bill.id}`,
  );
  return null;
}
