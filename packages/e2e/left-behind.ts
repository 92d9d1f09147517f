import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

const dataDir = process.env.LOADLINE_E2E_DATA ?? '.';
const cluster = join(dataDir, 'postgres');

/** Where the program and its PostgreSQL have written lines, with all of them. */
export function logs(): Map<string, string> {
  const ofPostgres = readdirSync(join(cluster, 'log')).map((name) => join(cluster, 'log', name));
  return new Map([serverLog, ...ofPostgres].map((path) => [path, readFileSync(path, 'utf8')]));
}

/** Beside the data folder, which does not exist before the product makes it. */
export const serverLog = `${dataDir}.server.log`;

/** Every row of every table of the product as text, by table; the superuser sees them all. */
export async function tables(): Promise<Map<string, string>> {
  const lock = readFileSync(join(cluster, 'data', 'postmaster.pid'), 'utf8').split('\n');
  const password = readFileSync(join(cluster, 'admin.password'), 'utf8').trim();
  const client = new pg.Client({ host: lock[4] ?? '', user: 'postgres', password, database: 'loadline' });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
    );
    const dumps = new Map<string, string>();
    for (const { name } of rows) dumps.set(name, await dumpOf(client, name));
    return dumps;
  } finally {
    await client.end();
  }
}

async function dumpOf(client: pg.Client, table: string): Promise<string> {
  const { rows } = await client.query<{ dump: string | null }>(
    `select string_agg(t::text, E'\\n') as dump from ${client.escapeIdentifier(table)} t`,
  );
  return rows[0]?.dump ?? '';
}
