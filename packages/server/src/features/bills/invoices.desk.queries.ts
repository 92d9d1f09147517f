import { deskInvoice } from '@loadline/contract/bills/invoice';
import { deskInvoiceTabs } from '@loadline/contract/bills/invoice.codes';
import type { deskInvoiceApi } from '@loadline/contract/bills/invoice-desk.api';
import { codesOf } from '@loadline/contract/kernel/code';
import type { AnswerOf, QueryOf } from '@loadline/contract/kernel/endpoint';
import { json } from '../../kernel/columns.ts';
import type { Database, RawJson, Tx } from '../../kernel/database.ts';
import type { ListSource } from '../../kernel/lists.ts';
import { Problem } from '../../kernel/problem.ts';
import type { Sql } from '../../kernel/sql.ts';
import { allOf, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { organisationView } from '../ops/companies.public.ts';
import {
  deskInvoiceJson,
  invoices,
  invoicesBy,
  matchingInvoices,
  partsJson,
} from './invoices.rows.queries.ts';

export type DeskInvoiceDetail = AnswerOf<typeof deskInvoiceApi.detail>;
type Filter = QueryOf<typeof deskInvoiceApi.count>;

/** The requests `r` of the customers whom staff serve, with whose they are. */
const deskInvoices = sql`(select r.*, g.name_zh as customer, g.name_en as customer_en
  from ${invoices} join ${organisationView} g on g.org_id = r.org_id) r`;

const inTab = {
  requested: sql`r.status = 'REQUESTED'`,
  approved: sql`r.status = 'APPROVED'`,
  issued: sql`r.status = 'ISSUED'`,
  all: sql`true`,
};

function found({ tab, orgId, ...filter }: Filter): Sql {
  return allOf([
    ...matchingInvoices(filter, ['customer', 'customerEn']),
    ...(tab === null ? [] : [inTab[tab]]),
    ...(orgId === null ? [] : [sql`r.org_id = ${orgId}`]),
  ]);
}

const rowJson = deskInvoiceJson(deskInvoice.fields);

export const invoicesAtDesk: ListSource<Filter> = {
  from: deskInvoices,
  where: found,
  row: rowJson,
  of: deskInvoice,
  by: invoicesBy,
};

/** How many stand under each tab of what else is asked for. */
export function invoiceOverview(staff: Database, viewer: Viewer, filter: Filter): Promise<RawJson> {
  const counts = codesOf(deskInvoiceTabs).map(
    (tab) => sql`json_build_object('tab', ${sql.lit(tab)}, 'count', count(*) filter (where ${inTab[tab]}))`,
  );
  return staff.readJson(
    viewer,
    sql`select json_build_array(${sql.join(counts)})::text from ${deskInvoices} where ${found({ ...filter, tab: null })}`,
  );
}

function detailOf(which: Sql) {
  return sql.type({ all: json<DeskInvoiceDetail>() })`
    select json_build_object('invoice', ${rowJson}, 'parts', (select ${partsJson} from invoice i where i.org_id = r.org_id and i.id = r.id)) as all
    from ${deskInvoices} where ${which}`;
}

export async function invoiceAtDesk(staff: Database, viewer: Viewer, no: string): Promise<DeskInvoiceDetail> {
  const {
    rows: [[one]],
  } = await staff.read(viewer, detailOf(sql`r.request_no = ${no}`));
  if (!one) throw new Problem('notFound');
  return one.all;
}

/** The same in an open transaction. */
export async function deskInvoiceIn(tx: Pick<Tx, 'one'>, id: string): Promise<DeskInvoiceDetail> {
  return (await tx.one(detailOf(sql`r.id = ${id}`))).all;
}
