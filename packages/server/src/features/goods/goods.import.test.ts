import assert from 'node:assert/strict';
import { test } from 'node:test';
import { goodsCodeImportSubject } from '@loadline/contract/goods/goods-code-import';
import { loadHts } from '../../start/load-hts.ts';
import { openTestHouse } from '../../testing/house.ts';
import { type Cells, filled, importCalls } from '../imports/imports.factory.ts';
import { midCalls } from '../mids/mids.factory.ts';
import { goodsCalls } from './goods.factory.ts';

const house = await openTestHouse();
const customer = await house.as(await house.person());
const { keep, bind, detail } = goodsCalls(customer);
await midCalls(customer, await house.as(await house.clerk())).inForce();
const calls = importCalls(customer, goodsCodeImportSubject);
const [hengtai, lampNo, otherNo] = ['CNNINBEI266NIN', '9405218000', '9405218010'];
const lamp = await keep({ sku: 'NV-1' });
const unnamed = await keep({ sku: null, nameZh: '无货号灯', nameEn: 'Lamp without a SKU' });

async function read(rows: readonly Cells[]) {
  const { data, message } = await calls.upload(await filled(goodsCodeImportSubject, rows));
  assert.ok(data, message);
  return data;
}

async function imported(rows: readonly Cells[]) {
  const { id } = await read(rows);
  await calls.act('commit', { id });
  return calls.ended(id);
}

async function faultsOf(rows: readonly Cells[]): Promise<string[]> {
  const { id } = await read(rows);
  const { data } = await calls.ask('rows', { id, problems: 'true' });
  return data.rows.flatMap(({ findings }: { findings: { key: string; code: string }[] }) =>
    findings.filter(({ code }) => code.startsWith('E')).map(({ key, code }) => `${key} ${code}`),
  );
}

test('rows bind codes to goods that are named by SKU or by both names, each from its day on, beside what was bound before', async () => {
  await bind(lamp, 'hsCn', '9405210090', { validFrom: '2026-01-01' });
  const { state, importedRecords } = await imported([
    {
      sku: 'NV-1',
      hts: '9405.21.80.00',
      hsCn: '9405210010',
      mid: hengtai,
      validFrom: '2026-02-01',
      reason: '年度归类复核',
    },
    { nameZh: '无货号灯', nameEn: 'Lamp without a SKU', hts: otherNo },
  ]);
  assert.deepEqual([state, importedRecords], ['DONE', 2]);
  const { goods, bindings } = await detail(lamp);
  assert.deepEqual(
    [goods.hts, goods.hsCn, goods.mid, goods.htsSince],
    [lampNo, '9405210010', hengtai, '2026-02-01'],
  );
  assert.deepEqual(
    bindings
      .filter(({ kind }: { kind: string }) => kind === 'hsCn')
      .map((one: Record<string, unknown>) => [one['code'], one['validUntil'], one['reason']]),
    [
      ['9405210010', null, '年度归类复核'],
      ['9405210090', '2026-02-01', null],
    ],
  );
  assert.equal((await detail(unnamed)).goods.hts, otherNo);
});

test('blank cells leave what is bound, and what is exported is imported again without a change', async () => {
  assert.equal((await imported([{ sku: 'NV-1', mid: hengtai, reason: '再次' }])).importedRecords, 0);
  const before = await detail(lamp);
  const sheet = await customer.get('/omsapi/goods/codes/export');
  const { data, message } = await calls.upload(sheet.bytes);
  assert.ok(data, message);
  await calls.act('commit', { id: data.id });
  assert.equal((await calls.ended(data.id)).importedRecords, 0);
  assert.deepEqual(await detail(lamp), before);
});

test('what is wrong with a row is named in its cell: unknown or doubled goods, a MID out of force, too early a day, no such code', async () => {
  await keep({ sku: 'NV-TWICE' });
  await keep({ sku: 'NV-TWICE', model: 'other' });
  assert.deepEqual(
    await faultsOf([
      { sku: 'NV-UNKNOWN', hts: lampNo },
      { nameZh: '没有的灯', nameEn: 'No such lamp', hts: lampNo },
      { sku: 'NV-TWICE', hts: lampNo },
      { sku: 'NV-1', mid: 'CNFIRWOR266NIN' },
      { nameZh: '无货号灯', nameEn: 'Lamp without a SKU', hts: lampNo, validFrom: '2020-01-01' },
      { nameZh: '无货号灯', nameEn: 'Lamp without a SKU', hts: '9405' },
    ]),
    ['sku E75', 'nameZh E75', 'sku E76', 'mid E78', 'validFrom E79', 'sku E08', 'hts E04'],
  );
});

test('a number that the schedule of its day has not is named with its edition, and the file marks it', async () => {
  const file = new URL('../../../../../examples/hts-sample.csv', import.meta.url).pathname;
  await loadHts(house.ownerUrl, { file, name: '2026 Basic', effective: '2026-01-01' });
  const rows = [{ sku: 'NV-1', hts: '9405999999' }];
  assert.deepEqual(await faultsOf(rows), ['hts E77']);
  const { id } = await read([...rows, { nameZh: '无货号灯', nameEn: 'Lamp without a SKU', hts: lampNo }]);
  const marked = await calls.ask('marked', { id });
  assert.equal(marked.status, 200);
  assert.ok(marked.bytes.length > 1_000);
});

test('who may not bind codes imports none, and another company’s goods are not known', async () => {
  const reader = await house.as(await house.person({ permissions: ['hts:view'] }));
  assert.equal((await importCalls(reader, goodsCodeImportSubject).history()).status, 403);
  const stranger = importCalls(
    await house.as(await house.person({ orgId: house.orgB })),
    goodsCodeImportSubject,
  );
  const { data } = await stranger.upload(
    await filled(goodsCodeImportSubject, [{ sku: 'NV-1', hts: lampNo }]),
  );
  assert.equal(data.readyRecords, 0);
});
