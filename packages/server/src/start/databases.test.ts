import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import pg from 'pg';
import { readConfig } from '../config.ts';
import { keptSecret } from '../kept-secret.ts';
import { migrateJobs } from '../kernel/jobs.ts';
import { migrate } from '../kernel/migrate.ts';
import { ensureDatabase, ensureRoles, logins, urlOf, withRoles } from '../kernel/roles.ts';
import { StartFailure } from '../start-failure.ts';
import { reasonsBesideServer } from '../testing/database.ts';
import { openDatabases } from './databases.ts';
import { fittingSecret } from './fitting-secret.ts';

const server = process.env.LOADLINE_TEST_ADMIN_URL ?? '';

async function asked(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'loadline-start-'));
  after(() => rmSync(made, { recursive: true }));
  return made;
}

/** An empty database, and with it whatever roles bear its name, gone after the tests. */
async function emptyDatabase(
  name = `start_${randomBytes(6).toString('hex')}`,
  rolesOf = name,
): Promise<string> {
  await asked(server, `create database "${name}"`);
  after(async () => {
    await asked(server, `drop database "${name}" with (force)`);
    for (const { role } of await asked(
      server,
      `select rolname as role from pg_roles where starts_with(rolname, '${rolesOf}_')`,
    ))
      await asked(server, `drop role ${role}`);
  });
  return urlOf(server, { database: name });
}

function start(adminUrl: string, dataDir: string) {
  const config = readConfig({ DATABASE_ADMIN_URL: adminUrl, DATA_DIR: dataDir });
  return openDatabases(config, () => undefined, new AbortController().signal);
}

const loginOf = (url: string) => new URL(url).username;

test('two installations on one server have roles of their own, and both are let in after the other has started', async () => {
  const [one, other] = [await emptyDatabase(), await emptyDatabase()];
  const [first, second] = await Promise.all([start(one, folder()), start(other, folder())]);
  for (const [url, { appUrl, staffUrl, jobsUrl }] of [
    [one, first],
    [other, second],
  ] as const) {
    const name = new URL(url).pathname.slice(1);
    assert.deepEqual([appUrl, staffUrl, jobsUrl].map(loginOf), [
      `${name}_app`,
      `${name}_staff`,
      `${name}_jobs`,
    ]);
    for (const serving of [appUrl, staffUrl]) assert.deepEqual(await reasonsBesideServer(serving), []);
  }
  await assert.rejects(
    asked(urlOf(first.appUrl, { database: new URL(other).pathname.slice(1) }), 'select'),
    /permission denied/,
  );
});

test('two first starts at once with one data folder both end well', async () => {
  const [url, dataDir] = [await emptyDatabase(), folder()];
  const [first, second] = await Promise.all([start(url, dataDir), start(url, dataDir)]);
  assert.deepEqual(first.appUrl, second.appUrl);
  assert.deepEqual(await asked(second.appUrl, 'select 1 as one'), [{ one: 1 }]);
});

test('a second data folder is refused by the names of the logins, and those who serve are not shut out', async () => {
  const [url, dataDir] = [await emptyDatabase(), folder()];
  const { appUrl } = await start(url, dataDir);
  await assert.rejects(
    start(url, folder()),
    (error) => error instanceof StartFailure && error.message.includes(loginOf(appUrl)),
  );
  assert.deepEqual(await asked(appUrl, 'select 1 as one'), [{ one: 1 }]);
  const moved = folder();
  cpSync(dataDir, moved, { recursive: true });
  assert.equal((await start(url, moved)).appUrl, appUrl);
});

test('a name that needs quotes gives roles that need none', async () => {
  const { appUrl } = await start(
    await emptyDatabase(`Fracht-${randomBytes(3).toString('hex')}`, 'db_fracht'),
    folder(),
  );
  assert.match(loginOf(appUrl), /^db_fracht_[0-9a-f]{6}_[0-9a-f]{8}_app$/);
  assert.deepEqual(await reasonsBesideServer(appUrl), []);
});

test('an installation of the release before keeps the roles that it has', async () => {
  const [url, dataDir, prefix] = [
    await emptyDatabase(),
    folder(),
    `before_${randomBytes(4).toString('hex')}`,
  ];
  const name = new URL(url).pathname.slice(1);
  const passwordOf = (login: string) => keptSecret(join(dataDir, `${login}.password`)).toString('base64url');
  await ensureRoles(server, passwordOf, prefix);
  await ensureDatabase(server, name, prefix);
  const as = (login: (typeof logins)[number]) =>
    urlOf(url, { login: withRoles(prefix, login), password: passwordOf(login) });
  await migrateJobs(as('loadline_jobs'));
  await migrate(as('loadline_owner'));
  assert.equal((await start(url, dataDir)).appUrl, as('loadline_app'));
  assert.deepEqual(await asked(server, `select from pg_roles where starts_with(rolname, '${name}_')`), []);
  after(async () => {
    for (const role of [...logins, 'loadline_gate', 'loadline_tracker'])
      await asked(server, `drop role ${withRoles(prefix, role)}`);
  });
});

test('a secret that the database was not filled with is refused, and one that is lost is not made anew', async () => {
  const [url, dataDir] = [await emptyDatabase(), folder()];
  const { jobsUrl, ownerUrl } = await start(url, dataDir);
  const [first, again] = await Promise.all(
    [1, 2].map(() => fittingSecret({ dataDir, secretKey: undefined }, jobsUrl)),
  );
  assert.deepEqual(first, again);
  const refusal = (words: string) => (error: unknown) =>
    error instanceof StartFailure && error.message.includes(words);
  const other = randomBytes(32);
  await assert.rejects(
    fittingSecret({ dataDir, secretKey: other }, jobsUrl),
    refusal('SECRET_KEY is not the secret'),
  );
  await assert.rejects(
    fittingSecret({ dataDir: folder(), secretKey: undefined }, jobsUrl),
    refusal('is missing'),
  );
  rmSync(join(dataDir, 'secret.key'));
  await assert.rejects(fittingSecret({ dataDir, secretKey: undefined }, jobsUrl), refusal('is missing'));
  assert.ok(!existsSync(join(dataDir, 'secret.key')));
  assert.deepEqual(await fittingSecret({ dataDir, secretKey: first }, jobsUrl), first);
  // The release before noted nothing: what its start brings is taken once, but nothing is made up.
  await asked(ownerUrl ?? '', 'update secret_check set hmac = null');
  await assert.rejects(fittingSecret({ dataDir, secretKey: undefined }, jobsUrl), refusal('is missing'));
  assert.deepEqual(await fittingSecret({ dataDir, secretKey: other }, jobsUrl), other);
  await assert.rejects(
    fittingSecret({ dataDir, secretKey: first }, jobsUrl),
    refusal('SECRET_KEY is not the secret'),
  );
});
