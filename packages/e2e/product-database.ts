import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

/** Rows of the walked product's own database; the superuser sees them all. */
export function rowsOf<R extends pg.QueryResultRow>(
  sql: string,
  values: readonly unknown[] = [],
): Promise<R[]> {
  return rowsIn<R>(process.env.LOADLINE_E2E_DATA ?? '.', sql, values);
}

/** The same of whatever product keeps its data in this folder. */
export async function rowsIn<R extends pg.QueryResultRow>(
  folder: string,
  sql: string,
  values: readonly unknown[] = [],
): Promise<R[]> {
  const cluster = join(folder, 'postgres');
  const lock = readFileSync(join(cluster, 'data', 'postmaster.pid'), 'utf8').split('\n');
  const password = readFileSync(join(cluster, 'admin.password'), 'utf8').trim();
  const client = new pg.Client({ host: lock[4] ?? '', user: 'postgres', password, database: 'loadline' });
  await client.connect();
  try {
    return (await client.query<R>(sql, [...values])).rows;
  } finally {
    await client.end();
  }
}
