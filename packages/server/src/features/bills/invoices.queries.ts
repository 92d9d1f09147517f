import { billToInvoice, invoice } from '@loadline/contract/bills/invoice';
import type { invoiceApi, invoiceOffer } from '@loadline/contract/bills/invoice.api';
import type { AnswerOf, QueryOf } from '@loadline/contract/kernel/endpoint';
import { deedFields } from '@loadline/contract/ops/audit-fields';
import { json, text } from '../../kernel/columns.ts';
import type { Database, Tx } from '../../kernel/database.ts';
import type { ListSource } from '../../kernel/lists.ts';
import { Problem } from '../../kernel/problem.ts';
import { recordHistory } from '../../kernel/record-history.ts';
import type { Sql } from '../../kernel/sql.ts';
import { allOf, jsonOf, ofViewer, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { invoiceHeadings } from '../customers/profile.rows.public.ts';
import { doerName } from '../ops/people.public.ts';
import { ownBills, shownOfBill } from './bills.rows.queries.ts';
import {
  invoices,
  invoicesBy,
  matchingInvoices,
  ownInvoiceJson,
  partsJson,
} from './invoices.rows.queries.ts';

type Filter = QueryOf<typeof invoiceApi.count>;
export type InvoiceDetail = AnswerOf<typeof invoiceApi.detail>;
type Offer = AnswerOf<typeof invoiceOffer>;

/** The fields by which the audit log tells of requests. */
export const invoiceAudited = { ...deedFields, ...invoice.fields };

/** The viewer's own, the newest first unless told. */
export const ownInvoices: ListSource<Filter> = {
  from: invoices,
  where: ({ tab, ...filter }) =>
    allOf([
      ofViewer('r'),
      ...matchingInvoices(filter, []),
      ...(tab === 'open' ? [sql`r.status in ('REQUESTED', 'APPROVED')`] : []),
    ]),
  row: ownInvoiceJson,
  of: invoice,
  by: invoicesBy,
};

function detailOf(which: Sql) {
  return sql.type({ all: json<InvoiceDetail>() })`
    select json_build_object('invoice', ${ownInvoiceJson}, 'parts', (select ${partsJson} from invoice i where i.org_id = r.org_id and i.id = r.id)) as all
    from ${invoices} where ${ofViewer('r')} and ${which}`;
}

export async function ownInvoice(db: Database, viewer: Viewer, no: string): Promise<InvoiceDetail> {
  const {
    rows: [[found]],
  } = await db.read(viewer, detailOf(sql`r.request_no = ${no}`));
  if (!found) throw new Problem('notFound');
  return found.all;
}

/** The same in an open transaction. */
export async function ownInvoiceIn(tx: Pick<Tx, 'one'>, id: string): Promise<InvoiceDetail> {
  return (await tx.one(detailOf(sql`r.id = ${id}`))).all;
}

/** Who did what to a request, the newest first; its customer reads no names of the forwarder's people. */
export function invoiceHistory(
  db: Pick<Database, 'read'>,
  viewer: Viewer,
  { no, isOwn }: { readonly no: string; readonly isOwn: boolean },
): Promise<AnswerOf<typeof invoiceApi.history>> {
  return recordHistory(db, viewer, {
    table: 'invoice',
    which: sql`r.request_no = ${no} and ${isOwn ? ofViewer('r') : sql`true`}`,
    subject: 'invoice',
    who: isOwn ? doerName(sql`a`) : sql`a.who`,
    fields: invoiceAudited,
  });
}

const billJson = jsonOf(billToInvoice, 'r', shownOfBill);

/** What may be invoiced of some of the viewer's bills, and to whom; one that is not theirs is not found. */
export async function offerOfOwn(
  db: Database,
  viewer: Viewer,
  { nos }: QueryOf<typeof invoiceOffer>,
): Promise<Offer> {
  const wanted = [...new Set(nos)];
  const {
    rows: [[found]],
  } = await db.read(
    viewer,
    sql.type({ all: json<Offer>() })`select json_build_object(
      'bills', (select coalesce(json_agg(${billJson} order by r.bill_no), '[]') from ${ownBills} where ${ofViewer('r')} and r.bill_no = any(${wanted}::text[])),
      'types', (select coalesce(json_agg(json_build_object('invoiceType', t.invoice_type, 'taxPoint', t.tax_point::text, 'taxWay', t.tax_way)
        order by array_position(array['special', 'normal', 'electronic'], t.invoice_type)), '[]') from invoice_tax t where t.active),
      'headings', (select coalesce(json_agg(json_build_object('region', h.region, 'invoiceHeader', h.title, 'taxNumber', h.tax_number, 'bank', h.bank,
        'bankAccount', masked_tail(h.bank_account)) order by h.region), '[]') from ${invoiceHeadings} h where h.org_id = (select app_org())),
      'mailTo', (select k.email from person_known((select app_user())) k)) as all`,
  );
  if (!found || found.all.bills.length < wanted.length) throw new Problem('notFound');
  return found.all;
}

/** Refuses to take back a bill that is being invoiced; from here on nobody else asks for it until this transaction ends. */
export async function requireUninvoiced(
  tx: Tx,
  { orgId, id, billNo }: { readonly orgId: string; readonly id: string; readonly billNo: string },
): Promise<void> {
  await tx.rows(sql`select lock_invoices(${orgId})`);
  const [found] = await tx.rows(sql.type({ request: text })`
    select i.request_no as request from invoice_part p join invoice i on i.org_id = p.org_id and i.id = p.invoice_id
    where p.org_id = ${orgId} and p.bill_id = ${id} and i.status <> 'REJECTED' order by i.created_at limit 1`);
  if (found) throw new Problem('billInvoiced', { no: billNo, request: found.request });
}
