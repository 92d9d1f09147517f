import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shareOf } from '@loadline/contract/bookings/booking.split';
import type { HouseRow } from '@loadline/contract/bookings/booking-rows';
import { confirming } from './features/bookings/bookings.factory.ts';
import { addFlight } from './features/flights/flights.factory.ts';
import { openChain } from './features/waybills/waybills.chain.factory.ts';
import { layPaper } from './features/waybills/waybills.factory.ts';
import { waybillEvent } from './features/waybills/waybills.public.ts';
import { newId } from './kernel/database.ts';
import { viewerOfProgram } from './kernel/viewer.ts';
import { chanceOf } from './seed/chance.ts';
import { openTestHouse } from './testing/house.ts';

const house = await openTestHouse();
const { acme, desk, handedIn, confirmed, retimed, cancelled } = await openChain(house);

/** What the records say, worked out anew from waybills, bookings and houses. */
const contradictions = () =>
  house.rows(`
    with flown as (
      select h.org_id, h.order_id, 'mawb' as kind, m.mawb_no as number from hawb h join booking b on b.id = h.booking_id join mawb m on m.id = b.mawb_id
      where h.order_id is not null
      union select h.org_id, h.order_id, 'hawb', upper(h.hawb_no) from hawb h join booking b on b.id = h.booking_id join mawb m on m.id = b.mawb_id
      where h.order_id is not null and h.hawb_no is not null),
    kept as (select org_id, order_id, kind, number from shipment_reference where source = 'booking')
    (select 'missing' as what, * from flown except select 'missing', * from kept) union all
    (select 'too many' as what, * from kept except select 'too many', * from flown)`);

/** Arrival and cut-off of orders, worked out anew from waybills, bookings, houses and flights. */
const strayFacts = () =>
  house.rows(`
    with flown as (
      select distinct on (h.order_id) h.order_id, f.flight_no, min(f.cut_off) over (partition by h.order_id) as cut_off, f.eta,
        (f.eta at time zone f.destination_zone)::date as day
      from mawb m join booking b on b.mawb_id = m.id join hawb h on h.booking_id = b.id join flight f on f.id = b.flight_id
      where h.order_id is not null and f.state <> 'CANCELLED' and f.id = coalesce(m.flight_id, f.id) order by h.order_id, f.eta desc, f.flight_no, f.id),
    told as (select distinct on (subject_id) subject_id, flight_or_vessel, occurred_at from shipment_event
      where source = 'system' and classifier = 'EST' and stage = 'ARRIVED' and voided_by is null order by subject_id, created_at desc)
    select o.order_number, o.eta, f.day, o.cut_off, f.cut_off as closes, t.occurred_at
    from orders o left join flown f on f.order_id = o.id left join told t on t.subject_id = o.id
    where (o.eta, o.cut_off, t.occurred_at, t.flight_or_vessel) is distinct from (f.day, coalesce(f.cut_off, o.own_cut_off), f.eta, f.flight_no)`);

/** Whether a warehouse has told of a house waybill, or received all that its order is on it for. */
const measuredOf = `(h.wms_pkgs_num is not null or h.order_pieces is null
  and exists (select from warehouse_receipt r where r.order_id = h.order_id and r.state = 'RECEIVED'))`;

/** Cargo and stages, worked out anew from house waybills, bookings, waybills and what was recorded of them. */
const strayCargo = () =>
  house.rows(`
    select 'house waybills and what was booked' as what, b.booking_no as no from booking b
      where b.status <> 'DRAFT' and (select jsonb_agg(jsonb_build_array(x.house ->> 'id', (x.house ->> 'bookingPkgsNum')::int, (x.house ->> 'orderPieces')::int) order by x.place)
          from jsonb_array_elements(b.content #> '{houses,rows}') with ordinality x (house, place))
        is distinct from (select jsonb_agg(jsonb_build_array(h.id::text, h.booking_pkgs_num, h.order_pieces) order by h.position) from hawb h where h.booking_id = b.id)
    union all select 'booking and its house waybills', b.booking_no from booking b join (
        select h.booking_id, sum(h.booking_pkgs_num) as pieces, sum(h.booking_gross_weight) as kg, sum(h.booking_volume) as cbm from hawb h group by 1) h
      on h.booking_id = b.id where b.mawb_id is not null and (b.accepted_pieces, b.accepted_gross_weight, b.accepted_volume) is distinct from (h.pieces, h.kg, h.cbm)
    union all select 'waybill and its bookings', m.mawb_no from mawb m join (
        select b.mawb_id, sum(b.accepted_pieces) as pieces, sum(b.accepted_gross_weight) as kg from booking b where b.mawb_id is not null group by 1) b
      on b.mawb_id = m.id where m.status <> '0' and (m.pieces, m.gross_weight) is distinct from (b.pieces, b.kg)
    union all select 'weighbridge note and what is on', m.mawb_no from mawb m where m.status in ('45', '3') and m.final_pieces <> m.pieces
    union all select 'waybill and its shares', m.mawb_no from mawb m join booking b on b.mawb_id = m.id left join mawb_share s on s.booking_id = b.id and s.mawb_id = m.id
      where (s.pieces, s.gross_weight) is distinct from (b.accepted_pieces, b.accepted_gross_weight)
    union all select 'share and what its booking is billed', b.booking_no from mawb_share s join booking b on b.id = s.booking_id and b.mawb_id = s.mawb_id
      join (select h.booking_id, bool_and(${measuredOf}) as measured from hawb h group by 1) h on h.booking_id = b.id
      where s.billing_weight is distinct from case when h.measured then b.wms_billing_weight else b.billing_weight end
    union all select 'weight of a booking and what came for its orders', b.booking_no from booking b
      join (select h.booking_id, bool_and(${measuredOf}) as measured from hawb h group by 1) h on h.booking_id = b.id
      where b.status <> '0' and (b.wms_billing_weight is not null) <> h.measured
    union all select 'room of a booking that has none', b.booking_no from booking b join slot_reservation s on s.booking_id = b.id where b.status = '0' or s.flight_id <> b.flight_id
    union all select 'one number on two bookings', min(h.hawb_no) from hawb h join booking b on b.id = h.booking_id
      where b.status not in ('DRAFT', '0', '8') and h.hawb_no is not null group by plain_number(h.hawb_no) having count(distinct b.id) > 1
    union all select 'more parts than pieces', o.order_number from orders o join hawb h on h.order_id = o.id and h.order_pieces is not null
      group by o.id, o.order_number having sum(h.booking_pkgs_num) > min(h.order_pieces)`);

/**
 * Stages of orders, worked out anew: how far the waybills are that carry all of their pieces, and whether they were received.
 * What came into the warehouse is there, whatever becomes of its waybill.
 */
const strayStages = () =>
  house.rows(`
    with carried as (
      select h.order_id, h.booking_pkgs_num as pieces, h.order_pieces, array_position('{31,32,33,3,4,34,8}', case m.status when '45' then '33' else m.status end) as way
      from hawb h join booking b on b.id = h.booking_id join mawb m on m.id = b.mawb_id where h.order_id is not null),
    ways (way, stage, place) as (values (2, 'WH_IN', 1), (4, 'DEPARTED', 2), (5, 'ARRIVED', 3), (7, 'DELIVERED', 4)),
    reached as (
      select c.order_id, w.stage, w.place from carried c join ways w on c.way >= w.way
      group by 1, 2, 3 having sum(c.pieces) >= min(c.order_pieces) or bool_or(c.order_pieces is null)
      union select r.order_id, 'WH_IN', 1 from warehouse_receipt r where r.state = 'RECEIVED')
    select o.order_number, o.status, f.stage from orders o
    left join lateral (select r.stage from reached r where r.order_id = o.id order by r.place desc limit 1) f on true
    where o.status <> 'CANCELLED' and o.status <> coalesce(f.stage, 'ORDERED')
      and (o.status <> 'WH_IN' or f.stage is not null)`);

type Flying = Awaited<ReturnType<typeof confirmed>>;
interface Done {
  readonly code: number;
  readonly status: number;
  readonly message: string;
}

// The same in every run.
const chance = chanceOf('cargo on its way');
const flying: Flying[] = [];
const because = { reason: 'by chance' };
let messages = 0;

async function waybillNow({ mawb }: Flying) {
  const [row] = await house.rows<{ id: string; version: number; status: string }>(
    'select id, version, status from mawb where id = $1',
    [mawb.id],
  );
  assert.ok(row);
  return row;
}

async function deskMove(one: Flying, path: string, asked: object): Promise<Done> {
  const { id, version } = await waybillNow(one);
  return desk.post(`/opsapi/mawb/${path}`, { id, version, ...because, ...asked });
}

const toStatus = (one: Flying, to: string, data: object = because) =>
  deskMove(one, 'move', { to, data, reason: undefined });

/** What an airline says next of a waybill, by where it stands, and where it happens. */
const nextWords = new Map<string, readonly [string, 'origin' | 'destination']>([
  ['33', ['DEP', 'origin']],
  ['45', ['DEP', 'origin']],
  ['3', ['ARR', 'destination']],
  ['4', ['NFD', 'destination']],
  ['34', ['DLV', 'destination']],
]);

async function airlineSays(one: Flying, code: string, position: 'origin' | 'destination') {
  messages += 1;
  return house.house.staff.inTransaction(viewerOfProgram('op:feed:manage'), (tx) =>
    waybillEvent(tx, {
      mawbId: one.mawb.id,
      code,
      classifier: 'ACT',
      occurredAt: new Date(Date.now() - 7_200_000 + messages * 1_000).toISOString(),
      zone: 'Asia/Shanghai',
      place: 'PVG',
      position,
      source: 'fsu',
      key: `chance ${messages}`,
    }),
  );
}

/** The next thing that comes to pass where a waybill stands: measured, built up, flown, delivered. */
async function goOn(one: Flying): Promise<Done> {
  const { id, status } = await waybillNow(one);
  const at = new Date().toISOString();
  if (status === '31') return toStatus(one, '32', { at, houses: await measured(id) });
  if (status === '32')
    return toStatus(one, '33', {
      at,
      ulds: [{ uldNo: 'PMC12345CK', pieces: null, grossWeight: null, remark: null }],
    });
  const [code, position] = nextWords.get(status) ?? [];
  if (code === undefined || position === undefined) return { code: -1, status: 200, message: 'ended' };
  const message = await airlineSays(one, code, position);
  return { code: message === 'moved' ? 200 : -1, status: 200, message };
}

/** What was booked, found again by the warehouse. */
function measured(mawbId: string) {
  return house.rows(
    `select h.id as "hawbId", h.booking_pkgs_num as pieces, h.booking_gross_weight::text as "grossWeight", h.booking_volume::text as volume
     from hawb h join booking b on b.id = h.booking_id where b.mawb_id = $1`,
    [mawbId],
  );
}

/** A departure that is told wherever the waybill stands. */
async function tellDeparture(one: Flying): Promise<Done> {
  const message = await airlineSays(one, 'DEP', 'origin');
  return { code: 200, status: 200, message };
}

/** What is built up is weighed as it was booked. */
async function weigh(one: Flying): Promise<Done> {
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
  for (const before of ['31', '32']) if ((await waybillNow(one)).status === before) await goOn(one);
  if ((await waybillNow(one)).status === '33') await weigh(one);
  const { status } = await waybillNow(one);
  return status === '45' ? split(one) : { code: -1, status: 200, message: 'not weighed' };
}

/** Some pieces of some house waybill leave a booking, and fly on another flight or wait. */
async function split(one: Flying): Promise<Done> {
  const { booking, content } = (await desk.get(`/opsapi/booking/detail?no=${one.booking.bookingNo}`)).data;
  const rows: HouseRow[] = content.houses.rows;
  const row = rows.length > 0 ? chance.pick(rows) : undefined;
  const houses = row ? [shareOf(row, chance.whole(1, row.bookingPkgsNum ?? 1))] : [];
  const { id, version } = booking;
  const reply = await desk.post('/opsapi/booking/split', { id, version, houses, ...because });
  if (reply.code === 200 && chance.happens(0.5)) await confirmRest(one, reply.data.bookingNo);
  return reply;
}

async function confirmRest(one: Flying, no: string): Promise<void> {
  const { booking } = (await desk.get(`/opsapi/booking/detail?no=${no}`)).data;
  const flight = await addFlight(house, { leavesIn: chance.whole(24, 223) });
  const asked = { ...confirming(booking), flightId: flight.id, ...because };
  assert.equal((await desk.post('/opsapi/booking/confirm', asked)).code, 200);
  const [mawb] = await house.rows<{ id: string; version: number }>(
    'select m.id, m.version from mawb m join booking b on b.mawb_id = m.id where b.id = $1',
    [booking.id],
  );
  if (mawb) flying.push({ ...one, flight, booking, mawb });
}

async function receive(one: Flying) {
  const orderId = chance.pick(one.orders)?.id;
  const lines = [{ pieces: chance.whole(1, 20), length: '50', width: '60', height: '40', weight: '120.5' }];
  const asked = { id: newId(), version: null, orderId, warehouse: 'PVG-W2', photos: [], remark: null, lines };
  const saved = await desk.post('/opsapi/receipt/save', asked);
  if (saved.code !== 200) return saved;
  const { id, version } = saved.data;
  return desk.post('/opsapi/receipt/confirm', { id, version, complete: chance.happens(0.5) });
}

async function takeReceiptBack(): Promise<Done> {
  const counting = await house.rows<{ id: string; version: number }>(
    `select id, version from warehouse_receipt where order_id = any($1) and state = 'RECEIVED' order by receipt_no`,
    [flying.flatMap(({ orders }) => orders.map(({ id }) => id))],
  );
  if (counting.length === 0) return { code: -1, status: 200, message: 'nothing received' };
  return desk.post('/opsapi/receipt/void', { ...chance.pick(counting), ...because });
}

async function cancelOrder(one: Flying): Promise<Done> {
  const no = chance.pick(one.orders)?.orderNumber;
  const { data, ...asked } = await acme.post('/omsapi/orders/cancel', { no, ...because });
  if (asked.code !== 200 || data.cancelled) return asked;
  return desk.post('/opsapi/orders/requests/decide', {
    requestId: data.request.requestId,
    version: data.request.version ?? 1,
    accepted: true,
    answer: null,
  });
}

async function changeFlight(one: Flying): Promise<Done> {
  const { flightNo, flightDate } = await addFlight(house, { leavesIn: chance.whole(24, 223) });
  return deskMove(one, 'flight', { flightNo, flightDate, offloaded: chance.happens(0.5) });
}

async function book(): Promise<Done> {
  flying.push(await confirmed({}, 48, flying.length % 2 === 0));
  return { code: 200, status: 200, message: '' };
}

async function handIn(): Promise<Done> {
  await handedIn();
  return { code: 200, status: 200, message: '' };
}

const deeds: Readonly<Record<string, (one: Flying) => Promise<Done>>> = {
  book,
  handIn,
  split,
  weigh,
  leaveBehind,
  receive,
  takeReceiptBack,
  cancelOrder,
  changeFlight,
  goOn,
  tellDeparture,
  takeOff: (one) => deskMove(one, 'takeOff', { bookingNo: one.booking.bookingNo }),
  reject: (one) => toStatus(one, '0'),
  wait: (one) => toStatus(one, '29'),
  stepBack: (one) => deskMove(one, 'back', {}),
  newTimes: ({ flight }) => retimed(flight.id, chance.whole(1, 60)),
  cancelFlight: ({ flight }) => cancelled(flight.id),
};

test('after any deeds the references, arrival, cut-off, cargo and stage of orders are what the records say', async () => {
  await book();
  const names = Object.keys(deeds);
  // Cargo comes and goes on more often than something happens to it.
  const usual = [...names, ...Array(4).fill('book'), ...Array(5).fill('goOn')];
  const done = new Set<string>();
  for (let step = 0; step < 120; step += 1) {
    const undone = names.filter((one) => !done.has(one));
    const name = chance.pick(undone.length > 0 && chance.happens(0.3) ? undone : usual);
    // The latest ones are still on their way.
    const one = chance.pick(flying.slice(-3));
    const reply = await deeds[name]?.(one);
    assert.ok(reply && reply.status < 500, reply?.message);
    if (reply.code === 200) done.add(name);

    for (const stray of [contradictions, strayFacts, strayCargo, strayStages])
      assert.deepEqual(await stray(), [], `${step} ${name}: ${reply.message}`);
  }
  assert.deepEqual([...done].toSorted(), [...names].toSorted(), 'each of them was done');
});
