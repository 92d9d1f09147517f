import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { agreeToDraft, airline, type Carriage, told, weigh } from './air-carriage.ts';
import { openCustomer } from './customer-opening.ts';
import { declareExport, enterAmerica } from './customs-chain.ts';
import { type Person, test } from './empty-installation.ts';
import { expectFigures } from './figures.ts';
import { flightDays, setUp, warehouse } from './forwarder.ts';
import { expectListed } from './listed.ts';
import { expectAccessible } from './looks.ts';
import { settleTyped } from './money-typed.ts';
import { enterEvent, expectParcels, noteParcels } from './parcels.ts';
import { bookPrepared, confirm, housesOf } from './slot-booking.ts';
import { expectSoberHome } from './sober-home.ts';
import { accept, enterTransport } from './transport-order.ts';
import { expectNoSchedule } from './us-entry.ts';
import { receive, receiveUnannounced } from './warehouse-receipt.ts';
import { Steps } from './waybill-steps.ts';
import { shipWorkbook } from './workbook-shipment.ts';

const [flightDay = ''] = flightDays;
/** The day of its landing, which every screen of an order says. */
const arrives = flightDay.slice(5);

/** What the cargo is, as it was asked for and as the warehouse measured it. */
const first = {
  pieces: 24,
  asked: '350.4',
  weight: '360.5',
  charged: '390.0',
  size: ['58', '42', '40'],
} as const;
const second = {
  pieces: 10,
  asked: '82',
  weight: '84.2',
  charged: '180.0',
  size: ['60', '45', '40'],
} as const;

test('A forwarder begins on an empty installation: customer, trust order, booking, waybill, customs, messages, delivery, bill, payment, invoice; every screen says the same', async ({
  browser,
  house,
  desk,
}) => {
  test.setTimeout(800_000);
  const visitor = await (await browser.newContext({ baseURL: house.address })).newPage();
  await expectNoPromises(visitor);
  await setUp(desk);
  const { code, user: customer } = await openCustomer(desk, house, browser);

  await expectSoberHome(visitor);
  const trust = await enterTransport(desk, code, customer);
  const orders = await accept(desk, trust);
  const booking = await bookPrepared(customer, trust, flightDay);
  const { mawbNo } = await confirm(desk, booking);
  const houses = await housesOf(customer, booking);
  expect(mawbNo).toBe('784-12345675');
  expect(houses).toEqual(['QH000001', 'QH000002']);

  await expectTracked(visitor, [...orders, 'FBA15MMD8D01', mawbNo, mawbNo.replace('-', ''), ...houses]);
  await expectBothUnder(visitor, mawbNo);
  await expectEverywhere(customer.page, desk.page, { trust, orders, booking, mawbNo, houses });

  await receive(desk, orders[0] ?? '', first);
  await receiveUnannounced(desk, orders[1] ?? '', 'LOTUS 7', second);
  await customer.page.goto(`/book?no=${booking}`);
  await expect(customer.page.locator('main')).toContainText(/入仓件数\s*34.*入仓毛重\s*444\.7/s);
  await expectOrders(customer.page, orders, '已入集货仓');
  await desk.page.goto(`/ops/order?no=${orders[0]}`);
  await expect(desk.page.getByRole('list', { name: '物流节点' })).toContainText(warehouse.nameZh);
  const carriage = { mawbNo, pieces: 34, grossWeight: '444.7' };
  await new Steps(desk.page, mawbNo).make('入库', '已入库');
  await agreeToDraft(desk, customer, carriage);
  const people = { desk, customer, visitor };
  await declareExport(people, orders, carriage);
  await enterAmerica(people, orders, carriage);
  await expectNoSchedule(customer);
  await fly(desk, carriage);
  await expectOrders(customer.page, orders, '已派送');
  await expectMeasured(visitor, customer.page, desk.page, { trust, orders, booking, mawbNo, houses });
  await sign(desk.page, customer.page, visitor, orders);
  await expectOrders(customer.page, orders, '已签收');
  await settleTyped(desk.page, customer.page, orders[0] ?? '');

  await shipWorkbook({ desk, customer: { code, user: customer }, visitor });
  await Promise.all([desk.page, customer.page, visitor].map((page) => page.context().close()));
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

async function expectOrders(page: Page, orders: readonly string[], status: string): Promise<void> {
  for (const [at, { pieces, weight }] of [first, second].entries()) {
    await page.goto(`/orderDetail?no=${orders[at]}`);
    const main = page.locator('main');
    await expect(main).toContainText(status);
    await expectFigures(main, [String(pieces), weight], status);
    // One receipt is one event, at the warehouse where it happened.
    const received = main.locator('.order-events > li').filter({ hasText: '已入集货仓' });
    await expect(received).toHaveCount(1);
    await expect(received).toContainText(warehouse.nameZh);
  }
}

/** The airline tells the rest: received, gone in two parts, landed, delivered. Only when all is there, something moves on. */
async function fly(desk: Person, carriage: Carriage): Promise<void> {
  const bring = airline(desk, carriage);
  const steps = new Steps(desk.page, carriage.mawbNo);
  await bring(`RCS/${told(-9)}/SZX/T34K444.7`);
  await steps.expectAt('货站已收货');
  await weigh(desk, carriage);
  await bring(`DEP/CZ327/${told(-8)}/SZXLAX/P20K260`);
  await steps.expectAt('已上传磅单');
  await bring(`DEP/CZ327/${told(-7)}/SZXLAX/P14K184.7`);
  await steps.expectAt('已起飞');
  await bring(`ARR/CZ327/${told(-5)}/LAX/T34K444.7`, `NFD/${told(-4)}/LAX/T34K444.7`);
  await steps.expectAt('已通知提货');
  await bring(`DLV/${told(-3)}/LAX/P20K260`);
  await steps.expectAt('已通知提货');
  await bring(`DLV/${told(-2)}/LAX/P14K184.7`);
  await steps.expectAt('已提货');
}

/** One order is signed parcel by parcel, the other as a whole; the desk, its customer and anybody read the same of each parcel. */
async function sign(
  desk: Page,
  portal: Page,
  visitor: Page,
  [inParcels = '', whole = '']: readonly string[],
) {
  const [early, late] = await noteParcels(desk, inParcels);
  await enterEvent(desk, early, 'POD');
  for (const [page, address] of [
    [portal, `/orderDetail?no=${inParcels}`],
    [desk, `/ops/order?no=${inParcels}`],
  ] as const) {
    await page.goto(address);
    await expectParcels(page, { [early]: '已签收', [late]: '尚无单独的轨迹' });
    await expect(page.locator('main')).toContainText('已派送');
  }
  await visitor.goto(`/search?no=${inParcels}`);
  for (const text of ['1/2 个包裹：已签收', early, late])
    await expect(visitor.getByRole('article')).toContainText(text);
  await visitor.goto(`/search?no=${early}`);
  await expect(visitor.getByRole('article')).toContainText('部分货物：已签收');
  await expect(visitor.getByRole('article')).not.toContainText(late);
  for (const number of [late, whole]) await enterEvent(desk, number, 'POD');
  await visitor.goto(`/search?no=${inParcels}`);
  await expect(visitor.getByRole('article').locator('.chip').first()).toContainText('已签收');
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
  const whole = ['34', '432.4'];
  const [one = '', other = ''] = all.orders;
  for (const [page, address, says] of [
    [portal, `/trustDetail?no=${all.trust}`, [...whole, ...all.orders, all.booking]],
    [portal, `/book?no=${all.booking}`, [...whole, all.mawbNo, ...all.houses, ...all.orders]],
    [portal, `/orderDetail?no=${one}`, [String(first.pieces), first.asked, all.mawbNo, arrives]],
    [portal, `/orderDetail?no=${other}`, [String(second.pieces), second.asked, all.mawbNo, arrives]],
    [portal, `/order?search=${other}`, [other, arrives]],
    [portal, `/mawb?search=${all.mawbNo}`, [all.mawbNo, ...whole]],
    [desk, `/ops/trust?no=${all.trust}`, [...whole, ...all.orders, all.booking]],
    [desk, `/ops/booking?no=${all.booking}`, [...whole, all.mawbNo, ...all.houses]],
    [desk, `/ops/order?no=${one}`, [String(first.pieces), first.asked, all.mawbNo, arrives]],
    [desk, `/ops/orders?search=${one}`, [one, all.mawbNo, arrives]],
    [desk, `/mawbOpt?search=${all.mawbNo}`, [all.mawbNo, arrives]],
    [desk, `/mawbDetail?no=${all.mawbNo}`, [...whole, 'CZ 327', arrives]],
  ] as const) {
    await page.goto(address);
    await expectFigures(page.locator('main'), says, address);
  }
}

/** What was measured stands on orders, bookings, waybills and public tracking. */
async function expectMeasured(visitor: Page, portal: Page, desk: Page, all: Numbers): Promise<void> {
  const whole = ['34', '444.7'];
  const own = [first, second].map(({ pieces, weight }) => [String(pieces), weight]);
  for (const [at, no] of all.orders.entries()) {
    for (const [page, address] of [
      [desk, `/ops/order?no=${no}`],
      [visitor, `/search?no=${no}`],
    ] as const) {
      await page.goto(address);
      await expectFigures(page.locator('main'), own[at] ?? [], address);
    }
  }
  for (const [page, address] of [
    [portal, `/book?no=${all.booking}`],
    [portal, `/mawb?search=${all.mawbNo}`],
    [desk, `/ops/booking?no=${all.booking}`],
    [desk, `/mawbDetail?no=${all.mawbNo}`],
  ] as const) {
    await page.goto(address);
    await expectFigures(page.locator('main'), [...whole, all.mawbNo], address);
  }
  const cargo = [first, second].map(({ pieces, charged }, at) => ({
    no: all.orders[at] ?? '',
    says: [String(pieces), charged],
  }));
  await expectListed({ portal, desk }, all, { cargo, booked: ['34', '432.4'], whole });
}
