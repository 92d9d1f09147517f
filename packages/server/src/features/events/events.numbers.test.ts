import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eventSubject } from '@loadline/contract/events/event-import';
import { newId } from '../../kernel/database.ts';
import { openTestHouse } from '../../testing/house.ts';
import { filled, importCalls } from '../imports/imports.factory.ts';
import { addOrder } from '../orders/orders.factory.ts';
import { offerProduct, submittedBy } from '../trusts/trusts.factory.ts';
import { layMawb } from '../waybills/waybills.factory.ts';
import { rightEvent } from './events.factory.ts';

const at = await openTestHouse();
await offerProduct(at, at.orgA);
const clerk = await at.as(await at.clerk());
const ana = await at.person();

/** Two orders on a booking, and two of which one more came from the same trust order. */
async function numbered() {
  const orders = [await addOrder(at), await addOrder(at), await addOrder(at)] as const;
  const [one, two, three] = orders;
  const cargo = [{ orgId: at.orgA, ownerId: ana.userId, orders: [one.id, two.id] }];
  const { bookingIds } = await layMawb(at, { status: '30', cargo });
  const bookingNo = `BK2611${String(Date.now()).slice(-6)}`;
  await at.rows('update booking set booking_no = $2 where id = $1', [bookingIds[0], bookingNo]);
  const { trust } = await submittedBy(await at.as(ana));
  await at.rows('update orders set trust_id = $2 where id = any($1)', [[two.id, three.id], trust.id]);
  return { orders, bookingNo, trustNo: String(trust.trustNo) };
}

async function found(numbers: readonly string[], by = clerk) {
  const { data } = await by.get(`/opsapi/events/orders?${numbers.map((one) => `numbers=${one}`).join('&')}`);
  return {
    ...data,
    named: data.orders.map(
      (one: Record<string, string>) => `${one['number']} ${one['kind']} ${one['orderNumber']}`,
    ) as string[],
  };
}

async function record(numbers: readonly string[], by = clerk) {
  const said = { code: 'WMS_IN', classifier: 'ACT', at: '2026-11-19T10:00', zone: 'Asia/Shanghai' };
  return (await by.post('/opsapi/events/record', { key: newId(), numbers, ...said, isPublic: true })).data;
}

async function statusOf(ids: readonly { id: string }[]) {
  const rows = await at.rows<{ status: string }>('select status from orders where id = any($1)', [
    ids.map(({ id }) => id),
  ]);
  return rows.map(({ status }) => status);
}

test('a booking and a trust order are numbers of their orders: whoever enters an event sees which, and each order has it once', async () => {
  const { orders, bookingNo, trustNo } = await numbered();
  const [one, two, three] = orders.map(({ orderNumber }) => orderNumber);
  const { named, notFound } = await found([bookingNo.toLowerCase(), trustNo, String(three)]);
  assert.deepEqual(notFound, []);
  assert.deepEqual(
    named.toSorted(),
    [
      `${bookingNo} booking ${one}`,
      `${bookingNo} booking ${two}`,
      `${trustNo} trust ${two}`,
      `${trustNo} trust ${three}`,
      `${three} order ${three}`,
    ].toSorted(),
  );
  const { recorded, orders: told } = await record([bookingNo, trustNo]);
  assert.deepEqual([recorded, told.length], [3, 3]);
  assert.deepEqual(await statusOf(orders), ['WH_IN', 'WH_IN', 'WH_IN']);
  const { rows } = (await clerk.get(`/opsapi/events?search=${bookingNo}`)).data;
  assert.deepEqual(
    new Set(rows.map(({ orderNumber }: { orderNumber: string }) => orderNumber)),
    new Set([one, two]),
  );
});

test('what is not of one’s customers answers as a number that nobody has', async () => {
  const { bookingNo, trustNo, orders } = await numbered();
  const stranger = await at.as(
    await at.clerk({ customers: [at.orgB], permissions: ['op:work:view', 'op:event:add'] }),
  );
  const { named, notFound } = await found([bookingNo, trustNo], stranger);
  assert.deepEqual([named, notFound], [[], [bookingNo, trustNo]]);
  assert.equal((await record([bookingNo], stranger)).recorded, 0);
  assert.deepEqual(await statusOf(orders), ['ORDERED', 'ORDERED', 'ORDERED']);
});

test('the customer’s own number counts where nothing else goes by it; of several customers a workbook does not tell it', async () => {
  const [mine, alike] = [`PO${newId().slice(-8)}`.toUpperCase(), `PO${newId().slice(-8)}`.toUpperCase()];
  const one = await addOrder(at, { reference_number: mine });
  const shadow = await addOrder(at, { reference_number: one.orderNumber });
  const two = [
    await addOrder(at, { reference_number: alike }),
    await addOrder(at, { reference_number: alike, org_id: at.orgB }),
  ];
  assert.deepEqual((await found([mine])).named, [`${mine} customer ${one.orderNumber}`]);
  assert.deepEqual((await found([one.orderNumber])).named, [`${one.orderNumber} order ${one.orderNumber}`]);
  assert.equal((await found([alike])).orders.length, 2);
  const file = await filled(eventSubject, [rightEvent(mine), rightEvent(alike)]);
  const imports = importCalls(clerk, eventSubject);
  const { data } = await imports.upload(file, 'own-numbers.xlsx');
  assert.deepEqual(await imports.findings(data.id), ['3 number E29']);
  assert.equal((await record([mine])).recorded, 1);
  assert.deepEqual(await statusOf([shadow, ...two]), ['ORDERED', 'ORDERED', 'ORDERED']);
});

test('a row of a workbook may name a booking', async () => {
  const { orders, bookingNo } = await numbered();
  const file = await filled(eventSubject, [{ ...rightEvent(bookingNo), code: '已入集货仓' }]);
  const imports = importCalls(clerk, eventSubject);
  const { data } = await imports.upload(file, 'booking.xlsx');
  assert.deepEqual(await imports.findings(data.id), []);
  await imports.importAll(data.id);
  assert.deepEqual((await statusOf(orders.slice(0, 2))).toSorted(), ['WH_IN', 'WH_IN']);
});
