import type { Policies, PolicyName } from '@loadline/contract/ops/policy';
import { aboutPolicy, policiesOf } from '@loadline/contract/ops/policy';
import type { Database, Tx } from '../../kernel/database.ts';
import type { Sql } from '../../kernel/sql.ts';
import { sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';

type Kept = Readonly<Record<string, string>>;

const kept = sql<{ kept: Kept }>`
  select coalesce(json_object_agg(p.name, p.value), '{}') as kept from policy_figure p where p.value is not null`;

/** The figures of the installation, for whoever decides by them. */
export async function policiesIn(tx: Pick<Tx, 'rows'>): Promise<Policies> {
  const [found] = await tx.rows<{ kept: Kept }>(kept);
  return policiesOf(found?.kept ?? {});
}

export async function policiesFor(db: Database, viewer: Viewer): Promise<Policies> {
  const { results } = await db.read(viewer, kept);
  const [found]: { kept: Kept }[] = results[0]?.rows ?? [];
  return policiesOf(found?.kept ?? {});
}

/** One of them in SQL, as text. */
export function policyOf(name: PolicyName): Sql {
  return sql`coalesce((select p.value from policy_figure p where p.name = ${sql.lit(name)}), ${sql.lit(aboutPolicy(name).initial)})`;
}
