import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { newId } from '../../kernel/database.ts';
import { loadHts } from '../../start/load-hts.ts';
import { openTestHouse } from '../../testing/house.ts';
import { midCalls } from '../mids/mids.factory.ts';
import { goodsCalls } from './goods.factory.ts';

const house = await openTestHouse();
const ana = await house.person();
const customer = await house.as(ana);
const { keep, bind, detail, list } = goodsCalls(customer);

const lampNo = '9405218000';
const otherNo = '9405218010';

test('a code is bound to goods from a day on, and what it supersedes stands in their history with who, why and until when', async () => {
  const id = await keep();
  const called = `Name ${ana.username}`;
  await bind(id, 'hts', '9405.21.80.00', { validFrom: '2026-01-05', reason: '报关行确认' });
  const { data, code } = await bind(id, 'hts', otherNo, { validFrom: '2026-03-01' });
  assert.equal(code, 200);
  assert.deepEqual([data.goods.hts, data.goods.htsSince], [otherNo, '2026-03-01']);
  assert.deepEqual(
    data.bindings.map((one: Record<string, unknown>) => [
      one['code'],
      one['validFrom'],
      one['validUntil'],
      one['source'],
      one['reason'],
      one['who'],
    ]),
    [
      [otherNo, '2026-03-01', null, 'typed', null, called],
      [lampNo, '2026-01-05', '2026-03-01', 'typed', '报关行确认', called],
    ],
  );
  const told = await customer.get(`/adminapi/history?subject=goods&id=${id}`);
  assert.match(told.bytes.toString(), /9405218010/);
});

test('a binding of a later day counts from that day, and until then the one before it', async () => {
  const id = await keep({ sku: 'NV-LATER' });
  await bind(id, 'hsCn', '9405210090', { validFrom: '2026-01-01' });
  const { data } = await bind(id, 'hsCn', '9405210010', { validFrom: '2999-01-01' });
  assert.equal(data.goods.hsCn, '9405210090');
  assert.equal(data.bindings.length, 2);
});

test('a code that is none of its kind, and a day before the present binding, are refused by their fields', async () => {
  const id = await keep({ sku: 'NV-WRONG' });
  assert.match((await bind(id, 'hts', '940521')).message, /US HTS: 10 digits/);
  assert.match((await bind(id, 'hsCn', '9405')).message, /China HS code: 10 or 13 digits/);
  assert.match((await bind(id, 'hts', null)).message, /Bound code: nothing is bound/);
  await bind(id, 'hts', lampNo, { validFrom: '2026-05-01' });
  assert.match(
    (await bind(id, 'hts', otherNo, { validFrom: '2026-04-30' })).message,
    /Valid from: not before 2026-05-01/,
  );
  await bind(id, 'hts', lampNo, { validFrom: '2026-06-01' });
  assert.equal((await detail(id)).bindings.length, 1);
  assert.equal((await bind(id, 'hts', null)).data.goods.hts, null);
});

test('a MID is bound only where the register has it in force', async () => {
  const id = await keep({ sku: 'NV-MID' });
  const refused = await bind(id, 'mid', 'CNNINBEI266NIN');
  assert.match(refused.message, /Bound code: a code of the MID register that is in force/);
  await midCalls(customer, await house.as(await house.clerk())).inForce();
  const { data } = await bind(id, 'mid', 'CNNINBEI266NIN');
  assert.equal(data.goods.mid, 'CNNINBEI266NIN');
  assert.deepEqual(
    (await list({ mid: 'CNNINBEI266NIN' })).map((one: { sku: string }) => one.sku),
    ['NV-MID'],
  );
});

test('goods are found by what they are bound to and by what they lack', async () => {
  const [bound, bare] = [await keep({ sku: 'NV-BOUND' }), await keep({ sku: 'NV-BARE' })];
  await bind(bound, 'hts', '7326908688');
  const skus = async (query: Record<string, string>) =>
    (await list(query)).map((one: { sku: string }) => one.sku);
  assert.deepEqual(await skus({ hts: '7326908688' }), ['NV-BOUND']);
  assert.deepEqual(await skus({ search: '73269086' }), ['NV-BOUND']);
  const lacking = await skus({ tab: 'noHts' });
  assert.ok(lacking.includes('NV-BARE') && !lacking.includes('NV-BOUND'));
  const { data } = await customer.get('/omsapi/goods/codes/overview?search=NV-B');
  assert.deepEqual(
    data.tabs.map(({ tab, count }: { tab: string; count: number }) => [tab, count]),
    [
      ['all', 2],
      ['noHts', 1],
      ['noHsCn', 2],
      ['noMid', 2],
    ],
  );
  assert.ok(bare);
});

test("another company's goods are not found, and are bound to nothing", async () => {
  const id = await keep({ sku: 'NV-OURS' });
  await bind(id, 'hts', lampNo);
  const stranger = goodsCalls(await house.as(await house.person({ orgId: house.orgB })));
  const absent = await stranger.bind(newId(), 'hts', otherNo);
  const foreign = await stranger.bind(id, 'hts', otherNo);
  assert.deepEqual([foreign.status, foreign.message], [absent.status, absent.message]);
  assert.equal(foreign.status, 404);
  assert.deepEqual(await stranger.list({ hts: lampNo }), []);
});

test('who sees only their own records sees no codes of the goods of a colleague', async () => {
  const id = await keep({ sku: 'NV-COLLEAGUE' });
  await bind(id, 'hts', lampNo);
  const own = await house.as(await house.person({ authority: 'own' }));
  assert.equal((await own.get(`/omsapi/goods/codes/detail?id=${id}`)).status, 404);
  assert.deepEqual((await own.get('/omsapi/goods/codes')).data.rows, []);
});

test('a number that the schedule in force has not is refused, and the search of the schedule is narrowed to one’s goods', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'hts-')), 'edition');
  writeFileSync(
    file,
    readFileSync(new URL('../../../../../examples/hts-sample.csv', import.meta.url), 'utf8'),
  );
  await loadHts(house.ownerUrl, { file, name: '2026 Basic', effective: '2026-01-01' });
  const id = await keep({ sku: 'NV-SCHEDULE' });
  assert.match(
    (await bind(id, 'hts', '9405999999')).message,
    /Bound code: a number of ten digits of 2026 Basic/,
  );
  await bind(id, 'hts', otherNo);
  const found = async (search: string, more: object = {}, calls = customer) =>
    (await calls.get(`/omsapi/hts/lines?${new URLSearchParams({ search, ...more })}`)).data.lines.map(
      ({ no }: { no: string }) => no,
    );
  for (const search of ['9405', '灯具']) assert.deepEqual(await found(search, { mine: 'true' }), [otherNo]);
  assert.deepEqual(await found('肉及食用杂碎', { mine: 'true' }), []);
  // By what the company calls its goods, which the schedule does not know.
  const called = await keep({ sku: 'NV-CALLED', nameZh: '北欧风床头夜读小台灯' });
  await bind(called, 'hts', otherNo);
  for (const search of ['夜读小台灯', ' 床头 ']) assert.deepEqual(await found(search), [otherNo]);
  const stranger = await house.as(await house.person({ orgId: house.orgB }));
  assert.deepEqual(await found('夜读小台灯', {}, stranger), []);
});
