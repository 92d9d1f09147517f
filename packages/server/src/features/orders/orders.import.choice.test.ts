import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { test } from 'node:test';
import { openTestHouse } from '../../testing/house.ts';
import { act, addChannels, ask, cellAt, importAll, upload } from './orders.import.factory.ts';
import type { TypedSheet, UsualHeading, UsualLine } from './orders.import.workbooks.factory.ts';
import { columnAt, usualRows, workbookWith } from './orders.import.workbooks.factory.ts';

const house = await openTestHouse({ uploadsPerHour: 10_000 });
await addChannels(house);
const calls = await house.as(await house.person());

const nothing = { sheet: null, columns: [], units: [], rates: [] };
const price = '申报单价(USD)';
const weight = '单箱毛重(KG)';
const one = (line: UsualLine, headings: Partial<Record<UsualHeading, string>> = {}, more?: TypedSheet[]) =>
  upload(calls, workbookWith({ rows: usualRows([line], headings) }, ...(more ?? [])));
const read = (id: string, said: object) => act(calls, 'read-again', { id, ...nothing, ...said });
const rowsOf = async (id: string) => (await ask(calls, 'rows', { id })).data.rows;
const priceOf = async (importId: string) => {
  const rows = await house.rows<{ unit: string; total: string }>(
    `select g.unit_price_usd::text as unit, g.total_price_usd::text as total from goods_line g
     join orders o on o.org_id = g.org_id and o.id = g.order_id where o.import_id = $1`,
    [importId],
  );
  return rows.map(({ unit, total }) => [Number(unit), Number(total)]);
};

test('a bare price is asked once, and what is answered is converted with the rate, exactly', async () => {
  const { data } = await one(
    { 客户参考号: 'RATE-1', [price]: 15, 申报数量: 10_000 },
    { [price]: '申报单价' },
  );
  assert.deepEqual([data.readyOrders, data.problems.map(({ code }: { code: string }) => code)], [0, ['E25']]);
  const asked = data.columns.find(({ isAsked }: { isAsked: boolean }) => isAsked);
  assert.deepEqual([asked.place, asked.header, asked.unit], [columnAt(price), '申报单价', null]);

  const yuan = await read(data.id, { units: [{ place: asked.place, unit: 'CNY' }] });
  const [unrated] = yuan.data.problems;
  assert.deepEqual([yuan.data.readyOrders, unrated.code, unrated.value], [0, 'E24', 'CNY']);

  const rated = await read(data.id, { rates: [{ currency: 'CNY', rate: '7.1' }] });
  assert.deepEqual(
    [rated.data.readyOrders, rated.data.problems.map(({ code }: { code: string }) => code)],
    [1, ['W06']],
  );
  const [row] = await rowsOf(data.id);
  assert.equal(cellAt(row, 'unitPriceUsd'), '15 CNY');
  assert.deepEqual(row.findings, [
    { key: 'unitPriceUsd', code: 'W06', value: '15 CNY = 2.1127 USD', suggestion: null, isSafe: false },
  ]);
  await importAll(calls, data.id);
  assert.deepEqual(await priceOf(data.id), [[2.1127, 21_127]]);
});

test('a total in the same currency is compared there, and a wrong one is still found', async () => {
  const headings = { [price]: '申报单价(RMB)', 特殊属性: '申报总价(RMB)', 用途: '特殊属性', 材质: '用途' };
  const rows = (total: number) =>
    usualRows(
      [
        {
          客户参考号: `TOTAL-${total}`,
          [price]: 15,
          申报数量: 10_000,
          特殊属性: total,
          用途: '普货',
          材质: '饮水',
        },
      ],
      headings,
    );
  const withMaterial = (all: TypedSheet['rows']) =>
    all.map((cells, at) => [...cells, at === 0 ? '材质' : '钢']);
  const tried = async (total: number) => {
    const { data } = await upload(calls, workbookWith({ rows: withMaterial(rows(total)) }));
    return (await read(data.id, { rates: [{ currency: 'CNY', rate: '7.1' }] })).data;
  };
  assert.equal((await tried(150_000)).readyOrders, 1);
  const wrong = await tried(150_001);
  assert.deepEqual(
    [wrong.readyOrders, wrong.problems.filter(({ code }: { code: string }) => code === 'E10').length],
    [0, 1],
  );
});

test('dollars are the answer without a rate; a figure typed in a column of pounds is pounds', async () => {
  const { data } = await one(
    { 客户参考号: 'LB-1', [weight]: 20 },
    { [price]: '单价', [weight]: '单箱毛重(LBS)' },
  );
  const dollars = await read(data.id, { units: [{ place: columnAt(price), unit: 'USD' }] });
  assert.equal(dollars.data.readyOrders, 1);
  const changed = await act(calls, 'change', {
    id: data.id,
    cells: [{ row: 2, key: 'cartonWeight', value: '27.5' }],
  });
  assert.equal(cellAt(changed.data.rows[0], 'cartonWeight'), '27.5 lb');
  await importAll(calls, data.id);
  const [stored] = await house.rows<{ weight: string }>(
    'select c.weight::text from carton_group c join orders o on o.org_id = c.org_id and o.id = c.order_id where o.import_id = $1',
    [data.id],
  );
  assert.equal(stored?.weight, '12.474');
});

test('a heading that nobody knows is said once, and known for this customer from then on', async () => {
  const headings = { 箱号: 'Box identification', 客户参考号: '我司单号' };
  const { data } = await one({ 客户参考号: 'MAP-1' }, headings);
  assert.deepEqual([data.missing, data.readyOrders], [['referenceNumber', 'cartonNo'], 0]);
  const columns = [
    { place: columnAt('箱号'), key: 'cartonNo' },
    { place: columnAt('客户参考号'), key: 'referenceNumber' },
  ];
  const mapped = await read(data.id, { columns });
  assert.deepEqual([mapped.data.missing, mapped.data.readyOrders], [[], 1]);

  const again = await one({ 客户参考号: 'MAP-2' }, headings);
  assert.deepEqual([again.data.missing, again.data.readyOrders], [[], 1]);

  // A colleague who sees their own orders only is not asked again either.
  const colleague = await house.as(await house.person({ authority: 'own' }));
  const theirFile = workbookWith({ rows: usualRows([{ 客户参考号: 'MAP-4' }], headings) });
  assert.deepEqual((await upload(colleague, theirFile)).data.missing, []);

  const other = await house.as(await house.person({ orgId: house.orgB }));
  const theirs = await upload(other, workbookWith({ rows: usualRows([{ 客户参考号: 'MAP-3' }], headings) }));
  assert.deepEqual(theirs.data.missing, ['referenceNumber', 'cartonNo']);
});

test('a column may be left out, and what was changed and left out stays when the file is read again', async () => {
  const rows = usualRows([{ 客户参考号: 'KEEP-1' }, { 客户参考号: 'KEEP-2', 箱号: 'C2' }]);
  const { data } = await upload(
    calls,
    workbookWith({ rows: rows.map((cells, at) => [...cells, at === 0 ? '品牌' : '远航']) }),
  );
  await act(calls, 'change', { id: data.id, cells: [{ row: 2, key: 'nameEn', value: 'Mug' }] });
  const out = await act(calls, 'leave-out', { id: data.id, rows: [3], leftOut: true });
  assert.deepEqual(
    [
      out.data.import.rows,
      out.data.import.leftOutRows,
      out.data.import.readyOrders,
      out.data.rows[0].leftOut,
    ],
    [1, 1, 1, 'hand'],
  );
  assert.equal((await read(data.id, { columns: [{ place: 'AB', key: null }] })).code, 200);
  const [first, second] = await rowsOf(data.id);
  assert.deepEqual(
    [cellAt(first, 'nameEn'), cellAt(first, 'remark'), first.changed, second.leftOut],
    ['Mug', '', [{ key: 'nameEn', was: 'Stainless bottle' }], 'hand'],
  );
  assert.deepEqual(
    (await ask(calls, 'rows', { id: data.id, show: 'leftOut' })).data.rows.map(
      ({ row }: { row: number }) => row,
    ),
    [3],
  );
  assert.equal((await importAll(calls, data.id)).importedOrders, 1);
});

test('a row that the file itself left out may be taken in', async () => {
  const rows = usualRows([
    { 客户参考号: 'IN-1' },
    { 客户参考号: 'TOTAL-SHOP 7', 箱号: 'C2' },
    { 客户参考号: '合计公司-8', 箱号: 'C3' },
  ]);
  const { data } = await upload(calls, workbookWith({ rows }));
  assert.deepEqual([data.rows, data.leftOutRows], [2, 1]);
  const { data: taken } = await act(calls, 'leave-out', { id: data.id, rows: [4], leftOut: false });
  assert.deepEqual([taken.import.readyOrders, taken.import.leftOutRows], [3, 0]);
});

test('another sheet can be chosen; one that holds nothing of ours is refused', async () => {
  const { data } = await one({ 客户参考号: 'SHEET-1' }, {}, [
    { name: '第二批', rows: usualRows([{ 客户参考号: 'SHEET-2', 箱数: 3 }]) },
    { name: '说明', rows: [['请先阅读']] },
  ]);
  assert.deepEqual([data.sheet, data.sheets], ['Sheet1', ['Sheet1', '第二批', '说明']]);
  const second = await read(data.id, { sheet: '第二批' });
  assert.deepEqual([second.data.sheet, second.data.readyOrders], ['第二批', 1]);
  assert.equal(cellAt((await rowsOf(data.id))[0], 'referenceNumber'), 'SHEET-2');
  const refused = await read(data.id, { sheet: '说明' });
  assert.equal(refused.code, -1);
  assert.equal((await ask(calls, 'detail', { id: data.id })).data.sheet, '第二批');
});

test('a file that is not on the disk any more is asked for again, and what was read of it stays', async () => {
  const { data } = await one({ 客户参考号: 'GONE-1' });
  const [file] = await house.rows<{ org: string; id: string }>(
    'select org_id as org, file_id as id from data_import where id = $1',
    [data.id],
  );
  assert.ok(file);
  rmSync(house.house.files.pathOf(file.org, file.id));
  const again = await read(data.id, {});
  assert.deepEqual([again.code, again.message], [-1, 'The file is not there any more: upload it again']);
  assert.equal((await rowsOf(data.id)).length, 1);
});

test('rows that Excel hides are taken in when somebody says so, and amounts keep the currency of their cells', async () => {
  const yuan = { number: 17.1, format: '"CNY" 0.00' };
  const lines = [{ '申报单价(USD)': yuan }, { 客户参考号: 'WB-H2', 箱号: 'CH2', '申报单价(USD)': 2.4 }];
  const rows = usualRows(lines, { '申报单价(USD)': '单价' });
  const { data } = await upload(calls, workbookWith({ rows, hiddenRows: [3] }));
  assert.deepEqual([data.rows, data.leftOutRows], [1, 1]);
  const taken = await act(calls, 'leave-out', { id: data.id, rows: [3], leftOut: false });
  assert.deepEqual([taken.data.import.rows, taken.data.import.leftOutRows], [2, 0]);
  const place = data.columns.find(({ key }: { key: string }) => key === 'unitPriceUsd').place;
  const rates = [{ currency: 'CNY', rate: '7.125' }];
  const units = [{ place, unit: 'USD' }];
  const said = await act(calls, 'read-again', { id: data.id, sheet: null, columns: [], units, rates });
  assert.equal(said.code, 200, said.message);
  const shown = (await ask(calls, 'rows', { id: data.id })).data.rows;
  assert.deepEqual(
    shown.map((row: { cells: string[] }) => cellAt(row, 'unitPriceUsd')),
    ['17.1 CNY', '2.4'],
  );
  assert.equal(said.data.leftOutRows, 0);
});

test('a column that Excel hides is read when somebody says so, and the next file of the customer without asking', async () => {
  const rows = usualRows([{ 客户参考号: 'WB-HC1' }]).map((cells, at) => [
    at === 0 ? '型号' : '远航',
    ...cells,
  ]);
  const { data } = await upload(calls, workbookWith({ rows, hiddenColumns: [1] }));
  const [hidden] = data.columns;
  assert.deepEqual([hidden.header, hidden.key, hidden.hiddenAs], ['型号', null, 'model']);
  const modelOf = async (id: string) =>
    (await ask(calls, 'rows', { id })).data.rows.map((row: { cells: string[] }) => cellAt(row, 'model'));
  assert.deepEqual(await modelOf(data.id), ['']);
  const columns = [{ place: hidden.place, key: hidden.hiddenAs }];
  const said = await act(calls, 'read-again', { id: data.id, sheet: null, columns, units: [], rates: [] });
  assert.equal(said.code, 200, said.message);
  assert.deepEqual(await modelOf(data.id), ['远航']);
  const next = await upload(calls, workbookWith({ rows, hiddenColumns: [1] }));
  assert.deepEqual([next.data.columns[0].key, next.data.columns[0].hiddenAs], ['model', null]);
});
