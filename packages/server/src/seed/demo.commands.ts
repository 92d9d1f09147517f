import { flag, text } from '../kernel/columns.ts';
import type { OwnerTx } from '../kernel/owner.ts';
import { sql } from '../kernel/sql.ts';

export type DemoRow = Readonly<Record<string, unknown>>;

/** The tables in the order in which their rows may be inserted. */
export const demoTables = [
  'organisation',
  'forwarder',
  'dictionary_entry',
  'team',
  'team_customer',
  'app_user',
  'channel',
  'customer',
  'customer_channel',
  'saved_view',
  'payment_account',
  'address',
  'tax_info',
  'goods',
  'carton',
  'rate_card',
  'exchange_rate',
  'company_account',
  'flight_schedule',
  'flight',
  'slot',
  'slot_allotment',
  'slot_reservation',
  'trust',
  'trust_amendment',
  'trust_template',
  'orders',
  'shipment_reference',
  'booking',
  'hawb',
  'booking_desk_note',
  'booking_template',
  'mawb',
  'mawb_event',
  'mawb_uld',
  'mawb_cost',
  'mawb_share',
  'mawb_message',
  'awb_draft',
  'awb_draft_house',
  'awb_draft_answer',
  'mawb_stock',
  'mawb_stock_deed',
  'warehouse_receipt',
  'unidentified_cargo',
  'order_hold',
  'order_request',
  'order_desk_note',
  'order_party',
  'goods_line',
  'carton_group',
  'file',
  'record_file',
  'data_import',
  'data_import_row',
  'shipment_event',
  'tracking_share',
  'exception_sheet',
  'sheet_step',
  'sheet_comment',
  'sheet_read',
  'sheet_cost',
  'customs_file',
  'customs_order',
  'customs_line',
  'customs_step',
  'customs_abnormal',
  'us_entry',
  'us_entry_order',
  'us_entry_line',
  'us_entry_step',
  'us_entry_disposition',
  'us_entry_exam',
  'us_entry_pga',
  'us_entry_line_summary',
  'us_entry_isf',
  'us_entry_mid',
  'mid',
  'label_brand',
  'label_batch',
  'label',
  'label_photo',
  'label_check',
  'label_word',
  'hts_question',
  'hts_answer',
  'us_entry_duty',
  'us_entry_duty_amount',
  'us_entry_rfi',
  'us_entry_rfi_word',
  'staff_notice',
  'notice',
  'audit',
  'registration',
  'message',
  'host_brand',
  'home_page',
  'product_page',
  'about_page',
  'feed_message',
  'bill',
  'charge',
  'charge_cost',
  'receipt_of_money',
  'ledger_entry',
  'ledger_posting',
  'credit_request',
] as const;

export type DemoRows = Readonly<Record<(typeof demoTables)[number], readonly DemoRow[]>>;

/** One loader at a time; the lock ends with the transaction. */
export async function takeTurn(tx: OwnerTx): Promise<void> {
  await tx.rows(sql`select pg_advisory_xact_lock(hashtext('loadline demo'))`);
}

export async function organisationsThere(tx: OwnerTx): Promise<{ real: boolean; demo: boolean }> {
  const [there] = await tx.rows(
    sql.type({ real: flag, demo: flag })`
      select exists (select from organisation where not demo) as real, exists (select from organisation where demo) as demo`,
  );
  return there ?? { real: false, demo: false };
}

export async function insertAll(tx: OwnerTx, rows: DemoRows): Promise<void> {
  // Pages that nobody has written give way to those of the demo; what somebody has written stays.
  for (const table of ['product_page', 'about_page'])
    await tx.rows(sql`delete from ${sql.table(table)} where version = 1`);
  for (const table of demoTables) await insertInto(tx, table, rows[table]);
}

/** Tells PostgreSQL what the tables hold: until it looks by itself, a minute later, it plans as for empty ones. */
export async function countAll(tx: OwnerTx): Promise<void> {
  await tx.rows(sql`analyze ${sql.join(demoTables.map((table) => sql.table(table)))}`);
}

const sitePages: ReadonlySet<string> = new Set(['home_page', 'product_page', 'about_page']);

/** All rows of a table in one statement; the first row names the columns. */
async function insertInto(tx: OwnerTx, table: string, rows: readonly DemoRow[]): Promise<void> {
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((column) => sql.ref(column)));
  if (rows.length === 0) return;
  await tx.rows(
    sql`insert into ${sql.table(table)} (${columns}) select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)${sitePages.has(table) ? sql` on conflict do nothing` : sql``}`,
  );
}

/** Deletes the demo organisations with all that is theirs and gives the files that must go from the store too. */
export async function deleteDemo(tx: OwnerTx): Promise<{ orgId: string; fileId: string }[]> {
  const files = await tx.rows(
    sql.type({ orgId: text, fileId: text })`
      select f.org_id as "orgId", f.file_id as "fileId" from file f join organisation o using (org_id) where o.demo`,
  );
  // Events name their subject by kind, so no foreign key takes them along.
  await tx.rows(sql`delete from shipment_event where org_id in (select org_id from organisation where demo)`);
  await deleteDesk(tx);
  await tx.rows(sql`delete from organisation where demo`);
  // The chain over the audit log begins anew with what is left.
  await tx.rows(sql`delete from audit_seal`);
  await tx.rows(
    sql`delete from team where demo or not exists (select from organisation where kind = 'forwarder')`,
  );
  await tx.rows(sql`delete from rate_card where demo`);
  await tx.rows(sql`delete from hts_edition where is_sample`);
  // A company that a real booking names stays.
  await tx.rows(
    sql`delete from dictionary_entry d where demo and not exists (select from booking b where b.content #>> '{terms,salesCompany}' = d.code)`,
  );
  await tx.rows(sql`delete from flight_schedule where demo`);
  // Waybills and their numbers are the forwarder's: no organisation takes them along. One that carries a real booking stays,
  // and so does the number of one that stays.
  await tx.rows(
    sql`delete from mawb m where demo and not exists (select from mawb_share s where s.mawb_id = m.id)
      and not exists (select from booking b where b.mawb_id = m.id)`,
  );
  await tx.rows(sql`delete from mawb_stock where demo and mawb_id is null`);
  // A flight that a real booking has come to use, or that is kept for a real customer, stays.
  await tx.rows(
    sql`delete from flight f where demo and not exists (select from slot_reservation r where r.flight_id = f.id)
      and not exists (select from slot_allotment a where a.flight_id = f.id)
      and not exists (select from booking b where b.flight_id = f.id) and not exists (select from mawb m where m.flight_id = f.id)`,
  );
  // A channel that a real order has come to use stays.
  await tx.rows(
    sql`delete from channel c where demo and not exists (select from orders where channel_name = c.name)
      and not exists (select from trust where channel_name = c.name)
      and not exists (select from booking where product = c.name)`,
  );
  return files;
}

const deskTables = [
  'forwarder',
  'registration',
  'sms_code',
  'number_series',
  'exchange_rate',
  'company_account',
  'bill_run',
];

/** What lies on the desk of the demo's forwarder goes with it: applications, numbers, codes, rates of money and messages of nobody yet. */
async function deleteDesk(tx: OwnerTx): Promise<void> {
  await tx.rows(sql`delete from registration where demo`);
  await tx.rows(sql`delete from host_brand where demo`);
  await tx.rows(sql`delete from home_page where demo`);
  await tx.rows(sql`delete from product_page where demo`);
  await tx.rows(sql`delete from about_page where demo`);
  await tx.rows(sql`delete from feed_message where demo`);
  await tx.rows(sql`delete from unidentified_cargo where demo`);
  const [desk] = await tx.rows(sql`select from organisation where kind = 'forwarder' and demo`);
  if (!desk) return;
  for (const table of deskTables) await tx.rows(sql`delete from ${sql.table(table)}`);
  await tx.rows(sql`delete from message where org_id is null`);
}
