import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { rowsOf } from './product-database.ts';

const dataDir = process.env.LOADLINE_E2E_DATA ?? '.';
const cluster = join(dataDir, 'postgres');

/** Where the program and its PostgreSQL have written lines, with all of them. */
export function logs(): Map<string, string> {
  const ofPostgres = readdirSync(join(cluster, 'log')).map((name) => join(cluster, 'log', name));
  return new Map([serverLog, ...ofPostgres].map((path) => [path, readFileSync(path, 'utf8')]));
}

/** Beside the data folder, which does not exist before the product makes it. */
const serverLog = `${dataDir}.server.log`;

/** Every row of every table of the product as text, by table. */
export async function tables(): Promise<Map<string, string>> {
  const found = await rowsOf<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  );
  const dumps = new Map<string, string>();
  for (const { name } of found) dumps.set(name, await dumpOf(name));
  return dumps;
}

async function dumpOf(table: string): Promise<string> {
  const [row] = await rowsOf<{ dump: string | null }>(
    `select string_agg(t::text, E'\\n') as dump from ${pg.escapeIdentifier(table)} t`,
  );
  return row?.dump ?? '';
}
