import assert from 'node:assert/strict';
import { test } from 'node:test';
import { customsLinesImportSubject } from '@loadline/contract/customs/customs-lines-import';
import type { Calls } from '../../testing/calls.ts';
import { openTestHouse } from '../../testing/house.ts';
import { filled, importCalls, sheetsOf } from '../imports/imports.factory.ts';
import { addOrderWithGoods, deskCalls } from './customs.factory.ts';

const house = await openTestHouse();
const clerk = await house.as(await house.clerk());
const { make, detail, move } = deskCalls(clerk);

type Row = Readonly<Record<string, string>>;

function lineImports(desk: Calls) {
  const imports = importCalls(desk, customsLinesImportSubject);
  const uploadedFile = async (file: Buffer) => {
    const { data, message } = await imports.upload(file, 'lines.xlsx');
    if (!data?.id) throw new Error(message);
    const id = String(data.id);
    return { id, findings: await imports.findings(id) };
  };
  return {
    ...imports,
    uploadedFile,
    uploaded: async (rows: readonly Row[]) => uploadedFile(await filled(customsLinesImportSubject, rows)),
    exported: async (...numbers: string[]) =>
      (await desk.get(`/opsapi/customs/lines/export?numbers=${numbers.join('&numbers=')}`)).bytes,
  };
}

const imports = lineImports(clerk);

async function declaration(more: object = {}) {
  const { orderNumber } = await addOrderWithGoods(house, { destination_country: 'US' });
  const [no] = (await make([orderNumber], more)).made;
  return { orderNumber, no: String(no) };
}

const linesOf = async (no: string) => (await detail(no)).lines;
const elementsOf = (line: { elements: { key: string; value: string }[] }) =>
  Object.fromEntries(line.elements.map(({ key, value }) => [key, value]));

test('the lines of several declarations go out as a workbook, and come in again without a change', async () => {
  const [one, other] = [await declaration(), await declaration()];
  const book = await imports.exported(one.no, other.no);
  const [rows = []] = await sheetsOf(book);
  const said = rows.map(({ cells }) => cells.map((cell) => cell?.text ?? ''));
  assert.equal(said.length, 5);
  assert.deepEqual(said[1]?.slice(0, 8), [
    one.no,
    '1',
    one.orderNumber,
    '1',
    '针织T恤衫',
    'Knitted T-shirt',
    '6109100010',
    said[1]?.[7],
  ]);
  assert.match(said[1]?.[7] ?? '', /^针织T恤衫\|0\|/);
  const before = [await linesOf(one.no), await linesOf(other.no)];
  const { id, findings } = await imports.uploadedFile(book);
  assert.deepEqual(findings, []);
  assert.equal((await imports.importAll(id)).importedRecords, 0);
  assert.deepEqual([await linesOf(one.no), await linesOf(other.no)], before);
});

test('what a row says otherwise is written of its line alone, and what is blank stays; the history says it', async () => {
  const { no } = await declaration();
  const { id, findings } = await imports.uploaded([
    {
      fileNo: no,
      lineNo: '1',
      elements: '|3|0|针织|男式|棉95%氨纶5%|自有|K-9',
      firstQty: '600',
      secondQty: '84.5',
      sourcePlace: '东莞',
      exemption: '3',
    },
    { fileNo: no, lineNo: '2', hs: '94052100.90', unitPrice: '5.75', quantity: '18', origin: '越南' },
  ]);
  assert.deepEqual(
    findings.filter((one) => !one.endsWith('W05')),
    [],
  );
  assert.equal((await imports.importAll(id)).importedRecords, 2);
  const [shirt, lamp] = await linesOf(no);
  assert.deepEqual(
    [shirt.hs, shirt.firstQty, shirt.firstUnit, shirt.secondQty, shirt.secondUnit, shirt.sourcePlace],
    ['6109100010', '600', 'pcs', '84.5000', 'kg', '东莞'],
  );
  assert.equal(shirt.exemption, '3');
  const { name, brandType, preference } = elementsOf(shirt);
  assert.deepEqual([name, brandType, preference], ['针织T恤衫', '3', '0']);
  assert.deepEqual(
    [lamp.hs, lamp.quantity, lamp.unitPrice, lamp.totalPrice, lamp.origin, lamp.unit],
    ['9405210090', 18, '5.7500', '103.50', 'VN', 'set'],
  );
  const { data: deeds } = await clerk.get(`/opsapi/customs/history?no=${no}`);
  assert.match(JSON.stringify(deeds), /lines\.xlsx/);
  const again = await imports.uploadedFile(await imports.exported(no));
  assert.deepEqual(again.findings, []);
});

test('goods are divided into further lines by a workbook; a new line is of goods of the declaration', async () => {
  const { no, orderNumber } = await declaration();
  const { id, findings } = await imports.uploaded([
    { fileNo: no, lineNo: '1', quantity: '400' },
    { fileNo: no, lineNo: '3', goodsNo: '1', quantity: '200', hs: '6109909050' },
  ]);
  assert.deepEqual(findings, ['2 quantity W05']);
  assert.equal((await imports.importAll(id)).importedRecords, 2);
  const lines = await linesOf(no);
  assert.deepEqual(
    lines.map((line: Record<string, unknown>) => [
      line['lineNo'],
      line['hs'],
      line['quantity'],
      line['nameZh'],
    ]),
    [
      [1, '6109100010', 400, '针织T恤衫'],
      [2, '9405210090', 20, 'LED 台灯'],
      [3, '6109909050', 200, '针织T恤衫'],
    ],
  );
  assert.equal((await detail(no)).file.totalValue, '3111.00');
  assert.equal(lines[2].orderNumber, orderNumber);
});

test('every row that cannot be is told at its cell, and nothing of the workbook is written', async () => {
  const { no, orderNumber } = await declaration();
  const before = await linesOf(no);
  const row = (lineNo: string, more: Row): Row => ({ fileNo: no, lineNo, ...more });
  const { id, findings } = await imports.uploaded([
    row('1', { nameZh: '衬衫', quantity: '300' }),
    row('2', { goodsNo: '1' }),
    row('7', { goodsNo: '1' }),
    row('3', { goodsNo: '9' }),
    row('4', {}),
    row('5', { orderNumber: 'SO0000', goodsNo: '1' }),
    { fileNo: 'CD2601019999', lineNo: '1', hs: '6109100010' },
    row('1', { hs: '6109100010' }),
    row('6', { orderNumber, goodsNo: '2', hs: '940521', elements: 'a|9|0' }),
  ]);
  assert.deepEqual(
    findings.filter((one) => !one.endsWith('W05')),
    [
      '2 nameZh E55',
      '3 goodsNo E55',
      '4 lineNo E58',
      '5 goodsNo E57',
      '6 goodsNo E03',
      '7 orderNumber E56',
      '8 fileNo E42',
      '9 lineNo E08',
      '10 hs E04',
      '10 elements E62',
    ],
  );
  assert.equal((await imports.act('commit', { id })).code, -1);
  assert.deepEqual(await linesOf(no), before);
  const [rows = []] = await sheetsOf((await imports.ask('marked', { id })).bytes);
  assert.match(rows[1]?.cells.at(-1)?.text ?? '', /针织T恤衫/);
});

test('elements are those that the code of the line asks for, and of Europe none are asked', async () => {
  const { no } = await declaration();
  const many = await imports.uploaded([{ fileNo: no, lineNo: '1', elements: '1|0|0'.padEnd(60, '|') }]);
  assert.deepEqual(
    many.findings.filter((one) => !one.endsWith('W05')),
    ['2 elements E61'],
  );
  const european = await declaration({
    direction: 'import',
    territory: 'EU',
    businessType: '1',
    currency: 'EUR',
  });
  const { findings } = await imports.uploaded([
    { fileNo: european.no, lineNo: '1', sourcePlace: '深圳', unitPrice: '4.20' },
  ]);
  assert.deepEqual(findings, ['2 unitPrice W05', '2 sourcePlace E60', '2 sourcePlace W05']);
  const rows = await imports.uploadedFile(await imports.exported(european.no));
  assert.deepEqual(rows.findings, []);
});

test('of a declaration that was given up no line comes or goes, and another desk finds neither file nor lines', async () => {
  const { no } = await declaration();
  await move(no, 'VOID', { reason: '重复' });
  const { findings } = await imports.uploaded([{ fileNo: no, lineNo: '1', quantity: '3' }]);
  assert.deepEqual(findings, ['2 fileNo E42']);
  const theirs = await addOrderWithGoods(house, { org_id: house.orgB });
  const [other] = (await make([theirs.orderNumber])).made;
  const narrow = lineImports(await house.as(await house.clerk({ customers: [house.orgA] })));
  const strange = await narrow.uploaded([{ fileNo: String(other), lineNo: '1', quantity: '3' }]);
  assert.deepEqual(strange.findings, ['2 fileNo E42']);
  const [rows = []] = await sheetsOf(await narrow.exported(String(other)));
  assert.equal(rows.length, 1);
  const customer = await house.as(await house.person());
  assert.equal((await customer.get(`/opsapi/customs/lines/export?numbers=${no}`)).status, 403);
});
