import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eventSubject } from '@loadline/contract/events/event-import';
import { flightSubject } from '@loadline/contract/flights/flight-import';
import { rightEvent } from './features/events/events.factory.ts';
import { rightFlight } from './features/flights/flights.factory.ts';
import { filled, importCalls } from './features/imports/imports.factory.ts';
import { entered, freshForm } from './features/orders/orders.edit.factory.ts';
import {
  addChannels,
  importAll,
  ordersOf,
  upload,
  workbookOf,
} from './features/orders/orders.import.factory.ts';
import { aRate } from './features/rates/rates.factory.ts';
import { offerProduct, soundContent, submittedBy } from './features/trusts/trusts.factory.ts';
import { newId } from './kernel/database.ts';
import { openTestHouse } from './testing/house.ts';

const house = await openTestHouse();
await offerProduct(house, house.orgA);
const ana = await house.as(await house.person());
const desk = await house.as(await house.clerk());

interface Coded {
  readonly code: string;
}

interface Entry extends Coded {
  readonly version: number;
}

let made = 700;

function flightOf(origin: string, destination: string) {
  made += 1;
  const times = { etd: '2099-03-10T23:50', eta: '2099-03-13T19:40', cutOff: '2099-03-10T16:00' };
  const room = { maxKg: '18000', maxCbm: '110.5', verified: true };
  const flightNo = `CK${made}`;
  return { id: newId(), flightNo, flightDate: '2099-03-10', origin, destination, ...times, ...room };
}

const fly = (origin: string, destination: string) =>
  desk.post('/opsapi/flights/save', flightOf(origin, destination));

async function offered(): Promise<string[]> {
  const { data } = await ana.get('/omsapi/places');
  return data.filter((one: { offered: boolean }) => one.offered).map(({ code }: Coded) => code);
}

async function entryOf(kind: string, code: string): Promise<Entry> {
  const { data } = await desk.get(`/opsapi/dictionaries?kind=${kind}`);
  return data.find((one: Coded) => one.code === code);
}

async function turn(kind: string, code: string, active: boolean): Promise<void> {
  const reply = await desk.post('/opsapi/dictionaries/save', { ...(await entryOf(kind, code)), active });
  assert.equal(reply.code, 200, reply.message);
}

test('flights go from Shenzhen and Hong Kong, and home from Los Angeles, each by the clock of its airport', async () => {
  const zones = [];
  for (const [from, to] of [
    ['SZX', 'LAX'],
    ['HKG', 'ORD'],
    ['LAX', 'PVG'],
  ] as const) {
    const { code, data, message } = await fly(from, to);
    assert.equal(code, 200, message);
    zones.push(data.flight.originZone);
  }
  assert.deepEqual(zones, ['Asia/Shanghai', 'Asia/Hong_Kong', 'America/Los_Angeles']);
  assert.equal((await fly('SZX', 'ZZZ')).status, 400);
});

test('a trust order from Shenzhen keeps its origin in the booking that it becomes', async () => {
  const content = soundContent();
  const { trust } = await submittedBy(ana, {
    ...content,
    route: { ...content.route, origin: 'SZX', destination: 'ORD' },
  });
  const body = { id: trust.id, version: trust.version, orders: [], booking: true };
  const { data, message } = await desk.post('/opsapi/trust/accept', body);
  assert.ok(data?.bookings, message);
  const booking = await ana.get(`/omsapi/booking/detail?no=${data.bookings[0].bookingNo}`);
  const { origin, destination } = booking.data.content.flight;
  assert.deepEqual([origin, destination], ['SZX', 'ORD']);
});

test('an order goes to Australia, its goods come from wherever they do, and rates start at any port', async () => {
  const [line] = freshForm().goods;
  assert.ok(line);
  const origins = ['AU', 'VN', 'NE', 'CN'];
  const goods = origins.map((origin) => ({ ...line, origin }));
  const { no, form } = await entered(house, ana, { destinationCountry: 'AU', goods });
  assert.equal(form.destinationCountry, 'AU');
  const { data } = await ana.get(`/omsapi/orders/form?no=${no}`);
  assert.equal(data.form.destinationCountry, 'AU');
  assert.deepEqual(
    data.form.goods.map((one: { origin: string }) => one.origin),
    origins,
  );
  const nowhere = await ana.post('/omsapi/orders/create', freshForm({ goods: [{ ...line, origin: 'ZZ' }] }));
  assert.equal(nowhere.status, 400);
  const rate = await desk.post(
    '/opsapi/rates/save',
    await aRate(house, { origin: 'CNTAO', published: true }),
  );
  assert.equal(rate.code, 200, rate.message);
  const cards = (await house.nobody.get('/cbsapi/public/freight')).data;
  const card = cards.find(({ origin }: { origin: string }) => origin === 'CNTAO');
  assert.deepEqual([card.originZh, card.originEn], ['青岛', 'Qingdao']);
});

test('what is switched off is not offered any more, and still accepted; what is switched on is offered', async () => {
  const before = await offered();
  assert.deepEqual(before.slice(0, 3), ['YNT', 'TNA', 'TSN']);
  assert.ok(before.includes('SZX') && !before.includes('LYS'));
  await turn('airport', 'SZX', false);
  await turn('airport', 'LYS', true);
  const after = await offered();
  assert.ok(!after.includes('SZX') && after.includes('LYS'));
  assert.equal((await fly('SZX', 'LYS')).code, 200);
  await turn('airport', 'SZX', true);
});

test('a place of the installation’s own is offered and flown from by its own clock, and needs its country and zone', async () => {
  assert.equal((await fly('ZQZ', 'LAX')).status, 400);
  const own = {
    kind: 'airport',
    code: 'ZQZ',
    nameZh: '张家口宁远',
    nameEn: 'Zhangjiakou Ningyuan',
    active: true,
  };
  const short = await desk.post('/opsapi/dictionaries/save', own);
  assert.deepEqual(
    short.data.map(({ path }: { path: string }) => path),
    ['country', 'zone'],
  );
  const lost = await desk.post('/opsapi/dictionaries/save', { ...own, country: 'CN', zone: 'Asia/Nowhere' });
  assert.equal(lost.status, 400);
  const added = await desk.post('/opsapi/dictionaries/save', {
    ...own,
    country: 'CN',
    zone: 'Asia/Shanghai',
  });
  assert.equal(added.code, 200, added.message);
  assert.ok((await offered()).includes('ZQZ'));
  const { data, code, message } = await fly('ZQZ', 'LAX');
  assert.equal(code, 200, message);
  assert.equal(data.flight.originZone, 'Asia/Shanghai');
  await turn('airport', 'ZQZ', false);
  assert.ok(!(await offered()).includes('ZQZ'));
  assert.equal((await fly('ZQZ', 'LAX')).code, 200);
});

test('a country that is switched on is offered after the 28, and one that there is not cannot be added', async () => {
  const codes = async () =>
    (await house.nobody.get('/adminapi/country/getALlCountry')).data.map(({ code }: Coded) => code);
  assert.equal((await codes()).length, 28);
  await turn('country', 'AU', true);
  const now = await codes();
  assert.deepEqual([now.length, now[0], now.at(-1)], [29, 'CN', 'AU']);
  const nowhere = { kind: 'country', code: 'ZZ', nameZh: '无', nameEn: 'Nowhere', active: true };
  assert.equal((await desk.post('/opsapi/dictionaries/save', nowhere)).status, 400);
});

test('workbooks of orders, flights and events know a country and places that were switched on, and one of the installation’s own', async () => {
  await addChannels(house);
  await turn('country', 'AU', true);
  await turn('airport', 'LYS', true);
  const added = await desk.post('/opsapi/dictionaries/save', {
    kind: 'airport',
    code: 'ZQY',
    nameZh: '崇礼太子城',
    nameEn: 'Chongli Taizicheng',
    active: true,
    country: 'CN',
    zone: 'Asia/Shanghai',
  });
  assert.equal(added.code, 200, added.message);

  const orders = await workbookOf([
    ...ordersOf(1, () => ({ destinationCountry: 'AU', origin: '越南', 'consignee.state': 'NSW' })),
    ...ordersOf(1, () => ({
      referenceNumber: 'PO-OZ',
      cartonNo: 'OZ1',
      destinationCountry: '澳大利亚',
      'consignee.state': 'NSW',
    })),
  ]);
  const read = await upload(ana, orders);
  assert.equal(read.data?.readyOrders, 2, JSON.stringify(read));
  assert.equal((await importAll(ana, read.data.id)).importedOrders, 2);
  const { rows } = (await ana.get(`/omsapi/orders?importId=${read.data.id}&destinationCountry=AU`)).data;
  assert.equal(rows.length, 2);

  const flights = importCalls(desk, flightSubject);
  const times = { flightDate: '2099-03-10', etd: '2099-03-10 20:10', cutOff: '2099-03-10 12:00' };
  const timed = { ...times, eta: '2099-03-11 17:05' };
  const scheduled = await flights.upload(
    await filled(flightSubject, [
      rightFlight({ flightNo: 'CK 901', origin: 'ZQY', destination: 'LYS', ...timed }),
      rightFlight({ flightNo: 'CK 902', origin: '崇礼太子城', destination: 'SYD', ...timed }),
    ]),
    'flights.xlsx',
  );
  assert.deepEqual(await flights.findings(scheduled.data.id), []);
  assert.equal((await flights.importAll(scheduled.data.id)).importedRecords, 2);
  const [own] = (await desk.get('/opsapi/flights?search=CK901')).data.rows;
  assert.deepEqual([own.etd, own.origin, own.destination], ['2099-03-10T12:10:00.000Z', 'ZQY', 'LYS']);

  // Made before what happened to them.
  await house.rows(`update orders set order_time = '2026-11-01' where order_number = any($1)`, [
    rows.map(({ orderNumber }: { orderNumber: string }) => orderNumber),
  ]);
  const events = importCalls(desk, eventSubject);
  const told = await events.upload(
    await filled(eventSubject, [
      { ...rightEvent(rows[0].orderNumber), place: 'ZQY' },
      { ...rightEvent(rows[1].orderNumber), place: 'LYS' },
    ]),
    'events.xlsx',
  );
  assert.deepEqual(await events.findings(told.data.id), []);
  assert.equal((await events.importAll(told.data.id)).importedRecords, 2);
  const seen = [];
  for (const { orderNumber } of rows) {
    const { events: all } = (await ana.get(`/omsapi/orders/detail?no=${orderNumber}`)).data;
    const departed = all.find(({ stage }: { stage: string }) => stage === 'DEPARTED');
    seen.push(`${departed?.place} ${departed?.zone} ${departed?.occurredAt}`);
  }
  assert.deepEqual(seen, [
    'ZQY Asia/Shanghai 2026-11-19T02:00:00.000Z',
    'LYS Europe/Paris 2026-11-19T09:00:00.000Z',
  ]);
});
