import assert from 'node:assert/strict';
import { test } from 'node:test';
import { emptyContent } from '@loadline/contract/bookings/booking-content';
import { estimate } from '@loadline/contract/freight/estimate';
import { weighingAt } from '@loadline/contract/freight/product-weighings';
import { plain } from '@loadline/contract/kernel/decimal';
import { asProgram } from '../../kernel/program.ts';
import { sql } from '../../kernel/sql.ts';
import { openTestHouse } from '../../testing/house.ts';
import { dayFrom } from './rates.agreement.factory.ts';
import { aRate } from './rates.factory.ts';

const house = await openTestHouse({ trustProxy: ['127.0.0.1'] });
const desk = await house.as(await house.clerk());

const save = (rate: object) => desk.post('/opsapi/rates/save', rate);

interface Shown {
  readonly id: string;
}

async function shownTo(calls = house.nobody): Promise<string[]> {
  const { data } = await calls.get('/cbsapi/public/freight');
  return data.map(({ id }: Shown) => id);
}

test('a rate is nobody’s business until it is published, then anybody can work out its price', async () => {
  const rate = await aRate(house);
  const made = await save(rate);
  assert.deepEqual([made.code, made.data.version, made.data.minimumCharge], [200, 1, '600.00'], made.message);
  assert.ok(!(await shownTo()).includes(rate.id));
  const published = await save({ ...rate, version: 1, published: true });
  assert.deepEqual([published.code, published.data.version], [200, 2], published.message);
  const { data } = await house.nobody.get('/cbsapi/public/freight');
  const card = data.find(({ id }: Shown) => id === rate.id);
  const cargo = {
    unit: 'cm' as const,
    lines: [{ count: 2, length: '60', width: '40', height: '40', weight: '14' }],
  };
  const price = estimate(card, cargo, '2026-11-21');
  assert.deepEqual(price.kind === 'priced' && [price.weight.chargeable, price.total], ['32.0', '1507.20']);
  assert.ok(!('published' in card) && !('version' in card));
});

test('a rate whose last day is over is not shown, a retired one neither', async () => {
  const old = await aRate(house, { validTo: '2026-01-31', published: true });
  const gone = await aRate(house, { published: true });
  await save(old);
  await save(gone);
  const retired = await desk.post('/opsapi/rates/retire', { id: gone.id, version: 1 });
  assert.deepEqual([retired.code, retired.data.retired, retired.data.published], [200, true, false]);
  const shown = await shownTo();
  assert.ok(!shown.includes(old.id) && !shown.includes(gone.id));
  const again = await save({ ...gone, version: 2, published: true });
  assert.deepEqual([again.code, again.message], [-1, 'A retired rate cannot be changed']);
});

test('two published rates of one product and way never hold on the same day', async () => {
  const first = await aRate(house, { validFrom: '2026-11-01', validTo: '2026-11-30', published: true });
  await save(first);
  const next = { ...first, id: (await aRate(house)).id };
  const refused = await save({ ...next, validFrom: '2026-11-30', validTo: '2026-12-31' });
  assert.deepEqual(
    [refused.code, refused.message],
    [
      -1,
      'A published rate of this product, origin and zone holds from 2026-11-01 to 2026-11-30. Choose other days',
    ],
  );
  assert.equal((await save({ ...next, validFrom: '2026-12-01', validTo: '2026-12-31' })).code, 200);
});

test('published rates of one product and origin weigh alike, whichever zone they are for', async () => {
  const west = await aRate(house, { published: true });
  assert.equal((await save(west)).code, 200);
  const east = { ...west, id: (await aRate(house)).id, zone: 'US-E', zoneZh: '美国东岸', zoneEn: 'US East' };
  const refused = await save({ ...east, factor: '5000', step: '1' });
  assert.deepEqual(
    refused.data.map(({ path, says }: { path: string; says: { en: string } }) => [path, says.en]),
    ['factor', 'step'].map((path) => [
      path,
      'the same as in the published rate to US-W: one product weighs alike from one origin',
    ]),
  );
  assert.equal((await save({ ...east, factor: '6000.000' })).code, 200);
  const { id } = await aRate(house);
  const fromElsewhere = await save({ ...east, id, origin: 'PVG', factor: '5000' });
  assert.equal(fromElsewhere.code, 200, fromElsewhere.message);
});

test('forms weigh cargo from an origin as the server does that keeps it', async () => {
  const [ends, begins] = [dayFrom(10), dayFrom(11)];
  const szx = await aRate(house, { published: true, validTo: ends });
  const later = { ...szx, validFrom: begins, validTo: '2099-12-31', factor: '5500' };
  for (const card of [szx, later]) {
    await save({ ...card, id: card === szx ? szx.id : (await aRate(house)).id });
    await save({ ...card, id: (await aRate(house)).id, origin: 'PVG', basis: 'pounds', factor: '139' });
  }
  await save({ ...later, id: (await aRate(house)).id, origin: 'CAN', factor: '7000', rounds: 'carton' });
  const [product] = await house.rows<{ name: string }>(
    `update channel set active = true where channel_id = $1 returning name`,
    [szx.productId],
  );
  await house.rows('insert into customer_channel (org_id, channel_id) values ($1, $2)', [
    house.orgA,
    szx.productId,
  ]);
  const acme = await house.as(await house.person());
  const { data: products } = await acme.get('/omsapi/trust/products');
  const own = products.find((one: { channelName: string }) => one.channelName === product?.name);
  const factors = new Set<string>();
  for (const flightDate of [null, dayFrom(0), ends, begins]) {
    const day = flightDate ? `?departs=${flightDate}` : '';
    const { data } = await acme.get(`/omsapi/booking/choices${day}`);
    const offered = data.products.find((one: { product: string }) => one.product === product?.name);
    for (const origin of ['SZX', 'PVG', 'CAN', 'HKG', null]) {
      const { booking } = (await acme.post('/omsapi/booking/make', {})).data;
      const flight = { ...emptyContent.flight, product: product?.name, origin, flightDate };
      const saved = await acme.post('/omsapi/booking/save', { ...booking, ...emptyContent, flight });
      assert.equal(saved.code, 200, saved.message);
      const shown = flightDate === begins ? [offered] : [offered, own];
      for (const { weighings } of shown)
        assert.deepEqual(weighingAt(weighings, origin), saved.data.weighing, `${origin} on ${flightDate}`);
      factors.add(plain(saved.data.weighing.factor));
    }
  }
  assert.deepEqual([...factors].toSorted(), ['139', '5500', '6000', '7000']);
});

test('of two clerks who publish the same way at once, one is refused', async () => {
  const rate = await aRate(house, { published: true });
  const replies = await Promise.all([save(rate), save({ ...rate, id: (await aRate(house)).id })]);
  assert.deepEqual(
    replies.map(({ code }) => code).toSorted((one, other) => one - other),
    [-1, 200],
  );
});

test('the database itself hides a draft from everybody but staff', async () => {
  const draft = await aRate(house);
  await save(draft);
  const { db, staff } = house.house;
  const card = sql`select 1 from rate_card where id = ${draft.id}`;
  assert.deepEqual([(await db.call(card)).length, (await staff.call(card)).length], [0, 0]);
  assert.equal((await asProgram(staff, card)).length, 1);
});

test('a copy is for the next period, as long as this one, and not published', async () => {
  const rate = await aRate(house, { validFrom: '2026-11-01', validTo: '2026-11-30', published: true });
  await save(rate);
  const { data } = await desk.post('/opsapi/rates/copy', { id: rate.id });
  assert.deepEqual(
    [data.validFrom, data.validTo, data.published, data.version, data.productId],
    ['2026-12-01', '2026-12-30', false, 1, rate.productId],
  );
  assert.deepEqual([data.breaks, data.surcharges], [rate.breaks, rate.surcharges]);
});

test('who saves over somebody else’s change is told what stands now', async () => {
  const rate = await aRate(house);
  await save(rate);
  await save({ ...rate, version: 1, minimumCharge: '700' });
  const late = await save({ ...rate, version: 1, minimumCharge: '800' });
  assert.deepEqual([late.status, late.data.current.minimumCharge], [409, '700.00']);
});

test('parts that contradict each other are refused by name', async () => {
  const wrong = await aRate(house, {
    factor: null,
    breaks: [{ from: '45', price: '1' }],
    validFrom: '2026-12-31',
    validTo: '2026-12-01',
  });
  const reply = await save(wrong);
  assert.deepEqual(
    [reply.status, reply.data.map(({ path }: { path: string }) => path)],
    [400, ['validTo', 'factor', 'breaks']],
  );
});

test('the log tells who changed which price', async () => {
  const rate = await aRate(house);
  await save(rate);
  await save({ ...rate, version: 1, minimumCharge: '750' });
  const deeds = await house.rows<{ action: string; changes: Record<string, unknown> }>(
    `select action, changes from audit where subject = 'rate' and subject_id = $1 order by at`,
    [rate.id],
  );
  assert.deepEqual(
    deeds.map(({ action }) => action),
    ['made', 'edited'],
  );
  assert.deepEqual(deeds[1]?.changes, { minimumCharge: { from: '600.00', to: '750.00' } });
  const { data } = await desk.get(`/opsapi/audit?subjectId=${rate.id}&action=made`);
  const told = data.rows[0].changes.find(({ key }: { key: string }) => key === 'breaks');
  assert.deepEqual(
    [told.label, told.to],
    ['Weight breaks', 'From weight 0 Price 45, From weight 45 Price 38.5'],
  );
});

test('rates are found by product, place and zone, a page at a time', async () => {
  const rate = await aRate(house, { zone: 'EU-N', zoneZh: '北欧', zoneEn: 'Nordics' });
  await save(rate);
  await save({ ...rate, id: (await aRate(house)).id });
  const first = (await desk.get('/opsapi/rates?search=nordics&size=1')).data;
  const rest = (await desk.get(`/opsapi/rates?search=nordics&size=1&after=${encodeURIComponent(first.next)}`))
    .data;
  assert.deepEqual([first.rows.length, rest.rows.length, rest.next], [1, 1, null]);
  assert.notEqual(first.rows[0].id, rest.rows[0].id);
});

test('one address asks sixty times a minute, and its neighbour is not affected', async () => {
  const ask = (address: string) => house.nobody.get('/cbsapi/public/freight', { 'x-forwarded-for': address });
  for (let n = 0; n < 60; n += 1) assert.equal((await ask('198.51.100.7')).status, 200);
  const refused = await ask('198.51.100.7');
  assert.deepEqual([refused.status, Number(refused.headers['retry-after']) > 0], [429, true]);
  assert.equal((await ask('198.51.100.8')).status, 200);
});
