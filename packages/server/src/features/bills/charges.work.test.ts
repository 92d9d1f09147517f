import assert from 'node:assert/strict';
import { test } from 'node:test';
import { viewerOfJob } from '../../kernel/viewer.ts';
import { openTestHouse } from '../../testing/house.ts';
import { aPricedProduct, chargeCalls, type SeenCharge, sayRate, usualSurcharges } from './charges.factory.ts';
import { proposeChargesJob } from './charges.propose.commands.ts';

const house = await openTestHouse();
const desk = await house.as(await house.clerk());
const { detail, propose, add, check } = chargeCalls(desk);
const air = await aPricedProduct(house, desk, { surcharges: usualSurcharges });

test('pricing anew replaces what was proposed and is on no bill, and keeps what was typed', async () => {
  const { id, orderNumber } = await air.order();
  await propose(orderNumber);
  await add(orderNumber, { reason: '木箱加固' });
  await house.rows(`update orders set charging_weight = 50 where id = $1`, [id]);
  const { charges } = (await propose(orderNumber)).data as { charges: SeenCharge[] };
  assert.deepEqual(
    charges.map(({ feeType, source, orderFee }) => `${feeType} ${source} ${orderFee}`).toSorted(),
    [
      'FREIGHT card 1925.00',
      'FUEL card 240.63',
      'OTHER card 150.00',
      'PACKING hand 255.00',
      'SECURITY card 17.50',
    ],
  );
});

test('a proposal that staff change is theirs from then on, has to be checked again and stays when priced anew', async () => {
  const { orderNumber } = await air.order();
  const [freight] = (await propose(orderNumber)).data.charges as SeenCharge[];
  await check(orderNumber);
  const change = (version?: number) =>
    desk.post('/opsapi/charges/change', {
      ...freight,
      no: orderNumber,
      version: version ?? freight?.version,
      unitFee: '36',
      houseNo: null,
    });
  assert.equal((await change()).status, 409);
  const changed = (await change(2)).data.charges.find(({ id }: SeenCharge) => id === freight?.id);
  assert.deepEqual([changed.orderFee, changed.source, changed.checked], ['3600.00', 'hand', false]);
  const again = (await propose(orderNumber)).data.charges as SeenCharge[];
  assert.ok(again.some(({ id }) => id === freight?.id));
});

test('a typed charge has a fee that the dictionary has in use, and a house waybill of its order', async () => {
  const { orderNumber } = await air.order();
  assert.match((await add(orderNumber, { feeType: 'NOSUCH' })).message, /Fee code: choose a fee/);
  assert.match((await add(orderNumber, { houseNo: 'H1' })).message, /HAWB charged: is no house waybill/);
  assert.match((await add(orderNumber, { unitFee: '-1' })).message, /Unit fee/);
  const { charges, order } = (await add(orderNumber, { quantity: '-1.5', unitFee: '0.35' })).data;
  assert.deepEqual(
    [charges[0].feeZh, charges[0].orderFee, order.baseAmount],
    ['包装加固费', '-0.53', '-0.53'],
  );
});

test('a charge in another currency is worth the rate of its day, and cannot be checked while nobody has said one', async () => {
  const { orderNumber } = await air.order();
  await add(orderNumber, { currency: 'EUR', feeDate: '2026-11-20' });
  const refused = await check(orderNumber);
  assert.match(refused.message, /EUR has no exchange rate on 2026-11-20/);
  await sayRate(desk, 'EUR', '2026-11-18', '7.654321');
  const { charges, order, sums } = (await check(orderNumber)).data;
  assert.deepEqual(
    [charges[0].rate, charges[0].baseAmount, charges[0].checked],
    ['7.654321', '1951.85', true],
  );
  assert.deepEqual([order.state, order.unchecked], ['checked', 0]);
  assert.deepEqual(sums, [{ currency: 'EUR', orderFee: '255.00' }]);
  assert.equal((await check(orderNumber, false)).data.order.state, 'unchecked');
});

test('what stands on a bill is neither changed, deleted nor proposed again', async () => {
  const { id, orderNumber } = await air.order();
  await propose(orderNumber);
  await check(orderNumber);
  const [freight] = (await detail(orderNumber)).charges as SeenCharge[];
  const bill = '00000000-0000-4000-8000-000000000001';
  await house.rows(
    `insert into bill (org_id, id, bill_no, company_code, currency, bill_date, pay_date, created_by) values ($1, $2, 'B-1', 'HX', 'CNY', '2026-11-20', '2026-11-20', $2)`,
    [house.orgA, bill],
  );
  await house.rows('update charge set bill_id = $2 where id = $1', [freight?.id, bill]);
  const refused = await desk.post('/opsapi/charges/delete', { no: orderNumber, charges: [freight?.id] });
  assert.match(refused.message, /stands on a bill/);
  assert.match((await check(orderNumber, false)).message, /stands on a bill/);
  const { charges, weights } = (await propose(orderNumber)).data;
  assert.deepEqual(charges.map(({ feeType }: SeenCharge) => feeType).toSorted(), [
    'FREIGHT',
    'FUEL',
    'OTHER',
    'SECURITY',
  ]);
  assert.equal(weights.billed, '100.000');
  assert.ok(id);
});

test('orders to price or check wait in the work list and under the first tab, and are the desk’s that serves their customer', async () => {
  const { orderNumber } = await air.order();
  await proposeChargesJob(house.house).work(viewerOfJob('0', 'nobody'), {});
  const list = async (tab: string) =>
    (await desk.get(`/opsapi/charges?tab=${tab}&search=${orderNumber}`)).data.rows.map(
      (row: { orderNumber: string }) => row.orderNumber,
    );
  assert.deepEqual([await list('open'), await list('checked')], [[orderNumber], []]);
  const waiting = async () => (await desk.get('/opsapi/work/waiting')).bytes.toString();
  const queue = async () =>
    (await desk.get('/opsapi/work')).data.queues.find(
      (one: { queue: string }) => one.queue === 'ordersToBill',
    ).waiting;
  const before = await queue();
  assert.ok((await waiting()).includes('ordersToBill'));
  await check(orderNumber);
  assert.deepEqual(
    [await list('open'), await list('checked'), await queue()],
    [[], [orderNumber], before - 1],
  );
  const others = await house.as(await house.clerk({ customers: [house.orgB] }));
  const foreign = await others.get(`/opsapi/charges/detail?no=${orderNumber}`);
  const absent = await others.get('/opsapi/charges/detail?no=SO2611019999');
  assert.deepEqual([foreign.status, foreign.message], [absent.status, absent.message]);
});
