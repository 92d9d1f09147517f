import type { billApi } from '@loadline/contract/bills/bill.api';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import type { Text } from '@loadline/contract/kernel/text';
import type { Forwarder } from '@loadline/contract/ops/forwarder';
import type { RowOf } from '../../kernel/columns.ts';
import { orNull, text } from '../../kernel/columns.ts';
import type { Database, Tx } from '../../kernel/database.ts';
import { sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { forwarderIn } from '../ops/forwarder.public.ts';
import type { DeskBillDetail } from './bills.desk.queries.ts';
import { billAtDesk } from './bills.desk.queries.ts';
import { ownBill } from './bills.queries.ts';

export type BillDetail = AnswerOf<typeof billApi.detail>;

const accountColumns = { accountName: text, bankName: text, accountNo: text, swift: orNull(text) };

export interface PrintedBill {
  readonly detail: BillDetail;
  readonly customer: Text;
  readonly forwarder: Forwarder;
  /** Where its company is paid in its currency; nothing while nobody has entered that. */
  readonly account: RowOf<typeof accountColumns> | undefined;
}

export async function printedOwn(db: Database, viewer: Viewer, no: string): Promise<PrintedBill> {
  const detail = (await ownBill(db, viewer, no)).as<BillDetail>();
  return db.inTransaction(viewer, async (tx) => ({
    detail,
    customer: tx.me.company,
    ...(await whoIsPaid(tx, detail)),
  }));
}

export async function printedAtDesk(staff: Database, viewer: Viewer, no: string): Promise<PrintedBill> {
  const detail = (await billAtDesk(staff, viewer, no)).as<DeskBillDetail>();
  const { customer: zh, customerEn: en } = detail.bill;
  return staff.inTransaction(viewer, async (tx) => ({
    detail,
    customer: { zh, en },
    ...(await whoIsPaid(tx, detail)),
  }));
}

async function whoIsPaid(tx: Tx, { bill }: BillDetail) {
  const [account] = await tx.rows(sql.type(accountColumns)`
    select a.account_name as "accountName", a.bank_name as "bankName", a.account_no as "accountNo", a.swift from company_account a
    where a.company_code = ${bill.companyCode} and a.currency = ${bill.currency}`);
  return { account, forwarder: await forwarderIn(tx) };
}
