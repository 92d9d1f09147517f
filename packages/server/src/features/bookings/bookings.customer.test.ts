import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newId } from '../../kernel/database.ts';
import { openTestHouse } from '../../testing/house.ts';
import { addFlight } from '../flights/flights.factory.ts';
import { addOrder } from '../orders/orders.factory.ts';
import { draftOf as trustDraft } from '../trusts/trusts.factory.ts';
import { bookingOn, draftOf, handing, offerAir, soundHouse, submittedBy } from './bookings.factory.ts';

const house = await openTestHouse();
await offerAir(house, house.orgA);
await offerAir(house, house.orgB);
const ana = await house.person();
const customer = await house.as(ana);
const colleague = await house.as(await house.person({ authority: 'own' }));
const other = await house.as(await house.person({ orgId: house.orgB }));

/** An order by air with a carton, goods and its consignee. */
async function airOrder(facts: Parameters<typeof addOrder>[1] = {}) {
  const order = await addOrder(house, {
    origin: 'PVG',
    destination: 'LAX',
    created_by: ana.userId,
    ...facts,
  });
  const orgId = facts.org_id ?? house.orgA;
  await house.rows(
    `insert into order_party (org_id, order_id, role, company, address, city, tel) values ($1, $2, 'consignee', 'Sample Receiving LLC', '1 Main St', 'Ontario', '9095550142')`,
    [orgId, order.id],
  );
  await house.rows(
    `insert into carton_group (org_id, order_id, carton_no, carton_count, weight, length, width, height) values ($1, $2, '1-10', 10, 12.05, 60, 50, 40)`,
    [orgId, order.id],
  );
  await house.rows(
    `insert into goods_line (org_id, order_id, line_no, name_zh, name_en, hs_dest, material, usage, special, declared_qty, unit_price_usd, total_price_usd)
     values ($1, $2, 1, '保温杯', 'Bottle', '961700', '不锈钢', '饮水', '{}', 100, 1, 100)`,
    [orgId, order.id],
  );
  return order;
}

test('a booking of another organisation, or of a colleague’s own, is not there', async () => {
  const flight = await addFlight(house);
  const { data } = await submittedBy(customer, bookingOn(flight));
  const { bookingNo: no, id, version } = data.booking;
  for (const somebody of [other, colleague]) {
    assert.equal((await somebody.get(`/omsapi/booking/detail?no=${no}`)).status, 404);
    assert.equal((await somebody.get(`/omsapi/booking?search=${no}`)).data.rows.length, 0);
    assert.equal((await somebody.post('/omsapi/booking/withdraw', { id, version })).status, 404);
    assert.equal((await somebody.post('/omsapi/booking/make', { copyOf: no })).status, 404);
    assert.equal((await somebody.get(`/omsapi/files?subject=booking&id=${id}`)).status, 404);
  }
  const own = await submittedBy(colleague, bookingOn(flight));
  assert.equal(own.code, 200, own.message);
  assert.equal((await customer.get(`/omsapi/booking/detail?no=${own.data.booking.bookingNo}`)).code, 200);
});

test('two customers see what is left of one slot, never whose the rest is', async () => {
  const flight = await addFlight(house, { maxKg: '1000' });
  await submittedBy(customer, bookingOn(flight));
  const query = `flightNo=${flight.flightNo}&flightDate=${flight.flightDate}&origin=PVG&destination=LAX&kg=412&cbm=2`;
  const seen = await other.get(`/omsapi/booking/room?${query}`);
  assert.equal(seen.data.room.remainingKg, '588');
  assert.ok(!seen.bytes.includes(house.orgA));
  const nothing = await other.get(`/omsapi/booking/room?${query.replace(flight.flightNo, 'ZZ1')}`);
  assert.equal(nothing.data.flight, null);
  assert.ok(nothing.data.next.some(({ id }: { id: string }) => id === flight.id));
});

test('a selection of orders becomes linked house waybills: parties, cartons and goods are typed by nobody', async () => {
  const [first, second] = [await airOrder(), await airOrder()];
  const numbers = [first.orderNumber, second.orderNumber];
  const made = await customer.post('/omsapi/booking/make', { orders: numbers });
  assert.equal(made.code, 200, made.message);
  const { content, booking } = made.data;
  assert.deepEqual(booking.orders, numbers);
  assert.deepEqual(
    content.houses.rows.map((row: { bookingGrossWeight: string }) => row.bookingGrossWeight),
    ['120.5', '120.5'],
  );
  assert.equal(content.flight.destination, 'LAX');
  assert.equal(content.parties.consignee.name, 'Sample Receiving LLC');
  assert.equal(content.cargo.dimensions.length, 2);
  assert.equal(content.cargo.items[0].nameZh, '保温杯');
  assert.equal(booking.quantity, 20);
});

test('an order flies with one booking; once that has ended it can be booked again', async () => {
  const flight = await addFlight(house);
  const { orderNumber } = await airOrder();
  const rows = () => [soundHouse({ orderNumber })];
  const first = await submittedBy(customer, bookingOn(flight, rows()));
  assert.equal(first.code, 200, first.message);
  const { id, version, bookingNo } = first.data.booking;
  const twice = await submittedBy(customer, bookingOn(flight, rows()));
  assert.deepEqual([twice.status, twice.data.length], [400, 1]);
  assert.match(twice.message, new RegExp(`1.*${orderNumber}.*${bookingNo}`));
  assert.match(
    (await customer.post('/omsapi/booking/make', { orders: [orderNumber] })).message,
    new RegExp(bookingNo),
  );
  await customer.post('/omsapi/booking/withdraw', { id, version });
  assert.equal((await submittedBy(customer, bookingOn(flight, rows()))).code, 200);
});

test('a foreign order, one by sea and one that has left cannot be booked', async () => {
  const foreign = await airOrder({ org_id: house.orgB });
  const [sea, gone] = [await airOrder({ transport_type: '2' }), await airOrder({ status: 'DEPARTED' })];
  const ask = (number: string) => customer.post('/omsapi/booking/make', { orders: [number] });
  assert.equal((await ask(foreign.orderNumber)).status, 404);
  assert.match((await ask(sea.orderNumber)).message, /air/);
  assert.match((await ask(gone.orderNumber)).message, /Departed/);
  const flight = await addFlight(house);
  const linked = await submittedBy(
    customer,
    bookingOn(flight, [soundHouse({ orderNumber: foreign.orderNumber })]),
  );
  assert.equal(linked.status, 400);
});

test('a trust order is taken over with its parties, cargo and pickup, and the booking knows it', async () => {
  const { trust } = await trustDraft(customer);
  const made = await customer.post('/omsapi/booking/make', { trust: trust.trustNo });
  assert.equal(made.code, 200, made.message);
  const { content, trustNo } = made.data;
  assert.equal(trustNo, trust.trustNo);
  assert.equal(content.flight.origin, 'PVG');
  assert.equal(content.parties.shipper.name, '宁波示例进出口');
  assert.equal(content.pickup.service, 'frontWarehouse');
  assert.equal(content.cargo.dimensions[0].length, '58');
  assert.equal(content.terms.paymentType, 'prepaid');
  assert.deepEqual(content.dangerous.special, ['general']);
});

test('a copy and a template take everything along but dates, numbers and orders', async () => {
  const flight = await addFlight(house);
  const { orderNumber } = await airOrder();
  const { booking } = await draftOf(customer, bookingOn(flight, [soundHouse({ orderNumber })]));
  const copy = await customer.post('/omsapi/booking/make', { copyOf: booking.bookingNo });
  const name = `常用 ${newId().slice(-6)}`;
  const kept = await customer.post('/omsapi/booking/templates/save', { no: booking.bookingNo, name });
  assert.equal(kept.data.destination, 'LAX');
  const again = await customer.post('/omsapi/booking/make', { templateId: kept.data.id });
  for (const { data } of [copy, again]) {
    const [row] = data.content.houses.rows;
    assert.deepEqual([row.hawbNo, row.orderNumber, data.content.flight.flightDate], [null, null, null]);
    assert.equal(row.bookingGrossWeight, '412');
    assert.equal(data.content.flight.product, '中美空运专线');
  }
  assert.equal((await other.get('/omsapi/booking/templates')).data.length, 0);
  const ids = [kept.data.id];
  assert.equal((await customer.post('/omsapi/booking/templates/delete', { ids })).data, 1);
});

test('what somebody else has saved meanwhile is not laid over', async () => {
  const flight = await addFlight(house);
  const content = bookingOn(flight);
  const { booking } = await draftOf(customer, content);
  const over = { id: booking.id, version: 1 };
  const heavier = bookingOn(flight, [soundHouse({ bookingGrossWeight: '7' })]);
  assert.equal((await customer.post('/omsapi/booking/save', { ...over, ...heavier })).status, 409);
  const same = await customer.post('/omsapi/booking/save', { ...over, ...content });
  assert.equal(same.data.booking.version, booking.version);
  assert.equal(
    (await customer.post('/omsapi/booking/submit', { ...handing(booking), version: 1 })).status,
    409,
  );
});

test('a list is paged, sorted, narrowed, counted and written as a sheet', async () => {
  const flight = await addFlight(house);
  for (const kilograms of ['100', '300', '200'])
    await draftOf(
      colleague,
      bookingOn(flight, [soundHouse({ bookingGrossWeight: kilograms, bookingVolume: '0.1' })]),
    );
  const query = `status=DRAFT&destination=LAX&flightFrom=${flight.flightDate}&flightTo=${flight.flightDate}&sort=-grossWeight`;
  const first = await colleague.get(`/omsapi/booking?${query}&size=2`);
  const rest = await colleague.get(
    `/omsapi/booking?${query}&size=2&after=${encodeURIComponent(first.data.next)}`,
  );
  const weights = [...first.data.rows, ...rest.data.rows].map((row) => row.grossWeight);
  assert.deepEqual(weights, ['300.000', '200.000', '100.000']);
  const missing = 'BK0000000000';
  const counted = await colleague.get(
    `/omsapi/booking/count?numbers=${first.data.rows[0].bookingNo},${missing}`,
  );
  assert.deepEqual([counted.data.total, counted.data.notFound], [1, [missing]]);
  const overview = (await colleague.get('/omsapi/booking/overview')).data;
  assert.ok(overview.due >= 3 && overview.destinations.includes('LAX'));
  const sheet = await colleague.get(`/omsapi/booking/export?${query}`);
  assert.equal(sheet.bytes.subarray(0, 2).toString(), 'PK');
});

test('papers hang on a booking and go with a draft that is thrown away', async () => {
  const flight = await addFlight(house);
  const { booking } = await draftOf(customer, bookingOn(flight));
  const { id, version } = booking;
  const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
  const put = await customer.upload(
    `/omsapi/files/upload?subject=booking&id=${id}&type=IMC`,
    '发票.pdf',
    pdf,
  );
  assert.equal(put.code, 200, put.message);
  const files = (await customer.get(`/omsapi/files?subject=booking&id=${id}`)).data;
  assert.equal(files[0].type, 'IMC');
  assert.equal((await customer.post('/omsapi/booking/discard', { id, version })).data, true);
  assert.equal((await customer.get(`/omsapi/files/download?fileId=${put.data.fileId}`)).status, 404);
});
