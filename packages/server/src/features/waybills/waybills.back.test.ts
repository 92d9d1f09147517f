import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTestHouse } from '../../testing/house.ts';
import {
  bookingOn,
  confirming,
  handing,
  offerAir,
  stockNumbers,
  submittedBy,
} from '../bookings/bookings.factory.ts';
import { addFlight } from '../flights/flights.factory.ts';
import { addOrder } from '../orders/orders.factory.ts';
import { layMawb, layPaper } from './waybills.factory.ts';

const house = await openTestHouse();
await offerAir(house, house.orgA);
await stockNumbers(house, { code: 'CK', prefix: '112', count: 40 });
const ana = await house.person();
const bo = await house.person({ orgId: house.orgB });
const acme = await house.as(ana);
const desk = await house.as(await house.clerk());
const team = await house.as(await house.clerk({ customers: [house.orgA] }));

interface Standing {
  readonly status: string;
  readonly version: number;
  readonly mawbId: string | null;
}

async function bookingOf(id: string): Promise<Standing> {
  const [row] = await house.rows<Standing>(
    'select status, version, mawb_id as "mawbId" from booking where id = $1',
    [id],
  );
  assert.ok(row);
  return row;
}

test('what was handed in anew with other figures stays off a waybill that is stepped back, and waits to be confirmed as it is now', async () => {
  const content = bookingOn(await addFlight(house));
  const { booking } = (await submittedBy(acme, content)).data;
  const { id } = booking;
  assert.equal((await desk.post('/opsapi/booking/confirm', confirming(booking))).code, 200);
  const { mawbId } = await bookingOf(id);
  const [mawb] = await house.rows<{ version: number }>('select version from mawb where id = $1', [mawbId]);
  const waits = await desk.post('/opsapi/mawb/move', {
    id: mawbId,
    version: mawb?.version,
    to: '29',
    data: { reason: 'no flight yet' },
  });
  assert.equal(waits.code, 200, waits.message);

  const returned = await desk.post('/opsapi/booking/return', {
    id,
    version: (await bookingOf(id)).version,
    corrections: [],
    reason: 'other weights',
  });
  assert.equal(returned.code, 200, returned.message);
  const rows = content.houses.rows.map((row) => ({ ...row, bookingGrossWeight: '500' }));
  const saved = await acme.post('/omsapi/booking/save', {
    ...content,
    id,
    version: (await bookingOf(id)).version,
    houses: { ...content.houses, rows },
  });
  const again = await acme.post('/omsapi/booking/submit', handing(saved.data.booking));
  assert.equal(again.code, 200, again.message);

  const back = await desk.post('/opsapi/mawb/back', {
    id: mawbId,
    version: waits.data.waybill.version,
    reason: 'there is a flight',
  });
  assert.equal(back.code, 200, back.message);
  const { status, mawbId: hangsOn } = await bookingOf(id);
  assert.deepEqual([status, hangsOn], ['29', null]);
  const { waybill, houses, events } = back.data;
  assert.deepEqual([waybill.status, waybill.quantity, waybill.grossWeight, houses], ['31', 0, '0.000', []]);
  assert.equal(events[0].kind, 'cargoChanged');
  const now = (await acme.get(`/omsapi/booking/detail?no=${booking.bookingNo}`)).data.booking;
  const confirmed = await desk.post('/opsapi/booking/confirm', { ...confirming(now), mawbId });
  assert.equal(confirmed.code, 200, confirmed.message);
  assert.equal(confirmed.data.accepted.grossWeight, '500.000');
});

test('after a step a clerk is answered what they see without one: no customer and no paper of another team', async () => {
  const order = (await addOrder(house, { org_id: house.orgB, created_by: bo.userId, status: 'ORDERED' })).id;
  const { id, no } = await layMawb(house, {
    status: '33',
    cargo: [
      { orgId: house.orgA, ownerId: ana.userId, orders: [null] },
      { orgId: house.orgB, ownerId: bo.userId, orders: [order] },
    ],
  });
  const secret = await layPaper(house, house.orgB, id, { name: 'of-another-team.pdf' });
  const deeds = [
    ['move', { to: '42', data: {} }],
    ['back', { reason: 'pressed by mistake' }],
    ['ulds', { ulds: [] }],
    ['edit', { origin: 'PVG', destination: 'ORD', selfDelivery: false, remark: null }],
    ['flight', { flightNo: 'CZ435', flightDate: '2026-11-25', offloaded: true, reason: 'payload' }],
  ] as const;
  for (const [deed, body] of deeds) {
    const before = await team.get(`/opsapi/mawb/detail?no=${no}`);
    const { version } = before.data.waybill;
    const reply = await team.post(`/opsapi/mawb/${deed}`, { id, version, ...body });
    assert.equal(reply.code, 200, `${deed}: ${reply.message}`);
    assert.deepEqual(reply.data, (await team.get(`/opsapi/mawb/detail?no=${no}`)).data, deed);
    const said = reply.bytes.toString();
    for (const other of ['BETA', secret, 'of-another-team'])
      assert.ok(!said.includes(other), `${deed}: ${other}`);
    const stale = await team.post(`/opsapi/mawb/${deed}`, { id, version, ...body });
    assert.equal(stale.status, 409, deed);
    assert.ok(!stale.bytes.toString().includes('BETA'), deed);
  }
});
