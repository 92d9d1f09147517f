import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after } from 'node:test';
import { allPages } from '@loadline/contract/all-pages';
import pg from 'pg';
import type { Parts } from '../app.ts';
import { buildApp } from '../app.ts';
import type { Config } from '../config.ts';
import { readConfig } from '../config.ts';
import { hostBrands } from '../features/ops/hosts.public.ts';
import { jobsOf } from '../jobs.ts';
import { systemClock } from '../kernel/clock.ts';
import { openDatabase } from '../kernel/database.ts';
import { diskFiles } from '../kernel/files.ts';
import type { House } from '../kernel/house.ts';
import { startJobs } from '../kernel/jobs.ts';
import { openLive } from '../kernel/live.ts';
import { codeWays } from '../kernel/messages/senders.ts';
import type { Site } from '../kernel/site-pages.ts';
import { vaultWith } from '../kernel/vault.ts';
import type { Calls } from './calls.ts';
import { callsOf } from './calls.ts';
import { freshDatabase } from './database.ts';
import { testPasswords, testSecret } from './passwords.ts';
import type { TestUser } from './people.ts';
import { addClerk, addForwarder, addOrganisation, addPerson } from './people.ts';

/** A whole server on a database of its own with two customers, A and B; closed when the test file ends. */
export interface TestHouse {
  readonly house: House;
  readonly orgA: string;
  readonly orgB: string;
  /** The forwarder's own organisation. */
  readonly orgF: string;
  /** Where the installation's own commands work. */
  readonly ownerUrl: string;
  readonly nobody: Calls;
  /** Signs a person in; everything the calls do is done in their name. */
  as(user: TestUser): Promise<Calls>;
  /** A person of organisation A with every permission, unless told. */
  person(who?: Partial<TestUser>): Promise<TestUser>;
  /** Somebody of the forwarder with every right of staff, in a team that serves all customers, unless told. */
  clerk(who?: Partial<TestUser & { customers: readonly string[] }>): Promise<TestUser>;
  /** Rows as the owner sees them: to look behind the curtain and to lay the table, never to act. */
  rows<T>(query: string, values?: unknown[]): Promise<T[]>;
}

export async function openTestHouse(
  change: Partial<Config> = {},
  { web, ...more }: Pick<Parts, 'logTo'> & { readonly web?: Pick<Site, 'folder' | 'renderer'> } = {},
): Promise<TestHouse> {
  const [database, folder] = [await freshDatabase(), await mkdtemp(join(tmpdir(), 'loadline-test-'))];
  const config = { ...testConfig(folder, database.url('loadline_app')), ...change };
  const db = openDatabase(database.url('loadline_app'), {
    poolSize: 6,
    statementTimeoutMs: config.requestDeadlineMs,
  });
  const staff = openDatabase(database.url('loadline_staff'), {
    poolSize: 4,
    statementTimeoutMs: config.requestDeadlineMs,
  });
  const owner = new pg.Client({ connectionString: database.url('loadline_owner') });
  await owner.connect();
  const live = openLive(database.url('loadline_jobs'));
  const house = await buildApp({
    config,
    db,
    staff,
    files: diskFiles(folder),
    clock: systemClock,
    live,
    passwords: testPasswords,
    vault: vaultWith(testSecret),
    ...more,
    ...(web && {
      web: {
        ...web,
        pages: Object.values(allPages),
        brandOf: hostBrands(db, systemClock, codeWays(config)),
        publicUrl: config.publicUrl,
      },
    }),
  });
  // No test waits for a minute to begin: what comes by the clock would work in every house for nobody.
  const jobs = await startJobs(database.url('loadline_jobs'), jobsOf(house), []);
  after(async () => {
    await house.app.close();
    await Promise.all([jobs.stop(), live.close()]);
    await Promise.all([db.close(), staff.close(), owner.end(), rm(folder, { recursive: true, force: true })]);
    await database.drop();
  });
  const [orgA, orgB] = [await addOrganisation(owner, 'ACME'), await addOrganisation(owner, 'BETA')];
  const orgF = await addForwarder(owner);
  return {
    house,
    orgA,
    orgB,
    orgF,
    ownerUrl: database.url('loadline_owner'),
    nobody: callsOf(house.app),
    person: (who = {}) => addPerson(owner, testPasswords, { orgId: orgA, ...who }),
    clerk: (who = {}) => addClerk(owner, testPasswords, orgF, who),
    rows: async <T>(query: string, values: unknown[] = []) => (await owner.query(query, values)).rows as T[],
    async as(user) {
      const { username, password } = user;
      const session = await callsOf(house.app).form('/adminapi/oauth/token', {
        grant_type: 'password',
        scope: 'all',
        username,
        password,
      });
      if (session.code !== 200) throw new Error(`cannot sign in: ${session.message}`);
      return callsOf(house.app, session.data.access_token);
    },
  };
}

function testConfig(folder: string, databaseUrl: string): Config {
  const config = readConfig({
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
    API_PER_MINUTE: '1000000',
  });
  return { ...config, trackingPerMinute: 100_000, trackingPerDay: 100_000, loginFailuresPerAddress: 100_000 };
}
