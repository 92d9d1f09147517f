import type { AnswerOf, QueryOf } from '@loadline/contract/kernel/endpoint';
import type { Fields } from '@loadline/contract/kernel/field';
import type { Language } from '@loadline/contract/kernel/text';
import type { auditApi } from '@loadline/contract/ops/audit.api';
import { deedFields } from '@loadline/contract/ops/audit-fields';
import type { Audited, Feature } from '../../feature.ts';
import { auditView } from '../../kernel/audit.ts';
import { changesSaid } from '../../kernel/changes-said.ts';
import type { Database, RawJson } from '../../kernel/database.ts';
import type { PageOf } from '../../kernel/keyset.ts';
import { keysetCount, keysetPage } from '../../kernel/keyset.ts';
import { sortedBy } from '../../kernel/lists.ts';
import type { Sql } from '../../kernel/sql.ts';
import { allOf, isoOf, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { rolesNamed } from './people.public.ts';
import { accountView } from './people.rows.public.ts';

export type AuditRow = AnswerOf<typeof auditApi.list>['rows'][number];
export type AuditFilter = QueryOf<typeof auditApi.count>;

export interface AuditPage {
  readonly rows: AuditRow[];
  readonly next: string | null;
}

type Kept = Omit<AuditRow, 'changes'> & { changes: Record<string, unknown> };

/** How the log tells of each kind of record, by its name. */
export type AuditedRecords = ReadonlyMap<string, Audited>;

export function auditedOf(all: readonly Feature[]): AuditedRecords {
  return new Map(all.flatMap(({ audited }) => Object.entries(audited ?? {})));
}

/** Days in the filter are days in China, where the people who look work. */
export const auditZone = 'Asia/Shanghai';

const deeds = sql`(select a.audit_id as id, a.org_id, a.at, a.user_id, a.who, a.action, a.subject, a.subject_id, a.changes from ${auditView} a) r`;

/** Newest first unless told. */
const deedsBy = sortedBy({
  at: { value: sql`r.at`, type: 'timestamptz' },
  who: { value: sql`r.who`, type: 'text' },
});

export async function pageOfAudit(
  staff: Pick<Database, 'readJson'>,
  viewer: Viewer,
  { sort, after, size, ...filter }: QueryOf<typeof auditApi.list>,
  audited: AuditedRecords,
): Promise<AuditPage> {
  const found = await staff.readJson(
    viewer,
    keysetPage({
      from: deeds,
      where: matching(filter, audited),
      row: rowJson(viewer.language, audited),
      by: deedsBy(sort),
      after,
      size,
    }),
  );
  const { rows, next } = found.as<PageOf<Kept>>();
  return {
    rows: rows.map((row) => ({
      ...row,
      changes: changesSaid(fieldsOf(row, audited), row.changes, viewer.language),
    })),
    next,
  };
}

function fieldsOf({ subject, changes }: Kept, audited: AuditedRecords): Fields {
  const { fields, fieldsAt } = audited.get(subject) ?? {};
  const known = { ...deedFields, ...fields };
  const paths = Object.keys(changes).filter((key) => !(key in known));
  return { ...known, ...fieldsAt?.(paths) };
}

export function countOfAudit(
  staff: Database,
  viewer: Viewer,
  filter: AuditFilter,
  audited: AuditedRecords,
): Promise<RawJson> {
  return staff.readJson(viewer, keysetCount({ from: deeds, where: matching(filter, audited) }));
}

function rowJson(language: Language, audited: AuditedRecords): Sql {
  const name = language === 'en' ? sql`o.name_en` : sql`o.name_zh`;
  return sql`json_build_object('id', r.id::text, 'at', ${isoOf(sql`r.at`)}, 'who', r.who, 'action', r.action, 'subject', r.subject,
    'company', coalesce((select ${name} from ${accountView} u join organisation o on o.org_id = u.org_id where u.user_id = r.user_id), ''),
    'organisation', coalesce((select o.code || ' ' || ${name} from organisation o where o.org_id = r.org_id), ''),
    'subjectId', r.subject_id::text, 'subjectName', ${calledIn(audited, language)}, 'changes', ${rolesNamed(sql`r.changes`, language)})`;
}

/** The name of what a deed is about; a record that is gone or not shown keeps its id. */
function calledIn(audited: AuditedRecords, language: Language): Sql {
  const names = Array.from(audited, ([subject, { called }]) =>
    called
      ? sql`when ${sql.lit(subject)} then ${'zh' in called ? called[language === 'en' ? 'en' : 'zh'] : called}`
      : sql``,
  );
  return sql`case r.subject ${sql.join(names, sql` `)}
    else coalesce(${sql.join(['file', 'host', 'code', 'name'].map(valueSaid), sql`, `)}) end`;
}

/** A deed says a value, or what it was and what it became. */
function valueSaid(key: string): Sql {
  const said = sql`r.changes -> ${sql.lit(key)}`;
  const plain = sql`r.changes ->> ${sql.lit(key)}`;
  return sql`case jsonb_typeof(${said}) when 'object' then coalesce(${said} ->> 'to', ${said} ->> 'from') else ${plain} end`;
}

/** The records that carry this very number. */
function numbered(search: string, audited: AuditedRecords): Sql {
  const typed = search.trim();
  const no = sql`any(${[typed, typed.toUpperCase()]}::text[])`;
  const found = [...audited.values()].flatMap((record) => record.numbered?.(no, typed) ?? []);
  return sql.join(found, sql` union all `);
}

function matching(
  { search, who, action, subject, subjectId, customerId, from, to }: AuditFilter,
  audited: AuditedRecords,
): Sql {
  const conditions = [
    search !== null &&
      sql`(r.changes::text ilike ${likely(search)} or r.who ilike ${likely(search)} or r.subject_id in (${numbered(search, audited)}))`,
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
