import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { jobsOf } from '../jobs.ts';
import { systemClock } from '../kernel/clock.ts';
import { openDatabase } from '../kernel/database.ts';
import { diskFiles } from '../kernel/files.ts';
import { startJobs } from '../kernel/jobs.ts';
import { openLive } from '../kernel/live.ts';
import { vaultWith } from '../kernel/vault.ts';
import { testPasswords, testSecret } from './passwords.ts';

// A whole server as a program of its own, for tests that kill it. Prints its address when it serves.

const config = readConfig({ ...process.env, LOG_LEVEL: 'silent' });
if (!config.databaseUrl || !config.databaseStaffUrl || !config.databaseJobsUrl)
  throw new Error('DATABASE_URL, DATABASE_STAFF_URL and DATABASE_JOBS_URL name the database');
const limits = { poolSize: 6, statementTimeoutMs: config.requestDeadlineMs };
const house = await buildApp({
  config,
  db: openDatabase(config.databaseUrl, limits),
  staff: openDatabase(config.databaseStaffUrl, limits),
  files: diskFiles(config.dataDir),
  clock: systemClock,
  live: openLive(config.databaseJobsUrl),
  passwords: testPasswords,
  vault: vaultWith(testSecret),
});
await startJobs(config.databaseJobsUrl, jobsOf(house));
process.stdout.write(`${await house.app.listen({ port: 0, host: '127.0.0.1' })}\n`);
