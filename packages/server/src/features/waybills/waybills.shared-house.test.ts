import assert from 'node:assert/strict';
import { test } from 'node:test';
import { textOfPdf } from '../../kernel/testing/pdf-text.ts';
import { openTestHouse } from '../../testing/house.ts';
import { bookingOn, confirming, offerAir, soundHouse, submittedBy } from '../bookings/bookings.factory.ts';
import { addFlight } from '../flights/flights.factory.ts';
import { addOrder } from '../orders/orders.factory.ts';
import { soundForms } from '../waybill-drafts/drafts.factory.ts';
import { openChain } from './waybills.chain.factory.ts';

const house = await openTestHouse();
const { acme, desk } = await openChain(house);

/** A confirmed booking of three orders on one house waybill: 18, 7 and 5 pieces. */
async function onOne(own: readonly (string | null)[] = [null, null, null]) {
  const flight = await addFlight(house, { leavesIn: 48 });
  const pieces = [18, 7, 5];
  const orders = [await addOrder(house), await addOrder(house), await addOrder(house)];
  const rows = orders.map(({ orderNumber }, at) =>
    soundHouse({
      orderNumber,
      hawbNo: own[at] ?? null,
      bookingPkgsNum: pieces[at] ?? 1,
      bookingGrossWeight: '100.5',
      bookingVolume: '0.5',
    }),
  );
  const content = bookingOn(flight, rows);
  const reply = await submittedBy(acme, { ...content, houses: { ...content.houses, together: true } });
  assert.equal(reply.code, 200, reply.message);
  const { bookingNo } = reply.data.booking;
  const confirmed = await desk.post('/opsapi/booking/confirm', confirming(reply.data.booking));
  assert.equal(confirmed.code, 200, confirmed.message);
  const { booking, content: kept } = (await acme.get(`/omsapi/booking/detail?no=${bookingNo}`)).data;
  const numbers: readonly string[] = kept.houses.rows.map(({ hawbNo }: { hawbNo: string }) => hawbNo);
  const orderNumbers = orders.map(({ orderNumber }) => orderNumber);
  return { bookingNo, booking, numbers, hawbNo: String(numbers[0]), orderNumbers };
}

/** The customer's orders that a search finds. */
async function ordersUnder(number: string): Promise<string[]> {
  const { rows } = (await acme.get(`/omsapi/orders?search=${number}`)).data;
  return rows.map(({ orderNumber }: { orderNumber: string }) => orderNumber).toSorted();
}

test('orders that are booked as one house waybill get one number, or the one that the customer brought', async () => {
  const { numbers, booking } = await onOne();
  assert.equal(new Set(numbers).size, 1);
  assert.match(String(numbers[0]), /^HQ\d{6}$/);
  assert.equal(booking.houses, 1);
  assert.deepEqual((await onOne([null, 'OWN-1', null])).numbers, ['OWN-1', 'OWN-1', 'OWN-1']);
});

test('everybody finds all its orders under its number, and it stands once beside each of them', async () => {
  const { hawbNo, orderNumbers } = await onOne();
  assert.deepEqual(await ordersUnder(hawbNo), orderNumbers.toSorted());
  const { data: beside } = await acme.get(`/omsapi/goesWith?kind=order&no=${orderNumbers[1]}`);
  const houses = beside.filter(({ kind }: { kind: string }) => kind === 'house');
  assert.deepEqual(
    houses.map(({ number }: { number: string }) => number),
    [hawbNo],
  );
});

test('its waybill counts one house waybill, and its draft, house waybill and manifest say the cargo of all orders', async () => {
  const { hawbNo, booking } = await onOne();
  const no = booking.mawbNo;
  const { data: waybill } = await desk.get(`/opsapi/mawb/detail?no=${no}`);
  assert.deepEqual([waybill.waybill.hawbCount, waybill.houses.length], [1, 3]);
  const point = waybill.review.find((one: { point: string }) => one.point === 'houseNumbers');
  assert.equal(point.passed, true, JSON.stringify(point));
  const { data: draft } = await desk.get(`/opsapi/mawb/draft?no=${no}`);
  assert.equal(draft.proposed.houses.length, 1);
  assert.equal(draft.owners.length, 1);
  const [{ hawbId, form }] = draft.proposed.houses;
  const [line] = form.rateLines;
  assert.deepEqual([form.awbNo, line.pieces, line.grossWeight], [hawbNo, 30, '301.5']);
  const print = async (paper: string) => {
    const { bytes } = await desk.get(`/opsapi/mawb/paper?no=${no}&paper=${paper}`);
    return (await textOfPdf(bytes)).join('\n');
  };
  assert.match(await print(`hawb&hawbId=${hawbId}`), /30[\s\S]*301\.5/);
  const manifest = await print('manifest');
  assert.equal(manifest.split(hawbNo).length, 2, 'one line');
  assert.match(manifest, /301\.5/);
});

test('an order that is left behind gets a house waybill of its own, and the others keep theirs', async () => {
  const { bookingNo, hawbNo, orderNumbers } = await onOne();
  const { booking, houses } = (await desk.get(`/opsapi/booking/detail?no=${bookingNo}`)).data;
  const [, second] = houses;
  const split = await desk.post('/opsapi/booking/split', {
    id: booking.id,
    version: booking.version,
    reason: '航司减舱',
    houses: [{ id: second.id, pieces: 7, grossWeight: '100.5', volume: '0.5' }],
  });
  assert.equal(split.code, 200, split.message);
  const later = await addFlight(house, { leavesIn: 96 });
  const rest = (await desk.get(`/opsapi/booking/detail?no=${split.data.bookingNo}`)).data;
  const reply = await desk.post('/opsapi/booking/confirm', {
    ...confirming(rest.booking),
    flightId: later.id,
    reason: 'the next flight',
  });
  assert.equal(reply.code, 200, reply.message);
  const [, moved] = orderNumbers;
  assert.deepEqual(await ordersUnder(hawbNo), orderNumbers.filter((one) => one !== moved).toSorted());
  const ownNo = reply.data.content.houses.rows[0].hawbNo;
  assert.notEqual(ownNo, hawbNo);
  assert.deepEqual(await ordersUnder(ownNo), [moved]);
});

test('a draft that was prepared before an order left is not sent with its pieces', async () => {
  const { bookingNo, booking } = await onOne();
  const no = booking.mawbNo;
  const { data: draft } = await desk.get(`/opsapi/mawb/draft?no=${no}`);
  const { master, houses } = soundForms(draft);
  const saved = await desk.post('/opsapi/mawb/draft/save', { no, revision: 0, master, houses });
  assert.equal(saved.code, 200, saved.message);
  const seen = (await desk.get(`/opsapi/booking/detail?no=${bookingNo}`)).data;
  const split = await desk.post('/opsapi/booking/split', {
    id: seen.booking.id,
    version: seen.booking.version,
    reason: '航司减舱',
    houses: [{ id: seen.houses[1].id, pieces: 7, grossWeight: '100.5', volume: '0.5' }],
  });
  assert.equal(split.code, 200, split.message);
  const [{ no: version, revision }] = saved.data.versions;
  const refused = await desk.post('/opsapi/mawb/draft/send', { no, version, revision, note: null });
  assert.match(
    refused.message,
    /Pieces of house waybill HQ\d+: 30 in the draft, 23 on the house waybill now/,
  );
  assert.deepEqual([refused.status, refused.data[0].path], [400, `${houses[0]?.hawbId}.rateLines.0.pieces`]);
});

test('a number on somebody else’s house waybill is refused, however many rows name it', async () => {
  await onOne(['TRH-5', null, null]);
  await offerAir(house, house.orgB);
  const bo = await house.as(await house.person({ orgId: house.orgB }));
  const flight = await addFlight(house, { leavesIn: 48 });
  const rows = [soundHouse({ hawbNo: 'TRH-5' }), soundHouse({ hawbNo: 'trh5' })];
  const refused = await submittedBy(bo, bookingOn(flight, rows));
  assert.deepEqual(
    [refused.code, refused.data.map(({ path }: { path: string }) => path)],
    [400, rows.map(({ id }) => `houses.rows.${id}.hawbNo`)],
  );
});
