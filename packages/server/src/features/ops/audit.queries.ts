import type { AnswerOf, QueryOf } from '@loadline/contract/kernel/endpoint';
import type { Language } from '@loadline/contract/kernel/text';
import type { countAudit, listAudit } from '@loadline/contract/ops/audit.api';
import { fieldsOfSubject } from '@loadline/contract/ops/audit-fields';
import { changesSaid } from '../../kernel/changes-said.ts';
import type { Database, RawJson } from '../../kernel/database.ts';
import { keysetCount, keysetPage } from '../../kernel/keyset.ts';
import type { Sql } from '../../kernel/sql.ts';
import { allOf, isoOf, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';

export type AuditRow = AnswerOf<typeof listAudit>['rows'][number];
export type AuditFilter = QueryOf<typeof countAudit>;

export interface AuditPage {
  readonly rows: AuditRow[];
  readonly next: string | null;
}

type Kept = Omit<AuditRow, 'changes'> & { changes: Record<string, unknown> };

/** Days in the filter are days in China, where the people who look work. */
export const auditZone = 'Asia/Shanghai';

const deeds = sql`(select a.audit_id as id, a.org_id, a.at, a.who, a.action, a.subject, a.subject_id, a.changes from audit a) r`;

export async function pageOfAudit(
  staff: Pick<Database, 'readJson'>,
  viewer: Viewer,
  { after, size, ...filter }: QueryOf<typeof listAudit>,
): Promise<AuditPage> {
  const by = { value: sql`r.at`, type: 'timestamptz', descending: true } as const;
  const { text } = await staff.readJson(
    viewer,
    keysetPage({ from: deeds, where: matching(filter), row: rowJson(viewer.language), by, after, size }),
  );
  const { rows, next }: { rows: Kept[]; next: string | null } = JSON.parse(text);
  return {
    rows: rows.map((row) => ({
      ...row,
      changes: changesSaid(fieldsOfSubject(row.subject), row.changes, viewer.language),
    })),
    next,
  };
}

export function countOfAudit(staff: Database, viewer: Viewer, filter: AuditFilter): Promise<RawJson> {
  return staff.readJson(viewer, keysetCount({ from: deeds, where: matching(filter) }));
}

function rowJson(language: Language): Sql {
  const name = language === 'en' ? sql`o.name_en` : sql`o.name_zh`;
  return sql`json_build_object('id', r.id::text, 'at', ${isoOf(sql`r.at`)}, 'who', r.who, 'action', r.action, 'subject', r.subject,
    'organisation', coalesce((select o.code || ' ' || ${name} from organisation o where o.org_id = r.org_id), ''),
    'subjectId', r.subject_id::text, 'subjectName', ${subjectName}, 'changes', r.changes)`;
}

// Only what the policies show has a name; a record that is gone keeps its id.
const subjectName = sql`case r.subject
  when 'customer' then (select o.code || ' ' || o.name_zh from organisation o where o.org_id = r.subject_id)
  when 'registration' then (select g.no || ' ' || coalesce(g.company_name_cn, g.contact_name) from registration g where g.registration_id = r.subject_id)
  when 'user' then (select u.name from app_user u where u.user_id = r.subject_id)
  when 'staff' then (select u.name from app_user u where u.user_id = r.subject_id)
  when 'session' then (select u.name from app_user u where u.user_id = r.subject_id)
  when 'role' then (select x.name_zh from role x where x.role_id = r.subject_id)
  when 'team' then (select t.name_zh from team t where t.team_id = r.subject_id)
  when 'product' then (select c.name from channel c where c.channel_id = r.subject_id)
  when 'trust' then (select t.trust_no from trust t where t.id = r.subject_id and t.org_id = r.org_id)
  when 'order' then (select s.order_number from orders s where s.id = r.subject_id and s.org_id = r.org_id)
  when 'booking' then (select b.booking_no from booking b where b.id = r.subject_id and b.org_id = r.org_id)
  when 'sheet' then (select x.sheet_no from exception_sheet x where x.id = r.subject_id and x.org_id = r.org_id)
  when 'mawb' then (select left(m.mawb_no, 3) || '-' || substr(m.mawb_no, 4) from mawb m where m.id = r.subject_id)
  when 'flight' then (select f.flight_no || ' ' || f.flight_date from flight f where f.id = r.subject_id)
  else coalesce(r.changes ->> 'file', r.changes ->> 'host', r.changes ->> 'code', r.changes ->> 'name') end`;

/** The records that carry this very number. */
function numbered(search: string): Sql {
  const typed = search.trim();
  const no = sql`any(${[typed, typed.toUpperCase()]}::text[])`;
  return sql`select s.id from orders s where s.order_number = ${no} union all select t.id from trust t where t.trust_no = ${no}
    union all select b.id from booking b where b.booking_no = ${no} union all select x.id from exception_sheet x where x.sheet_no = ${no}
    union all select m.id from mawb m where m.mawb_no = ${typed.replace(/[-\s]/g, '')}`;
}

function matching({ search, who, action, subject, subjectId, customerId, from, to }: AuditFilter): Sql {
  const conditions = [
    search !== null &&
      sql`(r.changes::text ilike ${likely(search)} or r.who ilike ${likely(search)} or r.subject_id in (${numbered(search)}))`,
    who !== null && sql`r.who ilike ${likely(who)}`,
    action !== null && sql`r.action = any(${action}::text[])`,
    subject !== null && sql`r.subject = any(${subject}::text[])`,
    subjectId !== null && sql`r.subject_id = ${subjectId}`,
    customerId !== null && sql`r.org_id = ${customerId}`,
    from !== null && sql`r.at >= ${from}::date::timestamp at time zone ${sql.lit(auditZone)}`,
    to !== null && sql`r.at < (${to}::date + 1)::timestamp at time zone ${sql.lit(auditZone)}`,
  ];
  return allOf(conditions.filter((one) => one !== false));
}

function likely(words: string): string {
  return `%${words.replace(/[\\%_]/g, '\\$&')}%`;
}
