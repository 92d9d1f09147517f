import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTestHouse } from '../../testing/house.ts';
import { addOrder } from '../orders/orders.factory.ts';
import { loadVectorEditions } from './tariffs.factory.ts';

const house = await openTestHouse();
await loadVectorEditions(house);
const ana = await house.person();
const customer = await house.as(ana);
const stranger = await house.as(await house.person({ orgId: house.orgB }));

const asked = {
  mode: 'ocean',
  entryType: '01',
  entryDate: '2026-08-03',
  lines: [{ hts: '6109100012', origin: 'CN', value: '10000', claimed: [] }],
};

const keep = (calls: typeof customer, orderNumber: string | null, title = '春季 T 恤') =>
  calls.post('/omsapi/tariff/keep', { title, orderNumber, ...asked });
const onOrder = async (calls: typeof customer, no: string) =>
  (await calls.get(`/omsapi/goesWith?kind=order&no=${no}`)).data.filter(
    ({ kind }: { kind: string }) => kind === 'tariff',
  );

test('a calculation that is kept for an order stands on it with its duties, and opens as it was kept', async () => {
  const order = await addOrder(house, { created_by: ana.userId });
  const kept = await keep(customer, order.orderNumber);
  assert.deepEqual([kept.code, kept.data.orderNumber], [200, order.orderNumber], kept.message);
  const [found] = await onOrder(customer, order.orderNumber);
  assert.deepEqual([found.number, found.amount, found.of], ['春季 T 恤', '3697.14', kept.data.id]);
  const { data } = await customer.get(`/omsapi/tariff/kept/detail?id=${found.of}`);
  assert.deepEqual([data.orderNumber, data.answer.results[0].total], [order.orderNumber, '3697.14']);
  const [listed] = (await customer.get('/omsapi/tariff/kept')).data;
  assert.equal(listed.orderNumber, order.orderNumber);
});

test('a calculation that comes to no sum stands there without an amount', async () => {
  const order = await addOrder(house, { created_by: ana.userId });
  await customer.post('/omsapi/tariff/keep', {
    title: '2017',
    orderNumber: order.orderNumber,
    ...asked,
    entryDate: '2017-01-02',
  });
  assert.deepEqual(
    (await onOrder(customer, order.orderNumber)).map(({ amount }: { amount: string | null }) => amount),
    [null],
  );
});

test('somebody else’s order is refused like one that does not exist, and nothing is kept for it', async () => {
  const order = await addOrder(house, { created_by: ana.userId });
  const foreign = await keep(stranger, order.orderNumber);
  const absent = await keep(stranger, 'SO260101XXXXXXXXX');
  assert.deepEqual([foreign.status, foreign.message], [400, absent.message]);
  assert.match(foreign.message, /Order no\./);
  assert.deepEqual((await stranger.get('/omsapi/tariff/kept')).data, []);
  assert.deepEqual(await onOrder(customer, order.orderNumber), []);
});

test('who may see orders and no duties is shown none', async () => {
  const order = await addOrder(house, { created_by: ana.userId });
  await keep(customer, order.orderNumber);
  const looks = await house.as(
    await house.person({ permissions: ['order:view'], authority: 'organisation' }),
  );
  assert.deepEqual(await onOrder(looks, order.orderNumber), []);
});
