import assert from 'node:assert/strict';
import { test } from 'node:test';
import { elementsOfSummary, missingOfSummary } from '@loadline/contract/clearance/entry-summary.rules';
import { textOfPdf } from '../../kernel/testing/pdf-text.ts';
import { openTestHouse } from '../../testing/house.ts';
import { addOrderToAmerica, complete, entryCalls } from './clearance.factory.ts';

const house = await openTestHouse();
const ana = await house.person();
const customer = await house.as(ana);
const desk = await house.as(await house.clerk());
const { make, detail, save, move, summary, line: saveLine, lock } = entryCalls(desk);

/** An entry of shirts, of two kinds of one number, and a lamp. */
async function made() {
  const order = await addOrderToAmerica(house, { created_by: ana.userId, origin: 'PVG' });
  await house.rows(
    `insert into goods_line (org_id, order_id, line_no, name_zh, name_en, hs_dest, material, usage, special, declared_qty, unit, unit_price_usd, total_price_usd, origin)
     values ($1, $2, 3, '针织童装', 'Knitted shirt for children', '6109100012', '棉100%', '穿着', '{}', 10, 'pcs', 2, 20, 'CN')`,
    [house.orgA, order.id],
  );
  const no = String((await make([order.orderNumber])).data.file.fileNo);
  assert.equal((await save(no, { ...complete, entryNo: null })).code, 200);
  return { order, no, line: (at: number) => `${order.orderNumber} ${at}` };
}

const written = {
  adCase: 'a-570-979-000',
  cvdCase: 'C570980000',
  lineWeight: '120.5',
  lineCharges: '12.30',
  lineRelationship: 'Y',
};
const kept = { ...written, adCase: 'A570979000', lineWeight: '120.500' };

async function block32(no: string): Promise<string | null | undefined> {
  const of = (await customer.get(`/omsapi/entries/detail?no=${no}`)).data;
  return elementsOfSummary(of, 'en').find(({ block }) => block === '32')?.value;
}

test('cases, weight, charges and relationship stand at their line, the whole is their sum, and the paper prints them', async () => {
  const { no, line } = await made();
  const saved = await saveLine(no, line(1), written);
  assert.equal(saved.code, 200, saved.message);
  assert.equal((await saveLine(no, line(2), { lineCharges: '0.70' })).code, 200);
  const [first, second, third] = (await customer.get(`/omsapi/entries/detail?no=${no}`)).data.lines;
  assert.deepEqual(first.summary, kept);
  assert.equal(second.summary.lineCharges, '0.70');
  assert.equal(third.summary, null);
  assert.equal(await block32(no), 'USD 3,131.00 · USD 13.00 · MULTI');
  const paper = await customer.get(`/omsapi/entries/paper?no=${no}`, { 'accept-language': 'en' });
  const text = (await textOfPdf(paper.bytes)).join('\n').replaceAll('\n', ' ');
  for (const words of [
    '29B AD A-570-979-000 · CVD C-570-980-000',
    '30A 120.5',
    '32B USD 12.30',
    '32C Related',
  ])
    assert.ok(text.includes(words), `${words} in ${text}`);
});

test('the cases of a line are taken over by the others of its number, which keep their own weight and charges', async () => {
  const { no, line } = await made();
  await saveLine(no, line(3), { lineWeight: '4', lineCharges: '1.00' });
  await saveLine(no, line(1), { ...written, alike: true });
  const { lines } = await detail(no);
  assert.deepEqual(
    lines.map(({ summary: own }: { summary: unknown }) => own),
    [kept, null, { ...kept, lineWeight: '4.000', lineCharges: '1.00' }],
  );
  const deeds = (await customer.get(`/omsapi/entries/history?no=${no}`)).data;
  assert.match(JSON.stringify(deeds), /A-570-979-000/);
});

test('a relationship of the whole holds for every line that says nothing else', async () => {
  const { no, line } = await made();
  await summary(no, { relationship: 'N' });
  assert.match((await block32(no)) ?? '', /Not related$/);
  await saveLine(no, line(1), { lineRelationship: 'Y' });
  assert.match((await block32(no)) ?? '', /MULTI$/);
  const unknown = missingOfSummary(await detail(no), 'en').map(({ block }) => block);
  assert.ok(unknown.includes('32'), 'nobody has said the charges');
});

test('what the whole is charged is what its lines are charged together', async () => {
  const { no, line } = await made();
  await saveLine(no, line(1), { lineCharges: '12.30' });
  const refused = await summary(no, { charges: '99.00' });
  assert.deepEqual([refused.status, refused.data[0].path], [400, 'charges']);
  assert.match(refused.message, /12\.30/);
  assert.equal((await summary(no, { charges: '12.3' })).code, 200);
});

test('cartons that hold one kind of goods alone tell what it weighs', async () => {
  const { order, no } = await made();
  await house.rows(
    `insert into carton_group (org_id, order_id, carton_no, carton_count, length, width, height, weight) values ($1, $2, 1, 10, 40, 30, 20, 6.25), ($1, $2, 2, 4, 40, 30, 20, 5)`,
    [house.orgA, order.id],
  );
  await house.rows(
    `update goods_line set carton_no = case line_no when 1 then 1 else 2 end where order_id = $1`,
    [order.id],
  );
  const { lines } = await detail(no);
  assert.deepEqual(
    lines.map(({ toldWeight }: { toldWeight: string | null }) => toldWeight),
    ['62.500', null, null],
  );
});

test('a line whose number changes is asked anew, and all empty takes away what was written', async () => {
  const { order, no, line } = await made();
  await saveLine(no, line(1), written);
  await house.rows(`update goods_line set hs_dest = '6109901007' where order_id = $1 and line_no = 1`, [
    order.id,
  ]);
  assert.equal((await detail(no)).lines[0].summary, null);
  await saveLine(no, line(1), written);
  assert.deepEqual((await detail(no)).lines[0].summary, kept);
  await saveLine(no, line(1), {});
  assert.equal((await detail(no)).lines[0].summary, null);
});

test('a case of the wrong shape, a line of another entry and a customer are refused', async () => {
  const { no, line } = await made();
  const other = await made();
  for (const [where, wrong, path] of [
    [line(1), { adCase: 'C570980000' }, 'adCase'],
    [line(1), { cvdCase: 'C57098' }, 'cvdCase'],
    [line(1), { lineCharges: '-1' }, 'lineCharges'],
    [other.line(1), {}, 'line'],
  ] as const) {
    const refused = await saveLine(no, where, wrong);
    assert.deepEqual([refused.status, refused.data[0].path], [400, path]);
  }
  const body = { ...(await lock(no)), line: line(1), ...written };
  assert.equal((await customer.post('/opsapi/entries/line', body)).status, 403);
  await move(no, 'SUBMITTED', { reason: '已递交' });
  assert.equal((await saveLine(no, line(1), written)).code, 200, 'the broker asks after filing, too');
});
