import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { agreeToDraft, airline, type Carriage, told, weigh } from './air-carriage.ts';
import { openCustomer } from './customer-opening.ts';
import { type Person, test } from './empty-installation.ts';
import { expectFigures } from './figures.ts';
import { flightDays, setUp } from './forwarder.ts';
import { bookPrepared, confirm, housesOf, splitOff } from './slot-booking.ts';
import { accept, askForTransport } from './transport-order.ts';
import { receive } from './warehouse-receipt.ts';
import { Steps } from './waybill-steps.ts';

const [soonDay = '', laterDay = ''] = flightDays;
/** The days of landing as screens write them. */
const [soonLands, laterLands] = [soonDay.slice(5), laterDay.slice(5)];

/** What each of the two orders is, as it was asked for and as the warehouse measured it. */
const bottles = { pieces: 24, asked: '350.4', weight: '360.5', size: ['58', '42', '40'] } as const;
const boxes = { pieces: 10, asked: '82', weight: '84.2', size: ['60', '45', '40'] } as const;

/** One of the two shipments: its order, the booking and the house waybill that it is on, and what carries it. */
interface Shipment {
  readonly order: string;
  readonly booking: string;
  readonly house: string;
  readonly carriage: Carriage;
  readonly lands: string;
}

test('A trust order becomes two shipments on two flights, each with a waybill of its own; every screen says the same of each', async ({
  browser,
  house,
  desk,
}) => {
  test.setTimeout(600_000);
  const visitor = await (await browser.newContext({ baseURL: house.address })).newPage();
  await setUp(desk);
  const { user: customer } = await openCustomer(desk, house, browser);
  const trust = await askForTransport(customer);
  const [first = '', second = ''] = await accept(desk, trust);
  const bookingNo = await bookPrepared(customer, trust, soonDay);
  const restNo = await splitOff(desk, bookingNo, { house: 'last', pieces: boxes.pieces });
  const [leaves, follows] = [await confirm(desk, bookingNo), await confirm(desk, restNo, laterDay)];
  expect([leaves.pieces, follows.pieces]).toEqual([bottles.pieces, boxes.pieces]);
  expect([leaves.grossWeight, follows.grossWeight].map(Number)).toEqual(
    [bottles.asked, boxes.asked].map(Number),
  );
  const [ownHouse = '', ...noOther] = await housesOf(customer, bookingNo);
  const [restHouse = '', ...none] = await housesOf(customer, restNo);
  expect([noOther, none, ownHouse === restHouse]).toEqual([[], [], false]);
  const soon = { order: first, booking: bookingNo, house: ownHouse, carriage: leaves, lands: soonLands };
  const later = { order: second, booking: restNo, house: restHouse, carriage: follows, lands: laterLands };

  await expectTrust(desk.page, customer.page, trust, [soon, later]);
  await expectEverywhere(desk.page, customer.page, soon, bottles);
  await expectEverywhere(desk.page, customer.page, later, boxes);
  for (const one of [soon, later]) await expectTracked(visitor, one, ['已下单', one.lands]);

  await receive(desk, first, bottles);
  await receive(desk, second, boxes);
  const measured = [
    { ...soon, carriage: { ...leaves, grossWeight: bottles.weight } },
    { ...later, carriage: { ...follows, grossWeight: boxes.weight } },
  ] as const;
  for (const { carriage } of measured) await load(desk, customer, carriage);
  await fly(desk, measured[0].carriage, -8);
  await expectTracked(visitor, soon, ['已派送']);
  await expectTracked(visitor, later, ['已入集货仓']);
  await fly(desk, measured[1].carriage, -5);
  await expectTracked(visitor, later, ['已派送']);
  for (const [page, address] of [
    [customer.page, `/trustDetail?no=${trust}`],
    [desk.page, `/ops/trust?no=${trust}`],
  ] as const) {
    await page.goto(address);
    await expect(page.locator('main').getByText('已派送'), address).toHaveCount(2);
  }
  await Promise.all([desk.page, customer.page, visitor].map((page) => page.context().close()));
});

/** The trust order names both, and nothing of one of them twice. */
async function expectTrust(desk: Page, portal: Page, trust: string, both: readonly Shipment[]) {
  for (const [page, address] of [
    [portal, `/trustDetail?no=${trust}`],
    [desk, `/ops/trust?no=${trust}`],
  ] as const) {
    await page.goto(address);
    for (const { order, booking, carriage } of both)
      for (const no of [order, booking, carriage.mawbNo])
        await expect(
          page.locator('main').getByRole('link', { name: no, exact: true }),
          `${address} ${no}`,
        ).toHaveCount(1);
    await expectFigures(page.locator('main'), ['34', '432.4'], address);
  }
}

/** Each screen of one of the shipments names its numbers, pieces and weight, and none of the other's. */
async function expectEverywhere(
  desk: Page,
  portal: Page,
  { order, booking, house, carriage: { mawbNo }, lands }: Shipment,
  { pieces, asked }: typeof bottles | typeof boxes,
): Promise<void> {
  const figures = [String(pieces), asked];
  for (const [page, address, says] of [
    [portal, `/orderDetail?no=${order}`, [mawbNo, house, booking, lands]],
    [desk, `/ops/order?no=${order}`, [mawbNo, house, booking, lands]],
    [portal, `/book?no=${booking}`, [mawbNo, house, order]],
    [desk, `/ops/booking?no=${booking}`, [mawbNo, house, order]],
    [portal, `/mawb?search=${mawbNo}`, [mawbNo]],
    [desk, `/mawbDetail?no=${mawbNo}`, [mawbNo, booking, order, 'CZ 327']],
  ] as const) {
    await page.goto(address);
    const main = page.locator('main');
    for (const text of says) await expect(main, address).toContainText(text);
    await expectFigures(main, figures, address);
  }
}

/** Whoever has one of its numbers finds this shipment and no other. */
async function expectTracked(
  page: Page,
  { order, house, carriage: { mawbNo } }: Shipment,
  says: readonly string[],
): Promise<void> {
  for (const number of [order, house, mawbNo]) {
    await page.goto(`/search?no=${encodeURIComponent(number)}`);
    await expect(page.getByRole('article'), number).toHaveCount(1);
    for (const text of says) await expect(page.getByRole('article'), number).toContainText(text);
  }
}

/** Into the warehouse, agreed to, received by the airline, weighed. */
async function load(desk: Person, customer: Person, carriage: Carriage): Promise<void> {
  const { mawbNo, pieces, grossWeight } = carriage;
  await new Steps(desk.page, mawbNo).make('入库', '已入库');
  await agreeToDraft(desk, customer, carriage);
  await airline(desk, carriage)(`RCS/${told(-9)}/SZX/T${pieces}K${grossWeight}`);
  await weigh(desk, carriage);
}

async function fly(desk: Person, carriage: Carriage, at: number): Promise<void> {
  const { mawbNo, pieces, grossWeight } = carriage;
  const all = `T${pieces}K${grossWeight}`;
  await airline(desk, carriage)(
    `DEP/CZ327/${told(at)}/SZXLAX/${all}`,
    `ARR/CZ327/${told(at + 1)}/LAX/${all}`,
    `NFD/${told(at + 1.5)}/LAX/${all}`,
    `DLV/${told(at + 2)}/LAX/${all}`,
  );
  await new Steps(desk.page, mawbNo).expectAt('已提货');
}
