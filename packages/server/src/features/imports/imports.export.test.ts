import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addressSubject } from '@loadline/contract/customers/address-import';
import { goodsSubject } from '@loadline/contract/customers/goods-import';
import { say } from '@loadline/contract/kernel/text';
import { openTestHouse } from '../../testing/house.ts';
import { filled, importCalls, rightAddress, rightGoods, sheetsOf } from './imports.factory.ts';

const house = await openTestHouse({ uploadsPerHour: 10_000 });
const calls = await house.as(await house.person());
const goods = importCalls(calls, goodsSubject);

function exported(subject: string, query = '', language = 'en') {
  return calls.get(`/omsapi/${subject}/export${query}`, { 'accept-language': language });
}

async function columnOf(key: 'nameZh' | 'model', bytes: Buffer): Promise<string[]> {
  const [rows = []] = await sheetsOf(bytes);
  const at = goodsSubject.columns.findIndex((column) => column.key === key);
  return rows.slice(1).map(({ cells }) => cells[at]?.text ?? '');
}

const namesIn = (bytes: Buffer) => columnOf('nameZh', bytes);

await goods.importAll(
  (
    await goods.upload(
      await filled(goodsSubject, [
        rightGoods,
        { ...rightGoods, nameZh: '杯_盖', currency: 'EUR', model: '', brand: '', priceDifference: '' },
        { ...rightGoods, nameZh: '吸管', nameEn: '100% straw', currency: 'CNY' },
      ]),
    )
  ).data.id,
);

test('an exported file is imported again without a finding, in either language', async () => {
  for (const language of ['zh-CN', 'en'] as const) {
    const { bytes } = await exported('goods', '', language);
    const [[head] = []] = await sheetsOf(bytes);
    assert.deepEqual(
      head?.cells.map(({ text }) => text),
      goodsSubject.columns.map((column) => say(column, language === 'en' ? 'en' : 'zh-cn')),
    );
    const { data } = await goods.upload(bytes);
    assert.deepEqual(
      [data.rows, data.readyRecords, data.errorRows, data.warningRows],
      [3, 3, 0, 0],
      JSON.stringify(data.problems),
    );
    const ended = await goods.importAll(data.id);
    assert.deepEqual([ended.importedRecords, ended.skippedRecords], [0, 3]);
  }
});

test('an export holds what the list was narrowed to, or what was chosen', async () => {
  assert.deepEqual(await namesIn((await exported('goods', '?search=BOTTLE')).bytes), ['保温杯', '杯_盖']);
  assert.deepEqual(await namesIn((await exported('goods', '?search=%25')).bytes), ['吸管']);
  assert.deepEqual(await namesIn((await exported('goods', '?search=_')).bytes), ['杯_盖']);
  assert.deepEqual(await namesIn((await exported('goods', '?currency=EUR&currency=CNY')).bytes), [
    '杯_盖',
    '吸管',
  ]);
  const [row] = await house.rows<{ id: string }>(`select id from goods where currency = 'USD'`);
  assert.deepEqual(await namesIn((await exported('goods', `?ids=${row?.id}`)).bytes), ['保温杯']);
});

test('addresses go out and come in again the same way', async () => {
  const addresses = importCalls(calls, addressSubject);
  const rows = [rightAddress, { ...rightAddress, type: 'billing', company: '', state: '', remark: '' }];
  await addresses.importAll((await addresses.upload(await filled(addressSubject, rows))).data.id);
  const { data } = await addresses.upload((await exported('addresses', '?country=US')).bytes);
  assert.deepEqual([data.rows, data.readyRecords, data.errorRows, data.warningRows], [2, 2, 0, 0]);
});

test('more records than one page of the export come out once each', async () => {
  const many = Array.from({ length: 4_100 }, (_, at) => ({ ...rightGoods, nameZh: '钉', model: `N-${at}` }));
  await goods.importAll((await goods.upload(await filled(goodsSubject, many))).data.id);
  const models = await columnOf('model', (await exported('goods', '?search=N-')).bytes);
  assert.equal(new Set(models).size, 4_100);
  assert.equal(models.length, 4_100);
});
