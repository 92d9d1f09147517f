import assert from 'node:assert/strict';
import { test } from 'node:test';
import { plainNumber } from '@loadline/contract/checks/tracked-number';
import { openTestHouse } from '../../testing/house.ts';
import { addOrder } from './orders.factory.ts';

const house = await openTestHouse();
const desk = await house.as(await house.clerk());
const acme = await house.as(await house.person());

test('the database and the contract have one plain form', async () => {
  const signs = [...'aZ09 -.·/_&ü中号ａＺ９－．\u00a0\u00ad\u200b\u2011\u202e\u2212\u3000\ufeff㎏ﬁ①½\t\n'];
  const texts = Array.from({ length: 400 }, (_, at) =>
    Array.from({ length: 1 + (at % 12) }, (__, n) => signs[(at * 31 + n * n * 17 + n) % signs.length]).join(
      '',
    ),
  );
  const rows = await house.rows<{ typed: string; plain: string }>(
    'select t as typed, plain_number(t) as plain from unnest($1::text[]) t',
    [texts],
  );
  assert.equal(rows.length, texts.length);
  for (const { typed, plain } of rows) assert.equal(plainNumber(typed), plain, JSON.stringify(typed));
});

test('an order keeps several numbers of a kind, a number stands for several orders, and what is changed is forgotten', async () => {
  const [one, two] = [
    await addOrder(house, { transport_type: '2' }),
    await addOrder(house, { transport_type: '2' }),
  ];
  const shared = 'CSQU305438-3';
  const note = (id: string, version: number, trackingNo: string) =>
    desk.post('/opsapi/orders/facts', { id, version, trackingNo, transferNo: 'LM-1, LM-2' });
  assert.equal((await note(one.id, 1, `${shared}, MSKU0383250`)).code, 200);
  assert.equal((await note(two.id, 1, shared)).code, 200);
  const found = async (no: string) =>
    (await acme.get(`/omsapi/orders?numbers=${encodeURIComponent(no)}`)).data.rows.map(
      ({ id }: { id: string }) => id,
    );
  assert.deepEqual(await found(shared), [two.id, one.id]);
  assert.deepEqual(await found('lm 2'), [two.id, one.id]);
  assert.deepEqual(await found('MSKU0383250'), [one.id]);
  const { order } = (await acme.get(`/omsapi/orders/detail?no=${one.orderNumber}`)).data;
  assert.deepEqual([order.trackingNo, order.transferNo], ['CSQU3054383, MSKU0383250', 'LM1, LM2']);
  assert.equal((await note(one.id, 2, 'MSKU0383250')).code, 200);
  assert.deepEqual(await found(shared), [two.id]);
  const wrong = await note(one.id, 3, 'MSKU0383251');
  assert.equal(wrong.status, 400);
});

test('an air waybill number whose check digit cannot be is refused as a fact of an order, at the field, and nothing is noted', async () => {
  const { id, orderNumber } = await addOrder(house, { transport_type: '1' });
  const note = (version: number, trackingNo: string) =>
    desk.post('/opsapi/orders/facts', { id, version, trackingNo, transferNo: null });
  for (const typed of [
    '999-12345676',
    '99912345676',
    '９９９－１２３４５６７６',
    '999-12345675, 112-00000010',
  ]) {
    const wrong = await note(1, typed);
    assert.equal(wrong.status, 400, typed);
    assert.equal(wrong.data[0].path, 'trackingNo', typed);
    assert.match(wrong.message, /last digit of the air waybill is not its check digit/, typed);
  }
  const tracking = async () =>
    (await acme.get(`/omsapi/orders/detail?no=${orderNumber}`)).data.order.trackingNo;
  assert.equal(await tracking(), null);
  assert.equal((await note(1, '999-12345675')).code, 200);
  assert.equal(await tracking(), '99912345675');
});

test('a whole number finds what is called just so, a part of one what contains it, each among what the reader may see', async () => {
  const bob = await house.person({ authority: 'own' });
  const own = await house.as(bob);
  const whole = await addOrder(house, { reference_number: 'WZ-7781' });
  const longer = await addOrder(house, { reference_number: 'WZ-77812', created_by: bob.userId });
  const found = async (calls: typeof acme, path: string, typed: string) =>
    (await calls.get(`${path}?search=${encodeURIComponent(typed)}`)).data.rows.map(
      ({ id }: { id: string }) => id,
    );
  for (const [calls, path] of [
    [acme, '/omsapi/orders'],
    [desk, '/opsapi/orders'],
  ] as const) {
    assert.deepEqual(await found(calls, path, 'wz 7781'), [whole.id]);
    assert.deepEqual(await found(calls, path, 'WZ-778'), [longer.id, whole.id]);
    assert.deepEqual(await found(calls, path, 'Z-7781'), [longer.id, whole.id]);
  }
  assert.deepEqual(await found(own, '/omsapi/orders', 'WZ-7781'), [longer.id]);
});
