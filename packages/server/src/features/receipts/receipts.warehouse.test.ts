import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newId } from '../../kernel/database.ts';
import { openTestHouse } from '../../testing/house.ts';
import { bookingOn, offerAir, soundHouse, submittedBy } from '../bookings/bookings.factory.ts';
import { addFlight } from '../flights/flights.factory.ts';
import { addOrder } from '../orders/orders.factory.ts';

const house = await openTestHouse();
const desk = await house.as(await house.clerk());
const acme = await house.as(await house.person());
await offerAir(house, house.orgA);

function save(orderId: string, warehouse: string, more: object = {}) {
  const body = { id: newId(), version: null, orderId, warehouse, lines: [], photos: [], remark: null };
  return desk.post('/opsapi/receipt/save', { ...body, ...more });
}

async function arriving(orderNumber: string) {
  const [order] = (await desk.get(`/opsapi/receipt/find?no=${orderNumber}`)).data;
  return order;
}

test('cargo is received at a warehouse that the dictionary keeps, and a receipt goes on where it was begun', async () => {
  const { id: orderId, orderNumber } = await addOrder(house);
  const elsewhere = await save(orderId, 'PVG W2');
  assert.deepEqual([elsewhere.status, elsewhere.data[0].path], [400, 'warehouse']);
  assert.equal(elsewhere.data[0].says.en, 'one of the warehouses that the dictionary keeps');
  const { data: begun } = await save(orderId, 'PVG-W2');
  await house.rows(`update dictionary_entry set active = false where kind = 'warehouse' and code = 'PVG-W2'`);
  assert.deepEqual((await arriving(orderNumber)).warehouses, []);
  const { id, version } = begun;
  const again = await save(orderId, 'PVG-W2', { id, version, remark: 'on the second truck' });
  await house.rows(`update dictionary_entry set active = true where kind = 'warehouse' and code = 'PVG-W2'`);
  assert.equal(again.data?.remark, 'on the second truck', again.message);
});

test('an order is awaited at the warehouse that it was booked to', async () => {
  const alone = await addOrder(house);
  const kept = [{ code: 'PVG-W2', nameZh: '浦东二号仓', nameEn: 'Pudong W2' }];
  const before = await arriving(alone.orderNumber);
  assert.deepEqual([before.ownWarehouse, before.warehouses], [null, kept]);
  const { orderNumber } = await addOrder(house);
  const flight = await addFlight(house);
  const { message, code } = await submittedBy(acme, bookingOn(flight, [soundHouse({ orderNumber })]));
  assert.equal(code, 200, message);
  assert.equal((await arriving(orderNumber)).ownWarehouse, 'PVG-W2');
});

test('what is expected stands by its cut-off, what is late first, until it comes, with its cartons filled in', async () => {
  const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();
  const late = await addOrder(house, { cut_off: hours(-30) });
  const soon = await addOrder(house, { cut_off: hours(60), quantity: 4 });
  const given = await addOrder(house, { cut_off: hours(-24 * 40) });
  await house.rows(
    `insert into carton_group (org_id, order_id, carton_no, carton_count, weight, length, width, height)
     values ($1, $2, '1', 4, 12.5, 50, 60, 40)`,
    [house.orgA, soon.id],
  );
  const numbers = [late.orderNumber, soon.orderNumber, given.orderNumber];
  const expected = async () => {
    const { data } = await desk.get('/opsapi/receipt/expected');
    return data
      .filter(({ orderNumber }: { orderNumber: string }) => numbers.includes(orderNumber))
      .map((row: { orderNumber: string; late: boolean; pieces: number }) => [
        row.orderNumber,
        row.late,
        row.pieces,
      ]);
  };
  assert.deepEqual(await expected(), [
    [late.orderNumber, true, 10],
    [soon.orderNumber, false, 4],
  ]);
  const { declared } = await arriving(soon.orderNumber);
  assert.deepEqual(declared, [{ pieces: 4, length: '50.0', width: '60.0', height: '40.0', weight: '50.00' }]);
  const { id, version } = (await save(soon.id, 'PVG-W2', { lines: declared })).data;
  assert.equal((await desk.post('/opsapi/receipt/confirm', { id, version, complete: true })).code, 200);
  assert.deepEqual(await expected(), [[late.orderNumber, true, 10]]);
  const narrow = await house.as(await house.clerk({ customers: [house.orgB] }));
  assert.deepEqual((await narrow.get('/opsapi/receipt/expected')).data, []);
});
