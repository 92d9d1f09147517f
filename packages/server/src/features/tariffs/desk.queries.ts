import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import { tariffMeasure } from '@loadline/contract/tariffs/tariff-desk';
import type { listDeskMeasures } from '@loadline/contract/tariffs/tariff-desk.api';
import { json } from '../../kernel/columns.ts';
import type { Database, Tx } from '../../kernel/database.ts';
import { jsonOf, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';

export type DeskMeasures = AnswerOf<typeof listDeskMeasures>;

/** The list of a measure that staff wrote is called after it; the others are shared, and too long to be typed over. */
export const ownScope = (code: string) => `own:${code}`;

const numbers = sql`case when m.scope = 'own:' || m.id then (select string_agg(case when s.includes then '' else '-' end || s.prefix, ' '
  order by s.prefix) from tariff_scope s where s.scope = m.scope) end`;

const measureJson = jsonOf(tariffMeasure.fields, 'm', {
  code: sql`m.id`,
  percent: sql`trim_scale(m.percent)::text`,
  origins: sql`array_to_string(m.origins, ' ')`,
  notOrigins: sql`nullif(array_to_string(m.not_origins, ' '), '')`,
  numbers,
  from: sql`m.valid_from`,
  until: sql`m.valid_until`,
  isClaimed: sql`m.claim is not null`,
  under232: sql`m.under_232`,
  note: sql`nullif(m.note, '')`,
  listed: sql`case m.scope when 'all' then 0 else (select count(*)::int from tariff_scope s where s.scope = m.scope) end`,
});

const allOfThem = sql.type({ all: json<DeskMeasures>() })`
  select coalesce(json_agg(${measureJson} order by m.seq, m.valid_from desc, m.id), '[]') as all from tariff_measure m`;

export async function measuresAtDesk(staff: Database, viewer: Viewer): Promise<DeskMeasures> {
  const {
    rows: [[found]],
  } = await staff.read(viewer, allOfThem);
  return found?.all ?? [];
}

export async function measuresIn(tx: Tx): Promise<DeskMeasures> {
  return (await tx.one(allOfThem)).all;
}
