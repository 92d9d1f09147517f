import { newId } from '../kernel/database.ts';
import type { TestHouse } from './house.ts';

interface Whose {
  readonly orgId: string;
  readonly ownerId: string;
  /** What stands in every text. */
  readonly text: string;
  readonly amongStaff: string;
}

/** An issued bill with a line, and a draft that is the desk's alone. What a charge costs is in no answer to a customer. */
export async function addBill(
  house: TestHouse,
  { orgId, ownerId, text, amongStaff, orderId }: Whose & { readonly orderId: string },
): Promise<BillBelongings> {
  const billId = newId();
  const billNo = `FB${billId.slice(-12)}`;
  const chargeId = newId();
  const bill = `insert into bill (org_id, id, bill_no, status, company_code, currency, bill_date, pay_date, issued_at, note, created_by)
    values ($1, $2, $3, $4, $5, 'CNY', '2026-11-19', '2026-12-04', $6, $7, $8)`;
  await house.rows(bill, [orgId, billId, billNo, 'ISSUED', text, '2026-11-19T01:00:00Z', text, ownerId]);
  const draftId = newId();
  const draft = [orgId, draftId, `FB${draftId.slice(-12)}`, 'DRAFT', amongStaff, null, amongStaff, ownerId];
  await house.rows(bill, draft);
  await house.rows(
    `insert into charge (org_id, id, order_id, bill_id, fee_date, fee_type, fee_zh, fee_en, unit_name, quantity, unit_fee, currency, order_fee, rate, base_amount,
       source, checked_at)
     values ($1, $2, $3, $4, '2026-11-15', $5, $5, $5, 'kg', 1, 1, 'CNY', 1, 1, 1, 'hand', now())`,
    [orgId, chargeId, orderId, billId, text],
  );
  await house.rows(
    `insert into charge_cost (org_id, charge_id, supplier, currency, amount, rate, base_amount, changed_who) values ($1, $2, $3, 'CNY', 1, 1, 1, $3)`,
    [orgId, chargeId, amongStaff],
  );
  const moneyReceiptId = newId();
  await house.rows(
    `insert into receipt_of_money (org_id, id, receipt_no, day, company_code, currency, amount, rate, payer, bank_ref, note, created_by, created_who)
     values ($1, $2, $3, '2026-11-19', 'HQ', 'CNY', 1, 1, $4, $3, $4, $5, $4)`,
    [orgId, moneyReceiptId, `SK${moneyReceiptId.slice(-12)}`, amongStaff, ownerId],
  );
  const invoiceId = newId();
  const invoiceNo = `KP${invoiceId.slice(-12)}`;
  await house.rows(
    `insert into invoice (org_id, id, request_no, company_code, currency, invoice_type, tax_point, tax_way, invoice_header, tax_number, mail_to, note, created_by)
     values ($1, $2, $3, $4, 'CNY', 'special', 6, 'added', $4, $4, $4, $4, $5)`,
    [orgId, invoiceId, invoiceNo, text, ownerId],
  );
  await house.rows(
    `insert into invoice_part (org_id, invoice_id, bill_id, amount) values ($1, $2, $3, 0.5)`,
    [orgId, invoiceId, billId],
  );
  const disputeId = newId();
  const disputeNo = `FY${disputeId.slice(-12)}`;
  await house.rows(
    `insert into bill_dispute (org_id, id, no, bill_id, charge_id, kind, reason, wanted, disputed, raised_who, created_by)
     values ($1, $2, $3, $4, $5, 'price', $6, 0, 1, $6, $7)`,
    [orgId, disputeId, disputeNo, billId, chargeId, text, ownerId],
  );
  const creditId = newId();
  await house.rows(
    `insert into credit_request (org_id, id, no, kind, order_id, until, reason, asked_who, created_by)
     values ($1, $2, $3, 'lift', $6, now()::date + 9, $4, $4, $5)`,
    [orgId, creditId, `SX${creditId.slice(-12)}`, amongStaff, ownerId, orderId],
  );
  return {
    creditId,
    billId,
    billNo,
    moneyReceiptId,
    lineId: chargeId,
    disputeId,
    disputeNo,
    invoiceId,
    invoiceNo,
    ...noBankLine(),
  };
}

interface BillBelongings {
  readonly billId: string;
  readonly billNo: string;
  readonly moneyReceiptId: string;
  readonly invoiceId: string;
  /** What the request is called. */
  readonly invoiceNo: string;
  readonly lineId: string;
  readonly disputeId: string;
  readonly creditId: string;
  readonly disputeNo: string;
  readonly bankLineId: string;
  readonly bankImportId: string;
}

/** The id and the number of no bill, of no receipt and of no dispute. */
export function noBill(): BillBelongings {
  return {
    billId: newId(),
    billNo: 'FB2601010000',
    moneyReceiptId: newId(),
    invoiceId: newId(),
    invoiceNo: 'KP2601010000',
    lineId: newId(),
    disputeId: newId(),
    creditId: newId(),
    disputeNo: 'FY2601010000',
    ...noBankLine(),
  };
}

/** Lines of statements and their imports are no customer's. */
function noBankLine() {
  return { bankLineId: newId(), bankImportId: newId() };
}
