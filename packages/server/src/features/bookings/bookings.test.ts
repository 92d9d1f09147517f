import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BookingContent } from '@loadline/contract/bookings/booking-content';
import { newId } from '../../kernel/database.ts';
import { openTestHouse } from '../../testing/house.ts';
import { addFlight } from '../flights/flights.factory.ts';
import { bookingOn, draftOf, handing, offerAir, soundHouse, submittedBy } from './bookings.factory.ts';

const house = await openTestHouse();
await offerAir(house, house.orgA);
await offerAir(house, house.orgB);
const customer = await house.as(await house.person());
const desk = await house.as(await house.clerk());

/** Who the reservations of a flight belong to, and what they come to. */
async function reserved(flightId: string): Promise<{ bookings: number; kg: number }> {
  const [row] = await house.rows<{ bookings: number; kg: string }>(
    'select count(*)::int as bookings, coalesce(sum(kg), 0)::text as kg from slot_reservation where flight_id = $1',
    [flightId],
  );
  return { bookings: row?.bookings ?? 0, kg: Number(row?.kg) };
}

test('a draft is kept however little is in it, under a number of the day, and comes back as it was typed', async () => {
  const made = await customer.post('/omsapi/booking/make', {});
  assert.equal(made.code, 200, made.message);
  assert.match(made.data.booking.bookingNo, /^BK\d{6}\d{4,}$/);
  assert.equal(made.data.booking.status, 'DRAFT');
  const flight = await addFlight(house);
  const saved = await draftOf(customer, bookingOn(flight));
  assert.equal(saved.booking.grossWeight, '412.000');
  assert.equal(saved.booking.billingWeight, '412.000');
  assert.equal(saved.totals.volumeWeight, '385.000');
  const again = await customer.get(`/omsapi/booking/detail?no=${saved.booking.bookingNo}`);
  assert.deepEqual(again.data.content, saved.content);
});

test('a product that does not go where the goods do is told with the booking, at the desk as well', async () => {
  const product = `中日空运 ${newId()}`;
  await house.rows(
    `with c as (insert into channel (channel_id, name, name_en, transport, countries)
       values ($3, $1, 'China to Japan air', '1', '{JP}') returning channel_id)
     insert into customer_channel (org_id, channel_id) select $2, channel_id from c`,
    [product, house.orgA, newId()],
  );
  const content = bookingOn(await addFlight(house));
  const handedIn = await submittedBy(customer, { ...content, flight: { ...content.flight, product } });
  assert.equal(handedIn.code, 200, handedIn.message);
  const no = handedIn.data.booking.bookingNo;
  for (const read of [
    await customer.get(`/omsapi/booking/detail?no=${no}`),
    await desk.get(`/opsapi/booking/detail?no=${no}`),
  ]) {
    const paths = read.data.warnings.map(({ path }: { path: string }) => path);
    assert.ok(paths.includes('flight.product'), JSON.stringify(read.data.warnings));
  }
});

test('all that can be typed of a booking is kept as it was typed, to the last field', async () => {
  const typed = everythingOn(await addFlight(house));
  const { booking } = await draftOf(customer, typed);
  const { data } = await customer.get(`/omsapi/booking/detail?no=${booking.bookingNo}`);
  assert.deepEqual(data.content, typed);
});

test('a booking takes its room of the slot as it is handed in, and both sides see the same figures', async () => {
  const flight = await addFlight(house, { maxKg: '1000' });
  const { data, code, message } = await submittedBy(customer, bookingOn(flight));
  assert.equal(code, 200, message);
  assert.equal(data.booking.status, '29');
  assert.equal(data.booking.reservedKg, '412.000');
  assert.equal(data.booking.slotTakenKg, '412');
  assert.equal(data.flight.room.remainingKg, '588');
  assert.equal(data.room.remainingKg, '1000');
  assert.deepEqual(await reserved(flight.id), { bookings: 1, kg: 412 });
  const seen = await desk.get(`/opsapi/booking/detail?no=${data.booking.bookingNo}`);
  assert.equal(seen.data.booking.slotRemainingKg, '588');
  const list = await desk.get(`/opsapi/booking?queue=waiting&search=${data.booking.bookingNo}`);
  assert.equal(list.data.rows.length, 1);
  assert.equal(list.data.rows[0].late, false);
  assert.equal(list.data.rows[0].customerId, house.orgA);
});

test('over the limit it is refused with what is left and the ways out, and nothing is written', async () => {
  const flight = await addFlight(house, { maxKg: '1200', leavesIn: 30 });
  const later = await addFlight(house, { maxKg: '3000', leavesIn: 54 });
  const rows = [
    soundHouse({ bookingGrossWeight: '412', bookingVolume: '2.31', bookingPkgsNum: 18 }),
    soundHouse({ bookingGrossWeight: '598.5', bookingVolume: '3.046', bookingPkgsNum: 26 }),
    soundHouse({ bookingGrossWeight: '315.5', bookingVolume: '1.187', bookingPkgsNum: 9 }),
  ];
  const { booking } = await draftOf(customer, bookingOn(flight, rows));
  const reply = await customer.post('/omsapi/booking/submit', handing(booking));
  assert.equal(reply.code, -1);
  assert.equal(reply.message, 'Overweight, booking refused');
  assert.equal(reply.data.remainingKg, '1200');
  assert.equal(reply.data.over.kg, '126');
  assert.ok(
    reply.data.reductions.some(
      (way: { rowId: string; grossWeight: string }) =>
        way.rowId === rows[2]?.id && way.grossWeight === '189.5',
    ),
    JSON.stringify(reply.data.reductions),
  );
  assert.equal(reply.data.next[0].flightNo, later.flightNo);
  assert.equal((await reserved(flight.id)).bookings, 0);
  const after = await customer.get(`/omsapi/booking/detail?no=${booking.bookingNo}`);
  assert.equal(after.data.booking.status, 'DRAFT');
  assert.equal(after.data.booking.version, booking.version);
});

test('cargo that is more than the whole slot waits for nothing: no stand-by and no price makes room for it', async () => {
  const flight = await addFlight(house, { maxKg: '400' });
  const content = bookingOn(flight);
  for (const wish of [{ position: '1' }, { specialPrice: '申请加位' }] as const) {
    const { booking } = await draftOf(customer, { ...content, flight: { ...content.flight, ...wish } });
    const reply = await customer.post('/omsapi/booking/submit', handing(booking));
    assert.deepEqual([reply.code, reply.message], [-1, 'Overweight, booking refused']);
    assert.deepEqual([reply.data.remainingKg, reply.data.over.kg], ['400', '12']);
  }
  assert.equal((await reserved(flight.id)).bookings, 0);
});

test('cargo is at the warehouse by the cut-off of its flight, or the deadline is refused at its field', async () => {
  const flight = await addFlight(house, { leavesIn: 30 });
  const content = bookingOn(flight);
  const deadline = new Date(Date.now() + 29 * 3_600_000).toISOString();
  const { booking } = await draftOf(customer, { ...content, pickup: { ...content.pickup, deadline } });
  const reply = await customer.post('/omsapi/booking/submit', handing(booking));
  assert.equal(reply.status, 400);
  assert.equal(reply.data[0].path, 'pickup.deadline');
  assert.match(reply.data[0].says.zh, /^不能晚于航班截单 \d{4}-\d\d-\d\d \d\d:\d\d$/);
});

/** A draft in which nothing is left open but its waybill and its order, which are given later. */
function everythingOn(flight: Parameters<typeof bookingOn>[0]): BookingContent {
  const { parties, pickup, ...sound } = bookingOn(flight, [soundHouse({ sealNo: 'CN8800123' })]);
  const item = { productCode: 'LP-09', nameZh: '台灯', quantity: 240, kilograms: '400.5' };
  const sides = { count: 18, length: '23.5', width: '15.75', height: '8', weight: '22.8' };
  return {
    ...sound,
    flight: { ...sound.flight, specialPrice: '加位 200 kg', remark: '周五前起飞' },
    parties: {
      ...parties,
      notify: {
        name: 'Notify LLC',
        tel: '+1 909 555 0143',
        address: '1 Dock Rd, Ontario, CA',
        country: 'US',
      },
      alsoNotify: { name: 'Broker Inc', tel: '+1 909 555 0144', address: '2 Dock Rd', country: 'US' },
    },
    cargo: {
      ...sound.cargo,
      quantity: 18,
      grossWeight: '412',
      volume: '2.31',
      unit: 'inch',
      dimensions: [{ id: newId(), ...sides }],
      items: [{ id: newId(), ...item }],
    },
    dangerous: {
      special: ['battery', 'magnetic'],
      rows: [
        {
          id: newId(),
          entry: 'UN3481-packed',
          packingGroup: 'II',
          instruction: '966-II',
          house: sound.houses.rows[0]?.id ?? null,
          packages: 18,
          netQuantity: '1.25',
        },
      ],
      handlingCodes: ['VUN'],
      handling: 'Keep upright',
    },
    pickup: {
      ...pickup,
      pickupAddress: '宁波市北仑区示例路 88 号',
      pickupContact: '王工',
      pickupPhone: '0574-00001188',
      transferAddress: '上海市浦东新区示例路 1 号',
      transferPhone: '021-00001188',
    },
  };
}
