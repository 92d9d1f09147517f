import type { CalendarDay } from '@loadline/contract/kernel/working-time';
import type { Policies, PolicyName } from '@loadline/contract/ops/policy';
import { aboutPolicy, policiesOf } from '@loadline/contract/ops/policy';
import type { RowOf } from '../../kernel/columns.ts';
import { json } from '../../kernel/columns.ts';
import type { Database, Tx } from '../../kernel/database.ts';
import type { Sql } from '../../kernel/sql.ts';
import { sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';

const keptColumns = {
  figures: json<Readonly<Record<string, string>>>(),
  days: json<readonly CalendarDay[]>(),
};
type Kept = RowOf<typeof keptColumns>;

const kept = sql.type(keptColumns)`
  select coalesce((select json_object_agg(p.name, p.value) from policy_figure p where p.value is not null), '{}') as figures,
    coalesce((select json_agg(json_build_object('date', d.date, 'kind', d.kind)) from calendar_day d), '[]') as days`;

/** What the installation decides by, for whoever works by it. */
export async function policiesIn(tx: Pick<Tx, 'rows'>): Promise<Policies> {
  return asSet(await tx.rows(kept));
}

export async function policiesFor(db: Database, viewer: Viewer): Promise<Policies> {
  const { rows } = await db.read(viewer, kept);
  return asSet(rows[0]);
}

function asSet([found]: readonly Kept[]): Policies {
  return policiesOf(found?.figures ?? {}, found?.days ?? []);
}

/** One of the figures in SQL, as text. */
export function policyOf(name: PolicyName): Sql {
  return sql`coalesce((select p.value from policy_figure p where p.name = ${sql.lit(name)}), ${sql.lit(aboutPolicy(name).initial)})`;
}
