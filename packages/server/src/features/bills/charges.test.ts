import assert from 'node:assert/strict';
import { test } from 'node:test';
import { viewerOfJob } from '../../kernel/viewer.ts';
import { openTestHouse } from '../../testing/house.ts';
import { addEvent } from '../orders/orders.factory.ts';
import { aPricedProduct, chargeCalls, type SeenCharge, usualSurcharges } from './charges.factory.ts';
import { proposeChargesJob } from './charges.propose.commands.ts';

const house = await openTestHouse();
const desk = await house.as(await house.clerk());
const { detail, propose, idsOf } = chargeCalls(desk);
const runJob = () => proposeChargesJob(house.house).work(viewerOfJob('0', 'nobody'), {});

const air = await aPricedProduct(house, desk, { surcharges: usualSurcharges });

const linesOf = (lines: SeenCharge[]) =>
  lines.map(({ feeType, feeZh, unitName, quantity, unitFee, orderFee }) => [
    feeType,
    feeZh,
    unitName,
    quantity,
    unitFee,
    orderFee,
  ]);

test('an order that comes to the stage its product is billed from is charged by the card: freight and each surcharge', async () => {
  const { orderNumber } = await air.order();
  await runJob();
  const { charges, card, order } = await detail(orderNumber);
  assert.deepEqual(linesOf(charges), [
    ['FREIGHT', '运费', 'kg', '100.000', '38.5000', '3850.00'],
    ['FUEL', '燃油附加费', 'percent', '3850.000', '12.5000', '481.25'],
    ['SECURITY', '安检费', 'kg', '100.000', '0.3500', '35.00'],
    ['OTHER', '磁检', 'shipment', '1.000', '150.0000', '150.00'],
  ]);
  assert.equal(order.baseAmount, '4516.25');
  assert.equal(order.state, 'unchecked');
  assert.deepEqual(
    card.breaks.map(({ from, amount, is }: { from: string; amount: string; is: string }) => [
      from,
      amount,
      is,
    ]),
    [
      ['0', '4500.00', 'other'],
      ['45', '3850.00', 'chosen'],
    ],
  );
});

test('a second run proposes nothing anew, also of what staff have taken away', async () => {
  const { orderNumber } = await air.order();
  await runJob();
  const [first, ...others] = await idsOf(orderNumber);
  await desk.post('/opsapi/charges/delete', { no: orderNumber, charges: [first] });
  await runJob();
  await runJob();
  assert.deepEqual(await idsOf(orderNumber), others);
});

test('an order before its stage is charged nothing until it gets there, and a cancelled one never', async () => {
  const early = await air.order({ status: 'WH_IN' });
  const cancelled = await air.order();
  await house.rows(`update orders set status = 'CANCELLED' where id = $1`, [cancelled.id]);
  await runJob();
  assert.deepEqual([await idsOf(early.orderNumber), await idsOf(cancelled.orderNumber)], [[], []]);
  assert.match((await propose(cancelled.orderNumber)).message, /is cancelled: nothing is charged/);
  await house.rows(`update orders set status = 'DEPARTED' where id = $1`, [early.id]);
  await runJob();
  assert.equal((await idsOf(early.orderNumber)).length, 4);
});

test('a product that is billed on delivery is charged then', async () => {
  const late = await aPricedProduct(house, desk);
  await house.rows(`update channel set bills_at = 'DELIVERED' where channel_id = $1`, [late.productId]);
  const { id, orderNumber } = await late.order({ status: 'ARRIVED' });
  await runJob();
  assert.deepEqual(await idsOf(orderNumber), []);
  await house.rows(`update orders set status = 'DELIVERED' where id = $1`, [id]);
  await runJob();
  assert.equal((await idsOf(orderNumber)).length, 2);
});

test('the card is the one of the day of departure, else of the day it was ordered', async () => {
  const product = await aPricedProduct(house, desk, { validFrom: '2026-11-01', validTo: '2026-11-15' });
  await product.another({
    validFrom: '2026-11-16',
    validTo: '2026-12-31',
    breaks: [{ from: '0', price: '50' }],
  });
  const order_time = '2026-11-10T02:00:00Z';
  const ordered = await product.order({ order_time });
  const departed = await product.order({ order_time });
  await addEvent(house, departed.id, { occurred_at: '2026-11-15T17:00:00Z', zone: 'Asia/Shanghai' });
  await runJob();
  const [one, other] = [await detail(ordered.orderNumber), await detail(departed.orderNumber)];
  assert.deepEqual(
    [one.order.dayIs, one.order.feeDate, one.charges[0].unitFee],
    ['ordered', '2026-11-10', '38.5000'],
  );
  assert.deepEqual(
    [other.order.dayIs, other.order.feeDate, other.charges[0].unitFee],
    ['departed', '2026-11-16', '50.0000'],
  );
});

test('where cards to several zones hold staff choose, and where none does they are told which day has no price', async () => {
  const product = await aPricedProduct(house, desk);
  await product.another({
    zone: 'US-E',
    zoneZh: '美国东岸',
    zoneEn: 'US East',
    breaks: [{ from: '0', price: '60' }],
  });
  const { orderNumber } = await product.order();
  await runJob();
  const seen = await detail(orderNumber);
  assert.deepEqual([seen.order.gap, seen.charges], ['severalZones', []]);
  assert.match((await propose(orderNumber)).message, /Choose one: US East, US West/);
  const east = seen.cards.find(({ zone }: { zone: string }) => zone === 'US-E');
  const { data } = await propose(orderNumber, east.id);
  assert.deepEqual([data.charges[0].unitFee, data.order.gap, data.card.zone], ['60.0000', null, 'US-E']);
  const none = await product.order({ origin: 'PVG' });
  assert.match(
    (await propose(none.orderNumber)).message,
    /No rate card of China–US air from .+ holds on 2026-11-/,
  );
  const unweighed = await air.order({ charging_weight: null });
  assert.match((await propose(unweighed.orderNumber)).message, /has no chargeable weight yet/);
});

test('the next break is charged where it costs less, and what that saves is said', async () => {
  const product = await aPricedProduct(house, desk, {
    cheaperBreak: true,
    breaks: [
      { from: '0', price: '40' },
      { from: '110', price: '30' },
    ],
  });
  const { orderNumber } = await product.order();
  const { card, charges } = (await propose(orderNumber)).data;
  assert.deepEqual(
    [card.saves, charges[0].quantity, charges[0].billingWeight],
    ['700.00', '110.000', '100.000'],
  );
});
