import assert from 'node:assert/strict';
import { test } from 'node:test';
import { textOfPdf } from '../../kernel/testing/pdf-text.ts';
import { openTestHouse } from '../../testing/house.ts';
import { addFlight } from '../flights/flights.factory.ts';
import { addOrder } from '../orders/orders.factory.ts';
import { bookingOn, offerAir, soundHouse, submittedBy } from './bookings.factory.ts';

const house = await openTestHouse();
await offerAir(house, house.orgA);
const acme = await house.as(await house.person());
const foreign = await house.as(await house.person({ orgId: house.orgB }));
const desk = await house.as(await house.clerk());
const flight = await addFlight(house, { maxKg: '900000', maxCbm: '9000' });
await house.rows(
  `insert into dictionary_entry (kind, code, name_zh, name_en, address, hours, position) values
    ('warehouse', 'PVG-W9', '浦东二号仓', 'Pudong Warehouse 2', '上海市浦东新区示例路 9 号', '08:00-20:00', 1)`,
);

test('the note that goes along with the cargo of a booking says in both languages where it goes, until when, and what it is', async () => {
  const orders = [
    await addOrder(house, { reference_number: 'PO-1' }),
    await addOrder(house, { reference_number: 'PO-2' }),
  ];
  const rows = orders.map(({ orderNumber }) => soundHouse({ orderNumber }));
  const content = bookingOn(flight, rows);
  const pickup = { ...content.pickup, warehouseCode: 'PVG-W9' };
  const { booking } = (await submittedBy(acme, { ...content, pickup })).data;
  const at = `delivery-note?no=${booking.bookingNo}`;
  const reply = await acme.get(`/omsapi/booking/${at}`);
  assert.equal(reply.headers['content-type'], 'application/pdf');
  const text = (await textOfPdf(reply.bytes)).join('\n').replaceAll('\n', ' ');
  for (const words of [
    '送仓单',
    'Delivery note',
    booking.bookingNo,
    '浦东二号仓',
    'Pudong Warehouse 2',
    '上海市浦东新区示例路 9 号',
    '08:00-20:00',
    `${booking.quantity}`,
    `${Number(booking.grossWeight).toFixed(1)} kg`,
    '截止送货 Deliver before',
    ...orders.map(({ orderNumber }) => orderNumber),
    'PO-1',
    'PO-2',
  ])
    assert.ok(text.includes(words), `${words} in ${text}`);
  assert.equal((await foreign.get(`/omsapi/booking/${at}`)).status, 404);
  const atDesk = (await textOfPdf((await desk.get(`/opsapi/booking/${at}`)).bytes)).join(' ');
  assert.ok(atDesk.includes(booking.bookingNo));
});

test('a booking whose cargo is to be brought where nobody receives is refused at that field', async () => {
  const content = bookingOn(flight, [soundHouse()]);
  const pickup = { ...content.pickup, service: 'frontWarehouse', warehouseCode: '老仓' } as const;
  const refused = await submittedBy(acme, { ...content, pickup });
  assert.deepEqual(
    [refused.code, refused.data.map(({ path }: { path: string }) => path)],
    [400, ['pickup.warehouseCode']],
    refused.message,
  );
  assert.match(refused.message, /Receiving warehouse code: not one of the warehouses that receive/);
});
