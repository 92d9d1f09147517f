import { createHash, randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import pg from 'pg';
import { databaseFunctions } from '../kernel/database-functions.ts';
import { migrateJobs } from '../kernel/jobs.ts';
import { migrate } from '../kernel/migrate.ts';
import type { Login } from '../kernel/roles.ts';
import { ensureDatabase, ensureRoles, urlOf } from '../kernel/roles.ts';
import { reasonsNotToServe } from '../kernel/self-test.ts';
import { layStandards, standards } from '../seed/standards.ts';

/** The addresses of one test database under each login. */
export interface TestDatabase {
  readonly url: (login: Login) => string;
  drop(): Promise<void>;
}

const password = 'only-for-tests';
/** Named after what is in it: other migrations or standards, another template. */
const template = `loadline_template_${await fingerprintOfMigrations()}`;

/** A migrated database of its own, copied from a template that the first test file of a run makes. */
export async function freshDatabase(): Promise<TestDatabase> {
  const admin = adminUrl();
  const name = `loadline_test_${randomBytes(6).toString('hex')}`;
  await withAdmin(admin, async (client) => {
    // Test files run side by side: one makes the template, the others wait for it and copy it in turn.
    await client.query("select pg_advisory_lock(hashtext('loadline template'))");
    const known = await client.query('select from pg_database where datname = $1', [template]);
    if (known.rowCount === 0) await makeTemplate(admin);
    // Block by block through the log, as it is done unless told, it takes three times as long.
    await client.query(`create database ${name} template ${template} strategy file_copy`);
    await client.query(
      `grant connect on database ${name} to loadline_owner, loadline_app, loadline_staff, loadline_jobs`,
    );
    await client.query("select pg_advisory_unlock(hashtext('loadline template'))");
  });
  return {
    url: (login) => urlOf(admin, { login, password, database: name }),
    drop: () =>
      withAdmin(admin, async (client) => void (await client.query(`drop database ${name} with (force)`))),
  };
}

/** Whether a reason not to serve is that of a server that may forget, as one for a single run of tests may. */
export function lostWrites(reason: string): boolean {
  return reason.startsWith('the server could lose a write');
}

/** Why a login may not serve, but for what the server of the tests is like. */
export async function reasonsBesideServer(url: string): Promise<string[]> {
  return (await reasonsNotToServe(url)).filter((reason) => !lostWrites(reason));
}

async function makeTemplate(admin: string): Promise<void> {
  await ensureRoles(admin, () => password);
  // Under another name until it is whole: a broken migration must not leave a broken template.
  const draft = `${template}_draft`;
  await withAdmin(
    admin,
    async (client) => void (await client.query(`drop database if exists ${draft} with (force)`)),
  );
  const url = await ensureDatabase(admin, draft);
  await migrateJobs(urlOf(url, { login: 'loadline_jobs', password }));
  const ownerUrl = urlOf(url, { login: 'loadline_owner', password });
  await migrate(ownerUrl);
  await layStandards(ownerUrl);
  await withAdmin(
    admin,
    async (client) => void (await client.query(`alter database ${draft} rename to ${template}`)),
  );
}

function adminUrl(): string {
  const url = process.env.LOADLINE_TEST_ADMIN_URL;
  if (!url) throw new Error('LOADLINE_TEST_ADMIN_URL names no PostgreSQL: run the tests with npm test');
  return url;
}

async function withAdmin(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

async function fingerprintOfMigrations(): Promise<string> {
  const folder = new URL('../migrations/', import.meta.url);
  const hash = createHash('sha256');
  for (const name of readdirSync(folder).toSorted()) hash.update(readFileSync(new URL(name, folder)));
  for (const { hash: one } of await databaseFunctions()) hash.update(one);
  hash.update(JSON.stringify(standards));
  return hash.digest('hex').slice(0, 12);
}
