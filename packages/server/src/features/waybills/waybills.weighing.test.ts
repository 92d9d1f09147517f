import assert from 'node:assert/strict';
import { test } from 'node:test';
import { localTimeAt } from '@loadline/contract/kernel/local-time';
import { newId } from '../../kernel/database.ts';
import { openTestHouse } from '../../testing/house.ts';
import { confirming } from '../bookings/bookings.factory.ts';
import { addFlight } from '../flights/flights.factory.ts';
import { addUnidentified } from '../receipts/unidentified.factory.ts';
import { openChain } from './waybills.chain.factory.ts';

const house = await openTestHouse();
const { acme, desk, confirmed } = await openChain(house);
const reason = 'weighed anew';

// One line is heavy for its size, the other large for its weight: carton by carton both count in full.
const lines = [
  { pieces: 9, length: '60', width: '50', height: '40', weight: '90.9' },
  { pieces: 9, length: '20', width: '20', height: '20', weight: '200' },
];

async function receive(orderId: string): Promise<void> {
  const asked = { id: newId(), version: null, orderId, warehouse: 'PVG-W2', photos: [], remark: null, lines };
  const { data, message } = await desk.post('/opsapi/receipt/save', asked);
  assert.ok(data, message);
  const confirmation = { id: data.id, version: data.version, complete: true };
  assert.equal((await desk.post('/opsapi/receipt/confirm', confirmation)).code, 200);
}

type Confirmed = Awaited<ReturnType<typeof confirmed>>;

/** The waybill goes into the warehouse with what was booked. */
async function storedAsBooked(mawb: Confirmed['mawb'], booking: Confirmed['booking']): Promise<void> {
  const houses = await house.rows(
    `select id as "hawbId", booking_pkgs_num as pieces, booking_gross_weight::text as "grossWeight", booking_volume::text as volume
     from hawb where booking_id = $1`,
    [booking.id],
  );
  const stored = await desk.post('/opsapi/mawb/move', {
    ...mawb,
    to: '32',
    data: { at: new Date().toISOString(), houses },
  });
  assert.equal(stored.code, 200, stored.message);
}

/** What a booking is billed by once both of its orders were received and stored, beside what the orders are. */
async function billed(rounds: 'carton' | 'shipment') {
  const { orders, mawb, booking } = await confirmed({ quantity: 18, gross_weight: '290.9', volume: '1.152' });
  await house.rows(
    `update channel set basis = 'divisor', factor = 6000, step = 1, rounds = $2, least_weight = 0 where name = (select product from booking where id = $1)`,
    [booking.id, rounds],
  );
  await house.rows(
    'update orders set channel_name = (select product from booking where id = $1) where id = any($2)',
    [booking.id, orders.map(({ id }) => id)],
  );
  for (const { id } of orders) await receive(id);
  const stored = await desk.post('/opsapi/mawb/move', {
    ...mawb,
    to: '32',
    data: { at: new Date().toISOString() },
  });
  assert.equal(stored.code, 200, stored.message);
  const [row] = await house.rows<{ booking: string; orders: string }>(
    `select trim_scale(b.wms_billing_weight)::text as booking, (select trim_scale(sum(o.charging_weight))::text from orders o where o.id = any($2)) as orders
     from booking b where b.id = $1`,
    [booking.id, orders.map(({ id }) => id)],
  );
  return { ...row, mawbId: mawb.id, bookingId: booking.id };
}

test('a booking is billed by what was received as its orders are, carton by carton or over the whole', async () => {
  // Nine of 20 kg and nine of 23 kg for each order.
  const byCarton = await billed('carton');
  assert.deepEqual([byCarton.booking, byCarton.orders], ['774', '774']);
  const whole = await billed('shipment');
  assert.deepEqual([whole.booking, whole.orders], ['582', '582']);
});

test('what is weighed of a house waybill afterwards says nothing of its cartons: then the sums count', async () => {
  const { mawbId, bookingId } = await billed('carton');
  const [first] = await house.rows<{ id: string }>(
    'select id from hawb where booking_id = $1 order by position limit 1',
    [bookingId],
  );
  const [mawb] = await house.rows<{ id: string; version: number }>(
    'select id, version from mawb where id = $1',
    [mawbId],
  );
  const back = await desk.post('/opsapi/mawb/back', { ...mawb, reason });
  assert.equal(back.code, 200, back.message);
  const [now] = await house.rows<{ id: string; version: number }>(
    'select id, version from mawb where id = $1',
    [mawbId],
  );
  const houses = [{ hawbId: first?.id, pieces: 18, grossWeight: '300', volume: '1.152' }];
  const again = await desk.post('/opsapi/mawb/move', {
    ...now,
    to: '32',
    data: { at: new Date().toISOString(), houses },
  });
  assert.equal(again.code, 200, again.message);
  assert.deepEqual(
    await house.rows('select trim_scale(wms_billing_weight)::text as kg from booking where id = $1', [
      bookingId,
    ]),
    [{ kg: '591' }],
  );
});

test('what a stored waybill took from a receipt is not taken back before the waybill is, and the refusal says which', async () => {
  const { orders, mawb, booking } = await confirmed();
  const [first] = orders;
  assert.ok(first);
  const { has: _, ...booked } = await weighed(booking.bookingNo);
  await receive(first.id);
  const receiptOf = async () => {
    const [row] = await house.rows<{ id: string; version: number; state: string; stage: string }>(
      `select r.id, r.version, r.state, o.status as stage from warehouse_receipt r join orders o on o.id = r.order_id
       where o.id = $1 order by r.received_at desc limit 1`,
      [first.id],
    );
    assert.ok(row);
    return row;
  };
  await storedAsBooked(mawb, booking);
  // What its receipt has told of, the step of the waybill does not tell a second time.
  const entered = await house.rows<{ n: number }>(
    `select count(*)::int as n from shipment_event where subject_id = $1 and code = 'WMS_IN' and voided_by is null`,
    [first.id],
  );
  assert.deepEqual(entered, [{ n: 1 }]);
  const takeBack = async () => desk.post('/opsapi/receipt/void', { ...(await receiptOf()), reason });
  const refused = await takeBack();
  assert.notEqual(refused.code, 200);
  assert.match(refused.message, new RegExp(first.orderNumber));
  assert.match(refused.message, /“Booked” first/);
  assert.deepEqual([(await receiptOf()).state, (await receiptOf()).stage], ['RECEIVED', 'WH_IN']);

  await receive(first.id);
  const late = await takeBack();
  assert.equal(late.code, 200, late.message);
  assert.equal((await receiptOf()).stage, 'WH_IN');

  const [now] = await house.rows<{ version: number }>('select version from mawb where id = $1', [mawb.id]);
  const back = await desk.post('/opsapi/mawb/back', { ...mawb, ...now, reason });
  assert.equal(back.code, 200, back.message);
  const [early] = await house.rows<{ id: string; version: number }>(
    `select id, version from warehouse_receipt where order_id = $1 and state = 'RECEIVED'`,
    [first.id],
  );
  const taken = await desk.post('/opsapi/receipt/void', { ...early, reason });
  assert.equal(taken.code, 200, taken.message);
  assert.equal((await receiptOf()).stage, 'ORDERED');
  // What the receipt said went with it, from booking, share and waybill.
  const { has, ...bill } = await weighed(booking.bookingNo);
  assert.deepEqual(has, [null, null, null]);
  assert.deepEqual(bill, booked);
});

test('cargo that lay unidentified when its waybill was stored is not joined before the waybill is taken back', async () => {
  const { orders, mawb, booking } = await confirmed();
  const [first] = orders;
  assert.ok(first);
  const { unidentifiedId: id } = await addUnidentified(desk);
  await storedAsBooked(mawb, booking);
  const join = () =>
    desk.post('/opsapi/unidentified/join', { id, version: 1, orderId: first.id, complete: false });
  const refused = await join();
  assert.equal(refused.code, -1);
  assert.match(refused.message, new RegExp(`${first.orderNumber}.*“Booked” first`));
  const [now] = await house.rows<{ version: number }>('select version from mawb where id = $1', [mawb.id]);
  const back = await desk.post('/opsapi/mawb/back', { ...mawb, ...now, reason });
  assert.equal(back.code, 200, back.message);
  const joined = await join();
  assert.equal(joined.data?.receipt.state, 'RECEIVED', joined.message);
});

test('a customer is billed of a waybill as of the booking, by the rule of its product, and the airline by its own', async () => {
  const { mawbId, bookingId } = await billed('carton');
  const [row] = await house.rows<{ share: string; airline: string; no: string }>(
    `select trim_scale(s.billing_weight)::text as share, trim_scale(m.billing_weight)::text as airline, m.mawb_no as no
     from mawb_share s join mawb m on m.id = s.mawb_id where s.booking_id = $1 and m.id = $2`,
    [bookingId, mawbId],
  );
  assert.deepEqual([row?.share, row?.airline], ['774', '582']);
  const { waybill, totals } = (await acme.get(`/omsapi/mawbDetail?no=${row?.no}`)).data;
  assert.deepEqual([waybill.billingWeight, totals.billing], ['774.0', '774.0']);
});

test('what an airline accepts as it was booked is billed as it was booked, and less of it by its sums', async () => {
  const { booking } = await confirmed({ quantity: 18, gross_weight: '290.9', volume: '1.152' });
  const shareAndBooking = async () => {
    const [row] = await house.rows<{ share: string; booking: string; sums: string }>(
      `select s.billing_weight::text as share, b.billing_weight::numeric(14, 1)::text as booking,
         (ceil(greatest(s.gross_weight, s.volume * 1000000 / 6000) * 2) / 2)::numeric(14, 1)::text as sums
       from mawb_share s join booking b on b.id = s.booking_id where b.id = $1`,
      [booking.id],
    );
    assert.ok(row);
    return row;
  };
  const whole = await shareAndBooking();
  assert.equal(whole.share, whole.booking);
  const { booking: now, houses } = (await desk.get(`/opsapi/booking/detail?no=${booking.bookingNo}`)).data;
  const split = await desk.post('/opsapi/booking/split', {
    id: now.id,
    version: now.version,
    reason,
    houses: [{ id: houses[0].id, pieces: 6, grossWeight: '37', volume: '0.177' }],
  });
  assert.equal(split.code, 200, split.message);
  const rest = await shareAndBooking();
  assert.equal(rest.share, rest.booking);
  assert.equal(rest.share, rest.sums);
});

const asBooked = { quantity: 18, gross_weight: '290.9', volume: '1.152' };

/** What the warehouse has of a booking, and what its share of the waybill and the waybill itself are billed by. */
async function weighed(bookingNo: string) {
  const { booking } = (await acme.get(`/omsapi/booking/detail?no=${bookingNo}`)).data;
  const [bill] = await house.rows<{ share: string; airline: string }>(
    `select trim_scale(s.billing_weight)::text as share, trim_scale(m.billing_weight)::text as airline
     from mawb_share s join mawb m on m.id = s.mawb_id join booking b on b.id = s.booking_id where b.booking_no = $1`,
    [bookingNo],
  );
  return { has: [booking.wmsQuantity, booking.wmsGrossWeight, booking.wmsBillingWeight], ...bill };
}

/** The order's latest receipt counts no more. */
async function takeLastBack(orderId: string) {
  const [last] = await house.rows<{ id: string; version: number }>(
    `select id, version from warehouse_receipt where order_id = $1 and state = 'RECEIVED' order by received_at desc limit 1`,
    [orderId],
  );
  return desk.post('/opsapi/receipt/void', { ...last, reason });
}

test('from its receipts on a booking and its share are weighed by what came, and no more once they are taken back', async () => {
  const { orders, booking } = await confirmed(asBooked);
  const before = await weighed(booking.bookingNo);
  assert.deepEqual(before.has, [null, null, null]);
  for (const { id } of orders) await receive(id);
  const { has, ...bill } = await weighed(booking.bookingNo);
  assert.deepEqual(has.slice(0, 2), [36, '581.800']);
  assert.deepEqual(bill, { share: has[2].replace(/\.?0+$/, ''), airline: '582' });
  assert.equal((await takeLastBack(orders[0]?.id ?? '')).code, 200);
  assert.deepEqual(await weighed(booking.bookingNo), before);
});

test('what came before it was booked is what the booking and its waybill have from the beginning', async () => {
  const { orders, booking } = await confirmed(asBooked);
  for (const { id } of orders) await receive(id);
  const measured = await weighed(booking.bookingNo);
  const [mawb] = await house.rows<{ id: string; version: number }>(
    'select m.id, m.version from mawb m join booking b on b.mawb_id = m.id where b.id = $1',
    [booking.id],
  );
  const waits = await desk.post('/opsapi/mawb/takeOff', { ...mawb, bookingNo: booking.bookingNo, reason });
  assert.equal(waits.code, 200, waits.message);
  const waiting = (await acme.get(`/omsapi/booking/detail?no=${booking.bookingNo}`)).data.booking;
  assert.deepEqual([waiting.wmsQuantity, waiting.wmsGrossWeight, waiting.wmsBillingWeight], measured.has);
  const again = await desk.post('/opsapi/booking/confirm', { ...confirming(waiting), reason });
  assert.equal(again.code, 200, again.message);
  assert.deepEqual(await weighed(booking.bookingNo), measured);
});

/** Where the customer reads that an order has entered a warehouse. */
async function entriesOf(orderNumber: string): Promise<string[]> {
  const { data } = await acme.get(`/omsapi/orders/detail?no=${orderNumber}`);
  return data.events.flatMap(({ stage, place }: { stage: string | null; place: string }) =>
    stage === 'WH_IN' ? [place] : [],
  );
}

test('what comes late for a stored waybill counts with what came before; taken back, what was told at the step stands again', async () => {
  const { orders, mawb, booking } = await confirmed(asBooked);
  const [first] = orders;
  assert.ok(first);
  const houses = await house.rows<{ grossWeight: string }>(
    `select id as "hawbId", booking_pkgs_num as pieces, '300' as "grossWeight", '1.152' as volume from hawb where booking_id = $1`,
    [booking.id],
  );
  const at = new Date().toISOString();
  const stored = await desk.post('/opsapi/mawb/move', { ...mawb, to: '32', data: { at, houses } });
  assert.equal(stored.code, 200, stored.message);
  const asTold = await weighed(booking.bookingNo);
  assert.equal(asTold.has[1], '600.000');
  const toldAtStep = await entriesOf(first.orderNumber);
  assert.equal(toldAtStep.length, 1);
  await receive(first.id);
  assert.deepEqual(
    await entriesOf(first.orderNumber),
    ['PVG-W2'],
    'it has come once, to where its receipt says',
  );
  assert.equal((await weighed(booking.bookingNo)).has[1], '590.900');
  const told = await house.rows<{ words: object }>(
    `select words from notice where subject_id = $1 and event = 'weightCorrected' order by words ->> 'weightNow'`,
    [mawb.id],
  );
  assert.ok(told.length > 0, 'its customer hears of another weight');
  assert.equal((await takeLastBack(first.id)).code, 200);
  assert.deepEqual(await weighed(booking.bookingNo), asTold);
  assert.deepEqual(await entriesOf(first.orderNumber), toldAtStep);
});

test('who may only receive cargo weighs the waybill that it goes with, too', async () => {
  const { orders, booking } = await confirmed(asBooked);
  const warehouse = await house.as(await house.clerk({ permissions: ['op:receipt:add', 'op:order:view'] }));
  for (const { id: orderId } of orders) {
    const asked = {
      id: newId(),
      version: null,
      orderId,
      warehouse: 'PVG-W2',
      photos: [],
      remark: null,
      lines,
    };
    const { data, message } = await warehouse.post('/opsapi/receipt/save', asked);
    assert.ok(data, message);
    const { id, version } = data;
    const { code, message: said } = await warehouse.post('/opsapi/receipt/confirm', {
      id,
      version,
      complete: true,
    });
    assert.equal(code, 200, said);
  }
  assert.equal((await weighed(booking.bookingNo)).airline, '582');
});

test('what departs on another day is charged by the card that holds on that day, and again when the departure is taken back', async () => {
  const { mawbId, bookingId } = await billed('shipment');
  const charged = async () => {
    const [row] = await house.rows<{ booked: string; measured: string; share: string; orders: string }>(
      `select trim_scale(b.billing_weight)::text as booked, trim_scale(b.wms_billing_weight)::text as measured, trim_scale(s.billing_weight)::text as share,
         (select trim_scale(sum(o.charging_weight))::text from orders o where o.id in (select h.order_id from hawb h where h.booking_id = b.id)) as orders
       from booking b join mawb_share s on s.booking_id = b.id where b.id = $1`,
      [bookingId],
    );
    return row;
  };
  const before = await charged();
  assert.deepEqual([before?.measured, before?.share], ['582', '582']);
  const later = await addFlight(house, { leavesIn: 240, maxKg: '10000' });
  const yesterday = new Date(Date.now() - 86_400_000);
  const card = (day: string, factor: number) =>
    house.rows(
      `insert into rate_card (id, product_id, origin, zone, zone_zh, zone_en, transit_from, transit_to, valid_from, valid_to, basis, factor, step, whole_above,
         rounds, least_weight, currency, breaks, minimum_charge, surcharges, published)
       select gen_random_uuid(), c.channel_id, 'PVG', 'US', '美国', 'USA', 1, 2, $2, $2, 'divisor', $3, 1, 100, 'shipment', 0, 'CNY', '[{"from":"0","price":"1"}]', 0, '[]', true
       from channel c join booking b on b.product = c.name where b.id = $1`,
      [bookingId, day, factor],
    );
  await card(later.flightDate, 1000);
  await card(localTimeAt(yesterday.toISOString(), 'Asia/Shanghai').slice(0, 10), 2000);
  const deed = async (path: string, asked: object) => {
    const [mawb] = await house.rows<object>('select id, version from mawb where id = $1', [mawbId]);
    const reply = await desk.post(`/opsapi/mawb/${path}`, { ...mawb, ...asked });
    assert.equal(reply.code, 200, reply.message);
  };
  const { flightNo, flightDate } = later;
  await deed('flight', { flightNo, flightDate, offloaded: false, reason });
  // 2.304 m³ by 1000 cm³ a kilogram.
  const flown = await charged();
  assert.deepEqual([flown?.measured, flown?.share, flown?.orders], ['2304', '2304', '2304']);
  assert.notEqual(flown?.booked, before?.booked);

  await house.rows(`update mawb set status = '45', approved = true where id = $1`, [mawbId]);
  await deed('move', { to: '3', data: { at: yesterday.toISOString(), override: true, reason } });
  assert.equal((await charged())?.measured, '1152');
  await deed('back', { reason });
  assert.deepEqual(await charged(), flown);
});
