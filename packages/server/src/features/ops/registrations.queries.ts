import { mobileOf } from '@loadline/contract/checks/mobile';
import { codesOf, wordOf } from '@loadline/contract/kernel/code';
import type { AnswerOf, QueryOf } from '@loadline/contract/kernel/endpoint';
import { say } from '@loadline/contract/kernel/text';
import { duplicateFields, registrationRow, registrationTabs } from '@loadline/contract/ops/registration-desk';
import type { registrationApi } from '@loadline/contract/ops/registration-desk.api';
import { interests } from '@loadline/contract/registrations/registration';
import { type Clock, chinaZone } from '../../kernel/clock.ts';
import { int, text } from '../../kernel/columns.ts';
import type { Database, RawJson } from '../../kernel/database.ts';
import type { FileAnswer } from '../../kernel/file-answer.ts';
import type { PageOf } from '../../kernel/keyset.ts';
import { keysetCount, keysetPage } from '../../kernel/keyset.ts';
import { exportedFields, sheetOfPages } from '../../kernel/list-sheet.ts';
import { sortedBy } from '../../kernel/lists.ts';
import { containing } from '../../kernel/records.ts';
import type { Sql } from '../../kernel/sql.ts';
import { allOf, isoOf, jsonOf, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { policiesFor } from '../policies/policies.public.ts';
import { lateAfterHours, lateBefore } from './late.public.ts';
import type { KeptRow } from './registrations.rows.ts';
import { desked, maskedRow } from './registrations.rows.ts';

type Page = AnswerOf<typeof registrationApi.list>;
type Filter = QueryOf<typeof registrationApi.count>;

/** What staff may read of registrations: everything but the password. */
export const registrations = sql`(select g.registration_id as id, g.no, g.state, g.account_type, g.company_name_cn, g.company_name_en, g.legal_id_kind, g.legal_id,
  g.licence_file_id, g.contact_name, g.mobile, g.email, g.country, g.address, g.interests, g.volume_band, g.lanes, g.sales_code, g.agreement_version,
  g.language, g.round, g.returned, g.reason, g.submitted_at, g.first_submitted_at, g.decided_at, g.decided_by, g.org_id_made, g.version
  from registration g) r`;

export const applicant = sql`coalesce(r.company_name_cn, r.company_name_en, r.contact_name)`;

const rowJson = sql`json_build_object('id', r.id::text, 'no', r.no, 'submittedAt', ${isoOf(sql`r.submitted_at`)}, 'accountType', r.account_type,
  'name', ${applicant}, 'legalIdKind', r.legal_id_kind, 'legalId', r.legal_id, 'contactName', r.contact_name, 'mobile', r.mobile, 'interests', r.interests, 'state', r.state,
  'round', r.round, 'duplicates', (select count(*)::int from duplicates_of(r.id)))`;

export async function pageOfRegistrations(
  staff: Database,
  clock: Clock,
  viewer: Viewer,
  asked: QueryOf<typeof registrationApi.list>,
): Promise<Page> {
  const found = await staff.readJson(viewer, registrationsAfter(asked));
  const { rows, next } = found.as<PageOf<KeptRow>>();
  const policy = await policiesFor(staff, viewer);
  return { rows: rows.map((row) => desked(maskedRow(row), policy, clock.now())), next };
}

/** Newest first unless told; only what is pending waits, and it has waited longer the earlier it came. */
const registrationsBy = sortedBy({
  submittedAt: { value: sql`r.submitted_at`, type: 'timestamptz' },
  waitingMinutes: {
    value: sql`case when r.state = 'PENDING' then -extract(epoch from r.submitted_at) else '-infinity' end`,
    type: 'numeric',
  },
  name: { value: applicant, type: 'text' },
  contactName: { value: sql`r.contact_name`, type: 'text' },
});

function registrationsAfter({ sort, after, size, ...filter }: QueryOf<typeof registrationApi.list>): Sql {
  const by = registrationsBy(sort);
  return keysetPage({ from: registrations, where: matching(filter), row: rowJson, by, after, size });
}

/** The same as a workbook, masked as in the list. */
export async function sheetOfRegistrations(
  staff: Database,
  clock: Clock,
  viewer: Viewer,
  asked: QueryOf<typeof registrationApi.export>,
): Promise<FileAnswer> {
  const [policy, { language }] = [await policiesFor(staff, viewer), viewer];
  return sheetOfPages(staff, viewer, {
    label: registrationRow.label,
    fields: exportedFields(registrationRow),
    zone: chinaZone,
    page: (after, size) => staff.slow.readJson(viewer, registrationsAfter({ ...asked, after, size })),
    cells: (row: KeptRow) => ({
      ...desked(maskedRow(row), policy, clock.now()),
      interests: row.interests.map((one) => say(wordOf(interests, one), language)),
    }),
  });
}

export function countOfRegistrations(staff: Database, viewer: Viewer, filter: Filter): Promise<RawJson> {
  return staff.readJson(viewer, keysetCount({ from: registrations, where: matching(filter) }));
}

export async function overviewOfRegistrations(
  staff: Database,
  clock: Clock,
  viewer: Viewer,
): Promise<AnswerOf<typeof registrationApi.overview>> {
  const policy = await policiesFor(staff, viewer);
  const {
    rows: [states],
  } = await staff.read(
    viewer,
    sql.type({ state: text, n: int, week: int, late: int })`
      select r.state, count(*)::int as n, (count(*) filter (where ${ofLastWeek}))::int as week,
          (count(*) filter (where r.state = 'PENDING' and r.submitted_at <= ${lateBefore(policy, 'registrations', clock.now())}))::int as late
        from ${registrations} group by 1`,
  );
  const of = (state: string) => states.find((one) => one.state === state)?.n ?? 0;
  const tabs = codesOf(registrationTabs).map((tab) => ({
    tab,
    count: tab === 'week' ? states.reduce((sum, { week }) => sum + week, 0) : of(tab),
  }));
  const late = states.reduce((sum, one) => sum + one.late, 0);
  return { waiting: of('PENDING'), late, lateAfterHours: lateAfterHours(policy, 'registrations'), tabs };
}

const ofLastWeek = sql`r.submitted_at >= now() - interval '7 days'`;

function matching({ tab, search }: Filter): Sql {
  const keys = ['companyNameCn', 'companyNameEn', 'legalId', 'contactName', 'mobile', 'no'];
  const conditions = [
    tab === 'week' && ofLastWeek,
    tab !== null && tab !== 'week' && sql`r.state = ${tab}`,
    search !== null && sql`(${containing(keys, mobileOf(search) ?? search)})`,
  ];
  return allOf(conditions.filter((one) => one !== false));
}

/** The possible duplicates of the registration `r`, as the contract tells them. */
export const duplicatesJson = sql`coalesce((select json_agg(${jsonOf(duplicateFields, 'd')} order by d.reason, d.kind, d.code)
  from (select * from duplicates_of(r.id) limit 50) d), '[]')`;
