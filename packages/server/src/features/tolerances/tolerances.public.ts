import type { ToleranceName } from '@loadline/contract/ops/tolerance';
import type { Tx } from '../../kernel/database.ts';
import type { Sql } from '../../kernel/sql.ts';
import { sql } from '../../kernel/sql.ts';

/** How far figures may be apart in percent, decimals as text, by what is compared. */
export type Tolerances = Readonly<Record<ToleranceName, string>>;

export async function tolerancesIn(tx: Pick<Tx, 'one'>): Promise<Tolerances> {
  const { tolerances } = await tx.one<{ tolerances: Tolerances }>(
    sql`select json_object_agg(t.name, t.percent::text) as tolerances from tolerance t`,
  );
  return tolerances;
}

/** One of them in SQL. */
export function toleranceOf(name: ToleranceName): Sql {
  return sql`(select t.percent::text from tolerance t where t.name = ${sql.lit(name)})`;
}
