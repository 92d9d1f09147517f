import type { AnswerOf, QueryOf } from '@loadline/contract/kernel/endpoint';
import type { Language } from '@loadline/contract/kernel/text';
import type { Policies } from '@loadline/contract/ops/policy';
import type { deskTrustApi } from '@loadline/contract/trusts/trust-desk.api';
import { deskTrust } from '@loadline/contract/trusts/trust-desk.api';
import type { Clock } from '../../kernel/clock.ts';
import type { RowOf } from '../../kernel/columns.ts';
import { json, orNull, text } from '../../kernel/columns.ts';
import type { Database, Tx } from '../../kernel/database.ts';
import { isBetween, setOf } from '../../kernel/filters.ts';
import type { ListSource } from '../../kernel/lists.ts';
import { Problem } from '../../kernel/problem.ts';
import type { Sql } from '../../kernel/sql.ts';
import { allOf, isoOf, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { customerChoices, customerJson, holdOf } from '../ops/companies.public.ts';
import { lateAfterHours, lateBefore, waitingIn } from '../ops/late.public.ts';
import { personName } from '../ops/people.public.ts';
import { policiesFor } from '../policies/policies.public.ts';
import { foundJson } from './trusts.detail.queries.ts';
import { asStaff, matching, missingOf, sortingOf } from './trusts.filter.queries.ts';
import type { FoundTrust } from './trusts.found.ts';
import { overviewIn } from './trusts.queries.ts';
import { rowJson } from './trusts.rows.queries.ts';
import { saidDetail } from './trusts.said.ts';

type Row = AnswerOf<typeof deskTrustApi.list>['rows'][number];
export type DeskTrust = AnswerOf<typeof deskTrustApi.detail>;
type DeskFilter = QueryOf<typeof deskTrustApi.count>;

const customerOf = sql`(${customerJson(sql`r.org_id`)} || jsonb_build_object('holdReason', ${holdOf(sql`r.org_id`, 'hold_reason')}, 'creditCause', ${holdOf(sql`r.org_id`, 'credit_cause')}))`;
/** One row of the desk's list in JSON; how long it waits is worked out from it. */
const deskRow = sql`(${rowJson}::jsonb || ${customerOf} || jsonb_build_object('waitingSince', ${isoOf(sql`r.waiting_since`)}))`;

/** Those of the customers that the caller serves; those that wait, the longest waiting first. */
export const deskTrusts: ListSource<DeskFilter> = {
  of: deskTrust,
  from: sql`trust r`,
  where: deskMatching,
  row: deskRow,
  by: (sort, { waiting }) => (sort === null && waiting ? longestWaiting : sortingOf(sort)),
  missing: ({ numbers }) => missingOf(numbers ?? [], asStaff),
};

const longestWaiting = { value: sql`r.waiting_since`, type: 'timestamptz', descending: false } as const;

/** How long a row waits by now. */
export function withWaiting(row: Row, policy: Policies, now: Date): Row {
  const since = row.waitingSince === null ? null : new Date(row.waitingSince);
  return { ...row, ...waitingIn(policy, 'trusts', since, now) };
}

function deskMatching(filter: DeskFilter): Sql {
  const { customerId, waiting } = filter;
  return allOf([
    matching(filter, asStaff),
    ...(customerId === null ? [] : [sql`r.org_id = any(${customerId}::uuid[])`]),
    ...(waiting === null ? [] : [waiting ? sql`r.waiting_since is not null` : sql`r.waiting_since is null`]),
    ...setOf(isBetween(sql`r.submitted_at`, filter.submittedFrom, filter.submittedTo)),
  ]);
}

export async function overviewOfDeskTrusts(
  staff: Database,
  clock: Clock,
  viewer: Viewer,
): Promise<AnswerOf<typeof deskTrustApi.overview>> {
  const policy = await policiesFor(staff, viewer);
  const found = await staff.readJson(
    viewer,
    overviewIn(
      asStaff.scope,
      sql`,
      'waiting', (select count(*)::int from trust r where ${asStaff.scope} and r.waiting_since is not null),
      'late', (select count(*)::int from trust r where ${asStaff.scope} and r.waiting_since <= ${lateBefore(policy, 'trusts', clock.now())}),
      'customers', ${customerChoices(sql`exists (select from trust r where r.org_id = g.org_id and ${asStaff.scope})`)}`,
    ),
  );
  return {
    ...found.as<Omit<AnswerOf<typeof deskTrustApi.overview>, 'lateAfterHours'>>(),
    lateAfterHours: lateAfterHours(policy, 'trusts'),
  };
}

type Customer = Pick<
  DeskTrust,
  'customerId' | 'customerCode' | 'customerName' | 'customerNameEn' | 'holdReason' | 'creditCause'
>;

/** A trust order with whose it is and who decided. */
const foundAtDeskColumns = {
  found: json<FoundTrust>(),
  customer: json<Customer & { readonly creditOnHold: boolean }>(),
  decidedBy: orNull(text),
  decidedAt: orNull(text),
};
type FoundAtDesk = RowOf<typeof foundAtDeskColumns>;

const deskColumns = sql`${foundJson} as found, ${customerOf} as customer, ${isoOf(sql`r.decided_at`)} as "decidedAt",
  ${personName(sql`r.decided_by`)} as "decidedBy"`;

export async function deskTrustByNumber(staff: Database, viewer: Viewer, no: string): Promise<DeskTrust> {
  const {
    rows: [[found]],
  } = await staff.read(
    viewer,
    sql.type(foundAtDeskColumns)`
      select ${deskColumns} from trust r where ${asStaff.scope} and r.trust_no = ${no}`,
  );
  if (!found) throw new Problem('notFound');
  return saidAtDesk(found, viewer.language);
}

/** The same in an open transaction, by id. */
export async function deskTrustIn(tx: Tx, id: string, language: Language): Promise<DeskTrust> {
  return saidAtDesk(
    await tx.one(sql.type(foundAtDeskColumns)`select ${deskColumns} from trust r where r.id = ${id}`),
    language,
  );
}

function saidAtDesk({ found, customer, decidedBy, decidedAt }: FoundAtDesk, language: Language): DeskTrust {
  return { ...customer, ...saidDetail(found, language), decidedBy, decidedAt };
}
