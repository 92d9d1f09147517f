import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { agreeToDraft, airline, type Carriage, step, told, waybillOf, weigh } from './air-carriage.ts';
import type { Person } from './empty-installation.ts';
import { flightDays } from './forwarder.ts';
import { example, OrderImport } from './order-import.page.ts';

/** Three cartons and one of the example, in kilograms by the pound that the law defines; what the warehouse finds of each. */
const three = { reference: 'EX26-S001', pieces: 3, weight: '37.422', found: '37.5' };
const one = { reference: 'EX26-S002', pieces: 1, weight: '13.608', found: '13.6' };
const carton = { length: '50.8', width: '40.6', height: '25.4' };

const [, soonDay = '', laterDay = ''] = flightDays;
/** The days of landing as screens write them. */
const [soonLands, laterLands] = [soonDay.slice(5), laterDay.slice(5)];

interface People {
  readonly desk: Person;
  readonly customer: { readonly id: string; readonly user: Person };
  /** Anybody, without an account. */
  readonly visitor: Page;
}

/**
 * A packing list that a customer mailed: the desk enters and books it for them; a carton does not fit and flies a day later;
 * until it has, the order is nowhere said to have left or to be delivered, and what did is said in pieces.
 */
export async function shipWorkbook({ desk, customer: { id, user }, visitor }: People): Promise<void> {
  const orders = await enterWorkbook(desk, id);
  const [inParts = '', whole = ''] = orders;
  const bookingNo = await bookForCustomer(desk.enteringFor(id), orders);
  const restNo = await leaveOneCarton(desk, bookingNo);
  const [soon, later] = [await confirm(desk, bookingNo, soonDay), await confirm(desk, restNo, laterDay)];
  expect([soon, later]).toMatchObject([
    { pieces: 3, grossWeight: '38.556' },
    { pieces: 1, grossWeight: '12.474' },
  ]);
  await expectEverywhere(desk.page, user.page, { orders, bookings: [bookingNo, restNo], soon, later });
  for (const number of [inParts, soon.mawbNo, later.mawbNo.replace('-', '')])
    await expectTracked(visitor, number, ['已下单', laterLands]);
  await expectTracked(visitor, whole, [whole, soonLands]);

  await receive(desk, orders);
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
async function enterWorkbook(desk: Person, customerId: string): Promise<string[]> {
  await desk.page.goto(`/ops/enter/orders?customer=${customerId}`);
  const screen = new OrderImport(desk.page, 'zh-cn');
  await screen.preview(example('orders-as-sent.xlsx'));
  await screen.pricesInYuan('7.1');
  await screen.takeSafe(3, 3);
  await screen.import();
  const numbers: string[] = [];
  for (const { reference } of [three, one]) {
    const { rows } = await desk.get(`/opsapi/orders?search=${reference}`);
    numbers.push(rows[0].orderNumber);
  }
  return numbers;
}

/** What the orders do not say: route and flight, customs, the consignee's telephone, payment and pickup. */
async function bookForCustomer(desk: Person, orders: readonly string[]): Promise<string> {
  const { booking, content } = await desk.post('/omsapi/booking/make', { orders });
  const { flight, houses, parties, terms, pickup } = content;
  const onFlight = { origin: 'SZX', destination: 'LAX', reservedFlight: 'CZ327', flightDate: soonDay };
  const deadline = `${soonDay}T05:00:00.000Z`;
  const saved = await desk.post('/omsapi/booking/save', {
    id: booking.id,
    version: booking.version,
    ...content,
    flight: { ...flight, ...onFlight },
    houses: { ...houses, rows: houses.rows.map((row: object) => ({ ...row, customsType: '5' })) },
    parties: { ...parties, consignee: { ...parties.consignee, tel: '+1 310 555 0101' } },
    terms: { ...terms, paymentType: 'prepaid' },
    pickup: { ...pickup, service: 'frontWarehouse', warehouseCode: 'SZX-W1', deadline },
  });
  const { id, version } = saved.booking;
  await desk.post('/omsapi/booking/submit', { id, version, unverified: false });
  return booking.bookingNo;
}

/** The desk splits on its own screen; what leaves waits under a number of its own. */
async function leaveOneCarton({ page }: Person, bookingNo: string): Promise<string> {
  await page.goto(`/ops/booking?no=${bookingNo}`);
  await page.getByRole('button', { name: '拆分', exact: true }).click();
  const asked = page.getByRole('dialog', { name: `拆分 ${bookingNo}` });
  await asked
    .getByRole('textbox', { name: /分出件数$/ })
    .first()
    .fill('1');
  await asked.getByRole('textbox', { name: /^原因/ }).fill('航司减舱');
  await asked.getByRole('button', { name: '拆分', exact: true }).click();
  await expect(page.getByText(/^已拆分，BK\d+ 等待确认/)).toBeVisible();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).not.toHaveText(bookingNo);
  return heading.innerText();
}

async function confirm(desk: Person, no: string, day: string): Promise<Carriage> {
  const { booking } = await desk.get(`/opsapi/booking/detail?no=${no}`);
  const { id, version, quantity: pieces, grossWeight, volume } = booking;
  const { rows } = await desk.get('/opsapi/flights?search=CZ327');
  const { id: flightId } = rows.find(({ flightDate }: { flightDate: string }) => flightDate === day);
  const accepted = { pieces, grossWeight, volume };
  await desk.post('/opsapi/booking/confirm', { id, version, accepted, flightId, reason: '改配' });
  const { booking: confirmed } = await desk.get(`/opsapi/booking/detail?no=${no}`);
  return { mawbNo: confirmed.mawbNo, pieces, grossWeight };
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
  const both = ['3', three.weight, soon.mawbNo, later.mawbNo, laterLands];
  for (const [page, address, says] of [
    [portal, `/orderDetail?no=${inParts}`, both],
    [desk, `/ops/order?no=${inParts}`, both],
    [portal, `/orderDetail?no=${whole}`, ['1', one.weight, soon.mawbNo, soonLands]],
    [portal, `/order?search=${later.mawbNo}`, [inParts, laterLands]],
    [portal, `/book?no=${bookingNo}`, ['3', soon.grossWeight.slice(0, 5), soon.mawbNo, ...orders]],
    [desk, `/ops/booking?no=${restNo}`, ['1', later.grossWeight.slice(0, 5), later.mawbNo, inParts]],
    [desk, `/mawbDetail?no=${soon.mawbNo}`, ['38.556', 'CZ 327', bookingNo]],
    [desk, `/mawbDetail?no=${later.mawbNo}`, ['12.474', 'CZ 327', restNo]],
  ] as const) {
    await page.goto(address);
    for (const text of says) await expect(page.locator('main'), address).toContainText(text ?? '');
  }
}

/** One of the shipments that a number leads to says all of this. */
async function expectTracked(page: Page, number: string, says: readonly string[]): Promise<void> {
  await page.goto(`/search?no=${encodeURIComponent(number)}`);
  const shipment = says.reduce((found, hasText) => found.filter({ hasText }), page.getByRole('article'));
  await expect(shipment, number).toHaveCount(1);
}

async function receive(desk: Person, orders: readonly string[]): Promise<void> {
  for (const [at, { pieces, found: weight }] of [three, one].entries()) {
    const { order } = await desk.get(`/opsapi/orders/detail?no=${orders[at]}`);
    const { id, version } = await desk.post('/opsapi/receipt/save', {
      id: crypto.randomUUID(),
      orderId: order.id,
      warehouse: 'SZX-W1',
      lines: [{ ...carton, pieces, weight }],
      photos: [],
    });
    await desk.post('/opsapi/receipt/confirm', { id, version, complete: true });
  }
}

/** Into the warehouse: a receipt is of the whole order, which of its cartons fly here somebody says. */
async function measure(desk: Person, { mawbNo }: Carriage, grossWeight: string): Promise<void> {
  const { houses } = await desk.get(`/opsapi/mawb/detail?no=${mawbNo}`);
  const [
    {
      hawbId,
      booked: { pieces, volume },
    },
  ] = houses;
  await step(desk, mawbNo, '32', { houses: [{ hawbId, pieces, grossWeight, volume }] });
  await step(desk, mawbNo, '42');
}

async function depart(desk: Person, carriage: Carriage, at: number): Promise<void> {
  const { mawbNo, pieces, grossWeight } = carriage;
  await airline(desk, carriage)(`DEP/CZ327/${told(at)}/SZXLAX/T${pieces}K${grossWeight}`);
  expect((await waybillOf(desk, mawbNo)).status).toBe('3');
}

async function deliver(desk: Person, carriage: Carriage, at: number): Promise<void> {
  const { mawbNo, pieces, grossWeight } = carriage;
  const all = `LAX/T${pieces}K${grossWeight}`;
  await airline(desk, carriage)(
    `ARR/CZ327/${told(at)}/${all}`,
    `NFD/${told(at + 0.5)}/${all}`,
    `DLV/${told(at + 1)}/${all}`,
  );
  expect((await waybillOf(desk, mawbNo)).status).toBe('8');
}

/** What its customer reads of an order, anybody reads, too. */
async function expectOrder(portal: Page, visitor: Page, no: string, says: readonly string[]): Promise<void> {
  await portal.goto(`/orderDetail?no=${no}`);
  await expect(portal.locator('main')).toContainText(says[0] ?? '');
  await expectTracked(visitor, no, [no, ...says]);
}
