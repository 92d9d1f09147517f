import type { AnswerOf, QueryOf } from '@loadline/contract/kernel/endpoint';
import { tariffMeasure } from '@loadline/contract/tariffs/tariff-desk';
import type { deskMeasureApi } from '@loadline/contract/tariffs/tariff-desk.api';
import { json } from '../../kernel/columns.ts';
import type { Database, RawJson, Tx } from '../../kernel/database.ts';
import { isOneOf, setOf } from '../../kernel/filters.ts';
import type { ListSource } from '../../kernel/lists.ts';
import { sortedBy } from '../../kernel/lists.ts';
import { Problem } from '../../kernel/problem.ts';
import { containing } from '../../kernel/records.ts';
import { allOf, jsonOf, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';

export type DeskMeasure = AnswerOf<typeof deskMeasureApi.detail>;

/** The list of a measure that staff wrote is called after it; the others are shared, and too long to be typed over. */
export const ownScope = (code: string) => `own:${code}`;

/** A measure has a code and no id of its own: one is made of it, for lists to go on from. */
const measures = sql`(select md5(m.id)::uuid as id, m.id as code, m.version, m.program, m.heading, m.title_zh, m.title_en, m.kind, m.percent,
    m.origins, m.not_origins, m.scope, m.valid_from, m.valid_until, m.claim, m.condition_zh, m.condition_en, m.displaced_by, m.under_232,
    m.seq, m.status, m.source, m.note, m.changed_who, m.changed_at, m.base, m.rank, m.zero_heading, m.takes_column2, m.lacks_list,
    m.loaded_before, m.entered_before, m.in_transit_heading, m.in_transit_percent
  from tariff_measure m) r`;

const numbers = sql`case when r.scope = 'own:' || r.code then (select string_agg(case when s.includes then '' else '-' end || s.prefix, ' '
  order by s.prefix) from tariff_scope s where s.scope = r.scope) end`;

const row = jsonOf(tariffMeasure.fields, 'r', {
  title: sql`r.title_zh`,
  percent: sql`trim_scale(r.percent)::text`,
  metal: sql`nullif(r.base, 'full')`,
  takesColumnTwo: sql`r.takes_column2`,
  inTransitPercent: sql`trim_scale(r.in_transit_percent)::text`,
  origins: sql`array_to_string(r.origins, ' ')`,
  notOrigins: sql`nullif(array_to_string(r.not_origins, ' '), '')`,
  numbers,
  from: sql`r.valid_from`,
  until: sql`r.valid_until`,
  isClaimed: sql`r.claim is not null`,
  under232: sql`r.under_232`,
  note: sql`nullif(r.note, '')`,
  listed: sql`case r.scope when 'all' then 0 else (select count(*)::int from tariff_scope s where s.scope = r.scope) end`,
});

type Filter = QueryOf<typeof deskMeasureApi.count>;

function matching({ search, program, status, from, to }: Filter) {
  const keys = ['heading', 'titleZh', 'titleEn', 'code', 'source'];
  return allOf(
    setOf([
      search !== null && sql`(${containing(keys, search)} or upper(${search}) = any(r.origins))`,
      isOneOf(sql`r.program`, program),
      isOneOf(sql`r.status`, status),
      from !== null && sql`coalesce(r.valid_until, 'infinity') >= ${from}::date`,
      to !== null && sql`r.valid_from <= ${to}::date`,
    ]),
  );
}

/** What has no last day is over last, and what nobody has changed was changed first. */
export const listedMeasures: ListSource<Filter> = {
  of: tariffMeasure,
  from: measures,
  where: matching,
  row,
  by: sortedBy(
    {
      seq: { value: sql`r.seq`, type: 'numeric' },
      heading: { value: sql`r.heading`, type: 'text' },
      code: { value: sql`r.code`, type: 'text' },
      percent: { value: sql`coalesce(r.percent, -1)`, type: 'numeric' },
      from: { value: sql`r.valid_from`, type: 'date' },
      until: { value: sql`coalesce(r.valid_until, 'infinity')`, type: 'date' },
      changedAt: { value: sql`coalesce(r.changed_at, '-infinity')`, type: 'timestamptz' },
    },
    'seq',
  ),
};

export async function measureAtDesk(staff: Database, viewer: Viewer, code: string): Promise<RawJson> {
  return staff.readJson(viewer, sql`select ${row}::text from ${measures} where r.code = ${code}`);
}

export async function measureIn(tx: Tx, code: string): Promise<DeskMeasure> {
  const [found] = await tx.rows(
    sql.type({ found: json<DeskMeasure>() })`select ${row} as found from ${measures} where r.code = ${code}`,
  );
  if (!found) throw new Problem('notFound');
  return found.found;
}
