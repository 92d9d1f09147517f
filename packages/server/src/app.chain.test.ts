import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shareOf } from '@loadline/contract/bookings/booking.split';
import type { HouseRow } from '@loadline/contract/bookings/booking-rows';
import type { BookableFlight } from '@loadline/contract/flights/flight';
import { localTimeAt } from '@loadline/contract/kernel/local-time';
import { confirming } from './features/bookings/bookings.factory.ts';
import { raiseSheetsJob } from './features/exceptions/exceptions.rules.commands.ts';
import { addFlight } from './features/flights/flights.factory.ts';
import { urgeDocumentsJob } from './features/orders/orders.urge.commands.ts';
import { openChain } from './features/waybills/waybills.chain.factory.ts';
import { waybillEvent } from './features/waybills/waybills.public.ts';
import { viewerOfJob, viewerOfProgram } from './kernel/viewer.ts';
import { openTestHouse } from './testing/house.ts';

const house = await openTestHouse();
const { ana, acme, desk, handedIn, confirmed, flightSeen, retimed, cancelled } = await openChain(house);

/** An order as its customer reads it. */
const seenBy = async (calls: typeof acme, no: string | undefined) =>
  (await calls.get(`/omsapi/orders/detail?no=${no}`)).data;

const noticesOf = (event: string, since: string) =>
  house.rows<{ number: string; words: Record<string, string> }>(
    'select number, words from notice where user_id = $1 and event = $2 and created_at >= $3 order by created_at',
    [ana.userId, event, since],
  );

const landsOn = ({ eta, destinationZone }: BookableFlight) => localTimeAt(eta, destinationZone).slice(0, 10);

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
    union all select 'waybill and its shares', m.mawb_no from mawb m join booking b on b.mawb_id = m.id left join mawb_share s on s.booking_id = b.id and s.mawb_id = m.id
      where (s.pieces, s.gross_weight) is distinct from (b.accepted_pieces, b.accepted_gross_weight)
    union all select 'room of a booking that has none', b.booking_no from booking b join slot_reservation s on s.booking_id = b.id where b.status = '0' or s.flight_id <> b.flight_id
    union all select 'more parts than pieces', o.order_number from orders o join hawb h on h.order_id = o.id and h.order_pieces is not null
      group by o.id, o.order_number having sum(h.booking_pkgs_num) > min(h.order_pieces)
    union all select 'departed or not', o.order_number from orders o where o.status <> 'CANCELLED' and (o.status = 'DEPARTED') is distinct from (
      coalesce((select sum(h.booking_pkgs_num) >= min(h.order_pieces) or bool_or(h.order_pieces is null) from hawb h join booking b on b.id = h.booking_id join mawb m on m.id = b.mawb_id
        where h.order_id = o.id and m.status = '3'), false))`);

test('a confirmed booking gives its orders the day of arrival by the clocks there, and its cut-off, without a notice for each', async () => {
  const since = new Date().toISOString();
  const { orders, flight, booking } = await confirmed();
  const seen = await flightSeen(flight.id);
  for (const { orderNumber } of orders) {
    const { order, events, checklist } = await seenBy(acme, orderNumber);
    assert.deepEqual([order.eta, order.cutOff], [landsOn(seen), seen.cutOff]);
    const estimates = events.filter((one: { classifier: string }) => one.classifier === 'EST');
    assert.deepEqual(
      estimates.map((one: Record<string, unknown>) => [
        one['stage'],
        one['occurredAt'],
        one['zone'],
        one['flightOrVessel'],
      ]),
      [['ARRIVED', seen.eta, seen.destinationZone, seen.flightNo]],
    );
    const due = checklist.map((one: { due: string }) => Date.parse(one.due));
    assert.ok(due.length > 0 && due.every((at: number) => at <= Date.parse(seen.cutOff)));
    const { data } = await acme.get(`/omsapi/public/tracking?trackNo=${orderNumber}`);
    assert.equal(data.shipments[0].eta, landsOn(seen));
    const from = await acme.get(
      `/omsapi/orders?search=${orderNumber}&etaFrom=${landsOn(seen)}&etaTo=${landsOn(seen)}`,
    );
    assert.equal(from.data.rows.length, 1);
  }
  const told = await house.rows<{ event: string }>(
    'select event from notice where user_id = $1 and created_at >= $2',
    [ana.userId, since],
  );
  assert.deepEqual(told, [{ event: 'bookingDecided' }], String(booking.bookingNo));
});

test('a flight that lands half a day later is told once for all its orders, and they are looked after from then on', async () => {
  const { orders, flight } = await confirmed();
  // By the minute, as it is typed.
  assert.equal((await retimed(flight.id, 0)).code, 200);
  const since = new Date().toISOString();
  const before = await flightSeen(flight.id);
  assert.equal((await retimed(flight.id, 3, ['eta'])).code, 200);
  assert.deepEqual(await noticesOf('etaMoved', since), []);
  assert.equal((await retimed(flight.id, 40, ['eta'])).code, 200);
  const after = await flightSeen(flight.id);
  const [told, ...more] = await noticesOf('etaMoved', since);
  assert.equal(more.length, 0);
  assert.equal(told?.words['to'], landsOn(after));
  assert.deepEqual(await noticesOf('slotChanged', since), []);
  assert.equal((await retimed(flight.id, 30)).code, 200);
  const [slot, ...others] = await noticesOf('slotChanged', since);
  assert.equal(others.length, 0);
  assert.equal(slot?.words['eta'], landsOn(await flightSeen(flight.id)));
  assert.equal((await noticesOf('etaMoved', since)).length, 1);
  await raiseSheetsJob(house.house).work(viewerOfJob('0', 'nobody'), {});
  for (const { id, orderNumber } of orders) {
    const { order, events } = await seenBy(acme, orderNumber);
    const seen = await flightSeen(flight.id);
    assert.equal(order.eta, landsOn(seen));
    const estimates = events.filter((one: { classifier: string }) => one.classifier === 'EST');
    assert.deepEqual(
      estimates.map((one: { occurredAt: string }) => one.occurredAt),
      [seen.eta],
    );
    const { data } = await acme.get(`/omsapi/public/tracking?trackNo=${orderNumber}`);
    const [shown] = data.shipments;
    assert.equal(shown.eta, order.eta);
    assert.deepEqual(
      shown.milestones.flatMap((one: { stage: string; occurredAt: string }) =>
        one.stage === 'ARRIVED' ? one.occurredAt : [],
      ),
      [seen.eta],
    );
    assert.ok(order.eta > landsOn(before));
    const sheets = await house.rows<{ kind: string }>(
      `select kind from exception_sheet where order_id = $1 and source_key = 'etaSlip ' || $1`,
      [id],
    );
    assert.equal(sheets.length, 1);
  }
});

test('papers that one cut-off waits for are asked for in one notice', async () => {
  const since = new Date().toISOString();
  const { flight } = await confirmed({}, 22);
  for (let times = 0; times < 2; times += 1)
    await urgeDocumentsJob(house.house).work(viewerOfJob('0', 'nobody'), {});
  const told = await noticesOf('cutOffMissing', since);
  assert.deepEqual(
    told.map(({ words }) => [words['due'], words['orders']]),
    [[(await flightSeen(flight.id)).cutOff, '2']],
  );
});

test('the cut-off of a flight counts while there is one; what the desk noted before counts again afterwards', async () => {
  const [noted, typed] = ['2030-01-03T00:00:00.000Z', '2030-01-04T00:00:00.000Z'];
  const { orders, flight, mawb, booking } = await confirmed({ cut_off: noted });
  const [first] = orders;
  const { order } = await seenBy(acme, first?.orderNumber);
  assert.equal(order.cutOff, (await flightSeen(flight.id)).cutOff);
  const asked = {
    id: order.id,
    version: order.version,
    trackingNo: null,
    transferNo: null,
    route: 'PVG → LAX',
  };
  const refused = await desk.post('/opsapi/orders/facts', { ...asked, cutOff: typed });
  assert.equal(refused.data[0].path, 'cutOff');
  const kept = await desk.post('/opsapi/orders/facts', { ...asked, cutOff: order.cutOff });
  assert.equal(kept.code, 200, kept.message);
  const off = await desk.post('/opsapi/mawb/takeOff', {
    ...mawb,
    bookingNo: booking.bookingNo,
    reason: 'next flight',
  });
  assert.equal(off.code, 200, off.message);
  const now = await seenBy(acme, first?.orderNumber);
  assert.deepEqual([now.order.eta, now.order.cutOff], [null, noted]);
});

test('after any deeds with bookings and waybills references, arrival and cut-off are what the records say', async () => {
  let seed = 7;
  const chance = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  const waiting: Awaited<ReturnType<typeof handedIn>>[] = [];
  const flying: Awaited<ReturnType<typeof confirmed>>[] = [];
  const version = async (id: string) =>
    (await house.rows<{ version: number }>('select version from mawb where id = $1', [id]))[0]?.version ?? 0;
  const done: string[] = [];
  /** Some pieces of some house waybill leave a booking, and fly on another flight or wait. */
  const splitByChance = async (no: string) => {
    const { booking, content } = (await desk.get(`/opsapi/booking/detail?no=${no}`)).data;
    const rows: HouseRow[] = content.houses.rows;
    const row = rows[chance(Math.max(rows.length, 1))];
    const houses = row ? [shareOf(row, 1 + chance(row.bookingPkgsNum ?? 1))] : [];
    const asked = { id: booking.id, version: booking.version, houses, reason: 'by chance' };
    const reply = await desk.post('/opsapi/booking/split', asked);
    if (reply.code === 200 && chance(2) === 0) {
      const rest = (await desk.get(`/opsapi/booking/detail?no=${reply.data.bookingNo}`)).data.booking;
      const flight = await addFlight(house, { leavesIn: 24 + chance(200) });
      const again = { ...confirming(rest), flightId: flight.id, reason: 'by chance' };
      assert.equal((await desk.post('/opsapi/booking/confirm', again)).code, 200);
      const [mawb] = await house.rows<{ id: string; version: number }>(
        'select m.id, m.version from mawb m join booking b on b.mawb_id = m.id where b.id = $1',
        [rest.id],
      );
      const of = flying.find(({ booking: known }) => known.bookingNo === no);
      if (mawb && of) flying.push({ ...of, flight, booking: rest, mawb });
    }
    return reply;
  };
  const cancelledOrder = async (no = '') => {
    const { data, ...asked } = await acme.post('/omsapi/orders/cancel', { no, reason: 'by chance' });
    if (asked.code !== 200 || data.cancelled) return asked;
    return desk.post('/opsapi/orders/requests/decide', {
      requestId: data.request.requestId,
      version: data.request.version ?? 1,
      accepted: true,
      answer: null,
    });
  };
  const departed = async (mawbId: string) => {
    const said = {
      mawbId,
      code: 'DEP',
      classifier: 'ACT' as const,
      zone: 'Asia/Shanghai',
      place: 'PVG',
      source: 'fsu' as const,
    };
    const at = {
      occurredAt: new Date().toISOString(),
      position: 'origin' as const,
      key: `${mawbId} ${done.length} ${chance(9_999)}`,
    };
    const outcome = await house.house.staff.inTransaction(viewerOfProgram('op:feed:manage'), (tx) =>
      waybillEvent(tx, { ...said, ...at }),
    );
    return { code: outcome === 'moved' ? 200 : -1, status: 200, message: outcome };
  };
  for (let step = 0; step < 60; step += 1) {
    const one = flying[chance(Math.max(flying.length, 1))];
    const deeds = [
      'submit',
      'confirm',
      'takeOff',
      'reject',
      'wait',
      'back',
      'flight',
      'times',
      'cancel',
      'split',
      'leave',
      'depart',
    ] as const;
    const deed = one ? (deeds[chance(deeds.length)] ?? 'confirm') : 'confirm';
    if (deed === 'submit') waiting.push(await handedIn());
    else if (deed === 'confirm' || !one) flying.push(await confirmed());
    else {
      const at = { id: one.mawb.id, version: await version(one.mawb.id), reason: 'by chance' };
      const flight = await addFlight(house, { leavesIn: 24 + chance(200) });
      const asked = {
        takeOff: () => desk.post('/opsapi/mawb/takeOff', { ...at, bookingNo: one.booking.bookingNo }),
        reject: () => desk.post('/opsapi/mawb/move', { ...at, to: '0', data: { reason: 'by chance' } }),
        wait: () => desk.post('/opsapi/mawb/move', { ...at, to: '29', data: { reason: 'by chance' } }),
        back: () => desk.post('/opsapi/mawb/back', at),
        flight: () =>
          desk.post('/opsapi/mawb/flight', {
            ...at,
            flightNo: flight.flightNo,
            flightDate: flight.flightDate,
            offloaded: chance(2) === 0,
          }),
        times: () => retimed(one.flight.id, 1 + chance(60)),
        cancel: () => cancelled(one.flight.id),
        split: () => splitByChance(one.booking.bookingNo),
        leave: () => cancelledOrder(one.orders[chance(2)]?.orderNumber),
        depart: () => departed(one.mawb.id),
      };
      const reply = await asked[deed]();
      assert.ok(reply.status < 500, reply.message);
      if (reply.code === 200) done.push(deed);
    }
    assert.deepEqual(await contradictions(), [], `${step} ${deed}`);
    assert.deepEqual(await strayFacts(), [], `${step} ${deed}`);
    assert.deepEqual(await strayCargo(), [], `${step} ${deed}`);
  }
  assert.ok(new Set(done).size >= 9, done.join(' '));
});
