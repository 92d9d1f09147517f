import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { freshDatabase } from '../testing/database.ts';
import { startJobs } from './jobs.ts';

const database = await freshDatabase();
const jobsUrl = database.url('loadline_jobs');
const desk = new pg.Client({ connectionString: jobsUrl });
await desk.connect();
const runs: string[] = [];
const over = Promise.withResolvers<void>();
const jobs = await startJobs(jobsUrl, [
  {
    name: 'linger',
    permission: 'nobody',
    work: async (_, payload) => {
      runs.push(String(payload));
      if (payload === 'of the living') await over.promise;
    },
  },
]);
after(async () => {
  over.resolve();
  await Promise.all([jobs.stop(), desk.end()]);
  await database.drop();
});

/** Who is at a piece of work; nobody when it waits or is done. */
async function holderOf(key: string): Promise<string | undefined> {
  const { rows } = await desk.query<{ by: string }>(
    'select locked_by as by from graphile_worker._private_jobs where key = $1 and locked_by is not null',
    [key],
  );
  return rows[0]?.by;
}

async function until(fact: () => Promise<boolean>): Promise<void> {
  for (let look = 0; look < 900; look += 1) {
    if (await fact()) return;
    await sleep(100);
  }
  throw new Error('it did not become true in a minute and a half');
}

const add = (key: string) =>
  desk.query(`select graphile_worker.add_job('linger', to_json($1::text), job_key => $1)`, [key]);
const heldSinceLongAgo = (key: string, by: string) =>
  desk.query(
    `update graphile_worker._private_jobs set locked_by = $2, locked_at = now() - interval '1 minute' where key = $1`,
    [key, by],
  );

test('work that a killed process was at is done by another, and what a living one is at is left to it', async () => {
  await add('of the living');
  await until(async () => (await holderOf('of the living')) !== undefined);
  const living = (await holderOf('of the living')) ?? '';
  const { rows } = await desk.query<{ name: string }>(
    `select application_name as name from pg_stat_activity where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`,
  );
  assert.deepEqual([...new Set(rows.map(({ name }) => name))], [living]);
  await heldSinceLongAgo('of the living', living);
  await desk.query('begin');
  await add('of the dead');
  await heldSinceLongAgo('of the dead', 'pool-of-the-dead');
  await desk.query('commit');

  await until(async () => runs.includes('of the dead'));
  assert.equal(await holderOf('of the living'), living);
  assert.deepEqual(runs, ['of the living', 'of the dead']);
});
