import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addressSubject } from '@loadline/contract/customers/address-import';
import { goodsSubject } from '@loadline/contract/customers/goods-import';
import { openTestHouse } from '../../testing/house.ts';
import { filled, importCalls, rightAddress, rightGoods } from './imports.factory.ts';

const house = await openTestHouse({ uploadsPerHour: 10_000 });
const calls = await house.as(await house.person());
const [goods, addresses] = [importCalls(calls, goodsSubject), importCalls(calls, addressSubject)];
const file = await filled(goodsSubject, [rightGoods]);

test('an import is known only under the address of its own subject', async () => {
  const { data } = await goods.upload(file);
  for (const what of ['detail', 'rows', 'marked', 'file'])
    assert.equal((await addresses.ask(what, { id: data.id })).status, 404, what);
  for (const what of ['commit', 'discard'])
    assert.equal((await addresses.act(what, { id: data.id })).status, 404, what);
  const change = { id: data.id, cells: [{ row: 2, key: 'remark', value: 'taken' }] };
  assert.equal((await addresses.act('change', change)).status, 404);
  assert.deepEqual((await addresses.history()).data.rows, []);
  assert.equal((await goods.history()).data.rows[0].id, data.id);
});

test("another organisation's import answers as an absent one", async () => {
  const { data } = await goods.upload(file);
  const others = importCalls(await house.as(await house.person({ orgId: house.orgB })), goodsSubject);
  const absent = await others.ask('detail', {
    id: data.id.replace(/^./, (sign: string) => (sign === '0' ? '1' : '0')),
  });
  const foreign = await others.ask('detail', { id: data.id });
  assert.deepEqual([foreign.status, foreign.message], [404, absent.message]);
  assert.equal((await others.act('commit', { id: data.id })).status, 404);
});

test('who sees only what they made imports beside their colleagues, and never into their records', async () => {
  const named = { ...rightGoods, nameZh: '雨伞' };
  await goods.importAll((await goods.upload(await filled(goodsSubject, [named]))).data.id);
  const own = await house.as(await house.person({ authority: 'own' }));
  const mine = importCalls(own, goodsSubject);
  const changed = await filled(goodsSubject, [{ ...named, material: '尼龙' }]);
  const { data } = await mine.upload(changed);
  assert.deepEqual([data.warningRows, data.readyRecords], [0, 1]);
  assert.equal((await mine.importAll(data.id)).importedRecords, 1);
  const rows = await house.rows<{ material: string; version: number }>(
    `select material, version from goods where name_zh = '雨伞' order by created_at`,
  );
  assert.deepEqual(rows, [
    { material: '不锈钢', version: 1 },
    { material: '尼龙', version: 1 },
  ]);
  assert.deepEqual((await mine.history()).data.rows.length, 1);
});

test('looking needs no more than the right to look; importing needs the right to change', async () => {
  const viewer = await house.as(await house.person({ permissions: ['mine:view'] }));
  for (const subject of [goodsSubject, addressSubject]) {
    const its = importCalls(viewer, subject);
    assert.deepEqual([(await its.template()).status, (await its.upload(file)).status], [403, 403]);
    assert.equal((await viewer.get(`/omsapi/${subject.name}/export`)).status, 403);
  }
});

test('addresses are told apart by type, company and address, and postcodes get their zeros back', async () => {
  const rows = [
    rightAddress,
    { ...rightAddress, type: 'Shipper' },
    { ...rightAddress, address: '200 Main Street', phone: '12-34' },
    { ...rightAddress, company: '', country: 'Germny' },
    { ...rightAddress, type: 'consignee', contact: 'Bo Lee' },
  ];
  const { data } = await addresses.upload(await filled(addressSubject, rows));
  assert.deepEqual(await addresses.findings(data.id), ['4 phone E04', '5 country E07 → DE', '6 type E08']);
  const ended = await addresses.importAll(data.id);
  assert.deepEqual([ended.importedRecords, ended.records], [2, 5]);
  const again = await addresses.upload(
    await filled(addressSubject, [{ ...rightAddress, contact: 'Cy Lee' }]),
  );
  const [row] = (await addresses.ask('rows', { id: again.data.id })).data.rows;
  assert.deepEqual(row.findings, [
    { key: 'contact', code: 'W05', value: 'Ann Lee', suggestion: null, isSafe: false },
  ]);
  await addresses.importAll(again.data.id);
  const found = await house.rows<{ type: string; contact: string; country: string }>(
    `select type, contact, country from address order by type`,
  );
  assert.deepEqual(found, [
    { type: 'consignee', contact: 'Cy Lee', country: 'US' },
    { type: 'shipper', contact: 'Ann Lee', country: 'US' },
  ]);
});
