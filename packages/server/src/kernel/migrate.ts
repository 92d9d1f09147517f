import { readdir, readFile } from 'node:fs/promises';
import pg from 'pg';

const folder = new URL('../migrations/', import.meta.url);

/** Runs every numbered migration that has not run, each in a transaction of its own; returns how many. */
export async function migrate(ownerUrl: string): Promise<number> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    // Two replicas may start at once: the second waits and finds nothing left to do.
    await client.query("select pg_advisory_lock(hashtext('loadline migrations'))");
    await client.query(
      'create table if not exists migration (name text primary key, ran_at timestamptz not null default now())',
    );
    const ran = new Set((await client.query('select name from migration')).rows.map((row) => row.name));
    const waiting = (await readdir(folder))
      .filter((name) => name.endsWith('.sql') && !ran.has(name))
      .toSorted();
    for (const name of waiting) await runOne(client, name);
    return waiting.length;
  } finally {
    await client.end();
  }
}

async function runOne(client: pg.Client, name: string): Promise<void> {
  const statements = await readFile(new URL(name, folder), 'utf8');
  await client.query('begin');
  try {
    await client.query(statements);
    await client.query('insert into migration (name) values ($1)', [name]);
    await client.query('commit');
  } catch (error) {
    throw new Error(`migration ${name} failed`, { cause: error });
  }
}
