import type { Pool, PoolClient } from 'pg';
import pg from 'pg';
import { isUndone, Problem } from './problem.ts';

/** How often the same is begun before the person asking is told that it is busy. */
const attempts = 3;

/**
 * Work with a connection of the pool. What PostgreSQL undid so that another could go on, or because another was faster, is
 * done again as a whole: nothing of it is left, and work in a transaction touches nothing else.
 */
export async function withClient<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  for (let attempt = 1; attempt < attempts; attempt += 1) {
    try {
      return await once(pool, work);
    } catch (error) {
      if (!isUndone(error)) throw error;
    }
  }
  return once(pool, work);
}

// A dead connection must not be waited for by a ROLLBACK; one that answered with an error is proven clean by the answer to it.
async function once<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    const value = await work(client);
    client.release();
    return value;
  } catch (error) {
    client.release(!(await rolledBack(client, error)));
    throw error;
  }
}

async function rolledBack(client: PoolClient, error: unknown): Promise<boolean> {
  if (!(error instanceof pg.DatabaseError || error instanceof Problem)) return false;
  return client.query('rollback').then(
    (result) => result.command === 'ROLLBACK',
    () => false,
  );
}
