import assert from 'node:assert/strict';
import { test } from 'node:test';
import { textOfPdf } from '../../kernel/testing/pdf-text.ts';
import { openTestHouse } from '../../testing/house.ts';
import { textsOf } from '../../testing/workbook-texts.ts';
import { addOrderToAmerica, complete, entryCalls } from './clearance.factory.ts';

const house = await openTestHouse();
const ana = await house.person();
const customer = await house.as(ana);
const desk = await house.as(await house.clerk());
const { make, detail, save, move, back, lock } = entryCalls(desk);

async function filed() {
  const order = await addOrderToAmerica(house, { created_by: ana.userId });
  const no = String((await make([order.orderNumber])).data.file.fileNo);
  await save(no, { ...complete, entryNo: null });
  assert.equal((await move(no, 'SUBMITTED')).code, 200);
  return { order, no };
}

/** The order says afterwards: fewer shirts of another number, no lamps, cups besides, and it weighs more. */
async function changeOrder(id: string) {
  const { orgA } = house;
  await house.rows(
    `update goods_line set hs_dest = '6109100040', declared_qty = 500, total_price_usd = 2500, name_en = 'Shirt' where order_id = $1 and line_no = 1`,
    [id],
  );
  await house.rows(`delete from goods_line where order_id = $1 and line_no = 2`, [id]);
  await house.rows(
    `insert into goods_line (org_id, order_id, line_no, name_zh, name_en, hs_dest, material, usage, special, declared_qty, unit, unit_price_usd, total_price_usd, origin)
     values ($1, $2, 3, '瓷杯', 'Cup', '6911103710', '瓷', '饮用', '{}', 50, 'pcs', 2, 100, 'CN')`,
    [orgA, id],
  );
  await house.rows(`update orders set actual_weight = 999.5 where id = $1`, [id]);
}

const linesOf = async (no: string) =>
  (await detail(no)).lines.map(
    (line: Record<'hsDest' | 'nameEn' | 'declaredQty' | 'totalPriceUsd', string>) =>
      `${line.hsDest} ${line.nameEn} ${line.declaredQty} ${line.totalPriceUsd}`,
  );

const asFiled = ['6109100012 Knitted T-shirt 600 3000.00', '9405218000 LED lamp 20 111.00'];

test('what was filed stays as it was filed on the screen, in the list, its workbook and the 7501, whatever the order says afterwards', async () => {
  const { order, no } = await filed();
  const { file } = await detail(no);
  await changeOrder(order.id);
  assert.deepEqual(await linesOf(no), asFiled);
  const after = (await customer.get(`/omsapi/entries/detail?no=${no}`)).data.file;
  for (const key of ['value', 'lineCount', 'packages', 'grossWeight'])
    assert.equal(after[key], file[key], key);
  const [row] = (await customer.get(`/omsapi/entries?search=${no}`)).data.rows;
  assert.deepEqual([row.value, row.lineCount, row.grossWeight], ['3111.00', 2, file.grossWeight]);
  const sheet = await customer.get(`/omsapi/entries/export?ids=${row.id}`);
  assert.match(JSON.stringify(await textsOf(sheet.bytes)), /3111/);
  const paper = await customer.get(`/omsapi/entries/paper?no=${no}`, { 'accept-language': 'en' });
  const text = (await textOfPdf(paper.bytes)).join('\n').replaceAll('\n', ' ');
  for (const word of ['6109100012 Knitted T-shirt', '3,111.00', 'The orders have changed since'])
    assert.ok(text.includes(word), `${word} in ${text}`);
  assert.ok(!text.includes('6911103710'));
});

test('where the order has changed since is told line by line, and of the cargo as a whole', async () => {
  const { order, no } = await filed();
  assert.deepEqual((await detail(no)).since, { lines: [], packages: null, grossWeight: null });
  await changeOrder(order.id);
  const { since } = (await customer.get(`/omsapi/entries/detail?no=${no}`)).data;
  assert.equal(since.grossWeight, '999.500');
  assert.equal(since.packages, null);
  assert.deepEqual(
    since.lines.map(({ goodsNo, change, hsDest, declaredQty }: Record<string, unknown>) => [
      goodsNo,
      change,
      hsDest,
      declaredQty,
    ]),
    [
      [1, 'changed', '6109100040', 500],
      [2, 'gone', null, null],
      [3, 'added', '6911103710', 50],
    ],
  );
});

test('before it is filed an entry follows its order, and follows it again when the filing is taken back', async () => {
  const order = await addOrderToAmerica(house, { created_by: ana.userId });
  const no = String((await make([order.orderNumber])).data.file.fileNo);
  assert.equal((await detail(no)).since, null);
  await save(no, { ...complete, entryNo: null });
  await move(no, 'SUBMITTED');
  await changeOrder(order.id);
  assert.deepEqual(await linesOf(no), asFiled);
  assert.equal((await back(no)).data.since, null);
  assert.deepEqual(await linesOf(no), ['6109100040 Shirt 500 2500.00', '6911103710 Cup 50 100.00']);
});

test('a correction that customs have takes over what the orders say, and the history tells what came of it', async () => {
  const { order, no } = await filed();
  const correct = async (more: object = {}) =>
    desk.post('/opsapi/entries/correct', { ...(await lock(no)), reason: 'PSC 2026-11-27', ...more });
  assert.match((await correct()).message, /nothing to correct/);
  await changeOrder(order.id);
  assert.equal((await correct({ reason: null })).status, 400);
  const { data } = await correct();
  assert.equal(data.file.status, 'SUBMITTED');
  assert.deepEqual([data.file.value, data.file.grossWeight], ['2600.00', '999.500']);
  assert.deepEqual(data.since, { lines: [], packages: null, grossWeight: null });
  assert.deepEqual(await linesOf(no), ['6109100040 Shirt 500 2500.00', '6911103710 Cup 50 100.00']);
  const [deed] = (await customer.get(`/omsapi/entries/history?no=${no}`)).data;
  assert.equal(deed.action, 'Filing corrected');
  const told = JSON.stringify(deed.changes);
  for (const word of ['3111.00', '2600.00', 'PSC 2026-11-27', `${order.orderNumber} 1`])
    assert.ok(told.includes(word), `${word} in ${told}`);
});

test('an entry that is not filed has nothing to correct', async () => {
  const order = await addOrderToAmerica(house, { created_by: ana.userId });
  const no = String((await make([order.orderNumber])).data.file.fileNo);
  const refused = await desk.post('/opsapi/entries/correct', { ...(await lock(no)), reason: '更正' });
  assert.equal(refused.code, -1);
});
