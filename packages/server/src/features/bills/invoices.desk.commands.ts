import { invoiceLifecycle, invoiceTaxFee } from '@loadline/contract/bills/invoice.codes';
import type {
  approveInvoice,
  issueInvoice,
  rejectInvoice,
  sendInvoice,
} from '@loadline/contract/bills/invoice-desk.api';
import { isSame } from '@loadline/contract/kernel/decimal';
import type { BodyOf } from '@loadline/contract/kernel/endpoint';
import { moneyText } from '@loadline/contract/kernel/figures';
import { audit } from '../../kernel/audit.ts';
import { withoutConflict } from '../../kernel/conflicts.ts';
import type { Database, Tx } from '../../kernel/database.ts';
import { newId } from '../../kernel/database.ts';
import { requireMove } from '../../kernel/move.ts';
import { Problem } from '../../kernel/problem.ts';
import { requireVersion } from '../../kernel/record-changes.ts';
import { sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { attachFiles } from '../files/files.public.ts';
import { setVisible } from '../files/files.rows.public.ts';
import { tell } from '../notices/notices.public.ts';
import type { DeskInvoiceDetail } from './invoices.desk.queries.ts';
import { deskInvoiceIn } from './invoices.desk.queries.ts';
import { chinaDay } from './ledger.queries.ts';

type Locked = DeskInvoiceDetail['invoice'];
type Deed = Promise<DeskInvoiceDetail>;

/** Its tax, where it is added, becomes a charge of its own (ruling 63): a later bill takes it. */
export function approve(staff: Database, viewer: Viewer, asked: BodyOf<typeof approveInvoice>): Deed {
  return moved(staff, viewer, asked, {
    to: 'APPROVED',
    action: 'invoice-approved',
    decision: 'approved',
    work: async (tx, invoice) => {
      if (invoice.taxWay === 'added' && !isSame(invoice.taxAmount, '0')) await chargeTax(tx, invoice);
    },
  });
}

export function reject(staff: Database, viewer: Viewer, asked: BodyOf<typeof rejectInvoice>): Deed {
  const { reason } = asked;
  return moved(staff, viewer, asked, {
    to: 'REJECTED',
    action: 'invoice-rejected',
    decision: 'refused',
    reason,
    work: (tx, { id, orgId }) => dropTax(tx, orgId, id),
  });
}

/** With the file that its customer takes; a number is given out once. */
export function issueOne(staff: Database, viewer: Viewer, asked: BodyOf<typeof issueInvoice>): Deed {
  const { invoiceNo, invoiceDate, fileId } = asked;
  return moved(staff, viewer, asked, {
    to: 'ISSUED',
    action: 'invoice-issued',
    decision: 'invoiced',
    given: { invoiceNo, invoiceDate },
    work: async (tx, { id, orgId }) => {
      await attachFiles(tx, orgId, 'invoice', id, [fileId]);
      await setVisible(tx, orgId, [fileId], true, sql`f.subject = 'invoice'`);
    },
  });
}

export function send(staff: Database, viewer: Viewer, asked: BodyOf<typeof sendInvoice>): Deed {
  return moved(staff, viewer, asked, { to: 'SENT', action: 'invoice-sent', decision: 'sent' });
}

interface Step {
  readonly to: Exclude<Locked['status'], 'REQUESTED'>;
  readonly action: string;
  /** What its customer is told. */
  readonly decision: string;
  readonly reason?: string | undefined;
  readonly given?: { readonly invoiceNo: string; readonly invoiceDate: string } | undefined;
  readonly work?: (tx: Tx, invoice: Locked) => Promise<void>;
}

function moved(
  staff: Database,
  viewer: Viewer,
  asked: { readonly id: string; readonly version: number },
  { to, action, decision, reason, given, work }: Step,
): Deed {
  return staff.inTransaction(viewer, async (tx) => {
    const { id } = asked;
    await tx.one(sql`select 1 from invoice i where i.id = ${id} for update`);
    const { invoice } = await deskInvoiceIn(tx, id);
    requireVersion(invoice, asked.version, asked);
    const { orgId, status, requestNo, currency, actualInvoiceAmount } = invoice;
    requireMove(invoiceLifecycle, status, to, tx.me);
    await work?.(tx, invoice);
    await stand(tx, id, { to, reason, given });
    const said = { status: { from: status, to }, ...given, ...(reason && { reason }) };
    await audit(tx, { action, subject: 'invoice', subjectId: id, orgId, changes: said });
    await tell(tx, {
      event: 'invoiceIssued',
      orgId,
      subject: 'invoice',
      subjectId: id,
      number: requestNo,
      words: {
        decision,
        amount: `${currency} ${moneyText(actualInvoiceAmount)}`,
        ...(reason && { reasonZh: reason, reasonEn: reason }),
      },
      key: `invoice ${id} ${to}`,
    });
    return deskInvoiceIn(tx, id);
  });
}

/** In one statement: what is rejected or sent never changes again. */
function stand(
  tx: Tx,
  id: string,
  { to, reason, given }: Pick<Step, 'to' | 'reason' | 'given'>,
): Promise<unknown> {
  const { invoiceNo = null, invoiceDate = null } = given ?? {};
  return withoutConflict(
    { invoice_numbered_once: 'invoiceNoTaken' },
    { no: invoiceNo ?? '' },
    tx.rows(sql`
      update invoice set status = ${to}, rejected_because = ${reason ?? null}, invoice_no = coalesce(${invoiceNo}, invoice_no),
        invoice_date = coalesce(${invoiceDate}::date, invoice_date), version = version + 1, updated_at = ${tx.now} where id = ${id}`),
  );
}

async function chargeTax(tx: Tx, { id, orgId, requestNo, currency, taxAmount }: Locked): Promise<void> {
  const { code, zh, en } = invoiceTaxFee;
  await tx.rows(sql`
    insert into charge (org_id, id, invoice_id, fee_date, fee_type, fee_zh, fee_en, unit_name, quantity, unit_fee, currency, order_fee, source, reason,
      checked_at, checked_by, created_by, created_at, updated_at)
    values (${orgId}, ${newId()}, ${id}, ${await chinaDay(tx)}, ${code}, ${zh}, ${en}, 'shipment', 1, ${taxAmount}, ${currency}, ${taxAmount}, 'hand',
      ${requestNo}, ${tx.now}, ${tx.me.userId}, ${tx.me.userId}, ${tx.now}, ${tx.now})`);
}

/** What is on no bill yet goes with its request. */
async function dropTax(tx: Tx, orgId: string, id: string): Promise<void> {
  const billed = await tx.rows(
    sql`select from charge c where c.org_id = ${orgId} and c.invoice_id = ${id} and c.bill_id is not null`,
  );
  if (billed.length > 0) throw new Problem('invoiceTaxBilled');
  await tx.rows(sql`delete from charge c where c.org_id = ${orgId} and c.invoice_id = ${id}`);
}
