import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import pg from 'pg';
import type { Ours } from './database-functions.ts';
import { applyFunctions, changedFunctions, dropAbsentFunctions } from './database-functions.ts';
import { prefixOfOwner, withRoles } from './roles.ts';

const folder = new URL('../migrations/', import.meta.url);
/** The tables of the first release as they stand, in place of the steps that led there. */
const baseline = '0081_';
const lastStep = '0081_booking_of_trust.sql';

/** The database is older than the baseline: only the release that has its steps can bring it there. */
export class DatabaseTooOld extends Error {
  /** The last step it has. */
  readonly step: string;
  constructor(step: string) {
    super(`the database ends with ${step}, before ${lastStep}`);
    this.step = step;
  }
}

/** A newer release has been at the database: this one would read and write it by rules that are no more. */
export class DatabaseTooNew extends Error {
  /** The last step it has. */
  readonly step: string;
  constructor(step: string) {
    super(`the database ends with ${step}, which this release does not know`);
    this.step = step;
  }
}

/** A migration that has run says something else now: what this release takes for granted is not what the database has. */
export class MigrationAltered extends Error {
  readonly step: string;
  constructor(step: string) {
    super(`the migration ${step} was altered after it had run`);
    this.step = step;
  }
}

/**
 * Brings a database to this release: the functions whose text has changed, every numbered migration that has not run, each in
 * a transaction of its own, and the functions that had to wait for one. Returns how many migrations ran.
 */
export async function migrate(ownerUrl: string): Promise<number> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    // Two replicas may start at once: the second waits and finds nothing left to do.
    await client.query("select pg_advisory_lock(hashtext('loadline migrations'))");
    await client.query(
      'create table if not exists migration (name text primary key, ran_at timestamptz not null default now())',
    );
    const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
    // Databases of before have no sums: what ran there is taken as it stands now.
    await client.query('alter table migration add column if not exists sum text');
    const ran = await ranBefore(client, names);
    await requireUnaltered(client, names);
    const waiting = names.filter((name) => !ran.has(name));
    const { rows } = await client.query<{ owner: string }>('select current_user as owner');
    const ours = (text: string) => withRoles(prefixOfOwner(rows[0]?.owner ?? ''), text);
    const functions = await applyFunctions(client, await changedFunctions(client), ours, true);
    for (const name of waiting) await runOne(client, name, ours);
    await applyFunctions(client, functions, ours, false);
    await dropAbsentFunctions(client);
    return waiting.length;
  } finally {
    await client.end();
  }
}

/** A database that went the old steps to their end has what the baseline makes. */
async function ranBefore(client: pg.Client, names: readonly string[]): Promise<Set<string>> {
  const { rows } = await client.query<{ name: string }>('select name from migration order by name');
  const ran = new Set(rows.map((row) => row.name));
  const newer = rows.findLast(({ name }) => name > lastStep && !names.includes(name));
  if (newer) throw new DatabaseTooNew(newer.name);
  const parts = names.filter((name) => name.startsWith(baseline));
  if (ran.size === 0 || parts.some((name) => ran.has(name))) return ran;
  if (!ran.has(lastStep)) throw new DatabaseTooOld(rows.at(-1)?.name ?? '');
  await client.query('insert into migration (name) select unnest($1::text[])', [parts]);
  return new Set([...ran, ...parts]);
}

/** What has run is as it was. Databases that have no sum of it yet, and those that a release with other steps made, get one. */
async function requireUnaltered(client: pg.Client, names: readonly string[]): Promise<void> {
  const { rows } = await client.query<{ name: string; sum: string | null }>(
    'select name, sum from migration where name = any($1) order by name',
    [names],
  );
  for (const { name, sum } of rows) {
    const now = sumOf(await textOf(name));
    if (sum === null) await client.query('update migration set sum = $2 where name = $1', [name, now]);
    else if (sum !== now) throw new MigrationAltered(name);
  }
}

function textOf(name: string): Promise<string> {
  return readFile(new URL(name, folder), 'utf8');
}

/** Of what it says, however its lines end. */
function sumOf(statements: string): string {
  return createHash('sha256').update(statements.replaceAll('\r\n', '\n')).digest('hex');
}

async function runOne(client: pg.Client, name: string, ours: Ours): Promise<void> {
  const text = await textOf(name);
  const statements = ours(text);
  await client.query('begin');
  try {
    await client.query(statements);
    await client.query('insert into migration (name, sum) values ($1, $2)', [name, sumOf(text)]);
    await client.query('commit');
  } catch (error) {
    throw new Error(`migration ${name} failed`, { cause: error });
  }
}
