import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BookableFlight } from '@loadline/contract/flights/flight';
import { localTimeAt } from '@loadline/contract/kernel/local-time';
import { raiseSheetsJob } from './features/exceptions/exceptions.rules.commands.ts';
import { urgeDocumentsJob } from './features/orders/orders.urge.commands.ts';
import { openChain } from './features/waybills/waybills.chain.factory.ts';
import { newId } from './kernel/database.ts';
import { viewerOfJob } from './kernel/viewer.ts';
import { openTestHouse } from './testing/house.ts';

const house = await openTestHouse();
const { ana, acme, desk, confirmed, flightSeen, retimed } = await openChain(house);

/** An order as its customer reads it. */
const seenBy = async (calls: typeof acme, no: string | undefined) =>
  (await calls.get(`/omsapi/orders/detail?no=${no}`)).data;

const noticesOf = (event: string, since: string) =>
  house.rows<{ number: string; words: Record<string, string> }>(
    'select number, words from notice where user_id = $1 and event = $2 and created_at >= $3 order by created_at',
    [ana.userId, event, since],
  );

const landsOn = ({ eta, destinationZone }: BookableFlight) => localTimeAt(eta, destinationZone).slice(0, 10);

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

/** In how many hours a flight leaves whose day of arrival three hours more do not change. */
function landingInTheMorning(): number {
  const usual = new Date(Date.now() + 60 * 3_600_000).toISOString();
  const hour = Number(localTimeAt(usual, 'America/Los_Angeles').slice(11, 13));
  return 48 + ((30 - hour) % 24);
}

interface Arrival {
  readonly day: string;
  readonly source: string;
  readonly flightOrVessel: string | null;
}

test('a flight that lands half a day later is told once for all its orders, and they are looked after from then on', async () => {
  const { orders, flight } = await confirmed({}, landingInTheMorning());
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
  // The order says when it was to come, when it is now, and by what; hours on the same day are no other day.
  for (const [calls, side] of [
    [acme, '/omsapi'],
    [desk, '/opsapi'],
  ] as const) {
    const { arrivals } = (await calls.get(`${side}/orders/detail?no=${orders[0]?.orderNumber}`)).data;
    const moved = arrivals.map(({ day, source, flightOrVessel }: Arrival) => [day, source, flightOrVessel]);
    assert.deepEqual(moved, [
      [landsOn(after), 'system', after.flightNo],
      [landsOn(before), 'system', before.flightNo],
    ]);
  }
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
      `select kind from exception_sheet where source_key like 'etaSlip %' and (order_id = $1 or $1::uuid = any (about_orders))`,
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

test('an order that nobody said a way of goes that of its booking: shown, tracked, and where an event happened is read by it', async () => {
  const { orders, flight, mawb, booking } = await confirmed();
  const [first] = orders;
  const { origin, destination } = await flightSeen(flight.id);
  const wayOf = async () => {
    const { order } = await seenBy(acme, first?.orderNumber);
    return [order.origin, order.destination, order.route];
  };
  assert.deepEqual(await wayOf(), [origin, destination, `${origin} → ${destination}`]);
  const { data } = await acme.get(`/omsapi/public/tracking?trackNo=${first?.orderNumber}`);
  const [shown] = data.shipments;
  assert.deepEqual([shown.origin, shown.destination], [origin, destination]);
  const told = async (place: string) => {
    const at = localTimeAt(new Date(Date.now() - 3_600_000).toISOString(), 'Asia/Shanghai');
    const body = { numbers: [first?.orderNumber], code: 'DEPA', classifier: 'ACT', at, zone: null, place };
    const reply = await desk.post('/opsapi/events/record', { key: newId(), isPublic: true, ...body });
    assert.equal(reply.code, 200, reply.message);
    return (await seenBy(acme, first?.orderNumber)).order.status;
  };
  assert.equal(await told('ICN'), 'ORDERED', 'a port on the way');
  assert.equal(await told(origin), 'DEPARTED');
  const off = await desk.post('/opsapi/mawb/takeOff', {
    ...mawb,
    bookingNo: booking.bookingNo,
    reason: 'next flight',
  });
  assert.equal(off.code, 200, off.message);
  assert.deepEqual(await wayOf(), [origin, destination, `${origin} → ${destination}`], 'still booked');
});

test('what the desk says of the way of an order goes before its booking; what it leaves as it stood follows it', async () => {
  const { orders, flight } = await confirmed();
  const [first] = orders;
  const { origin, destination } = await flightSeen(flight.id);
  const facts = async (said: object) => {
    const { order } = await seenBy(acme, first?.orderNumber);
    const { id, version, trackingNo, transferNo, route, cutOff } = order;
    const reply = await desk.post('/opsapi/orders/facts', {
      id,
      version,
      trackingNo,
      transferNo,
      route,
      cutOff,
      origin: order.origin,
      destination: order.destination,
      ...said,
    });
    assert.equal(reply.code, 200, reply.message);
    const { order: now } = await seenBy(acme, first?.orderNumber);
    return [now.origin, now.destination, now.route];
  };
  assert.deepEqual(await facts({ origin: 'SZX' }), ['SZX', destination, `SZX → ${destination}`]);
  assert.deepEqual(await facts({ origin: null }), [origin, destination, `${origin} → ${destination}`]);
  const [deed] = (await desk.get(`/opsapi/orders/history?no=${first?.orderNumber}`)).data;
  assert.deepEqual(
    deed.changes.map(({ field, from, to }: Record<string, string>) => `${field}: ${from} → ${to}`).toSorted(),
    [
      "Origin: Shenzhen Bao'an airport → Shanghai Pudong airport",
      `Route: SZX → ${destination} → ${origin} → ${destination}`,
    ],
  );
  assert.deepEqual(await facts({ route: `${origin} ICN ${destination}` }), [
    origin,
    destination,
    `${origin} ICN ${destination}`,
  ]);
  assert.deepEqual(await facts({ route: null }), [origin, destination, `${origin} → ${destination}`]);
});
