import assert from 'node:assert/strict';
import { buffer as bytesOf } from 'node:stream/consumers';
import { test } from 'node:test';
import { goodsSubject } from '@loadline/contract/customers/goods-import';
import { templateHeader } from '@loadline/contract/imports/import.header';
import { writeSheet } from '../../kernel/sheet.ts';
import { openTestHouse } from '../../testing/house.ts';
import { filled, importCalls, rightGoods, sheetsOf } from './imports.factory.ts';

const house = await openTestHouse({ uploadsPerHour: 10_000 });
const ana = await house.person();
const calls = await house.as(ana);
const goods = importCalls(calls, goodsSubject);

function goodsIn(where: string) {
  return house.rows<Record<string, unknown>>(`select * from goods where ${where} order by name_zh`);
}

test('the template of goods has its ten columns in both languages, the currencies to choose from and the rules', async () => {
  const reply = await goods.template();
  assert.match(String(reply.headers['content-disposition']), /Goods_import_template\.xlsx/);
  const [[head] = [], notes = [], lists = []] = await sheetsOf(reply.bytes);
  assert.deepEqual(
    head?.cells.map(({ text }) => text),
    goodsSubject.columns.map(templateHeader),
  );
  assert.deepEqual(
    head?.cells.slice(0, 2).map(({ text }) => text),
    ['SKU', '中文品名* Chinese name'],
  );
  assert.equal(notes.length, 11);
  const listed = lists.flatMap(({ cells }) => cells.map(({ text }) => text));
  for (const word of ['Chinese yuan', 'US dollar', 'Polish zloty']) assert.ok(listed.includes(word), word);
  const empty = await goods.upload(reply.bytes);
  assert.deepEqual([empty.code, empty.message], [-1, 'The sheet is empty']);
});

test('every kind of finding is shown in its cell, and mended in the preview it is imported', async () => {
  const file = await filled(goodsSubject, [
    rightGoods,
    { ...rightGoods, model: 'B-1', nameEn: '' },
    { ...rightGoods, model: 'B-2', brand: 'x'.repeat(101) },
    { ...rightGoods, model: 'B-3', priceDifference: '1,200.5元' },
    { ...rightGoods, model: 'B-4', currency: 'US dolar' },
    { ...rightGoods, model: 'B-5', hsCode: '96170' },
    { ...rightGoods, model: 'B-6', material: '#REF!' },
    rightGoods,
  ]);
  const { data } = await goods.upload(file, '商品.xlsx');
  assert.deepEqual([data.records, data.readyRecords, data.errorRows, data.layout], [8, 1, 7, 'flat']);
  assert.deepEqual(await goods.findings(data.id), [
    '3 nameEn E03',
    '4 brand E04',
    '5 priceDifference E04',
    '6 currency E07 → USD',
    '7 hsCode E04',
    '8 material E16',
    '9 nameZh E08',
  ]);
  const cells = [
    { row: 3, key: 'nameEn', value: 'Bottle' },
    { row: 4, key: 'brand', value: '' },
    { row: 5, key: 'priceDifference', value: '1200.5' },
    { row: 7, key: 'hsCode', value: '961700' },
    { row: 8, key: 'material', value: 'steel' },
    { row: 9, key: 'model', value: 'B-7' },
  ];
  const changed = await goods.act('change', { id: data.id, cells });
  assert.equal(changed.data.rows.length, 6);
  const replaced = await goods.act('replace', {
    id: data.id,
    key: 'currency',
    from: 'US dolar',
    to: 'USD',
  });
  assert.deepEqual(
    [replaced.data.import.readyRecords, replaced.data.import.errorRows, replaced.data.import.problems],
    [8, 0, []],
  );
  const ended = await goods.importAll(data.id);
  assert.deepEqual([ended.state, ended.importedRecords, ended.skippedRecords], ['DONE', 8, 0]);
  const [first] = await goodsIn(`model = 'B-500'`);
  assert.deepEqual(
    [first?.hs_code, first?.currency, first?.price_difference, first?.version, first?.created_by],
    ['9617001000', 'USD', '-1.50', 1, ana.userId],
  );
  assert.equal((await goodsIn('true')).length, 8);
});

test('goods that are there already are told cell by cell and brought up to date; what is the same stays untouched', async () => {
  const named = { ...rightGoods, nameZh: '茶杯' };
  const first = await filled(goodsSubject, [named, { ...named, model: '' }]);
  await goods.importAll((await goods.upload(first)).data.id);
  const again = await goods.upload(first);
  assert.deepEqual([again.data.warningRows, again.data.readyRecords], [0, 2]);
  assert.equal(again.data.sameFile.importedRecords, 2);
  const same = await goods.importAll(again.data.id);
  assert.deepEqual([same.importedRecords, same.skippedRecords], [0, 2]);

  const second = await filled(goodsSubject, [{ ...named, material: '陶瓷', currency: 'EUR', brand: '' }]);
  const { data } = await goods.upload(second);
  assert.deepEqual(await goods.findings(data.id), ['2 material W05', '2 currency W05']);
  assert.deepEqual([data.errorRows, data.warningRows, data.readyRecords], [0, 1, 1]);
  const ended = await goods.importAll(data.id);
  assert.equal(ended.importedRecords, 1);
  const [updated, blank] = await goodsIn(`name_zh = '茶杯'`).then((rows) =>
    rows.toSorted((one, other) => Number(other.version) - Number(one.version)),
  );
  assert.equal(updated?.version, 2);
  assert.deepEqual([updated?.material, updated?.currency, updated?.brand], ['陶瓷', 'EUR', '无']);
  assert.deepEqual([blank?.version, blank?.model], [1, null]);
  const [deed] = await house.rows<{ changes: Record<string, unknown> }>(
    `select changes from audit where subject = 'goods' and subject_id = $1 order by at desc limit 1`,
    [updated?.id],
  );
  assert.deepEqual(deed?.changes.material, { from: '不锈钢', to: '陶瓷' });
});

test('the file comes back with its problems in words, and can be imported again as it is', async () => {
  const file = await filled(goodsSubject, [
    { ...rightGoods, nameZh: '碗', hsCode: '12' },
    { ...rightGoods, nameZh: '盘', currency: 'gold' },
  ]);
  const { data } = await goods.upload(file, 'marked.xlsx');
  const marked = await calls.get(`/omsapi/goods/imports/marked?id=${data.id}`);
  const [rows = []] = await sheetsOf(marked.bytes);
  assert.deepEqual(
    rows.map(({ cells }) => cells[goodsSubject.columns.length]?.text ?? ''),
    [
      'Import problems',
      'Error [HS code] Wrong format, expected 6, 8, 10 or 13 digits',
      `Error [Currency] Not an allowed value: ${goodsSubject.columns
        .find(({ key }) => key === 'currency')
        ?.words.map(({ en }) => en)
        .join(', ')}`,
    ],
  );
  const again = await goods.upload(marked.bytes);
  assert.deepEqual([again.data.rows, again.data.errorRows], [2, 2]);
});

test('a file without a needed column is refused by the names of what is missing', async () => {
  const { bytes } = await calls.get('/omsapi/addresses/imports/template');
  const reply = await goods.upload(bytes);
  assert.match(reply.message, /^Missing columns: Chinese name, English name, HS code/);
});

test('numbers get back the zeros that a spreadsheet took from an HS code', async () => {
  const columns = goodsSubject.columns.map((column) => ({
    header: column.en,
    kind: column.key === 'hsCode' ? { decimals: 0 } : ('text' as const),
  }));
  const values = goodsSubject.columns.map(({ key }) =>
    key === 'hsCode' ? 301110000 : key === 'nameZh' ? '活鱼' : (rightGoods[key] ?? null),
  );
  const content = await bytesOf(writeSheet({ name: 'Goods', columns }, [values]));
  const { data } = await goods.upload(content);
  const [row] = (await goods.ask('rows', { id: data.id })).data.rows;
  assert.deepEqual([goods.cellOf(row, 'hsCode'), data.errorRows], ['0301110000', 0]);
});

test('nothing ready is refused in the words of the subject', async () => {
  const { data } = await goods.upload(await filled(goodsSubject, [{ ...rightGoods, hsCode: '1' }]));
  const reply = await goods.act('commit', { id: data.id });
  assert.deepEqual([reply.code, reply.message], [-1, 'There is no line of goods to import']);
});

test('an import whose program died is taken up again by whoever looks at it', async () => {
  const { data } = await goods.upload(await filled(goodsSubject, [{ ...rightGoods, nameZh: '壶' }]));
  await house.rows(
    `update data_import set state = 'COMMITTING', committed_by = created_by, committed_at = now(), taken_at = now(), written_records = 1 where id = $1`,
    [data.id],
  );
  const { state, importedRecords } = await goods.ended(data.id);
  assert.deepEqual([state, importedRecords, (await goodsIn(`name_zh = '壶'`)).length], ['DONE', 1, 1]);
});

test('five thousand rows are previewed and imported, and five thousand again are found to be there', async () => {
  const rows = Array.from({ length: 5_000 }, (_, at) => ({
    ...rightGoods,
    nameZh: '螺丝',
    model: `S-${at}`,
  }));
  const file = await filled(goodsSubject, rows);
  const { data } = await goods.upload(file);
  assert.deepEqual([data.rows, data.readyRecords], [5_000, 5_000]);
  const ended = await goods.importAll(data.id);
  assert.deepEqual([ended.state, ended.importedRecords], ['DONE', 5_000]);
  const again = await goods.upload(file);
  assert.deepEqual([again.data.readyRecords, again.data.warningRows, again.data.errorRows], [5_000, 0, 0]);
});
