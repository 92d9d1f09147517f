import assert from 'node:assert/strict';
import { test } from 'node:test';
import { localTimeAt } from '@loadline/contract/kernel/local-time';
import { openTestHouse } from '../../testing/house.ts';
import { jobsDone } from '../../testing/jobs-done.ts';
import { addOrder } from '../orders/orders.factory.ts';
import { aRate } from '../rates/rates.factory.ts';
import { openChain } from './waybills.chain.factory.ts';

const house = await openTestHouse();
const { acme, desk, handedIn, confirmed, flightSeen } = await openChain(house);
const [product] = await house.rows<{ id: string }>(
  `select channel_id as id from channel where name = '中美空运专线'`,
);
const productId = product?.id ?? '';

/** A cubic metre that weighs a hundred kilograms. */
async function bulkyOrder(status = 'ORDERED', of = productId) {
  const order = await addOrder(house, { status });
  await house.rows(
    'update orders set channel_name = c.name from channel c where c.channel_id = $2 and orders.id = $1',
    [order.id, of],
  );
  await house.rows(
    `insert into carton_group (org_id, order_id, carton_no, carton_count, length, width, height, weight) values ($1, $2, 1, 1, 100, 100, 100, 100)`,
    [house.orgA, order.id],
  );
  return order;
}

const weighedAnew = () => jobsDone(house, 'weigh-%');

async function weights() {
  const bookings = await house.rows<{ no: string; kg: string }>(
    'select booking_no as no, trim_scale(billing_weight)::text as kg from booking',
  );
  const shares = await house.rows<{ no: string; kg: string }>(
    'select b.booking_no as no, trim_scale(s.billing_weight)::text as kg from mawb_share s join booking b on b.id = s.booking_id',
  );
  return { booked: new Map(bookings.map(({ no, kg }) => [no, kg])), shares };
}

const chargedFor = async ({ orderNumber }: { readonly orderNumber: string }) =>
  Number((await acme.get(`/omsapi/orders/detail?no=${orderNumber}`)).data.order.chargingWeight);

const rule = (factor: string) => ({
  basis: 'divisor',
  factor,
  step: '1',
  leastWeight: '1',
  rounds: 'shipment',
});

test('a card that is published weighs anew what is on the ground of its product; what has flown stays as it flew', async () => {
  const [waiting, flying] = [await handedIn(), await confirmed()];
  const [order, gone] = [await bulkyOrder(), await bulkyOrder('DEPARTED')];
  const card = { ...(await aRate(house)), productId, origin: 'PVG', published: true };
  assert.equal((await desk.post('/opsapi/rates/save', { ...card, ...rule('2000') })).code, 200);
  const before = await weights();
  await weighedAnew();
  const after = await weights();
  for (const { booking } of [waiting, flying]) {
    const { bookingNo } = booking;
    const { data } = await acme.get(`/omsapi/booking/detail?no=${bookingNo}`);
    assert.notEqual(after.booked.get(bookingNo), before.booked.get(bookingNo), bookingNo);
    assert.equal(Number(after.booked.get(bookingNo)), Number(data.totals.billingWeight), bookingNo);
  }
  assert.deepEqual(
    after.shares.map(({ no, kg }) => [no, kg]),
    after.shares.map(({ no }) => [no, after.booked.get(no)]),
  );
  assert.deepEqual([await chargedFor(order), await chargedFor(gone)], [500, 0]);

  // Prices change no weight; pounds in place of kilograms change it, and both are told with their units.
  const marked = '1234.5';
  await house.rows('update orders set charging_weight = $1 where id = $2', [marked, order.id]);
  const priced = await desk.post('/opsapi/rates/save', {
    ...card,
    ...rule('2000'),
    version: 1,
    minimumCharge: '700',
  });
  assert.equal(priced.code, 200, priced.message);
  await weighedAnew();
  assert.equal(await chargedFor(order), Number(marked));
  await house.rows(`update mawb set status = '32' where id = $1`, [flying.mawb.id]);
  const pounds = { ...card, ...rule('139'), basis: 'pounds', version: 2 };
  assert.equal((await desk.post('/opsapi/rates/save', pounds)).code, 200);
  await weighedAnew();
  const [told] = await house.rows<{ words: Record<string, string> }>(
    `select words from notice where event = 'weightCorrected' and subject_id = $1 limit 1`,
    [flying.mawb.id],
  );
  assert.match(String(told?.words['weightBefore']), /^\d+(\.\d+)? kg$/);
  assert.equal(told?.words['weightUnit'], 'lb');
});

test('a card that goes to another product weighs both anew', async () => {
  const card = { ...(await aRate(house)), origin: 'PVG', published: true, ...rule('2000') };
  const { productId: elsewhere } = await aRate(house);
  const [one, other] = [await bulkyOrder('ORDERED', card.productId), await bulkyOrder('ORDERED', elsewhere)];
  const charged = async () => [await chargedFor(one), await chargedFor(other)];
  assert.equal((await desk.post('/opsapi/rates/save', card)).code, 200);
  await weighedAnew();
  assert.deepEqual(await charged(), [500, 0]);
  const moved = { ...card, productId: elsewhere, version: 1 };
  assert.equal((await desk.post('/opsapi/rates/save', moved)).code, 200);
  await weighedAnew();
  assert.deepEqual(await charged(), [167, 500]);
});

test('a flight that is moved to a day with another card is charged by that: its waybills and what waits for it', async () => {
  await house.rows('update rate_card set published = false');
  const [flying, waiting] = [await confirmed(), await handedIn()];
  const card = { ...(await aRate(house)), productId, origin: 'PVG', published: true, ...rule('1500') };
  const saved = await desk.post('/opsapi/rates/save', { ...card, validFrom: '2099-01-01' });
  assert.equal(saved.code, 200, saved.message);
  await weighedAnew();
  const before = await weights();
  for (const { flight, booking } of [flying, waiting]) {
    const { version, flightDate, ...seen } = await flightSeen(flight.id);
    const day = new Date(Date.parse(flightDate) + 86_400_000).toISOString().slice(0, 10);
    await house.rows('update rate_card set valid_from = $2 where id = $1', [card.id, day]);
    const { flightNo, origin, destination } = seen;
    const later = (at: string, zone: string) =>
      localTimeAt(new Date(Date.parse(at) + 86_400_000).toISOString(), zone);
    const moved = await desk.post('/opsapi/flights/save', {
      id: flight.id,
      version,
      flightNo,
      flightDate: day,
      origin,
      destination,
      verified: true,
      etd: later(seen.etd, seen.originZone),
      eta: later(seen.eta, seen.destinationZone),
      cutOff: later(seen.cutOff, seen.originZone),
      maxKg: '1000',
      maxCbm: '10',
    });
    assert.equal(moved.code, 200, moved.message);
    await weighedAnew();
    const { booked } = await weights();
    const { data } = await acme.get(`/omsapi/booking/detail?no=${booking.bookingNo}`);
    assert.notEqual(booked.get(booking.bookingNo), before.booked.get(booking.bookingNo));
    assert.equal(Number(booked.get(booking.bookingNo)), Number(data.totals.billingWeight));
  }
});

test('a product whose own rule changes weighs anew; one that is only called otherwise does not', async () => {
  await house.rows('update rate_card set published = false');
  const order = await bulkyOrder();
  const { data: products } = await desk.get('/opsapi/products');
  const mine = products.find(({ id }: { id: string }) => id === productId);
  const save = async (change: object) => {
    const reply = await desk.post('/opsapi/products/save', { ...mine, ...change });
    assert.equal(reply.code, 200, reply.message);
    return reply.data.find(({ id }: { id: string }) => id === productId);
  };
  const named = await save({ nameEn: 'China to US by air' });
  await weighedAnew();
  assert.equal(await chargedFor(order), 0);
  const { booking } = await handedIn();
  const { version, nameEn } = named;
  await save({ version, nameEn, nameZh: '中美空运快线', ...rule('400') });
  await weighedAnew();
  assert.equal(await chargedFor(order), 2500);
  const { data } = await acme.get(`/omsapi/booking/detail?no=${booking.bookingNo}`);
  assert.equal(data.content.flight.product, '中美空运快线');
  const { booked } = await weights();
  assert.equal(Number(booked.get(booking.bookingNo)), Number(data.totals.billingWeight));
});
