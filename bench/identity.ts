import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { buildApp } from '../packages/server/src/app.ts';
import { readConfig } from '../packages/server/src/config.ts';
import { jobsOf } from '../packages/server/src/jobs.ts';
import { systemClock } from '../packages/server/src/kernel/clock.ts';
import { openDatabase } from '../packages/server/src/kernel/database.ts';
import { diskFiles } from '../packages/server/src/kernel/files.ts';
import { startJobs } from '../packages/server/src/kernel/jobs.ts';
import { passwordsWith } from '../packages/server/src/kernel/passwords.ts';
import { vaultWith } from '../packages/server/src/kernel/vault.ts';
import type { Calls } from '../packages/server/src/testing/calls.ts';
import { callsOf } from '../packages/server/src/testing/calls.ts';
import { freshDatabase } from '../packages/server/src/testing/database.ts';
import { addOrganisation, addPerson } from '../packages/server/src/testing/people.ts';
import { mannWhitney } from './mann-whitney.ts';

// node bench/identity.ts --admin postgres://…   how long the calls that anybody may make take for somebody who exists
// and for somebody who does not, in turn; each person and each name is asked about once in every question.

const { values: options } = parseArgs({
  options: { admin: { type: 'string' }, people: { type: 'string', default: '300' } },
});
if (!options.admin) throw new Error('name the server: --admin postgres://…');
process.env.LOADLINE_TEST_ADMIN_URL = options.admin;
const count = Number(options.people);

interface Somebody {
  readonly name: string;
  readonly mobile: string;
}

interface Question {
  readonly title: string;
  readonly ask: (
    calls: Calls,
    about: Somebody,
    from: Record<string, string>,
  ) => Promise<{ status: number; message: string }>;
}

const wrong = { grant_type: 'password', password: 'Wrong83mzQ1' };
const code = (mobile: string, purpose: string) => ({ mobile, purpose });
const questions: readonly Question[] = [
  {
    title: 'wrong password, by user name',
    ask: (calls, { name }, from) => calls.form('/adminapi/oauth/token', { ...wrong, username: name }, from),
  },
  {
    title: 'wrong password, by mobile',
    ask: (calls, { mobile }, from) =>
      calls.form('/adminapi/oauth/token', { ...wrong, username: mobile }, from),
  },
  {
    title: 'code to log in',
    ask: (calls, { mobile }, from) =>
      calls.post('/adminapi/message/sendMessage', code(mobile, 'login'), from),
  },
  {
    title: 'wrong code to log in',
    ask: (calls, { mobile }, from) =>
      calls.form('/adminapi/oauth/token', { grant_type: 'sms', username: mobile, password: '000000' }, from),
  },
  {
    title: 'wrong code to reset the password',
    ask: (calls, { mobile }, from) =>
      calls.post('/adminapi/password/reset', { mobile, smsCode: '000000', password: 'Kf83mzQ1' }, from),
  },
  {
    title: 'code to register',
    ask: (calls, { mobile }, from) =>
      calls.post('/adminapi/message/sendMessage', code(mobile, 'register'), from),
  },
];

const [database, folder] = [await freshDatabase(), await mkdtemp(join(tmpdir(), 'loadline-bench-'))];
const owner = new pg.Client({ connectionString: database.url('loadline_owner') });
await owner.connect();
const passwords = passwordsWith(Buffer.alloc(32, 7));
const config = readConfig({
  DATABASE_URL: database.url('loadline_app'),
  DATA_DIR: folder,
  LOG_LEVEL: 'silent',
  API_PER_MINUTE: '1000000',
  TRUST_PROXY: '127.0.0.1',
});
const limits = { poolSize: 6, statementTimeoutMs: 5_000 };
const [db, staff] = [
  openDatabase(database.url('loadline_app'), limits),
  openDatabase(database.url('loadline_staff'), limits),
];
const parts = {
  config: { ...config, smsPerDay: 1_000_000 },
  db,
  staff,
  files: diskFiles(folder),
  clock: systemClock,
  passwords,
};
const house = await buildApp({ ...parts, vault: vaultWith(Buffer.alloc(32, 7)) });
const jobs = await startJobs(database.url('loadline_jobs'), jobsOf(house));
const calls = callsOf(house.app);
const [known, unknown] = [await people(), Array.from({ length: count }, (_, at) => nobody(at))];

console.log(`${count} who exist and ${count} who do not, in turn; median milliseconds`);
console.log(`${'question'.padEnd(34)} exists  absent  difference  Mann-Whitney p`);
for (const question of questions) await compare(question);
await house.app.close();
await jobs.stop();
await Promise.all([db.close(), staff.close(), owner.end(), rm(folder, { recursive: true, force: true })]);
await database.drop();

async function compare({ title, ask }: Question): Promise<void> {
  // A minute passes between two codes for one number; the bench does not wait for it.
  await owner.query(`update sms_code set created_at = created_at - interval '61 seconds'`);
  for (let warm = 0; warm < 20; warm += 1) await timed(ask, nobody(count + warm));
  const [forKnown, forUnknown]: [number[], number[]] = [[], []];
  for (const [at, person] of known.entries()) {
    const stranger = unknown[at] ?? nobody(at);
    // Who comes first changes, so that what the first of two finds warm or cold falls on both alike.
    const pair = at % 2 === 0 ? ([person, stranger] as const) : ([stranger, person] as const);
    for (const one of pair) (one === person ? forKnown : forUnknown).push(await timed(ask, one));
  }
  const [exists, absent] = [medianOf(forKnown), medianOf(forUnknown)];
  const figures = [
    exists.toFixed(2).padStart(6),
    absent.toFixed(2).padStart(7),
    (exists - absent).toFixed(3).padStart(11),
  ];
  console.log(
    `${title.padEnd(34)} ${figures.join(' ')}  ${mannWhitney(forKnown, forUnknown).toFixed(3).padStart(14)}`,
  );
}

async function timed(ask: Question['ask'], about: Somebody): Promise<number> {
  const part = () => randomInt(1, 255);
  const from = { 'x-forwarded-for': `203.${part()}.${part()}.${part()}` };
  const start = performance.now();
  const { status, message } = await ask(calls, about, from);
  if (status !== 200) throw new Error(`${status} ${message}`);
  return performance.now() - start;
}

function nobody(at: number): Somebody {
  return { name: `n${randomInt(1_000_000_000)}x${at}`, mobile: `139${String(10_000_000 + at)}` };
}

async function people(): Promise<Somebody[]> {
  const orgId = await addOrganisation(owner, 'ACME');
  const made: Somebody[] = [];
  for (let at = 0; at < count; at += 1) {
    const { username: name, userId } = await addPerson(owner, passwords, { orgId });
    const mobile = `138${String(10_000_000 + at)}`;
    await owner.query('update app_user set mobile = $2 where user_id = $1', [userId, `+86${mobile}`]);
    made.push({ name, mobile });
  }
  return made;
}

function medianOf(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
