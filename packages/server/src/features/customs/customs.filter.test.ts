import assert from 'node:assert/strict';
import { test } from 'node:test';
import { abnormalKinds } from '@loadline/contract/customs/customs.codes';
import { codesOf } from '@loadline/contract/kernel/code';
import { openTestHouse } from '../../testing/house.ts';
import { addOrderWithGoods, deskCalls } from './customs.factory.ts';

const house = await openTestHouse();
const ana = await house.person();
const customer = await house.as(ana);
const desk = await house.as(await house.clerk());
const { make, save, move } = deskCalls(desk);

async function made(terms: object, facts: object = {}) {
  const order = await addOrderWithGoods(house, { created_by: ana.userId, ...facts });
  return String((await make([order.orderNumber], terms)).made[0]);
}

const reason = { reason: '补录' };

/** What both sides find; each finds the same. */
async function found(query: string): Promise<string[]> {
  const of = async (calls: typeof desk, path: string) => {
    const { data, message } = await calls.get(`${path}?${query}`);
    assert.ok(data?.rows, message);
    return data.rows.map(({ fileNo }: { fileNo: string }) => fileNo).toSorted();
  };
  const own = await of(customer, '/omsapi/customs');
  assert.deepEqual(own, await of(desk, '/opsapi/customs'), query);
  return own;
}

const some = (...numbers: string[]) => numbers.toSorted();

// Three that differ in everything by which one looks for them.
const shirts = await made(
  { businessType: '5', direction: 'export', currency: 'USD' },
  // One o'clock in the morning of the first of November in China.
  { order_time: '2026-10-31T17:00:00Z' },
);
const samples = await made(
  { businessType: '4', direction: 'import', currency: 'CNY' },
  { order_time: '2026-11-05T02:00:00Z' },
);
const abroad = await made(
  { businessType: '1', direction: 'import', currency: 'EUR', territory: 'EU' },
  { order_time: '2026-11-09T02:00:00Z', destination_country: 'DE' },
);

test('declarations are found by their business, their direction, whose customs and in what they are valued', async () => {
  assert.deepEqual(await found('businessType=5'), [shirts]);
  assert.deepEqual(await found('businessType=5&businessType=4'), some(shirts, samples));
  assert.deepEqual(await found('businessType=17'), []);
  assert.deepEqual(await found('direction=export'), [shirts]);
  assert.deepEqual(await found('direction=import'), some(samples, abroad));
  assert.deepEqual(await found('territory=EU'), [abroad]);
  assert.deepEqual(await found('territory=CN&currency=CNY'), [samples]);
  assert.deepEqual(await found('direction=export&businessType=4'), []);
});

test('each kind that customs find abnormal finds its declaration until it is cleared', async () => {
  for (const kind of codesOf(abnormalKinds)) {
    assert.deepEqual(await found(`abnormal=${kind}`), []);
    const opened = await desk.post('/opsapi/customs/abnormal/open', {
      no: samples,
      kind,
      descriptionZh: '海关通知',
    });
    assert.equal(opened.code, 200, opened.message);
    assert.deepEqual(await found(`abnormal=${kind}`), [samples]);
    assert.deepEqual(await found(`abnormal=${kind}&businessType=5`), []);
    const { sheetNo } = opened.data.file.flags.find((one: { kind: string }) => one.kind === kind);
    const cleared = await desk.post('/opsapi/customs/abnormal/clear', {
      no: samples,
      sheetNo,
      said: '已放行',
    });
    assert.equal(cleared.code, 200, cleared.message);
    assert.deepEqual(await found(`abnormal=${kind}`), []);
  }
});

test('a declaration is found by where it stands, and one that was given up only by that', async () => {
  const given = await made({});
  assert.deepEqual(await found('status=PREPARING&businessType=5'), some(shirts, given));
  assert.equal((await move(given, 'VOID', reason)).code, 200);
  assert.deepEqual(await found('businessType=5'), [shirts]);
  assert.deepEqual(await found('status=VOID'), [given]);
  for (const to of ['SUBMITTED', 'CLEARING', 'RELEASED'])
    assert.equal((await move(shirts, to, { ...reason, at: '2026-11-19T17:00:00Z' })).code, 200, to);
  assert.deepEqual(await found('status=RELEASED'), [shirts]);
  assert.deepEqual(await found('status=RELEASED&status=PREPARING'), some(shirts, samples, abroad));
  assert.deepEqual(await found('status=SUBMITTED'), []);
});

test('a day is the one in China of what is chosen: of customs, of the order, of the release or of the last change', async () => {
  const saved = await save(samples, { customsDate: '2026-11-17' });
  assert.equal(saved.code, 200, saved.message);
  const on = (day: string, from: string, to = from) => found(`day=${day}&from=${from}&to=${to}`);
  assert.deepEqual(await on('customs', '2026-11-17'), [samples]);
  assert.deepEqual(await on('customs', '2026-11-18'), []);
  assert.deepEqual(await found('from=2026-11-17&to=2026-11-17'), [samples]);

  assert.deepEqual(await on('order', '2026-11-01'), [shirts]);
  assert.deepEqual(await on('order', '2026-10-31'), []);
  assert.deepEqual(await on('order', '2026-11-01', '2026-11-05'), some(shirts, samples));
  assert.deepEqual(await found('day=order&from=2026-11-06'), [abroad]);
  assert.deepEqual(await found('day=order&to=2026-11-08'), some(shirts, samples));

  // 17:00 of the 19th by universal time.
  assert.deepEqual(await on('released', '2026-11-20'), [shirts]);
  assert.deepEqual(await on('released', '2026-11-19'), []);

  await house.rows(`update customs_file set status_at = '2026-11-08T16:30:00Z' where file_no = $1`, [abroad]);
  assert.deepEqual(await on('updated', '2026-11-09'), [abroad]);
  assert.deepEqual(await on('updated', '2026-11-08'), []);
});

test('a declaration of several orders is as old as the first of them', async () => {
  const orders = [
    await addOrderWithGoods(house, { created_by: ana.userId, order_time: '2026-10-21T02:00:00Z' }),
    await addOrderWithGoods(house, { created_by: ana.userId, order_time: '2026-10-20T02:00:00Z' }),
  ];
  const numbers = orders.map(({ orderNumber }) => orderNumber);
  const both = String((await make(numbers, { together: true })).made[0]);
  assert.deepEqual(await found('day=order&from=2026-10-20&to=2026-10-20'), [both]);
  assert.deepEqual(await found('day=order&from=2026-10-21&to=2026-10-21'), []);
});

test('a kind, a business or a status that there is not is refused by the name of its field', async () => {
  for (const field of ['businessType', 'status', 'abnormal', 'direction', 'territory', 'day'])
    for (const path of ['/omsapi/customs', '/opsapi/customs']) {
      const reply = await (path.startsWith('/ops') ? desk : customer).get(`${path}?${field}=nothing`);
      assert.equal(reply.code, 400, field);
      assert.equal(reply.data[0].path.split('.')[0], field);
    }
});
