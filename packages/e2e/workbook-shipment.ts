import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { agreeToDraft, airline, type Carriage, told, weigh } from './air-carriage.ts';
import { enterFor } from './customer-choice.ts';
import type { Person } from './empty-installation.ts';
import { expectFigures } from './figures.ts';
import { flightDays } from './forwarder.ts';
import { example, OrderImport } from './order-import.page.ts';
import { bookForCustomer, confirm, splitOff } from './slot-booking.ts';
import { receive } from './warehouse-receipt.ts';
import { Steps } from './waybill-steps.ts';

/** Three cartons and one of the example, in kilograms by the pound that the law defines; what the warehouse finds of each. */
const three = { reference: 'EX26-S001', pieces: 3, weight: '37.4', found: '37.5' };
const one = { reference: 'EX26-S002', pieces: 1, weight: '13.6', found: '13.6' };
const size = ['50.8', '40.6', '25.4'] as const;

const [, soonDay = '', laterDay = ''] = flightDays;
/** The days of landing as screens write them. */
const [soonLands, laterLands] = [soonDay.slice(5), laterDay.slice(5)];

interface People {
  readonly desk: Person;
  readonly customer: { readonly code: string; readonly user: Person };
  /** Anybody, without an account. */
  readonly visitor: Page;
}

/**
 * A packing list that a customer mailed: the desk enters and books it for them; a carton does not fit and flies a day later;
 * until it has, the order is nowhere said to have left or to be delivered, and what did is said in pieces.
 */
export async function shipWorkbook({ desk, customer: { code, user }, visitor }: People): Promise<void> {
  const orders = await enterWorkbook(desk, code);
  const [inParts = '', whole = ''] = orders;
  const bookingNo = await bookForCustomer(desk, orders, soonDay);
  const restNo = await splitOff(desk, bookingNo, { house: 'first', pieces: 1 });
  const [soon, later] = [await confirm(desk, bookingNo), await confirm(desk, restNo, laterDay)];
  expect([soon, later]).toMatchObject([
    { pieces: 3, grossWeight: '38.556' },
    { pieces: 1, grossWeight: '12.474' },
  ]);
  await expectEverywhere(desk.page, user.page, { orders, bookings: [bookingNo, restNo], soon, later });
  for (const number of [inParts, soon.mawbNo, later.mawbNo.replace('-', '')])
    await expectTracked(visitor, number, ['已下单', laterLands]);
  await expectTracked(visitor, whole, [whole, soonLands]);

  await receive(desk, inParts, { pieces: three.pieces, weight: three.found, size });
  await receive(desk, whole, { pieces: one.pieces, weight: one.found, size });
  await expectCompared(user.page, inParts);
  await measure(desk, soon, '24.9');
  await measure(desk, later, '12.6');
  const [leaves, follows] = [
    { ...soon, grossWeight: '38.5' },
    { ...later, grossWeight: '12.6' },
  ];
  for (const carriage of [leaves, follows]) {
    await agreeToDraft(desk, user, carriage);
    await airline(desk, carriage)(`RCS/${told(-9)}/SZX/T${carriage.pieces}K${carriage.grossWeight}`);
    await weigh(desk, carriage);
  }
  await depart(desk, leaves, -8);
  await expectOrder(user.page, visitor, inParts, ['已入集货仓', '2/3 件：已离港']);
  await expectOrder(user.page, visitor, whole, ['已离港']);
  await depart(desk, follows, -6);
  await expectOrder(user.page, visitor, inParts, ['已离港']);
  await deliver(desk, leaves, -4);
  await expectOrder(user.page, visitor, inParts, ['已离港', '2/3 件：已派送']);
  await expectOrder(user.page, visitor, whole, ['已派送']);
  await deliver(desk, follows, -2);
  await expectOrder(user.page, visitor, inParts, ['已派送']);
}

/** On the customer's own screen: pounds and inches are read, the currency is asked, spellings are taken. */
async function enterWorkbook({ page }: Person, code: string): Promise<string[]> {
  await page.goto('/ops/orders');
  await page.getByRole('link', { name: '代客户导入' }).click();
  await enterFor(page, code);
  const screen = new OrderImport(page, 'zh-cn');
  await screen.preview(example('orders-as-sent.xlsx'));
  await screen.pricesInYuan('7.1');
  await screen.takeSafe(3);
  await screen.import();
  const numbers: string[] = [];
  for (const { reference } of [three, one]) {
    await page.goto(`/ops/orders?search=${reference}`);
    numbers.push(await page.getByRole('link', { name: /^SO\d{6}/ }).innerText());
  }
  return numbers;
}

interface Booked {
  readonly orders: readonly string[];
  readonly bookings: readonly string[];
  readonly soon: Carriage;
  readonly later: Carriage;
}

/** Each screen on the way names the same numbers, pieces and weights: the order as a whole, bookings and waybills their part. */
async function expectEverywhere(desk: Page, portal: Page, { orders, bookings, soon, later }: Booked) {
  const [inParts = '', whole = ''] = orders;
  const [bookingNo, restNo] = bookings;
  const [soonWeight, laterWeight] = ['38.6', '12.5'];
  // The day that was expected while all of it flew together, the day that is, and what moved it.
  const both = ['3', three.weight, soon.mawbNo, later.mawbNo, `${soonLands} → ${laterLands} 航班时刻`];
  for (const [page, address, says] of [
    [portal, `/orderDetail?no=${inParts}`, both],
    [desk, `/ops/order?no=${inParts}`, both],
    [portal, `/orderDetail?no=${whole}`, ['1', one.weight, soon.mawbNo, soonLands]],
    [portal, `/order?search=${later.mawbNo}`, [inParts, laterLands]],
    [portal, `/book?no=${bookingNo}`, ['3', soonWeight, soon.mawbNo, ...orders]],
    [desk, `/ops/booking?no=${restNo}`, ['1', laterWeight, later.mawbNo, inParts]],
    [desk, `/mawbDetail?no=${soon.mawbNo}`, ['3', soonWeight, soonLands, 'CZ 327', bookingNo]],
    [desk, `/mawbDetail?no=${later.mawbNo}`, ['1', laterWeight, laterLands, 'CZ 327', restNo]],
  ] as const) {
    await page.goto(address);
    await expectFigures(page.locator('main'), says.map(String), address);
  }
}

/** What was declared, what the warehouse found, and what is charged for it, in one place. */
async function expectCompared(page: Page, no: string): Promise<void> {
  await page.goto(`/orderDetail?no=${no}`);
  const card = page.getByRole('region', { name: '重量对比' });
  for (const text of [`订舱${three.weight} kg`, `仓库${three.found} kg`, '计费重', '预报 3 → 实收 3'])
    await expect(card).toContainText(text);
}

/** One of the shipments that a number leads to says all of this. */
async function expectTracked(page: Page, number: string, says: readonly string[]): Promise<void> {
  await page.goto(`/search?no=${encodeURIComponent(number)}`);
  const shipment = says.reduce((found, hasText) => found.filter({ hasText }), page.getByRole('article'));
  await expect(shipment, number).toHaveCount(1);
}

/** Into the warehouse: a receipt is of the whole order, which of its cartons fly here somebody says. */
async function measure({ page }: Person, { mawbNo }: Carriage, grossWeight: string): Promise<void> {
  await new Steps(page, mawbNo).make('入库', '已入库', async (dialog) => {
    await dialog.getByRole('button', { name: /按订舱填入$/ }).click();
    await dialog.getByRole('textbox', { name: /毛重/ }).first().fill(grossWeight);
  });
}

async function depart(desk: Person, carriage: Carriage, at: number): Promise<void> {
  const { mawbNo, pieces, grossWeight } = carriage;
  await airline(desk, carriage)(`DEP/CZ327/${told(at)}/SZXLAX/T${pieces}K${grossWeight}`);
  await new Steps(desk.page, mawbNo).expectAt('已起飞');
}

async function deliver(desk: Person, carriage: Carriage, at: number): Promise<void> {
  const { mawbNo, pieces, grossWeight } = carriage;
  const all = `LAX/T${pieces}K${grossWeight}`;
  await airline(desk, carriage)(
    `ARR/CZ327/${told(at)}/${all}`,
    `NFD/${told(at + 0.5)}/${all}`,
    `DLV/${told(at + 1)}/${all}`,
  );
  await new Steps(desk.page, mawbNo).expectAt('已提货');
}

/** What its customer reads of an order, anybody reads, too. */
async function expectOrder(portal: Page, visitor: Page, no: string, says: readonly string[]): Promise<void> {
  await portal.goto(`/orderDetail?no=${no}`);
  await expect(portal.locator('main')).toContainText(says[0] ?? '');
  await expectTracked(visitor, no, [no, ...says]);
}
