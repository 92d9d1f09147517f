import assert from 'node:assert/strict';
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { ensureRoles, settleLogins, urlOf } from '../kernel/roles.ts';
import { StartFailure } from '../start-failure.ts';
import { databaseAccount } from './postgres.account.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './postgres.start.ts';
import { hasEnded, lockFileOf } from './postmaster.pid.ts';

const home = mkdtempSync(join(tmpdir(), 'loadline-postgres-'));
chmodSync(home, 0o711);
after(() => rmSync(home, { recursive: true, maxRetries: 5 }));

let folders = 0;
const newDataDir = () => join(home, `d${folders++}`);

/** Starts, lets the test work, and stops: no test leaves a server behind. */
async function whileRunning<T>(dataDir: string, work: (db: EmbeddedPostgres) => Promise<T>): Promise<T> {
  const db = await startEmbeddedPostgres({ dataDir, tell: () => {} });
  try {
    return await work(db);
  } finally {
    await db.stop();
  }
}

async function ask(adminUrl: string, question: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const { rows } = await client.query<string[]>({ text: question, rowMode: 'array' });
    return rows.map((row) => String(row[0]));
  } finally {
    await client.end();
  }
}

const remember = (db: EmbeddedPostgres) => ask(db.adminUrl, "create table box as select 'kept' as thing");
const recall = (db: EmbeddedPostgres) => ask(db.adminUrl, 'select thing from box');
const postmasterOf = (dataDir: string) => lockFileOf(join(dataDir, 'postgres', 'data'));

/** A start in a process of its own, which can be killed; answers once the text has been printed. */
async function startElsewhere(dataDir: string, until: RegExp): Promise<ChildProcess> {
  const script = `
    const { startEmbeddedPostgres } = await import(${JSON.stringify(new URL('./postgres.start.ts', import.meta.url).href)});
    const db = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)}, tell: ({ en }) => console.log(en) });
    console.log('address ' + db.adminUrl);
    setInterval(() => {}, 60000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  for await (const chunk of child.stdout) {
    printed += String(chunk);
    if (until.test(printed)) return child;
  }
  throw new Error(`ended early: ${printed}`);
}

async function killed(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

test('the first start makes a database that keeps what it is given; the second start finds it', async () => {
  const dataDir = newDataDir();
  await whileRunning(dataDir, remember);
  assert.deepEqual(await whileRunning(dataDir, recall), ['kept']);
});

test('it speaks UTF-8, keeps every commit, stays off the network and keeps people’s data out of its log', async () => {
  const wanted = {
    server_encoding: 'UTF8',
    fsync: 'on',
    synchronous_commit: 'on',
    full_page_writes: 'on',
    listen_addresses: '',
    log_parameter_max_length_on_error: '0',
    log_min_error_statement: 'panic',
    max_connections: '60',
    log_rotation_size: '10MB',
    log_rotation_age: '1d',
    log_filename: 'postgres-%Y%m%d-%H%M%S.log',
  };
  const dataDir = newDataDir();
  await whileRunning(dataDir, async ({ adminUrl }) => {
    for (const [name, value] of Object.entries(wanted)) {
      assert.deepEqual(await ask(adminUrl, `select current_setting('${name}')`), [value], name);
    }
    assert.deepEqual(
      await ask(
        adminUrl,
        "select datlocprovider::text || datlocale from pg_database where datname = 'postgres'",
      ),
      ['bC.UTF-8'],
    );
    assert.deepEqual(await ask(adminUrl, "select upper('é') || lower('Ä')"), ['Éä']);
    await ask(adminUrl, 'create table secret_box (thing text unique)');
    await ask(adminUrl, "insert into secret_box values ('sentinel-4711')");
    await assert.rejects(ask(adminUrl, "insert into secret_box values ('sentinel-4711')"), { code: '23505' });
  });
  const log = join(dataDir, 'postgres', 'log');
  const written = readdirSync(log).map((name) => readFileSync(join(log, name), 'utf8'));
  assert.match(written.join(), /duplicate key/);
  assert.doesNotMatch(written.join(), /sentinel-4711/);
});

test('what serving logins are refused writes nothing into its log; mistakes of others stand there', async () => {
  const dataDir = newDataDir();
  const password = 'of-every-login';
  await whileRunning(dataDir, async ({ adminUrl }) => {
    await ensureRoles(adminUrl, () => password);
    await settleLogins(adminUrl, () => password);
    for (const login of ['loadline_app', 'loadline_staff'])
      await assert.rejects(ask(urlOf(adminUrl, { login, password }), 'select 1 / 0'), { code: '22012' });
    await assert.rejects(ask(adminUrl, "select 'none'::int"), { code: '22P02' });
  });
  const log = join(dataDir, 'postgres', 'log');
  const written = readdirSync(log).map((name) => readFileSync(join(log, name), 'utf8'));
  assert.match(written.join(), /invalid input syntax/);
  assert.doesNotMatch(written.join(), /division by zero/);
});

test('nobody gets in without the generated password', async () => {
  await whileRunning(newDataDir(), async ({ adminUrl }) => {
    await assert.rejects(ask(adminUrl.replace(/:[^:@]+@/, ':guess@'), 'select 1'), { code: '28P01' });
  });
});

test('after kill -9 of Loadline the next start takes over, and what was committed is there', async () => {
  const dataDir = newDataDir();
  const child = await startElsewhere(dataDir, /address/);
  const orphan = postmasterOf(dataDir)?.pid ?? 0;
  await killed(child);
  assert.equal(hasEnded(orphan), false, 'the database outlives its Loadline');
  await whileRunning(dataDir, async (db) => {
    assert.equal(hasEnded(orphan), true, 'two servers never share the data');
    await remember(db);
  });
  assert.deepEqual(await whileRunning(dataDir, recall), ['kept']);
});

test('after kill -9 of the database itself it comes back by itself with what was committed', async () => {
  const dataDir = newDataDir();
  const told: string[] = [];
  const db = await startEmbeddedPostgres({ dataDir, tell: ({ en }) => told.push(en) });
  try {
    await remember(db);
    process.kill(postmasterOf(dataDir)?.pid ?? 0, 'SIGKILL');
    while (!told.includes('The database is back.')) await sleep(20);
    assert.deepEqual(await recall(db), ['kept']);
  } finally {
    await db.stop();
  }
});

test('after kill -9 in the middle of the first start the next one starts from nothing', async () => {
  const dataDir = newDataDir();
  await killed(await startElsewhere(dataDir, /First start/));
  assert.ok(existsSync(dataDir));
  await whileRunning(dataDir, remember);
  assert.deepEqual(await whileRunning(dataDir, recall), ['kept']);
  const drafts = readdirSync(dataDir).filter((name) => name.startsWith('postgres.new'));
  assert.deepEqual(drafts, []);
});

test('a half-made database is thrown away, not taken for one', async () => {
  const dataDir = newDataDir();
  mkdirSync(join(dataDir, 'postgres.new-x', 'data'), { recursive: true });
  chmodSync(dataDir, 0o711);
  writeFileSync(join(dataDir, 'postgres.new-x', 'data', 'PG_VERSION'), '18\n');
  await whileRunning(dataDir, remember);
  assert.equal(existsSync(join(dataDir, 'postgres.new-x')), false);
});

test('a second Loadline on the same data is refused and the first goes on', async () => {
  const dataDir = newDataDir();
  await whileRunning(dataDir, async (db) => {
    await assert.rejects(startEmbeddedPostgres({ dataDir, tell: () => {} }), (error) => {
      assert.ok(error instanceof StartFailure);
      assert.match(error.text.en, new RegExp(`Another Loadline \\(process ${process.pid}\\)`));
      return true;
    });
    await remember(db);
  });
});

test('a data folder too deep for a socket gets a private short one', async () => {
  const dataDir = join(newDataDir(), '深'.repeat(40), 'a \'b\' "c", d');
  await whileRunning(dataDir, async ({ adminUrl }) => {
    const host = new URL(adminUrl.replace('@/', '@x/')).searchParams.get('host') ?? '';
    assert.ok(Buffer.byteLength(host) < 90 && !host.startsWith(home), host);
    assert.deepEqual(await ask(adminUrl, "select current_setting('data_directory')"), [
      join(dataDir, 'postgres', 'data'),
    ]);
  });
});

test('a data folder with blanks and quotes works like any other', async () => {
  const dataDir = join(newDataDir(), `a 'b' "c", d 数据%20`);
  await whileRunning(dataDir, remember);
  assert.deepEqual(await whileRunning(dataDir, recall), ['kept']);
});

test('a start that is called off leaves nothing running, and the next one works', async () => {
  const dataDir = newDataDir();
  for (const moment of ['creating', 'starting'] as const) {
    const calledOff = new AbortController();
    const word = moment === 'creating' ? /First start/ : /Starting/;
    const tell = ({ en }: { en: string }) => void (word.test(en) && setTimeout(() => calledOff.abort(), 5));
    await assert.rejects(startEmbeddedPostgres({ dataDir, tell, signal: calledOff.signal }), {
      name: 'AbortError',
    });
    assert.equal(postmasterOf(dataDir), undefined);
  }
  await whileRunning(dataDir, remember);
});

/** A lock as a dead server leaves it, but held by the given process. */
function leaveLock(dataDir: string, pid: number | undefined): void {
  const data = join(dataDir, 'postgres', 'data');
  const file = join(data, 'postmaster.pid');
  writeFileSync(file, `${pid}\n${data}\n1\n5432\n${join(dataDir, 'run')}\n\n0\nready\n`);
  const account = databaseAccount(dataDir);
  if (account) chownSync(file, account.uid, account.gid);
}

/** A program of the given name that only sleeps. */
function sleeperNamed(name: string): string {
  const program = join(home, name);
  const sleeper = execFileSync('/bin/sh', ['-c', 'command -v sleep'], { encoding: 'utf8' }).trim();
  if (!existsSync(program)) symlinkSync(sleeper, program);
  return program;
}

/** Starts over a lock held by the given process and answers with what was told meanwhile. */
async function toldOverLock(dataDir: string, holder: number | undefined): Promise<string[]> {
  leaveLock(dataDir, holder);
  const told: string[] = [];
  const db = await startEmbeddedPostgres({ dataDir, tell: ({ en }) => told.push(en) });
  await recall(db).finally(() => db.stop());
  return told;
}

test('a lock whose process number now belongs to somebody else does not hold the start up', async () => {
  const dataDir = newDataDir();
  await whileRunning(dataDir, remember);
  const stranger = spawn('sleep', ['60'], { ...databaseAccount(dataDir), stdio: 'ignore' });
  assert.deepEqual(await toldOverLock(dataDir, stranger.pid), ['Starting the database…']);
  assert.equal(stranger.exitCode, null, 'and the stranger lives');
  await killed(stranger);
});

test('a lock of a dead server that nobody has collected does not hold the start up', async () => {
  const dataDir = newDataDir();
  await whileRunning(dataDir, remember);
  const script = '"$1" 0.3 & echo $!; exec sleep 60';
  const parent = spawn('/bin/sh', ['-c', script, 'sh', sleeperNamed('postgres')], {
    ...databaseAccount(dataDir),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [printed] = await once(parent.stdout, 'data');
  const zombie = Number(String(printed));
  while (!hasEnded(zombie)) await sleep(10);
  assert.doesNotThrow(() => process.kill(zombie, 0), 'the system still lists it');
  assert.deepEqual(await toldOverLock(dataDir, zombie), ['Starting the database…']);
  await killed(parent);
});

test('a predecessor that is still dying is waited for', async () => {
  const dataDir = newDataDir();
  await whileRunning(dataDir, remember);
  const dying = spawn(sleeperNamed('postgres'), ['1'], { ...databaseAccount(dataDir), stdio: 'ignore' });
  const told = await toldOverLock(dataDir, dying.pid);
  assert.match(told.join(), /has not fully ended yet/);
});
