import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkContainer } from '@loadline/contract/checks/waybill';
import { straysIn } from '../../app.chain.factory.ts';
import { viewerOfJob } from '../../kernel/viewer.ts';
import { openTestHouse } from '../../testing/house.ts';
import { addOrder } from '../orders/orders.factory.ts';
import { retryFeedsJob } from './feeds.jobs.commands.ts';

const house = await openTestHouse();
const desk = await house.as(await house.clerk());
const ana = await house.as(await house.person());
const [strayReferences] = straysIn(house);
const sea = { transport_type: '2', origin: 'CNYTN', destination: 'USLAX' };
let told = 0;

/** Numbers of which nobody has told yet. */
function numbers() {
  told += 2;
  const [container, second] = [told, told + 1].map((at) => {
    const body = `CSQU${String(305_400 + at)}`;
    return [...'0123456789'].map((digit) => body + digit).find((one) => checkContainer(one) === 'valid');
  });
  assert.ok(container && second);
  return { bill: `COSU${6_300_000_000 + told}`, booking: String(6_400_000_000 + told), container, second };
}

interface Said {
  readonly code?: string;
  readonly documents?: Readonly<Record<string, string>>;
  readonly box?: string;
  readonly more?: object;
}

/** A container's event as a line writes it. */
function gateIn({ code = 'GTIN', documents = {}, box = '', more = {} }: Said): object {
  told += 1;
  return {
    eventID: `called ${told}`,
    eventType: 'EQUIPMENT',
    eventClassifierCode: 'ACT',
    equipmentEventTypeCode: code,
    equipmentReference: box,
    emptyIndicatorCode: 'LADEN',
    eventDateTime: '2026-11-18T10:00:00+08:00',
    transportCall: { UNLocationCode: 'CNYTN' },
    documentReferences: Object.entries(documents).map(([documentReferenceType, documentReferenceValue]) => ({
      documentReferenceType,
      documentReferenceValue,
    })),
    ...more,
  };
}

const bring = async (...events: object[]) =>
  (await desk.post('/opsapi/feeds/bring', { text: JSON.stringify(events) })).data;

const heard = async (id: string) =>
  (
    await house.rows<{ said: string }>(
      `select kind || ' ' || number as said from shipment_reference where order_id = $1 and source = 'carrier' order by 1`,
      [id],
    )
  ).map(({ said }) => said);

async function codesOf(id: string): Promise<string[]> {
  const events = await house.rows<{ code: string }>(
    'select code from shipment_event where subject_id = $1 order by 1',
    [id],
  );
  return events.map(({ code }) => code);
}

/** By which numbers anybody is answered. */
const tracked = async (no: string): Promise<string[]> =>
  (await house.nobody.get(`/omsapi/public/tracking?trackType=0&trackNo=${no}`)).data.shipments.map(
    ({ number }: { number: string }) => number,
  );

const noStrays = async () => assert.deepEqual(await strayReferences?.(), []);

test('beside the bill that only one order has, a container is its own, found on every way and told of by the rest of the message', async () => {
  const { bill, booking, container, second } = numbers();
  const { id, orderNumber } = await addOrder(house, { ...sea, tracking_no: bill });
  const feed = await bring(
    gateIn({ box: container, documents: { TRD: bill, BKG: booking } }),
    gateIn({ code: 'LOAD', box: container }),
    gateIn({ code: 'DISC', box: second }),
  );
  assert.deepEqual([feed.state, feed.events, feed.orders], ['PARTLY', 3, 1]);
  assert.deepEqual(await heard(id), [`carrier ${booking}`, `container ${container}`]);
  assert.deepEqual(await codesOf(id), ['GTIN', 'LOAD']);

  const numbersIn = async (calls: typeof ana, path: string) =>
    (await calls.get(path)).data.rows.map((one: { orderNumber: string }) => one.orderNumber);
  for (const typed of [
    `${container.slice(0, 4)} ${container.slice(4, 10)} ${container.slice(10)}`,
    container,
  ]) {
    const asked = encodeURIComponent(typed);
    assert.deepEqual(await tracked(asked), [container]);
    assert.deepEqual(await numbersIn(ana, `/omsapi/orders?search=${asked}`), [orderNumber]);
    assert.deepEqual(await numbersIn(desk, `/opsapi/orders?numbers=${asked}`), [orderNumber]);
    const { orders } = (await desk.get(`/opsapi/events/orders?numbers=${asked}`)).data;
    assert.deepEqual(
      orders.map((one: { orderNumber: string }) => one.orderNumber),
      [orderNumber],
    );
  }
  await noStrays();
});

test('what staff noted stands, and saving a form makes what a carrier said no word of theirs', async () => {
  const { bill, container, second } = numbers();
  const { id } = await addOrder(house, { ...sea, tracking_no: bill });
  const save = async (version: number, trackingNo: string) => {
    const facts = { id, version, trackingNo, transferNo: null, route: `by sea ${version}`, cutOff: null };
    const saved = await desk.post('/opsapi/orders/facts', facts);
    assert.equal(saved.code, 200, saved.message);
    return saved.data.version;
  };
  const version = await save(1, `${bill}, ${second}`);
  await bring(
    gateIn({ documents: { TRD: bill }, box: container }),
    gateIn({ documents: { TRD: bill }, box: second }),
  );
  assert.deepEqual(await heard(id), [`container ${container}`]);
  await save(version, `${bill}, ${second}, ${container}`);
  const noted = await house.rows<{ number: string }>(
    `select number from shipment_reference where order_id = $1 and source = 'desk' order by 1`,
    [id],
  );
  assert.deepEqual(
    noted.map(({ number }) => number),
    [bill, second],
  );
  assert.deepEqual(await heard(id), [`container ${container}`]);
  await noStrays();
});

test('an event that is made void calls its order nothing any more, unless another says the same', async () => {
  const { bill, booking, container } = numbers();
  const { id } = await addOrder(house, { ...sea, tracking_no: bill });
  const both = gateIn({ code: 'STUF', documents: { TRD: bill, BKG: booking }, box: container });
  await bring(gateIn({ documents: { TRD: bill }, box: container }), both);
  assert.deepEqual(await heard(id), [`carrier ${booking}`, `container ${container}`]);
  const revoke = async (code: string) => {
    const [event] = await house.rows<{ id: string }>(
      'select event_id as id from shipment_event where subject_id = $1 and code = $2',
      [id, code],
    );
    const asked = { orgId: house.orgA, id: event?.id, reason: 'another shipment’s' };
    const reply = await desk.post('/opsapi/events/void', asked);
    assert.equal(reply.code, 200, reply.message);
  };
  await revoke('STUF');
  assert.deepEqual(await heard(id), [`container ${container}`]);
  await noStrays();
  await revoke('GTIN');
  assert.deepEqual(await heard(id), []);
  assert.deepEqual(await tracked(container), []);
  await noStrays();
});

test('nothing is written that is not sure', async () => {
  const { bill, container } = numbers();
  const documents = { TRD: bill };
  const one = await addOrder(house, { ...sea, tracking_no: bill });
  const wrong = `${container.slice(0, 10)}${(Number(container.slice(10)) + 1) % 10}`;
  const unsure: readonly (readonly [string, Said])[] = [
    [
      'an empty container',
      { code: 'GTOT', documents, box: container, more: { emptyIndicatorCode: 'EMPTY' } },
    ],
    ['only planned', { documents, box: container, more: { eventClassifierCode: 'PLN' } }],
    ['a container that cannot be', { documents, box: wrong }],
    ['no number yet', { documents: { TRD: bill, BKG: 'PENDING' } }],
    ['a paper of which nothing says what it is', { documents: { TRD: bill, XYZ: '7700000011' } }],
  ];
  for (const [says, said] of unsure) {
    const feed = await bring(gateIn(said));
    assert.deepEqual([says, feed.orders], [says, 1]);
    assert.deepEqual([says, await heard(one.id)], [says, []]);
  }
  const other = await addOrder(house, { ...sea, org_id: house.orgB, tracking_no: bill });
  assert.equal((await bring(gateIn({ code: 'LOAD', documents, box: container }))).orders, 2);
  for (const { id } of [one, other]) assert.deepEqual(await heard(id), []);
});

test('a bill beside a container need not be that of the order whose goods are in it', async () => {
  const { bill, container } = numbers();
  const { id } = await addOrder(house, { ...sea, tracking_no: container });
  assert.equal((await bring(gateIn({ documents: { TRD: bill }, box: container }))).orders, 1);
  assert.deepEqual(await heard(id), []);
});

test('a message is found by the number of an order that it told, as the way back from its event asks', async () => {
  const { bill, container } = numbers();
  const { orderNumber } = await addOrder(house, { ...sea, tracking_no: bill });
  const feed = await bring(gateIn({ documents: { TRD: bill }, box: container }));
  const { rows } = (await desk.get(`/opsapi/feeds?search=${orderNumber}`)).data;
  assert.deepEqual(
    rows.map(({ id }: { id: string }) => id),
    [feed.id],
  );
});

test('a message that came before is told once a later one says whose its container is', async () => {
  const { bill, container } = numbers();
  const { id } = await addOrder(house, { ...sea, tracking_no: bill });
  assert.equal((await bring(gateIn({ code: 'STUF', box: container }))).state, 'UNMATCHED');
  await bring(gateIn({ documents: { TRD: bill }, box: container }));
  assert.deepEqual(await codesOf(id), ['GTIN']);
  await retryFeedsJob(house.house).work(viewerOfJob('0', 'nobody'), {});
  assert.deepEqual(await codesOf(id), ['GTIN', 'STUF']);
});
