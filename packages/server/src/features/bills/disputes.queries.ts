import { deskDispute, dispute } from '@loadline/contract/bills/dispute';
import type { lineToDispute } from '@loadline/contract/bills/dispute.api';
import { disputeTabs } from '@loadline/contract/bills/dispute.codes';
import type { deskDisputeApi } from '@loadline/contract/bills/dispute-desk.api';
import { codesOf } from '@loadline/contract/kernel/code';
import type { AnswerOf, QueryOf } from '@loadline/contract/kernel/endpoint';
import { deedFields } from '@loadline/contract/ops/audit-fields';
import { json } from '../../kernel/columns.ts';
import type { Database, RawJson, Tx } from '../../kernel/database.ts';
import { isBetween, isOneOf, setOf } from '../../kernel/filters.ts';
import type { ListSource } from '../../kernel/lists.ts';
import { sortedBy } from '../../kernel/lists.ts';
import { Problem } from '../../kernel/problem.ts';
import { recordHistory } from '../../kernel/record-history.ts';
import { containing } from '../../kernel/records.ts';
import type { Sql } from '../../kernel/sql.ts';
import { allOf, ofViewer, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { deskDetailJson, deskDisputes, deskRow, lineJson } from './disputes.rows.queries.ts';

export type DisputedLine = AnswerOf<typeof lineToDispute>;
export type DeskDisputeDetail = AnswerOf<typeof deskDisputeApi.detail>;
type Filter = QueryOf<typeof deskDisputeApi.count>;
type Tab = NonNullable<Filter['tab']>;

const inTab: Readonly<Record<Tab, Sql>> = {
  open: sql`r.state = 'OPEN'`,
  accepted: sql`r.state = 'ACCEPTED'`,
  rejected: sql`r.state = 'REJECTED'`,
  withdrawn: sql`r.state = 'WITHDRAWN'`,
  all: sql`true`,
};

function matching({ search, orgId, kind, currency, from, to }: Omit<Filter, 'tab'>): Sql {
  return allOf(
    setOf([
      search !== null &&
        sql`(${containing(['no', 'billNo', 'orderNumber', 'customer', 'customerEn'], search)})`,
      orgId !== null && sql`r.org_id = ${orgId}`,
      isOneOf(sql`r.kind`, kind),
      isOneOf(sql`r.currency`, currency),
      ...isBetween(sql`r.raised_at`, from, to),
    ]),
  );
}

/** The disputes of the customers whom the viewer serves; what waits unless told. */
export const disputeList: ListSource<Filter> = {
  of: deskDispute,
  from: deskDisputes,
  where: ({ tab, ...filter }) => allOf([matching(filter), inTab[tab ?? 'open']]),
  row: deskRow,
  by: sortedBy({
    raisedAt: { value: sql`r.raised_at`, type: 'timestamptz' },
    no: { value: sql`r.no`, type: 'text' },
    disputed: { value: sql`r.disputed`, type: 'numeric' },
  }),
};

export function disputeOverview(
  staff: Database,
  viewer: Viewer,
  { tab: _tab, ...filter }: Filter,
): Promise<RawJson> {
  const counted = codesOf(disputeTabs).map(
    (tab) => sql`json_build_object('tab', ${sql.lit(tab)}, 'count', count(*) filter (where ${inTab[tab]}))`,
  );
  return staff.readJson(
    viewer,
    sql`select json_build_object('tabs', json_build_array(${sql.join(counted)}))::text from ${deskDisputes} where ${matching(filter)}`,
  );
}

const ownLine = (id: string) =>
  sql.type({ found: json<DisputedLine>() })`${lineJson(sql`${ofViewer('l')} and l.id = ${id}`)}`;
const atDesk = (id: string) =>
  sql.type({ found: json<DeskDisputeDetail>() })`${deskDetailJson(sql`r.id = ${id}`)}`;

export async function lineOfOwn(db: Database, viewer: Viewer, id: string): Promise<DisputedLine> {
  const {
    rows: [[row]],
  } = await db.read(viewer, ownLine(id));
  if (!row) throw new Problem('notFound');
  return row.found;
}

/** The same in an open transaction. */
export async function lineIn(tx: Tx, id: string): Promise<DisputedLine> {
  return (await tx.one(ownLine(id))).found;
}

export async function disputeAtDesk(staff: Database, viewer: Viewer, id: string): Promise<DeskDisputeDetail> {
  const {
    rows: [[row]],
  } = await staff.read(viewer, atDesk(id));
  if (!row) throw new Problem('notFound');
  return row.found;
}

export async function disputeIn(tx: Tx, id: string): Promise<DeskDisputeDetail> {
  return (await tx.one(atDesk(id))).found;
}

/** The fields by which the audit log tells of disputes. */
export const disputeAudited = { ...deedFields, ...dispute.fields };

export function historyOfDispute(
  staff: Database,
  viewer: Viewer,
  id: string,
): Promise<AnswerOf<typeof deskDisputeApi.history>> {
  return recordHistory(staff, viewer, {
    table: 'bill_dispute',
    which: sql`r.id = ${id}`,
    subject: 'dispute',
    who: sql`a.who`,
    fields: disputeAudited,
  });
}
