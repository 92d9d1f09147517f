import { daysOfMonth } from '@loadline/contract/bills/closing';
import { journalLine } from '@loadline/contract/bills/journal';
import type { LedgerKind } from '@loadline/contract/bills/ledger.codes';
import { ledgerKinds } from '@loadline/contract/bills/ledger.codes';
import { wordOf } from '@loadline/contract/kernel/code';
import type { Language } from '@loadline/contract/kernel/text';
import { say } from '@loadline/contract/kernel/text';
import { chinaZone } from '../../kernel/clock.ts';
import { text } from '../../kernel/columns.ts';
import type { Database } from '../../kernel/database.ts';
import { RawJson } from '../../kernel/database.ts';
import type { FileAnswer } from '../../kernel/file-answer.ts';
import { exportedFields, sheetOfPages } from '../../kernel/list-sheet.ts';
import { withSightOfAll } from '../../kernel/sight.ts';
import { jsonOf, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { organisationView } from '../ops/companies.public.ts';

/** Entries that are read at once: each page numbers those of the month anew. */
const entriesAtOnce = 4_000;

const fields = exportedFields(journalLine);

interface Line {
  readonly kind: LedgerKind;
  readonly billNo: string | null;
  readonly receiptNo: string | null;
  readonly note: string | null;
}

/** The journal of a month of all customers: its vouchers are numbered as they were posted. */
export function journalOf(
  staff: Database,
  viewer: Viewer,
  { month, type }: { readonly month: string; readonly type: 'xlsx' | 'csv' },
): Promise<FileAnswer> {
  return sheetOfPages(staff, viewer, {
    label: { zh: `${journalLine.label.zh} ${month}`, en: `${journalLine.label.en} ${month}` },
    fields,
    zone: chinaZone,
    type,
    page: (after) => pageOf(staff, viewer, month, after ?? '0'),
    cells: (line: Line) => ({ ...line, summary: summaryOf(line, viewer.language) }),
  });
}

/** `Bill issued FB2611190012`, with what was said about it. */
function summaryOf({ kind, billNo, receiptNo, note }: Line, language: Language): string {
  const parts = [say(wordOf(ledgerKinds, kind), language), billNo, receiptNo, note];
  return parts.filter((part) => part !== null).join(' ');
}

const side = { debit: sql`> 0`, credit: sql`< 0` };

const lineJson = jsonOf(fields, 'r', { summary: sql`null` });

function pageOf(staff: Database, viewer: Viewer, month: string, after: string): Promise<RawJson> {
  const { from, to } = daysOfMonth(month);
  const page = sql.type({ page: text })`
    with entries as (select e.*, row_number() over (order by e.made_at, e.id) as no from ledger_entry e where e.day between ${from}::date and ${to}::date),
    part as (select * from entries where no > ${after}::bigint order by no limit ${entriesAtOnce}),
    lines as (select to_char(e.day, 'YYYYMM-') || lpad(e.no::text, greatest(4, length(e.no::text)), '0') as voucher_no, e.no, p.position, e.day, e.kind, e.note, a.account_code,
        a.account_zh as account_name, a.account_en as account_name_en, g.code as customer_code, g.name_zh as customer, g.name_en as customer_en,
        b.bill_no, m.receipt_no, coalesce(b.company_code, m.company_code) as company_code, p.currency,
        case when p.amount ${side.debit} then p.amount end as debit, case when p.amount ${side.credit} then -p.amount end as credit,
        case when p.amount <> 0 then round(p.base / p.amount, 6) end as rate,
        case when p.base ${side.debit} then p.base end as base_debit, case when p.base ${side.credit} then -p.base end as base_credit
      from part e join ledger_posting p on p.org_id = e.org_id and p.entry_id = e.id
      left join journal_account a on a.account = p.account join ${organisationView} g on g.org_id = e.org_id
      left join bill b on b.org_id = e.org_id and b.id = e.bill_id left join receipt_of_money m on m.org_id = e.org_id and m.id = e.receipt_id)
    select json_build_object('rows', coalesce((select json_agg(${lineJson}::jsonb || jsonb_build_object('kind', r.kind, 'billNo', r.bill_no, 'receiptNo', r.receipt_no,
        'note', r.note, 'accountNameEn', r.account_name_en, 'customerEn', r.customer_en) order by r.no, r.position) from lines r), '[]'),
      'next', (select max(no)::text from part having count(*) = ${entriesAtOnce}))::text as page`;
  return staff.slow.inTransaction(viewer, async (tx) =>
    withSightOfAll(tx, async () => new RawJson((await tx.one(page)).page)),
  );
}
