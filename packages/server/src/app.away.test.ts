import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { after, test } from 'node:test';
import { allPages } from '@loadline/contract/all-pages';
import { buildApp } from './app.ts';
import { hostBrands } from './features/ops/hosts.public.ts';
import { newId, openDatabase } from './kernel/database.ts';
import { problemOfDatabase } from './kernel/problem.ts';
import { builtRenderer, builtWeb } from './start/web-build.ts';
import type { Calls } from './testing/calls.ts';
import { callsOf } from './testing/calls.ts';
import { openTestHouse } from './testing/house.ts';
import { lineTo } from './testing/line.ts';

const house = await openTestHouse();
const signedIn = await house.as(await house.person());
const { config, staff, files, clock, passwords, vault } = house.house;
const { url, ...line } = await lineTo(config.databaseUrl ?? '');
after(() => line.close());
const calls = await callsOver(url);

/** The same calls, answered by a server that reaches its database over the line. */
async function callsOver(databaseUrl: string): Promise<Calls> {
  const db = openDatabase(databaseUrl, { poolSize: 4, statementTimeoutMs: config.requestDeadlineMs });
  const site = {
    folder: await builtWeb(() => undefined),
    renderer: await builtRenderer(),
    publicUrl: undefined,
    pages: Object.values(allPages),
    brandOf: hostBrands(db, clock),
  };
  const { app } = await buildApp({ config, files, clock, passwords, vault, db, staff, web: site });
  after(async () => {
    line.hangUp();
    await app.close();
    await db.close();
  });
  return callsOf(app, signedIn.token);
}

function anAddress() {
  const who = { type: 'shipper', contact: 'Ana', phone: '0755-12345678', country: 'CN', address: 'here' };
  return { id: newId(), ...who };
}

/** Pages that anybody opens: the home page, what is found, a product. */
const openPages = ['/home', '/search?no=SO261102K7M2Q9XDE', '/productInfo?type=plane_zmkyzx'];

/** A list, a write, what is public, pages, the login and the readiness. */
function everything(on: Calls) {
  return Promise.all([
    on.get('/omsapi/orders'),
    on.post('/adminapi/addresses/save', anAddress()),
    on.get('/omsapi/public/tracking?trackNo=SO261102K7M2Q9XDE'),
    ...openPages.map((page) => on.get(page, { accept: 'text/html' })),
    on.form('/adminapi/oauth/token', {
      grant_type: 'password',
      scope: 'all',
      username: newId(),
      password: 'y',
    }),
    on.get('/readyz'),
  ]);
}

/** Five seconds are what is promised; a machine that does much else gets nearly as many more. */
const patienceMs = 9_000;

/** The same, each within the patience of whoever asked. */
async function refusalsOf(on: Calls): Promise<number[]> {
  const since = performance.now();
  const statuses = await statusesOf(on);
  assert.ok(performance.now() - since < patienceMs, `answered after ${performance.now() - since} ms`);
  return statuses;
}

const statusesOf = async (on: Calls) => (await everything(on)).map(({ status }) => status);
const well = Array.from({ length: 8 }, () => 200);
const busy = well.map(() => 503);

test('a database that hangs, is gone or does not let us in is said as busy by every answer, and all is well when it is back', async () => {
  assert.deepEqual(await statusesOf(calls), well);
  for (const state of ['silent', 'cut'] as const) {
    line.become(state);
    assert.deepEqual(await refusalsOf(calls), busy, state);
    line.become('through');
    assert.deepEqual(await statusesOf(calls), well, `after ${state}`);
  }
  const stranger = new URL(url);
  stranger.username = 'nobody_of_this_name';
  assert.deepEqual(await refusalsOf(await callsOver(stranger.href)), busy);
});

test('a line that is cut under many questions and writes is never a failure of ours', async () => {
  const statuses = new Set<number>();
  for (let round = 0; round < 15; round += 1) {
    const under = Promise.all([everything(calls), everything(calls), everything(calls)]);
    setTimeout(() => line.hangUp(), round * 3);
    for (const { status } of (await under).flat()) statuses.add(status);
  }
  assert.deepEqual(
    [...statuses].filter((status) => status !== 200 && status !== 503),
    [],
  );
  assert.equal((await calls.get('/omsapi/orders')).status, 200);
});

test('on a full disk what would be written is refused in words, and reading goes on', async () => {
  await house.rows(`create function fill_up() returns trigger language plpgsql as $$
    begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`);
  for (const table of ['address', 'session'])
    await house.rows(
      `create trigger fill_up before insert or update on ${table} for each row execute function fill_up()`,
    );
  await house.rows(`alter table session disable trigger fill_up`);
  await house.rows(`update session set seen_at = now() - interval '10 minutes'`);
  await house.rows(`alter table session enable trigger fill_up`);
  const refused = await signedIn.post('/adminapi/addresses/save', anAddress());
  assert.equal(refused.status, 507);
  assert.match(refused.message, /^The disk is full: nothing can be saved for now/);
  assert.equal((await signedIn.get('/omsapi/orders')).status, 200);
  for (const table of ['address', 'session']) await house.rows(`drop trigger fill_up on ${table}`);
  assert.equal((await signedIn.post('/adminapi/addresses/save', anAddress())).code, 200);
});

test('a disk that is full while a file comes in is told like a database without room', async () => {
  const full: unknown = await writeFile('/dev/full', 'one file').catch((error: unknown) => error);
  const problem = problemOfDatabase(full);
  assert.deepEqual([problem?.problem, problem?.status], ['diskFull', 507]);
});
