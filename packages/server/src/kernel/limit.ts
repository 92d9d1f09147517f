import { flag, int } from './columns.ts';
import type { Database } from './database.ts';
import { Problem } from './problem.ts';
import { sql } from './sql.ts';

export interface Allowance {
  readonly key: string;
  readonly cost?: number;
  readonly allowance: number;
  readonly seconds: number;
}

/** Takes from an allowance kept in PostgreSQL, so that all replicas share it. Refuses with 429 when it is used up. */
export async function takeAllowance(
  db: Database,
  { key, cost = 1, allowance, seconds }: Allowance,
): Promise<void> {
  const [left] = await db.call(
    sql.type({ allowed: flag, wait_seconds: int })`
      select * from take_allowance(${key}, ${cost}::int, ${allowance}::int, ${seconds}::int)`,
  );
  if (!left?.allowed) throw new Problem('tooMany', { seconds: left?.wait_seconds ?? seconds });
}

/** What was taken for something that turned out to be honest. */
export async function giveBack(db: Database, { key, cost = 1 }: Allowance): Promise<void> {
  await db.call(sql`select give_back_allowance(${key}, ${cost}::int)`);
}
