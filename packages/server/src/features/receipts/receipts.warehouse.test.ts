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
