import { randomUUID } from 'node:crypto';
import { declarationEdition } from '@loadline/contract/trusts/trust.declaration';
import { soundLine, soundTrust } from '@loadline/contract/trusts/trust.factory';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { Door } from './door.page.ts';
import { emptyInstallation, Person } from './empty-installation.ts';
import { paper } from './trust-create.page.ts';
import { test } from './walk.ts';

const product = '深圳洛杉矶空派';
const customerPassword = 'Qiao2026Yuan';
const flightDay = dayFrom(new Date(), 2);
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
    const desk = await Person.at(house, browser, { username: 'admin', password: house.password });
    await setUp(desk);
    const link = await openCustomer(desk);
    await setPassword(await (await browser.newContext({ baseURL: house.address })).newPage(), link);
    const customer = await Person.at(house, browser, { username: 'qiaoyuan', password: customerPassword });

    const trust = await askForTransport(customer);
    const orders = await accept(desk, trust);
    const booking = await book(customer, trust);
    const { mawbNo, houses } = await confirm(desk, customer, booking);
    expect(mawbNo).toBe('784-12345675');
    expect(houses).toEqual(['HQ000001', 'HQ000002']);

    await expectTracked(await (await browser.newContext({ baseURL: house.address })).newPage(), [
      ...orders,
      'FBA15MMD8D01',
      mawbNo,
      mawbNo.replace('-', ''),
      ...houses,
    ]);
    await expectEverywhere(customer.page, desk.page, { trust, orders, booking, mawbNo, houses });

    await receive(desk, orders);
    await expectOrders(customer.page, orders, '已入集货仓');
    await prepareWaybill(desk, customer, mawbNo);
    await fly(desk, mawbNo);
    await expectOrders(customer.page, orders, '已派送');
    await Promise.all([desk, customer].map(({ page }) => page.context().close()));
  } finally {
    await house.stop();
  }
});

/** What a forwarder keeps before the first customer: a warehouse, a product, a flight and waybill numbers. */
async function setUp(desk: Person): Promise<void> {
  const blank = { country: null, zone: null, nextHouseNo: null, remark: null, active: true };
  await desk.post('/opsapi/dictionaries/save', {
    ...blank,
    kind: 'warehouse',
    code: 'SZX-W1',
    nameZh: '深圳一号仓',
    nameEn: 'Shenzhen W1',
    country: 'CN',
    zone: 'Asia/Shanghai',
  });
  await desk.post('/opsapi/products/save', {
    nameZh: product,
    nameEn: 'SZX LAX air express',
    transport: '1',
    active: true,
    basis: 'divisor',
    factor: '6000',
    step: '0.5',
    rounds: 'shipment',
    leastWeight: '0',
  });
  await desk.post('/opsapi/flights/save', {
    id: randomUUID(),
    flightNo: 'CZ327',
    flightDate: flightDay,
    origin: 'SZX',
    destination: 'LAX',
    etd: `${flightDay}T20:30`,
    eta: `${flightDay}T18:30`,
    cutOff: `${flightDay}T14:00`,
    verified: true,
    maxKg: '15000',
    maxCbm: '90',
  });
  await desk.post('/opsapi/stock/add', { first: '784-12345675', count: 5 });
}

/** Opens the first customer with its first user; the link for the password, shown once. */
async function openCustomer(desk: Person): Promise<string> {
  const [staff] = await desk.get('/opsapi/staff');
  const [offered] = await desk.get('/opsapi/products');
  const roles = await desk.get('/opsapi/roles');
  const role = roles.find(({ nameEn }: { nameEn: string }) => nameEn === 'Customer admin');
  const { access } = await desk.post('/opsapi/customers/create', {
    accountType: 'company',
    nameZh: '乔远贸易',
    nameEn: 'Joy Ocean Trading',
    code: 'QIAOYUAN',
    country: 'CN',
    saleId: staff.id,
    customerServiceId: staff.id,
    roleId: role.id,
    dataAuthority: 'organisation',
    products: [offered.id],
    quota: '0',
    quotaCurrency: 'CNY',
    username: 'qiaoyuan',
    userName: '林月',
  });
  expect(access.way).toBe('hand');
  return access.link;
}

async function setPassword(page: Page, link: string): Promise<void> {
  const door = await Door.open(page, link);
  await door.enter({ password: customerPassword, repeat: customerPassword });
  await door.press('设置密码');
  await expect(page.getByText('密码已设置，请登录')).toBeVisible();
  await page.context().close();
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
  const signed = { declared: true, signedBy: '林月', edition: declarationEdition };
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
  await page.context().close();
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
    await expect(received).toContainText(/深圳一号仓|SZX-W1/);
  }
}

async function stateOf(desk: Person, mawbNo: string) {
  return (await desk.get(`/opsapi/mawb/detail?no=${mawbNo}`)).waybill;
}

async function step(desk: Person, mawbNo: string, to: string, data: object = {}): Promise<void> {
  const { id, version } = await stateOf(desk, mawbNo);
  const { waybill } = await desk.post('/opsapi/mawb/move', { id, version, to, data });
  expect(waybill.status).toBe(to);
}

/** Stored with what the receipts say, drafted with the sum of the houses, agreed to by the customer. */
async function prepareWaybill(desk: Person, customer: Person, mawbNo: string): Promise<void> {
  const weight = '510.7';
  const at = new Date().toISOString();
  await step(desk, mawbNo, '32', { at });
  await step(desk, mawbNo, '42', { at });
  const { proposed } = await desk.get(`/opsapi/mawb/draft?no=${mawbNo}`);
  expect(proposed.master.rateLines[0]).toMatchObject({ pieces: 34, grossWeight: weight });
  const master = { ...proposed.master, consignee: 'HENGXIAN OVERSEAS INC.\n12 CARGO ROAD\nLOS ANGELES CA' };
  const saved = await desk.post('/opsapi/mawb/draft/save', {
    no: mawbNo,
    revision: 0,
    master,
    houses: proposed.houses,
  });
  const [{ no: version, revision }] = saved.versions;
  await desk.post('/opsapi/mawb/draft/send', { no: mawbNo, version, revision });
  await customer.post('/omsapi/mawb/draft/agree', { no: mawbNo, version });
  expect((await stateOf(desk, mawbNo)).status).toBe('44');
}

/** The airline tells the rest: received, gone in two parts, landed, delivered. Only when all is there, something moves on. */
async function fly(desk: Person, mawbNo: string): Promise<void> {
  const bring = (...lines: string[]) =>
    desk.post('/opsapi/feeds/bring', {
      text: ['FSU/12', `${mawbNo}SZXLAX/T34K510.7`, ...lines].join('\r\n'),
    });
  await bring(`RCS/${told(-9)}/SZX/T34K510.7`);
  expect((await stateOf(desk, mawbNo)).status).toBe('41');
  await step(desk, mawbNo, '45', {
    at: new Date().toISOString(),
    pieces: 34,
    grossWeight: '510.7',
    weighbridgeFile: await weighbridgeNote(desk, mawbNo),
  });
  await bring(`DEP/CZ327/${told(-8)}/SZXLAX/P20K300`);
  expect((await stateOf(desk, mawbNo)).status).toBe('45');
  await bring(`DEP/CZ327/${told(-7)}/SZXLAX/P14K210.7`);
  expect((await stateOf(desk, mawbNo)).status).toBe('3');
  await bring(`ARR/CZ327/${told(-5)}/LAX/T34K510.7`, `NFD/${told(-4)}/LAX/T34K510.7`);
  expect((await stateOf(desk, mawbNo)).status).toBe('34');
  await bring(`DLV/${told(-3)}/LAX/P20K300`);
  expect((await stateOf(desk, mawbNo)).status).toBe('34');
  await bring(`DLV/${told(-2)}/LAX/P14K210.7`);
  expect((await stateOf(desk, mawbNo)).status).toBe('8');
}

/** A time some hours from now as messages tell it. */
function told(hours: number): string {
  const at = new Date(Date.now() + hours * 3_600_000);
  const month = at.toLocaleString('en', { month: 'short', timeZone: 'UTC' }).toUpperCase();
  const [day, hour, minute] = [at.getUTCDate(), at.getUTCHours(), at.getUTCMinutes()].map((part) =>
    String(part).padStart(2, '0'),
  );
  return `${day}${month}${hour}${minute}`;
}

async function weighbridgeNote(desk: Person, mawbNo: string): Promise<string> {
  const { id } = await stateOf(desk, mawbNo);
  const address = `/opsapi/files/upload?subject=mawb&id=${id}&type=WEIGHT&visible=false`;
  const { fileId } = await desk.upload(address, paper);
  return fileId;
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

function dayFrom(from: Date, days: number): string {
  return new Date(from.getTime() + days * 86_400_000).toISOString().slice(0, 10);
}
