import { deskEntry, entryFile, entryLineFields } from '@loadline/contract/clearance/entry';
import type { entryApi } from '@loadline/contract/clearance/entry.api';
import { entryOrderFields, entryStepFields, entryWordFields } from '@loadline/contract/clearance/entry.api';
import type { deskEntryApi } from '@loadline/contract/clearance/entry-desk.api';
import { dutyAmounts, dutyFields } from '@loadline/contract/clearance/entry-duty';
import { dutyKinds } from '@loadline/contract/clearance/entry-duty.codes';
import { deskExamFields, examCharge, examFields, writtenExam } from '@loadline/contract/clearance/entry-exam';
import { isfFields, writtenIsf } from '@loadline/contract/clearance/entry-isf';
import { writtenLineSummary } from '@loadline/contract/clearance/entry-line-summary';
import { pgaFlagField, writtenPga } from '@loadline/contract/clearance/entry-pga';
import { rfiFields, rfiState, rfiWordFields, writtenRfi } from '@loadline/contract/clearance/entry-rfi';
import { writtenSummary } from '@loadline/contract/clearance/entry-summary';
import { entryFeeFields } from '@loadline/contract/clearance/us-fees';
import { codesOf } from '@loadline/contract/kernel/code';
import { keysOf } from '@loadline/contract/kernel/compose';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import type { Fields } from '@loadline/contract/kernel/field';
import { deedFields } from '@loadline/contract/ops/audit-fields';
import { json } from '../../kernel/columns.ts';
import type { Database, Tx } from '../../kernel/database.ts';
import { Problem } from '../../kernel/problem.ts';
import { recordHistory } from '../../kernel/record-history.ts';
import type { Sql } from '../../kernel/sql.ts';
import { isoOf, jsonOf, ofViewer, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { doerName } from '../ops/people.public.ts';
import { orderView } from '../orders/orders.rows.public.ts';
import { feeView } from '../tariffs/tariffs.rows.public.ts';
import { changesOfLine } from './clearance.codes.queries.ts';
import { linesOn, ordersOn, sinceJson } from './clearance.lines.queries.ts';
import { midOfLine } from './clearance.mids.queries.ts';
import { notesOfLine, papersJson } from './clearance.pga.queries.ts';
import {
  approvedSum,
  approveEnd,
  bondJson,
  deskEntries,
  deskIsf,
  dueEnd,
  dutySum,
  entryJson,
  examOfHold,
  freeEnd,
  holdsTold,
  ownEntries,
  ownIsf,
  payEnd,
} from './clearance.rows.queries.ts';
import { deskSummary, ownSummary, summaryOfLine } from './clearance.summary.queries.ts';
import type { Weighed } from './clearance.weights.queries.ts';
import { weightsJson, whole } from './clearance.weights.queries.ts';

export type EntryDetail = AnswerOf<typeof entryApi.detail>;
export type DeskDetail = AnswerOf<typeof deskEntryApi.detail>;

function listOf(row: Sql, order: Sql, from: Sql): Sql {
  return sql`coalesce((select json_agg(${row} order by ${order}) from ${from}), '[]')`;
}

const orderJson = jsonOf(entryOrderFields, 'o', { orderId: sql`o.id::text` });
const lineJson = jsonOf(entryLineFields, 'g', {
  orderNumber: sql`o.order_number`,
  goodsNo: sql`g.line_no`,
  mid: midOfLine,
  changes: changesOfLine,
  pga: notesOfLine,
  summary: summaryOfLine,
  toldWeight: sql`null`,
});

const told = {
  id: sql`d.id::text`,
  code: sql`d.code`,
  since: isoOf(sql`d.at`),
  endedAt: isoOf(sql`d.ended_at`),
  freeEnds: isoOf(freeEnd),
};

/** What was asked of entry `r`, and what of it is answered. */
function rfisJson(who: Sql): Sql {
  const words = listOf(
    jsonOf(rfiWordFields, 'w', { id: sql`w.id::text`, who }),
    sql`w.at, w.id`,
    sql`us_entry_rfi_word w where w.org_id = q.org_id and w.entry_id = q.entry_id and w.rfi_id = q.id`,
  );
  const row = jsonOf(rfiFields, 'q', {
    id: sql`q.id::text`,
    line: sql`(select o.order_number || ' ' || q.goods_no from ${orderView} o where o.org_id = q.org_id and o.id = q.order_id)`,
    dueEnds: isoOf(dueEnd),
    words,
  });
  return listOf(
    row,
    sql`array_position(array['OPEN', 'ANSWERED'], q.state), q.state_at desc, q.id desc`,
    sql`us_entry_rfi q where q.org_id = r.org_id and q.entry_id = r.id`,
  );
}

/** What was estimated for entry `r`; a customer reads by whom of their own people it was decided, and staff, too. */
const dutiesJson = listOf(
  jsonOf(dutyFields, 't', {
    id: sql`t.id::text`,
    amounts: listOf(
      sql`json_build_object('kind', a.kind, 'amount', a.amount::text, 'source', a.source)`,
      sql`array_position(${codesOf(dutyKinds)}::text[], a.kind)`,
      sql`us_entry_duty_amount a where a.org_id = t.org_id and a.entry_id = t.entry_id and a.duty_id = t.id`,
    ),
    total: dutySum,
    approvedTotal: approvedSum,
    approveEnds: isoOf(approveEnd),
    payEnds: isoOf(payEnd),
  }),
  sql`t.estimate_no desc`,
  sql`us_entry_duty t where t.org_id = r.org_id and t.entry_id = r.id`,
);

interface Parts {
  readonly fields: Fields;
  readonly exam: Fields;
  readonly isf: Sql;
  readonly summary: Sql;
  readonly rfis: Sql;
  readonly papers: Sql;
  /** Of the desk alone. */
  readonly fees?: Sql;
  readonly computed: Record<string, Sql>;
}

function foundJson({ fields, exam, isf, summary, rfis, papers, fees, computed }: Parts): Sql {
  return sql`json_build_object('file', ${entryJson(fields, computed)}, 'orders', ${listOf(orderJson, sql`c.place`, ordersOn)},
    'lines', ${listOf(lineJson, sql`c.place, g.line_no`, linesOn)},
    'steps', ${listOf(jsonOf(entryStepFields, 'p', computed), sql`p.at`, sql`us_entry_step p where p.org_id = r.org_id and p.entry_id = r.id`)},
    'dispositions', ${listOf(jsonOf(entryWordFields, 'd', computed), sql`d.at desc, d.id desc`, sql`us_entry_disposition d where d.org_id = r.org_id and d.entry_id = r.id`)},
    'bond', ${bondJson}, 'since', ${sinceJson}, 'summary', ${summary}, 'weights', ${weightsJson}, 'isf', ${isf}, 'rfis', ${rfis}, 'papers', ${papers}, 'duties', ${dutiesJson}, 'exams', ${listOf(jsonOf(exam, 'x', told), sql`d.at desc, d.id desc`, sql`${holdsTold} left join ${examOfHold}`)}${fees ? sql`, 'fees', ${fees}` : sql``})`;
}

// A customer reads no names of the forwarder's people.
const ownFound = foundJson({
  fields: entryFile.fields,
  exam: examFields,
  isf: ownIsf(isfFields),
  summary: ownSummary,
  rfis: rfisJson(sql`case when w.side = 'customer' then w.who else '' end`),
  papers: papersJson({ isStaff: false }),
  computed: { who: sql`''` },
});
const deskFound = foundJson({
  fields: deskEntry.fields,
  exam: deskExamFields,
  isf: deskIsf(isfFields),
  summary: deskSummary,
  rfis: rfisJson(sql`w.who`),
  papers: papersJson({ isStaff: true }),
  fees: listOf(jsonOf(entryFeeFields, 'f'), sql`f.fee, f.valid_from`, sql`${feeView} f`),
  computed: { importerNo: sql`r.importer_no` },
});

const ofOwn = (no: string) =>
  sql.one({
    found: json<EntryDetail & Weighed>(),
  })`select ${ownFound} as found from ${ownEntries} where ${ofViewer('r')} and r.file_no = ${no}`;

export async function detailOfOwn(
  db: Pick<Database, 'read'>,
  viewer: Viewer,
  no: string,
): Promise<EntryDetail> {
  const {
    rows: [[row]],
  } = await db.read(viewer, ofOwn(no));
  if (!row) throw new Problem('notFound');
  return whole(row.found);
}

/** The same in an open transaction. */
export async function ownDetailIn(tx: Tx, no: string): Promise<EntryDetail> {
  return whole((await tx.one(ofOwn(no))).found);
}

const atDesk = (no: string) =>
  sql.one({
    found: json<DeskDetail & Weighed>(),
  })`select ${deskFound} as found from ${deskEntries} where r.file_no = ${no}`;

export async function detailAtDesk(staff: Database, viewer: Viewer, no: string): Promise<DeskDetail> {
  const {
    rows: [[row]],
  } = await staff.read(viewer, atDesk(no));
  if (!row) throw new Problem('notFound');
  return whole(row.found);
}

/** The same in an open transaction. */
export async function detailIn(tx: Tx, no: string): Promise<DeskDetail> {
  return whole((await tx.one(atDesk(no))).found);
}

const charges = keysOf(examCharge);

/** Who did what, the newest first; its customer reads no names of the forwarder's people, nor what they are charged. */
export async function historyOf(
  db: Pick<Database, 'read'>,
  viewer: Viewer,
  { no, isOwn }: { readonly no: string; readonly isOwn: boolean },
): Promise<AnswerOf<typeof entryApi.history>> {
  const which = sql`r.file_no = ${no} and ${isOwn ? ofViewer('r') : sql`true`}`;
  const who = isOwn ? doerName(sql`a`) : sql`a.who`;
  const untold = isOwn ? charges : [];
  return recordHistory(db, viewer, {
    table: 'us_entry',
    which,
    subject: 'clearance',
    who,
    untold,
    fields: entryAudited,
  });
}

/** The fields by which the audit log tells of entries. */
export const entryAudited: Fields = {
  ...deedFields,
  ...entryWordFields,
  ...writtenExam,
  ...examCharge,
  ...writtenIsf,
  ...writtenSummary,
  ...writtenLineSummary,
  ...writtenRfi,
  rfiState,
  flag: pgaFlagField,
  ...writtenPga,
  body: rfiWordFields.body,
  mid: entryLineFields.mid,
  hsDest: entryLineFields.hsDest,
  ...dutyAmounts,
  feeDate: dutyFields.feeDate,
  refusal: dutyFields.refusal,
  payBy: dutyFields.payBy,
  paymentNote: dutyFields.paymentNote,
  ...entryFile.fields,
};
