import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { after } from 'node:test';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { freshDatabase } from '../../testing/database.ts';
import { migrateJobs } from '../jobs.ts';
import { ensureDatabase, urlOf, withClient } from '../roles.ts';

const admin = process.env.LOADLINE_TEST_ADMIN_URL ?? '';

async function unpacked(name: string): Promise<string> {
  const packed = await readFile(new URL(`./fixtures/${name}.sql.gz`, import.meta.url));
  return (await promisify(gunzip)(packed)).toString();
}

/** Databases as the release before the baseline left them; they go with the tests. `fresh` lends them the logins of its roles. */
export async function oldDatabases(fresh: Awaited<ReturnType<typeof freshDatabase>>) {
  /** The steps of that release, each with its name. */
  const steps = (await unpacked('ledger-0081'))
    .split(/^-- step: /m)
    .slice(1)
    .map((step) => ({ name: step.slice(0, step.indexOf('\n')), statements: step.slice(step.indexOf('\n')) }));

  /** After so many steps; the address is its owner's. */
  async function oldDatabase(count: number): Promise<string> {
    const name = `loadline_test_${randomBytes(6).toString('hex')}`;
    const url = await ensureDatabase(admin, name);
    after(() => withClient(admin, (client) => client.query(`drop database ${name} with (force)`)));
    const login = (one: 'loadline_owner' | 'loadline_jobs') =>
      urlOf(url, { login: one, password: new URL(fresh.url(one)).password });
    await migrateJobs(login('loadline_jobs'));
    await withClient(login('loadline_owner'), async (client) => {
      await client.query(
        'create table migration (name text primary key, ran_at timestamptz not null default now())',
      );
      for (const step of steps.slice(0, count)) {
        await client.query(step.statements);
        await client.query('insert into migration (name) values ($1)', [step.name]);
      }
    });
    return login('loadline_owner');
  }

  /** Filled as that release filled its demo: 330 orders with what belongs to them. */
  async function oldDemo(): Promise<string> {
    const url = await oldDatabase(steps.length);
    const database = new URL(url).pathname.slice(1);
    await withClient(urlOf(admin, { database }), async (client) => {
      // As it was dumped: in the order of the tables' names, with what triggers had written.
      await client.query('set session_replication_role = replica');
      const laidByMigrations = await client.query<{ name: string }>(
        `select relname as name from pg_stat_user_tables where schemaname = 'public' and relname not in ('migration')`,
      );
      for (const { name } of laidByMigrations.rows) await client.query(`delete from ${name}`);
      await client.query(await unpacked('ledger-0081-demo'));
    });
    return url;
  }

  return { steps, oldDatabase, oldDemo };
}
