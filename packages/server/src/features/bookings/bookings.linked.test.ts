import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BookingState } from '@loadline/contract/bookings/booking.lifecycle';
import { orderStatuses } from '@loadline/contract/codes/stage';
import { transports } from '@loadline/contract/codes/transport';
import { codesOf } from '@loadline/contract/kernel/code';
import { openTestHouse } from '../../testing/house.ts';
import { addFlight } from '../flights/flights.factory.ts';
import { addOrder } from '../orders/orders.factory.ts';
import {
  bookingOn,
  confirming,
  draftOf,
  handing,
  offerAir,
  putInto,
  soundHouse,
  stockNumbers,
  submittedBy,
} from './bookings.factory.ts';
import { bookable } from './bookings.linked.queries.ts';

const house = await openTestHouse();
await offerAir(house, house.orgA);
await stockNumbers(house, { code: 'CK', prefix: '112', count: 80 });
const acme = await house.as(await house.person());
const desk = await house.as(await house.clerk());
const flight = await addFlight(house, { maxKg: '900000', maxCbm: '9000' });

interface Facts {
  readonly status: string;
  readonly transport: string | null;
}

/** What becomes of an order with these facts at the three doors, each asked by API as if no other were there. */
async function atAllDoors({ status, transport }: Facts) {
  const order = await addOrder(house);
  const rows = [soundHouse(), soundHouse({ orderNumber: order.orderNumber })];
  const lay = () =>
    house.rows('update orders set status = $2, transport_type = $3 where id = $1', [
      order.id,
      status,
      transport,
    ]);
  const { booking } = (await submittedBy(acme, bookingOn(flight, rows))).data;
  await lay();
  const confirmed = await desk.post('/opsapi/booking/confirm', confirming(booking));
  await house.rows(`delete from booking where id = $1`, [booking.id]);
  const draft = (await draftOf(acme, bookingOn(flight, rows))).booking;
  const handedIn = await acme.post('/omsapi/booking/submit', handing(draft));
  if (handedIn.code === 200) await house.rows(`delete from booking where id = $1`, [draft.id]);
  const made = await acme.post('/omsapi/booking/make', { orders: [order.orderNumber] });
  return { order, made, handedIn, confirmed };
}

test('for every state and mode of an order, making, handing in and confirming agree; a refusal names row and order', async () => {
  const facts: Facts[] = [
    ...codesOf(orderStatuses).map((status) => ({ status, transport: '1' })),
    ...[null, ...codesOf(transports)].map((transport) => ({ status: 'ORDERED', transport })),
  ];
  for (const one of facts) {
    const isRight = bookable.some((status) => status === one.status) && (one.transport ?? '1') === '1';
    const { order, made, handedIn, confirmed } = await atAllDoors(one);
    const said = `${one.status} ${one.transport} ${[made, handedIn, confirmed].map(({ message }) => message).join(' | ')}`;
    const right = [made, handedIn, confirmed].map(({ code }) => code === 200);
    assert.deepEqual(right, [isRight, isRight, isRight], said);
    if (isRight) continue;
    for (const { status, message } of [handedIn, confirmed]) {
      assert.equal(status, 400, said);
      assert.match(message, new RegExp(`2.*${order.orderNumber}`), said);
    }
  }
});

test('the house waybills of a booking made from orders come to the volume of its head', async () => {
  const orders = await Promise.all(
    [1, 2].map(async () => {
      const { id, orderNumber } = await addOrder(house, { quantity: 1, volume: '0.104720' });
      await house.rows(
        `insert into carton_group (org_id, order_id, carton_no, carton_count, weight, length, width, height) values ($1, $2, '1', 1, 12, 68, 55, 28)`,
        [house.orgA, id],
      );
      return orderNumber;
    }),
  );
  const { data } = await acme.post('/omsapi/booking/make', { orders });
  const booked = data.houses.map(({ bookingVolume }: { bookingVolume: string }) => bookingVolume);
  assert.deepEqual([data.booking.volume, data.totals.volume, booked], ['0.209', '0.209', ['0.105', '0.104']]);
});

test('an order in another booking is refused as long as that goes on, and so is one that stands in two rows', async () => {
  const states: BookingState[] = ['29', '30', '31', '0'];
  for (const state of states) {
    const { orderNumber } = await addOrder(house);
    const content = () => bookingOn(flight, [soundHouse({ orderNumber })]);
    const { booking } = (await submittedBy(acme, content())).data;
    if (state === '0')
      await acme.post('/omsapi/booking/withdraw', { id: booking.id, version: booking.version });
    else await putInto(house, booking.id, state, flight.id);
    const reply = await submittedBy(acme, content());
    assert.equal(reply.code, state === '0' ? 200 : 400, `${state} ${reply.message}`);
    if (state !== '0') assert.match(reply.message, new RegExp(`${orderNumber}.*${booking.bookingNo}`));
  }
  const { orderNumber } = await addOrder(house);
  const twice = [soundHouse({ orderNumber }), soundHouse({ orderNumber })];
  const reply = await submittedBy(acme, bookingOn(flight, twice));
  assert.match(reply.message, new RegExp(`2.*${orderNumber} stands in another row`));
});

test('an order of somebody else is one that is not there', async () => {
  const { orderNumber } = await addOrder(house, { org_id: house.orgB });
  const reply = await submittedBy(acme, bookingOn(flight, [soundHouse({ orderNumber })]));
  assert.match(reply.message, new RegExp(`1.*There is no order ${orderNumber}`));
});

test('a house waybill that says other figures than its order is told to its customer and to the desk, until it is confirmed', async () => {
  const alike = await addOrder(house, { quantity: 10, gross_weight: '200', volume: '1.2' });
  const apart = await addOrder(house, { quantity: 10, gross_weight: '200', volume: '1.2' });
  const figures = { bookingPkgsNum: 10, bookingGrossWeight: '200', bookingVolume: '1.2' };
  const rows = [
    soundHouse({ ...figures, orderNumber: alike.orderNumber }),
    soundHouse({
      ...figures,
      orderNumber: apart.orderNumber,
      bookingPkgsNum: 9,
      bookingGrossWeight: '181.5',
    }),
  ];
  const handed = (await submittedBy(acme, bookingOn(flight, rows))).data;
  const { bookingNo } = handed.booking;
  const seen = async (calls: typeof acme, path: string) => {
    const { warnings } = (await calls.get(`${path}?no=${bookingNo}`)).data;
    return warnings.filter(({ path: at }: { path: string }) => at.startsWith('houses.rows.'));
  };
  const told = [
    {
      path: `houses.rows.${rows[1]?.id}.orderNumber`,
      label: 'House waybills, row 2: Order',
      says: 'order 10 pcs 200 kg 1.2 m³, house 9 pcs 181.5 kg 1.2 m³',
    },
  ];
  assert.deepEqual(await seen(acme, '/omsapi/booking/detail'), told);
  assert.deepEqual(await seen(desk, '/opsapi/booking/detail'), told);
  const confirmed = await desk.post('/opsapi/booking/confirm', confirming(handed.booking));
  assert.equal(confirmed.code, 200, confirmed.message);
  assert.deepEqual(await seen(acme, '/omsapi/booking/detail'), []);
});
