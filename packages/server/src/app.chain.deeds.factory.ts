import assert from 'node:assert/strict';
import { shareOf } from '@loadline/contract/bookings/booking.split';
import type { HouseRow } from '@loadline/contract/bookings/booking-rows';
import {
  acme,
  because,
  cancelled,
  chance,
  confirmed,
  type Done,
  desk,
  deskMove,
  type Flying,
  flying,
  handedIn,
  house,
  measured,
  retimed,
  toStatus,
  waybillNow,
} from './app.chain.cargo.factory.ts';
import { goOn, tellDeparture, tellPart } from './app.chain.carrier.factory.ts';
import { airlineExpects, lineExpects } from './app.chain.feeds.factory.ts';
import { confirming } from './features/bookings/bookings.factory.ts';
import { addFlight } from './features/flights/flights.factory.ts';
import { layPaper } from './features/waybills/waybills.factory.ts';
import { newId } from './kernel/database.ts';

/** What is booked is measured, built up and weighed as it was booked. */
async function weigh(one: Flying): Promise<Done> {
  for (const before of ['31', '32']) if ((await waybillNow(one)).status === before) await goOn(one);
  const { id } = await waybillNow(one);
  const [of] = await house.rows<{ pieces: number; kg: string; orgId: string }>(
    'select m.pieces, m.gross_weight::text as kg, (select s.org_id from mawb_share s where s.mawb_id = m.id limit 1) as "orgId" from mawb m where m.id = $1',
    [id],
  );
  if (!of?.orgId) return { code: -1, status: 200, message: 'nothing on it' };
  const weighbridgeFile = await layPaper(house, house.orgF, id);
  return toStatus(one, '45', { weighbridgeFile, pieces: of.pieces, grossWeight: of.kg });
}

/** After it was weighed some pieces are left behind, and go on under another waybill. */
async function leaveBehind(one: Flying): Promise<Done> {
  if (['31', '32', '33'].includes((await waybillNow(one)).status)) await weigh(one);
  const { status } = await waybillNow(one);
  return status === '45' ? split(one) : { code: -1, status: 200, message: 'not weighed' };
}

/** Some pieces of some house waybill leave a booking, and fly on another flight or wait. */
async function split(one: Flying): Promise<Done> {
  const { booking, content } = (await desk.get(`/opsapi/booking/detail?no=${one.booking.bookingNo}`)).data;
  const rows: HouseRow[] = content.houses.rows;
  const row = rows.length > 0 ? chance().pick(rows) : undefined;
  const houses = row ? [shareOf(row, chance().whole(1, row.bookingPkgsNum ?? 1))] : [];
  const { id, version } = booking;
  const reply = await desk.post('/opsapi/booking/split', { id, version, houses, ...because });
  if (reply.code === 200 && chance().happens(0.5)) await confirmRest(one, reply.data.bookingNo);
  return reply;
}

async function confirmRest(one: Flying, no: string): Promise<void> {
  const { booking } = (await desk.get(`/opsapi/booking/detail?no=${no}`)).data;
  const flight = await addFlight(house, { leavesIn: chance().whole(24, 223) });
  const asked = { ...confirming(booking), flightId: flight.id, ...because };
  assert.equal((await desk.post('/opsapi/booking/confirm', asked)).code, 200);
  const [mawb] = await house.rows<{ id: string; version: number }>(
    'select m.id, m.version from mawb m join booking b on b.mawb_id = m.id where b.id = $1',
    [booking.id],
  );
  if (mawb) flying.push({ ...one, flight, booking, mawb });
}

async function receive(one: Flying) {
  const orderId = chance().pick(one.orders)?.id;
  const lines = [{ pieces: chance().whole(1, 20), length: '50', width: '60', height: '40', weight: '120.5' }];
  const asked = { id: newId(), version: null, orderId, warehouse: 'PVG-W2', photos: [], remark: null, lines };
  const saved = await desk.post('/opsapi/receipt/save', asked);
  if (saved.code !== 200) return saved;
  const { id, version } = saved.data;
  return desk.post('/opsapi/receipt/confirm', { id, version, complete: chance().happens(0.5) });
}

async function takeReceiptBack(): Promise<Done> {
  const counting = await house.rows<{ id: string; version: number }>(
    `select id, version from warehouse_receipt where order_id = any($1) and state = 'RECEIVED' order by receipt_no`,
    [flying.flatMap(({ orders }) => orders.map(({ id }) => id))],
  );
  if (counting.length === 0) return { code: -1, status: 200, message: 'nothing received' };
  return desk.post('/opsapi/receipt/void', { ...chance().pick(counting), ...because });
}

async function cancelOrder(one: Flying): Promise<Done> {
  const no = chance().pick(one.orders)?.orderNumber;
  const { data, ...asked } = await acme.post('/omsapi/orders/cancel', { no, ...because });
  if (asked.code !== 200 || data.cancelled) return asked;
  return desk.post('/opsapi/orders/requests/decide', {
    requestId: data.request.requestId,
    version: data.request.version ?? 1,
    accepted: true,
    answer: null,
  });
}

/** At times to one that is not in the schedule. */
async function changeFlight(one: Flying): Promise<Done> {
  const scheduled = await addFlight(house, { leavesIn: chance().whole(24, 223) });
  const { flightDate } = scheduled;
  const flightNo = chance().happens(0.3) ? 'CK9999' : scheduled.flightNo;
  return deskMove(one, 'flight', { flightNo, flightDate, offloaded: chance().happens(0.5) });
}

export async function book(): Promise<Done> {
  flying.push(await confirmed({}, chance().whole(24, 223), flying.length % 2 === 0));
  return { code: 200, status: 200, message: '' };
}

async function handIn(): Promise<Done> {
  await handedIn();
  return { code: 200, status: 200, message: '' };
}

/** Two bookings of one flight go onto one waybill. */
async function consolidate(): Promise<Done> {
  const flight = await addFlight(house, { leavesIn: chance().whole(24, 223), maxKg: '5000', maxCbm: '50' });
  const [first, second] = [await handedIn({}, 0, false, flight), await handedIn({}, 0, true, flight)];
  const asked = [first, second].map(({ booking: { id, version } }) => ({ id, version }));
  const { data, ...reply } = await desk.post('/opsapi/booking/consolidate', { bookings: asked });
  const [mawb] = await house.rows<{ id: string; version: number }>(
    'select m.id, m.version from mawb m join booking b on b.mawb_id = m.id where b.id = $1',
    [first.booking.id],
  );
  assert.ok(mawb, JSON.stringify(data));
  flying.push({ ...first, mawb, mawbNo: data[0].mawbNo });
  return reply;
}

/** What was measured was misread: of one house waybill other figures stand, or on the weighbridge note. */
async function correct(one: Flying): Promise<Done> {
  const { id } = await waybillNow(one);
  if (chance().happens(0.5)) return deskMove(one, 'figures', { side: 'weighbridge', note: await noteOf(id) });
  const [first, ...others] = await measured(id);
  const grossWeight = `${chance().whole(50, 900)}.5`;
  const houses = first ? [{ ...first, grossWeight }, ...others] : [];
  return deskMove(one, 'figures', { side: 'warehouse', houses });
}

async function noteOf(mawbId: string) {
  const [{ pieces } = { pieces: 0 }] = await house.rows<{ pieces: number }>(
    'select pieces from mawb where id = $1',
    [mawbId],
  );
  return { pieces, grossWeight: `${chance().whole(50, 900)}.25` };
}

/** Whatever may befall cargo. */
export const deeds: Readonly<Record<string, (one: Flying) => Promise<Done>>> = {
  book,
  handIn,
  consolidate,
  correct,
  split,
  weigh,
  leaveBehind,
  receive,
  takeReceiptBack,
  cancelOrder,
  changeFlight,
  goOn,
  tellDeparture,
  tellPart,
  airlineExpects,
  lineExpects,
  takeOff: (one) => deskMove(one, 'takeOff', { bookingNo: one.booking.bookingNo }),
  reject: (one) => toStatus(one, '0'),
  wait: (one) => toStatus(one, '29'),
  stepBack: (one) => deskMove(one, 'back', {}),
  newTimes: ({ flight }) => retimed(flight.id, chance().whole(1, 60)),
  cancelFlight: ({ flight }) => cancelled(flight.id),
};
