import { randomUUID } from 'node:crypto';
import { soundLine, soundTrust } from '@loadline/contract/trusts/trust.factory';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { agreeToDraft, airline, type Carriage, step, told, waybillOf, weigh } from './air-carriage.ts';
import { emptyInstallation, Person } from './empty-installation.ts';
import { flightDays, openCustomer, product, setUp } from './forwarder.ts';
import { expectAccessible } from './looks.ts';
import { expectSoberHome } from './sober-home.ts';
import { test } from './walk.ts';
import { shipWorkbook } from './workbook-shipment.ts';

const [flightDay = ''] = flightDays;
/** The day of its landing, which every screen of an order says. */
const arrives = flightDay.slice(5);

/** What the cargo is, measured as it was booked: 24 and 10 cartons of 58 × 42 × 40 cm. */
const first = { pieces: 24, weight: '360.5', asked: '350.4' };
const second = { pieces: 10, weight: '150.2', asked: '146' };

test('A forwarder begins on an empty installation: customer, trust order, booking, waybill, messages, delivery; every screen says the same', async ({
  browser,
}) => {
  test.setTimeout(600_000);
  const house = await emptyInstallation();
  try {
    const visitor = await (await browser.newContext({ baseURL: house.address })).newPage();
    const desk = await Person.at(house, browser, { username: 'admin', password: house.password });
    await expectNoPromises(visitor);
    await setUp(desk);
    const { id, user: customer } = await openCustomer(desk, house, browser);

    await expectSoberHome(visitor);
    const trust = await askForTransport(customer);
    const orders = await accept(desk, trust);
    const booking = await book(customer, trust);
    const { mawbNo, houses } = await confirm(desk, customer, booking);
    expect(mawbNo).toBe('784-12345675');
    expect(houses).toEqual(['HQ000001', 'HQ000002']);

    await expectTracked(visitor, [...orders, 'FBA15MMD8D01', mawbNo, mawbNo.replace('-', ''), ...houses]);
    await expectBothUnder(visitor, mawbNo);
    await expectEverywhere(customer.page, desk.page, { trust, orders, booking, mawbNo, houses });

    await receive(desk, orders);
    await expectOrders(customer.page, orders, '已入集货仓');
    const carriage = { mawbNo, pieces: 34, grossWeight: '510.7' };
    await step(desk, mawbNo, '32');
    await step(desk, mawbNo, '42');
    await agreeToDraft(desk, customer, carriage);
    await fly(desk, carriage);
    await expectOrders(customer.page, orders, '已派送');

    await shipWorkbook({ desk, customer: { id, user: customer }, visitor });
    await Promise.all([desk.page, customer.page, visitor].map((page) => page.context().close()));
  } finally {
    await house.stop();
  }
});

/** Until the forwarder writes them the public pages name no time, no price and no place. */
async function expectNoPromises(page: Page): Promise<void> {
  for (const address of [
    '/home',
    '/about',
    '/productInfo?type=plane_zmkyzx',
    '/productInfo?type=truck_zokyzx',
  ]) {
    await page.goto(address);
    const main = page.locator('main');
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(main, address).not.toContainText(/\d\s*(天|小时|分钟|kg|m³)|横条|账单|报关/);
    await expect(main.getByRole('img'), address).toHaveCount(0);
  }
  await expect(page.locator('main')).toContainText('以报价为准');
  await expectAccessible(page);
}

async function askForTransport(customer: Person): Promise<string> {
  const { trust } = await customer.post('/omsapi/trust/make', {});
  const sound = soundTrust([
    soundLine(1, { id: randomUUID(), cartons: first.pieces, quantity: 1440 }),
    soundLine(2, { id: randomUUID(), cartons: second.pieces, quantity: 200, nameZh: 'LED 台灯' }),
  ]);
  const saved = await customer.post('/omsapi/trust/save', {
    id: trust.id,
    version: trust.version,
    ...sound,
    service: { ...sound.service, channelName: product, customerRef: 'PO 7788' },
    route: { ...sound.route, origin: 'SZX', dropOff: 'SZX-W1' },
  });
  const { id, version } = saved.trust;
  const { edition } = await customer.get('/omsapi/trust/declaration');
  const signed = { declared: true, signedBy: '林月', edition };
  return (await customer.post('/omsapi/trust/submit', { id, version, ...signed })).trust.trustNo;
}

/** An order for each line, and the booking of both. */
async function accept(desk: Person, trustNo: string): Promise<string[]> {
  const { trust, content } = await desk.get(`/opsapi/trust/detail?no=${trustNo}`);
  const lines: { id: string; cartons: number; quantity: number }[] = content.cargo.lines;
  const accepted = await desk.post('/opsapi/trust/accept', {
    id: trust.id,
    version: trust.version,
    orders: lines.map(({ id, cartons, quantity }) => ({ parts: [{ lineId: id, cartons, quantity }] })),
    booking: true,
  });
  return accepted.orders.map(({ orderNumber }: { orderNumber: string }) => orderNumber);
}

/** Nothing but the flight is left to be said. */
async function book(customer: Person, trustNo: string): Promise<string> {
  const { bookings } = await customer.get(`/omsapi/trust/detail?no=${trustNo}`);
  const no: string = bookings[0].bookingNo;
  const { booking, content } = await customer.get(`/omsapi/booking/detail?no=${no}`);
  const saved = await customer.post('/omsapi/booking/save', {
    id: booking.id,
    version: booking.version,
    ...content,
    flight: { ...content.flight, reservedFlight: 'CZ327', flightDate: flightDay },
    pickup: { ...content.pickup, deadline: `${flightDay}T05:00:00.000Z` },
  });
  const { id, version } = saved.booking;
  await customer.post('/omsapi/booking/submit', { id, version, unverified: false });
  return no;
}

async function confirm(desk: Person, customer: Person, no: string) {
  const { booking } = await desk.get(`/opsapi/booking/detail?no=${no}`);
  const { id, version, quantity: pieces, grossWeight, volume } = booking;
  await desk.post('/opsapi/booking/confirm', { id, version, accepted: { pieces, grossWeight, volume } });
  const { booking: confirmed, content } = await customer.get(`/omsapi/booking/detail?no=${no}`);
  const houses = content.houses.rows.map(({ hawbNo }: { hawbNo: string }) => hawbNo);
  return { mawbNo: confirmed.mawbNo, houses };
}

/** Anybody who has one of the numbers finds the shipment, and when it is expected. */
async function expectTracked(page: Page, numbers: readonly string[]): Promise<void> {
  for (const number of numbers) {
    await page.goto(`/search?no=${encodeURIComponent(number)}`);
    const shipment = page.getByRole('article').first();
    for (const text of ['已下单', arrives]) await expect(shipment, number).toContainText(text);
  }
}

/** The waybill of both leads to each, and says which of how many it is. */
async function expectBothUnder(page: Page, mawbNo: string): Promise<void> {
  await page.goto(`/search?no=${mawbNo}`);
  await expect(page.getByRole('status').first()).toContainText('共 2 票货物。1 个均有轨迹');
  for (const place of [1, 2])
    await expect(page.getByRole('article').nth(place - 1)).toContainText(`第 ${place} 票，共 2 票`);
}

/** What came is measured once; the step into the warehouse, the draft and its master take it from there. */
async function receive(desk: Person, orders: readonly string[]): Promise<void> {
  for (const [at, { pieces, weight }] of [first, second].entries()) {
    const { order } = await desk.get(`/opsapi/orders/detail?no=${orders[at]}`);
    const { id, version } = await desk.post('/opsapi/receipt/save', {
      id: randomUUID(),
      orderId: order.id,
      warehouse: 'SZX-W1',
      lines: [{ pieces, length: '58', width: '42', height: '40', weight }],
      photos: [],
    });
    await desk.post('/opsapi/receipt/confirm', { id, version, complete: true });
  }
}

async function expectOrders(page: Page, orders: readonly string[], status: string): Promise<void> {
  for (const [at, { pieces, weight }] of [first, second].entries()) {
    await page.goto(`/orderDetail?no=${orders[at]}`);
    const main = page.locator('main');
    for (const text of [status, String(pieces), weight]) await expect(main).toContainText(text);
    // One receipt is one event, at the warehouse where it happened.
    const received = main.locator('.order-events > li').filter({ hasText: '已入集货仓' });
    await expect(received).toHaveCount(1);
    await expect(received).toContainText('深圳一号仓');
  }
}

/** The airline tells the rest: received, gone in two parts, landed, delivered. Only when all is there, something moves on. */
async function fly(desk: Person, carriage: Carriage): Promise<void> {
  const bring = airline(desk, carriage);
  const expectStatus = async (status: string) =>
    expect((await waybillOf(desk, carriage.mawbNo)).status).toBe(status);
  await bring(`RCS/${told(-9)}/SZX/T34K510.7`);
  await expectStatus('41');
  await weigh(desk, carriage);
  await bring(`DEP/CZ327/${told(-8)}/SZXLAX/P20K300`);
  await expectStatus('45');
  await bring(`DEP/CZ327/${told(-7)}/SZXLAX/P14K210.7`);
  await expectStatus('3');
  await bring(`ARR/CZ327/${told(-5)}/LAX/T34K510.7`, `NFD/${told(-4)}/LAX/T34K510.7`);
  await expectStatus('34');
  await bring(`DLV/${told(-3)}/LAX/P20K300`);
  await expectStatus('34');
  await bring(`DLV/${told(-2)}/LAX/P14K210.7`);
  await expectStatus('8');
}

interface Numbers {
  readonly trust: string;
  readonly orders: readonly string[];
  readonly booking: string;
  readonly mawbNo: string;
  readonly houses: readonly string[];
}

/** Each screen on the way names the same numbers, pieces and weights. */
async function expectEverywhere(portal: Page, desk: Page, all: Numbers): Promise<void> {
  const whole = ['34', '496.4'];
  const [one = '', other = ''] = all.orders;
  for (const [page, address, says] of [
    [portal, `/trustDetail?no=${all.trust}`, [...whole, ...all.orders, all.booking]],
    [portal, `/book?no=${all.booking}`, [...whole, all.mawbNo, ...all.houses, ...all.orders]],
    [portal, `/orderDetail?no=${one}`, [String(first.pieces), first.asked, all.mawbNo, arrives]],
    [portal, `/orderDetail?no=${other}`, [String(second.pieces), second.asked, all.mawbNo, arrives]],
    [portal, `/order?search=${other}`, [other, arrives]],
    [portal, `/mawb?search=${all.mawbNo}`, [all.mawbNo, ...whole]],
    [desk, `/ops/trust?no=${all.trust}`, [...whole, ...all.orders]],
    [desk, `/ops/booking?no=${all.booking}`, [...whole, all.mawbNo, ...all.houses]],
    [desk, `/ops/order?no=${one}`, [String(first.pieces), first.asked, all.mawbNo, arrives]],
    [desk, `/ops/orders?search=${one}`, [one, all.mawbNo]],
    [desk, `/mawbDetail?no=${all.mawbNo}`, [...whole, 'CZ 327']],
  ] as const) {
    await page.goto(address);
    for (const text of says) await expect(page.locator('main'), address).toContainText(text);
  }
}
