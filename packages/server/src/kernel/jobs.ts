import { randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import type { Permission } from '@loadline/contract/kernel/permission';
import type { Runner, WorkerEvents } from 'graphile-worker';
import { Logger, run, runMigrations } from 'graphile-worker';
import pg from 'pg';
import type { Tx } from './database.ts';
import { sql } from './sql.ts';
import type { Viewer } from './viewer.ts';
import { viewerOfJob } from './viewer.ts';

/** Work that outlives the request. Thrown errors are tried again, three times in all (eight for work of nobody). */
export interface Job {
  readonly name: string;
  /** What the person who asked for it must be allowed; work of 'nobody' reaches data by definer functions only. */
  readonly permission: Permission | 'nobody';
  /** `over` says that the process is about to end: what can be left to the next run is. */
  readonly work: (viewer: Viewer, payload: unknown, over?: AbortSignal) => Promise<void>;
  /** When it runs by itself: five columns as in crontab, in UTC. */
  readonly recurs?: string;
}

/** Enqueues in the business transaction: no commit, no job. The same key replaces a job that has not started. */
export async function enqueue(tx: Tx, name: string, payload: object, key: string): Promise<void> {
  await tx.rows(sql`select enqueue(${name}, ${JSON.stringify(payload)}::jsonb, ${key})`);
}

const silent = new Logger(() => () => undefined);

export async function migrateJobs(jobsUrl: string): Promise<void> {
  await runMigrations({ connectionString: jobsUrl, logger: silent });
}

/**
 * Starts the workers on a pool of their own; stop them before the database. `recurring` are those that come by the clock: all,
 * unless told.
 */
export async function startJobs(
  jobsUrl: string,
  jobs: readonly Job[],
  recurring = jobs,
): Promise<{ stop(): Promise<void> }> {
  // What a worker holds bears this name, and so does each of its connections: whose name has none any more is dead.
  const name = `pool-${randomUUID()}`;
  const pool = new pg.Pool({ connectionString: jobsUrl, application_name: name, max: 5 });
  // A connection that the server closes is replaced; without these two the process would die of it.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const events: WorkerEvents = new EventEmitter();
  events.once('pool:create', ({ workerPool }) => {
    workerPool.id = name;
  });
  const runner = await run({
    events,
    pgPool: pool,
    // One more than wait for the outside at once: a slow receiver keeps no message waiting.
    concurrency: 3,
    noHandleSignals: true,
    logger: silent,
    pollInterval: 2_000,
    crontab: crontabOf(recurring),
    taskList: Object.fromEntries(
      jobs.map((job) => [
        job.name,
        (payload, { job: running, abortSignal }) =>
          job.work(viewerOfJob(running.id, job.permission), payload, abortSignal),
      ]),
    ),
  });
  const free = () => void freeHeldByTheDead(pool, name).catch(() => undefined);
  free();
  const freeing = setInterval(free, lookEveryMs).unref();
  return {
    stop() {
      clearInterval(freeing);
      return stopped(runner, pool);
    },
  };
}

const lookEveryMs = 15_000;

/** A job that kills its process again and again is left alone at last. */
const mostAttempts = 20;

/**
 * What a killed process was at would stay held for four hours: a code is dead by then, and a notice of no use. That its
 * process was killed is no failure of the job, which is tried once more for it.
 */
async function freeHeldByTheDead(pool: pg.Pool, name: string): Promise<void> {
  // An address may name its connections otherwise: then nobody can be told from the dead.
  const dead = `
    select distinct locked_by as worker from graphile_worker._private_jobs
    where locked_at < now() - interval '10 seconds'
      and locked_by not in (select application_name from pg_stat_activity where application_name <> '')
      and current_setting('application_name') = $1`;
  const { rows } = await pool.query<{ worker: string }>(dead, [name]);
  if (rows.length === 0) return;
  const workers = rows.map(({ worker }) => worker);
  await pool.query(
    `update graphile_worker._private_jobs set max_attempts = least(max_attempts + 1, ${mostAttempts}) where locked_by = any($1)`,
    [workers],
  );
  await pool.query('select graphile_worker.force_unlock_workers($1)', [workers]);
}

function crontabOf(jobs: readonly Job[]): string {
  return jobs.flatMap(({ name, recurs }) => (recurs ? `${recurs} ${name}` : [])).join('\n');
}

async function stopped(runner: Runner, pool: pg.Pool): Promise<void> {
  await runner.stop();
  await pool.end();
}
