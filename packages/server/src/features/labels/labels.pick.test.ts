import assert from 'node:assert/strict';
import { test } from 'node:test';
import { textOfPdf } from '../../kernel/testing/pdf-text.ts';
import { openTestHouse } from '../../testing/house.ts';
import { textsOf } from '../../testing/workbook-texts.ts';
import { openLabels } from './labels.factory.ts';

const house = await openTestHouse();
const ana = await house.person();
const customer = await house.as(ana);
const desk = await house.as(await house.clerk());
const { order, lay, detail } = await openLabels(house, desk, ana.userId);

const pick = async (ids: readonly string[], pickType: string) =>
  (await desk.post('/opsapi/labels/pick', { ids, pickType })).data;

const lines = async (no: string, calls = desk) => {
  const { status, bytes } = await calls.get(`/opsapi/labels/pick-list/export?no=${no}`);
  assert.equal(status, 200);
  return textsOf(bytes);
};

test('labels that are picked stand on a numbered list, ordered as they lie, and each says on which', async () => {
  const [oat, navy, other] = [
    await lay({ styleNo: 'PK-20' }),
    await lay({ styleNo: 'PK-20', colour: 'Navy' }),
    await lay({ styleNo: 'PK-10' }),
  ];
  const { pickNo, count } = await pick([oat, navy, other], 'STYLE_COLOUR');
  assert.match(pickNo, /^PL\d{6}\d{4,}$/);
  assert.equal(count, 3);
  const [head, ...rows] = await lines(pickNo);
  assert.deepEqual(head?.slice(0, 3), ['Order no.', 'Style number', 'Colours']);
  assert.deepEqual(
    rows.map(([orderNumber, styleNo, colours]) => [orderNumber, styleNo, colours]),
    [
      [order.orderNumber, 'PK-10', 'Oat'],
      [order.orderNumber, 'PK-20', 'Navy'],
      [order.orderNumber, 'PK-20', 'Oat'],
    ],
  );
  const [listed] = (await desk.get(`/opsapi/labels?search=${pickNo}&sort=styleNo`)).data.rows;
  assert.deepEqual([listed.id, listed.pickNo], [other, pickNo]);
  const own = (await customer.get(`/omsapi/labels/detail?id=${oat}`)).data.label;
  assert.deepEqual([own.pickType, own.pickNo], ['STYLE_COLOUR', undefined]);
});

test('a style that is picked whatever its colour is one piece of the list, which prints', async () => {
  const ids = [await lay({ styleNo: 'PK-30' }), await lay({ styleNo: 'PK-30', colour: 'Navy' })];
  const { pickNo } = await pick(ids, 'STYLE');
  const [, ...rows] = await lines(pickNo);
  assert.deepEqual(
    rows.map((cells) => cells.slice(1, 3)),
    [['PK-30', 'Navy, Oat']],
  );
  const { status, bytes } = await desk.get(`/opsapi/labels/pick-list/paper?no=${pickNo}`);
  assert.equal(status, 200);
  const [text = ''] = await textOfPdf(bytes);
  for (const said of [`Pick list ${pickNo}`, 'PK-30', 'Navy, Oat', 'Pieces: 1'])
    assert.ok(text.includes(said), `${said} in ${text}`);
});

test('what is picked once more stands on the newer list alone, and what is not picked on none', async () => {
  const [one, two] = [await lay({ styleNo: 'PK-40' }), await lay({ styleNo: 'PK-41' })];
  const first = (await pick([one, two], 'STYLE')).pickNo;
  const second = (await pick([two], 'STYLE')).pickNo;
  assert.notEqual(first, second);
  assert.deepEqual(
    (await lines(first)).slice(1).map(([, styleNo]) => styleNo),
    ['PK-40'],
  );
  assert.equal((await detail(two)).label.pickNo, second);
  const none = await pick([one, two], 'NONE');
  assert.deepEqual(none, { pickNo: null, count: 2 });
  assert.equal((await detail(one)).label.pickNo, null);
  for (const gone of [first, 'PL0000000000'])
    for (const what of ['export', 'paper'])
      assert.equal((await desk.get(`/opsapi/labels/pick-list/${what}?no=${gone}`)).status, 404);
});

test('a list shows each of the staff only what they serve of it', async () => {
  const id = await lay({ styleNo: 'PK-50' });
  const { pickNo } = await pick([id], 'STYLE');
  const elsewhere = await house.as(await house.clerk({ customers: [house.orgB] }));
  assert.equal((await elsewhere.get(`/opsapi/labels/pick-list/paper?no=${pickNo}`)).status, 404);
  assert.equal((await elsewhere.post('/opsapi/labels/pick', { ids: [id], pickType: 'NONE' })).status, 404);
  const without = await house.as(await house.clerk({ permissions: ['op:work:view'] }));
  assert.equal((await without.get(`/opsapi/labels/pick-list/export?no=${pickNo}`)).status, 403);
});
