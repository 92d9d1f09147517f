import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { benchDatabase } from './database.ts';
import type { Load, Target } from './load.ts';
import { load } from './load.ts';
import type { Ask, Question } from './question.ts';
import { questions } from './questions.ts';
import { spread } from './spread.ts';

const { values: options } = parseArgs({
  options: {
    admin: { type: 'string' },
    orders: { type: 'string', default: '1000000' },
    seconds: { type: 'string', default: '4' },
    rounds: { type: 'string', default: '3' },
    connections: { type: 'string', default: '16' },
    pgbench: { type: 'string', default: 'pgbench' },
    only: { type: 'string', default: '' },
  },
});
if (!options.admin) throw new Error('name the server: --admin postgres://…');
const seconds = Number(options.seconds);
const connections = Number(options.connections);

interface Customer extends Ask {
  readonly token: string;
}

const database = await benchDatabase(options.admin, {
  orders: Number(options.orders),
  eventsPerOrder: 10,
  customers: 2_000,
});
const customers = await signedInCustomers(database.url('loadline_owner'));
const clerk = await signedInClerk(database.url('loadline_owner'));
const bare = await serverOf('bare.ts', database.url('loadline_app'));
const ours = await serverOf('ours.ts', database.url('loadline_app'));
print(['question', 'side', 'requests/s', 'cpu ms/request', 'p50 ms', 'p99 ms', 'failed']);
for (const question of questions.filter(({ name }) => name.includes(options.only)))
  await (question.bare ? compare(question, question.bare) : measure(question));
bare.child.kill();
ours.child.kill();

/** Bare, ours and pgbench in turn, round after round, so that a machine that drifts drifts for all. */
async function compare(question: Question, askBare: NonNullable<Question['bare']>): Promise<void> {
  const rounds: { bare: Load; ours: Load; tps: number }[] = [];
  for (let round = 0; round < Number(options.rounds); round += 1) {
    rounds.push({
      bare: await load(bare, seconds, () => ({ path: askBare(anyone()), headers: {} }), connections),
      ours: await load(ours, seconds, () => askOurs(question), connections),
      tps: question.pgbench ? pgbench(question.pgbench) : Number.NaN,
    });
  }
  const [bareLoads, ourLoads, tps] = [
    rounds.map((r) => r.bare),
    rounds.map((r) => r.ours),
    rounds.map((r) => r.tps),
  ];
  print([question.name, 'bare', ...figures(bareLoads)]);
  print([question.name, 'ours', ...figures(ourLoads)]);
  if (question.pgbench) print([question.name, 'pgbench', spread(tps, 0)]);
  const cpu = rounds.map((r) => r.ours.cpu / r.bare.cpu);
  const share = rounds.map((r) => r.ours.perSecond / r.tps);
  const tail = rounds.map((r) => r.ours.p99 / r.ours.p50);
  print([
    question.name,
    'ratios',
    `cpu ours/bare ${spread(cpu, 2)}`,
    ...(question.pgbench ? [`rps ours/pgbench ${spread(share, 2)}`] : []),
    `p99/p50 ${spread(tail, 1)}`,
  ]);
}

/** Ours alone. */
async function measure(question: Question): Promise<void> {
  const loads: Load[] = [];
  for (let round = 0; round < Number(options.rounds); round += 1)
    loads.push(await load(ours, seconds, () => askOurs(question), connections));
  print([question.name, 'ours', ...figures(loads)]);
}

function askOurs(question: Question) {
  const customer = anyone();
  const path = question.ours(customer);
  const token = question.byStaff ? clerk : customer.token;
  return { path, headers: path.includes('/public/') ? {} : { authorization: `Bearer ${token}` } };
}

function anyone(): Customer {
  const customer = customers[Math.floor(Math.random() * customers.length)];
  if (!customer) throw new Error('nobody to ask for');
  return customer;
}

/** Two hundred customers with a session and one order number each, chosen as their orders are spread. */
async function signedInCustomers(ownerUrl: string): Promise<Customer[]> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  const { rows } = await client.query(
    `select distinct on (o.org_id) o.org_id as org, o.order_number, u.user_id from orders o join app_user u on u.org_id = o.org_id
     where o.reference_number like 'PO-%77' limit 200`,
  );
  const { rows: numbers } = await client.query<{ org: string; numbers: Record<string, string> }>(
    `select o.org_id as org, (select jsonb_object_agg(r.kind, r.number) from shipment_reference r
       where r.org_id = o.org_id and r.order_id in (select x.id from orders x where x.org_id = o.org_id limit 200)) as numbers
     from organisation o where o.org_id = any($1)`,
    [rows.map(({ org }) => org)],
  );
  const numbersOf = new Map(numbers.map((row) => [row.org, row.numbers]));
  const { rows: ordered } = await client.query<{ org: string; pasted: string[] }>(
    `select o.org_id as org, array(select x.order_number from orders x where x.org_id = o.org_id limit 100)
        || array(select 'NONE' || lpad(n::text, 8, '0') from generate_series(1, 400) n) as pasted
     from organisation o where o.org_id = any($1)`,
    [rows.map(({ org }) => org)],
  );
  const pastedOf = new Map(ordered.map((row) => [row.org, row.pasted]));
  const tracked = numbers.flatMap((row) =>
    Object.entries(row.numbers).flatMap(([kind, number]) => (kind === 'customer' ? [] : [number])),
  );
  const made: Customer[] = [];
  for (const [n, row] of rows.entries()) {
    const token = await sessionOf(client, row.org, row.user_id);
    // Every so many, so that all kinds and customers are among them.
    const twenty = Array.from({ length: 20 }, (_, at) => tracked[(n * 20 + at * 7) % tracked.length] ?? '');
    const own = {
      numbers: numbersOf.get(row.org) ?? {},
      twenty: [...new Set(twenty)],
      pasted: pastedOf.get(row.org) ?? [],
    };
    made.push({ org: row.org, orderNumber: row.order_number, n, token, ...own });
  }
  await client.end();
  return made;
}

/** The token of somebody of the forwarder whose team serves all customers. */
async function signedInClerk(ownerUrl: string): Promise<string> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  await client.query(
    `insert into organisation (org_id, code, kind, name_zh, name_en) values (md5('forwarder')::uuid, 'FWD', 'forwarder', 'F', 'F') on conflict do nothing`,
  );
  await client.query(
    `insert into team (team_id, name_zh, name_en, all_customers) values (md5('team')::uuid, 'T', 'T', true) on conflict do nothing`,
  );
  await client.query(
    `insert into app_user (org_id, user_id, username, name, password_hash, permissions, data_authority, team_id)
     values (md5('forwarder')::uuid, md5('clerk')::uuid, 'benchclerk', 'Clerk', 'none', array['op:order:view', 'op:customs', 'op:entry', 'op:finance'], 'organisation', md5('team')::uuid)
     on conflict do nothing`,
  );
  const { rows } = await client.query(
    `select org_id as org, user_id from app_user where username = 'benchclerk'`,
  );
  const token = await sessionOf(client, rows[0].org, rows[0].user_id);
  await client.end();
  return token;
}

async function sessionOf(client: pg.Client, org: string, user: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await client.query(
    "insert into session (org_id, user_id, token_hash, expires_at) values ($1, $2, $3, now() + interval '1 day')",
    [org, user, createHash('sha256').update(token).digest()],
  );
  return token;
}

async function serverOf(file: string, url: string): Promise<Target & { child: ChildProcess }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, file)], {
    env: {
      ...process.env,
      DATABASE_URL: url,
      DATABASE_STAFF_URL: database.url('loadline_staff'),
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout?.once('data', (line: Buffer) => resolve(line.toString().trim().split('\n').at(-1) ?? ''));
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code}`)));
  });
  return { child, address, pid: child.pid ?? 0, database: database.name };
}

function pgbench(text: string): number {
  const script = join(mkdtempSync(join(tmpdir(), 'loadline-bench-')), 'question.sql');
  writeFileSync(script, text);
  const pgbenchOptions = [
    '-n',
    '-c',
    '16',
    '-j',
    '1',
    '-T',
    String(seconds),
    '-M',
    'prepared',
    '-f',
    script,
    database.url('loadline_owner'),
  ];
  const said = execFileSync(options.pgbench, pgbenchOptions, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return Number(/tps = ([\d.]+)/.exec(said)?.[1]);
}

function figures(loads: Load[]): string[] {
  return [
    spread(
      loads.map((one) => one.perSecond),
      0,
    ),
    spread(
      loads.map((one) => one.cpu),
      2,
    ),
    spread(
      loads.map((one) => one.p50),
      1,
    ),
    spread(
      loads.map((one) => one.p99),
      1,
    ),
    String(loads.reduce((sum, one) => sum + one.failed, 0)),
  ];
}

function print(cells: readonly string[]): void {
  process.stdout.write(`${cells.join('\t')}\n`);
}
