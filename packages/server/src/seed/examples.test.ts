import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { after, test } from 'node:test';
import { codesOf } from '@loadline/contract/kernel/code';
import { findingCodes } from '@loadline/contract/orders/order-import.finding';
import demoAccounts from '../../../../examples/demo-accounts.json' with { type: 'json' };
import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { ask, importAll, upload } from '../features/orders/orders.import.factory.ts';
import { jobsOf } from '../jobs.ts';
import { eachArchivedFile } from '../kernel/archive.entries.ts';
import { systemClock } from '../kernel/clock.ts';
import { openDatabase } from '../kernel/database.ts';
import { startJobs } from '../kernel/jobs.ts';
import { vaultWith } from '../kernel/vault.ts';
import { WORKBOOK_LIMITS } from '../kernel/workbook.refusal.ts';
import { readWorkbook } from '../kernel/workbook.ts';
import { callsOf } from '../testing/calls.ts';
import { loadDemo } from './demo.ts';
import { exampleFiles } from './examples.ts';
import { openDemoDatabase } from './testing/demo-database.ts';

const folder = join(import.meta.dirname, '../../../../examples');
const demo = await openDemoDatabase();
await loadDemo(demo.partsAt(new Date()));
const databaseUrl = demo.url('loadline_app');
const db = openDatabase(databaseUrl, { poolSize: 4, statementTimeoutMs: 5_000 });
const staff = openDatabase(demo.url('loadline_staff'), { poolSize: 2, statementTimeoutMs: 5_000 });
const config = readConfig({ DATABASE_URL: databaseUrl, DATA_DIR: demo.folder, LOG_LEVEL: 'silent' });
const { files, passwords } = demo;
const house = await buildApp({
  config: { ...config, apiPerMinute: 100_000 },
  db,
  staff,
  files,
  clock: systemClock,
  passwords,
  vault: vaultWith(Buffer.alloc(32)),
});
const jobs = await startJobs(demo.url('loadline_jobs'), jobsOf(house));
after(async () => {
  await house.app.close();
  await jobs.stop();
  await Promise.all([db.close(), staff.close()]);
});
const [clerk] = demoAccounts;
const form = {
  grant_type: 'password',
  scope: 'all',
  username: clerk?.username ?? '',
  password: clerk?.password ?? '',
};
const session = await callsOf(house.app).form('/adminapi/oauth/token', form);
const calls = callsOf(house.app, session.data.access_token);

function example(name: string): Promise<Buffer> {
  return readFile(join(folder, name));
}

/** Every cell of every sheet: two compressors may pack the same cells differently. */
function cellsOf(content: Buffer): Promise<unknown[]> {
  return readWorkbook(content, { ...WORKBOOK_LIMITS, rows: 10_000 }, async (book) => {
    const rows: unknown[] = [];
    for (const { name, content: has } of book.sheets) {
      if (has === 'some') for await (const batch of book.rows(name)) rows.push(name, ...batch);
    }
    return rows;
  });
}

/** The files of an archive by their names: when they were packed is nobody's affair. */
async function filesOf(content: Buffer): Promise<Record<string, string>> {
  const [path, found] = [join(demo.folder, 'example.zip'), new Map<string, string>()];
  await writeFile(path, content);
  await eachArchivedFile(path, 100, async ({ name, open }) => {
    found.set(name, await text(await open()));
  });
  return Object.fromEntries(found);
}

test('the example files are what the program that makes them would make today', async () => {
  for (const [name, made] of Object.entries(exampleFiles)) {
    const [lying, fresh] = [await example(name), await made()];
    if (name.includes('not-a-workbook')) assert.deepEqual(lying, fresh);
    else if (name.endsWith('.zip')) assert.deepEqual(await filesOf(lying), await filesOf(fresh));
    else assert.deepEqual(await cellsOf(lying), await cellsOf(fresh), name);
  }
});

test('the clean file has a thousand rows without a finding, and all its orders are imported', async () => {
  const { data } = await upload(calls, await example('orders-clean-1000.xlsx'), 'orders-clean-1000.xlsx');
  assert.deepEqual([data.rows, data.errorRows, data.warningRows, data.problems], [1_000, 0, 0, []]);
  assert.equal(data.readyOrders, data.orders);
  const ended = await importAll(calls, data.id);
  assert.deepEqual([ended.state, ended.importedOrders], ['DONE', data.orders]);
  const again = await upload(calls, await example('orders-clean-1000.xlsx'), 'orders-clean-1000.xlsx');
  assert.deepEqual([again.data.readyOrders, again.data.sameFile.id], [0, data.id]);
});

test('the file of errors shows every kind that a row can have, and its right orders can be imported', async () => {
  const { data } = await upload(calls, await example('orders-every-error.xlsx'));
  // A heading without a unit is the whole file's, too.
  const ofWholeFile = ['E01', 'E02', 'E14', 'E15', 'E25'];
  // What the register of goods fills in needs goods that are bound to a code.
  const ofRegister = 'W09';
  const expected = codesOf(findingCodes).filter((code) => ![...ofWholeFile, ofRegister].includes(code));
  assert.deepEqual(
    [...new Set<string>(data.problems.map(({ code }: { code: string }) => code))].toSorted(),
    expected,
  );
  const countries = data.problems.find(({ key }: { key: string }) => key === 'destinationCountry');
  assert.deepEqual(countries.replacements, [{ from: 'USA', to: 'US', cells: 2 }]);
  const rows = await ask(calls, 'rows', { id: data.id });
  assert.equal(rows.data.rows.length, data.rows);
  const ended = await importAll(calls, data.id);
  assert.equal(ended.importedOrders, data.readyOrders);
  assert.ok(data.readyOrders > 0 && data.readyOrders < data.orders);
});

test("a forwarder's own template with its head of 17 rows is one order", async () => {
  const { data } = await upload(calls, await example('orders-head-layout.xlsx'));
  assert.deepEqual([data.layout, data.orders, data.readyOrders, data.errorRows], ['head', 1, 1, 0]);
  await importAll(calls, data.id);
  const found = await calls.get('/omsapi/orders?search=EX26-H001');
  const [order] = found.data.rows;
  assert.deepEqual([order.fbaNo, order.isCustoms, order.destinationCountry], ['FBA15EXAMPLE', true, 'US']);
  const detail = await calls.get(`/omsapi/orders/detail?no=${order.orderNumber}`);
  assert.deepEqual(
    [detail.data.order.quantity, detail.data.cartons.length, detail.data.goods.length],
    [13, 3, 4],
  );
});

test('a packing list as it was sent asks for its currency and stores what it says', async () => {
  const { data } = await upload(calls, await example('orders-as-sent.xlsx'));
  const codes = data.problems.map(({ key, code }: { key: string; code: string }) => `${key} ${code}`);
  assert.deepEqual([data.sheet, data.readyOrders, data.leftOutRows], ['第一批', 0, 3]);
  for (const one of ['unitPriceUsd E25', 'destinationCountry E07', 'cartonWeight W06'])
    assert.ok(codes.includes(one), one);
});

test('each refused file is refused for the reason in its name', async () => {
  const reasons = {
    'refused/E01-not-a-workbook.xlsx':
      'Only .xlsx files are accepted, and this one is plain text or CSV. Save it in Excel as a workbook (.xlsx) and upload that',
    'refused/E02-missing-columns.xlsx': 'Missing columns: Carton no.',
    'refused/E14-too-many-rows.xlsx': 'More than 5000 rows / 10 MB',
    'refused/E15-empty.xlsx': 'The sheet is empty',
  };
  for (const [name, message] of Object.entries(reasons)) {
    const reply = await upload(calls, await example(name));
    assert.deepEqual([reply.code, reply.message], [-1, message]);
  }
});
