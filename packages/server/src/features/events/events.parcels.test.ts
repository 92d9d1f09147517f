import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Stage, stageOrder } from '@loadline/contract/codes/stage';
import { eventSubject } from '@loadline/contract/events/event-import';
import fc from 'fast-check';
import { newId } from '../../kernel/database.ts';
import { openTestHouse } from '../../testing/house.ts';
import { filled, importCalls } from '../imports/imports.factory.ts';
import { addOrder } from '../orders/orders.factory.ts';
import { rightEvent } from './events.factory.ts';

const at = await openTestHouse();
const clerk = await at.as(await at.clerk());
const ana = await at.as(await at.person({ permissions: ['order:view'] }));

let made = 0;

/** An order that has come to its port, whose parcels have numbers of their own. */
async function orderIn(parcels: number) {
  const order = await addOrder(at, { destination: 'LAX', origin: 'PVG' });
  const numbers = Array.from({ length: parcels }, () => {
    made += 1;
    return `1Z999AA1${String(made).padStart(10, '0')}`;
  });
  const version = await noted(order.id, 1, numbers);
  assert.equal((await told([order.orderNumber], 'ARRIVED', '2026-11-18T10:00')).code, 200);
  return { ...order, numbers, version };
}

async function noted(id: string, version: number, numbers: readonly string[]): Promise<number> {
  const facts = { trackingNo: null, transferNo: numbers.join(', '), route: null, cutOff: null };
  const { data, message } = await clerk.post('/opsapi/orders/facts', { id, version, ...facts });
  assert.ok(data, message);
  return data.version;
}

function told(numbers: readonly string[], code: string, time: string, more: object = {}) {
  const event = { code, classifier: 'ACT', at: time, zone: 'America/Los_Angeles', isPublic: true, ...more };
  return clerk.post('/opsapi/events/record', { key: newId(), numbers, ...event });
}

async function seen(orderNumber: string) {
  const { data } = await ana.get(`/omsapi/orders/detail?no=${orderNumber}`);
  return { status: data.order.status, parcels: data.parcels, events: data.events };
}

async function tracked(number: string) {
  return (await at.nobody.get(`/omsapi/public/tracking?trackNo=${number}`)).data.shipments[0];
}

test('an order is signed with the last of its parcels, and each parcel shows where it is', async () => {
  const { orderNumber, numbers } = await orderIn(3);
  const [first = '', second = '', third = ''] = numbers;
  assert.equal((await told([first, second], 'POD', '2026-11-19T10:00')).data.recorded, 2);
  const before = await seen(orderNumber);
  assert.equal(before.status, 'ARRIVED');
  assert.deepEqual(
    before.parcels.map((one: Record<string, unknown>) => [one.number, one.stage, one.occurredAt]),
    [
      [first, 'SIGNED', '2026-11-19T18:00:00.000Z'],
      [second, 'SIGNED', '2026-11-19T18:00:00.000Z'],
      [third, null, null],
    ],
  );
  assert.deepEqual((await tracked(orderNumber)).ahead, {
    stage: 'SIGNED',
    areParcels: true,
    pieces: 2,
    of: 3,
  });
  await told([third], 'POD', '2026-11-19T12:00');
  const after = await seen(orderNumber);
  assert.equal(after.status, 'SIGNED');
  const signed = after.events.filter((one: { stage: string }) => one.stage === 'SIGNED');
  assert.deepEqual(
    signed.map((one: { parcel: string }) => one.parcel),
    [third],
  );
  assert.equal((await tracked(orderNumber)).ahead, null);
});

test('whoever asks by the number of a parcel sees that one, and how many others there are is nobody’s to know', async () => {
  const { orderNumber, numbers } = await orderIn(2);
  const [first = '', second = ''] = numbers;
  await told([first], 'POD', '2026-11-19T10:00');
  const shown = await tracked(first);
  assert.deepEqual(
    [shown.status, shown.pieces, shown.parcels.map(({ number }: { number: string }) => number)],
    ['ARRIVED', null, [first]],
  );
  assert.deepEqual([shown.ahead.pieces, shown.ahead.of], [null, null]);
  const whole = await tracked(orderNumber);
  assert.deepEqual(
    whole.parcels.map(({ number, stage }: Record<string, string>) => [number, stage]),
    [
      [first, 'SIGNED'],
      [second, null],
    ],
  );
});

test('a parcel that is noted later has not come to where the others have; one that was a slip no longer counts', async () => {
  const { id, orderNumber, numbers, version } = await orderIn(1);
  await told(numbers, 'POD', '2026-11-19T10:00');
  assert.equal((await seen(orderNumber)).status, 'SIGNED');
  const next = await noted(id, version, [...numbers, 'LATER-1']);
  assert.equal((await seen(orderNumber)).status, 'ARRIVED');
  await noted(id, next, numbers);
  assert.equal((await seen(orderNumber)).status, 'SIGNED');
});

test('an order that is named by its own number is told as a whole, whatever parcels stand beside it', async () => {
  const { orderNumber, numbers } = await orderIn(2);
  const { data } = await told([orderNumber, ...numbers], 'POD', '2026-11-19T10:00');
  assert.deepEqual([data.recorded, data.orders.length], [1, 1]);
  assert.equal((await seen(orderNumber)).status, 'SIGNED');
});

test('its customer hears once that it is signed, also where the last to be signed was told of first', async () => {
  const person = await at.person();
  const { id, numbers } = await orderIn(2);
  const [first = '', second = ''] = numbers;
  await told([second], 'POD', '2026-11-20T10:00');
  const heard = () =>
    at.rows<{ time: string }>(
      `select words ->> 'time' as time from notice where user_id = $1 and event = 'signed' and subject_id = $2`,
      [person.userId, id],
    );
  assert.deepEqual(await heard(), []);
  await told([first], 'POD', '2026-11-19T10:00');
  assert.deepEqual(await heard(), [{ time: '2026-11-20T18:00:00.000Z' }]);
});

test('a workbook tells of parcels row by row', async () => {
  const { orderNumber, numbers } = await orderIn(2);
  const imports = importCalls(clerk, eventSubject);
  const row = (number: string) => ({ ...rightEvent(number), code: '已签收' });
  const { data } = await imports.upload(await filled(eventSubject, numbers.map(row)), 'parcels.xlsx');
  assert.deepEqual(await imports.findings(data.id), []);
  await imports.act('commit', { id: data.id });
  await imports.ended(data.id);
  const { status, parcels } = await seen(orderNumber);
  assert.deepEqual(
    [status, parcels.map(({ stage }: { stage: string }) => stage)],
    ['SIGNED', ['SIGNED', 'SIGNED']],
  );
});

test('whatever is told of parcels and taken back, the order is where the last of them is', async () => {
  const codes = { ARRIVED: 'ARRIVED', DELIVERED: 'DELIVERED', POD: 'SIGNED' } as const;
  const step = fc.record({
    parcel: fc.nat(2),
    code: fc.constantFrom('ARRIVED', 'DELIVERED', 'POD'),
    hour: fc.integer({ min: 10, max: 23 }),
    isVoid: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
      const { orderNumber, numbers } = await orderIn(3);
      const reached = numbers.map((): Stage[] => []);
      for (const { parcel, code, hour, isVoid } of steps) {
        await told([numbers[parcel] ?? ''], code, `2026-11-19T${hour}:00`);
        if (!isVoid) {
          reached[parcel]?.push(codes[code]);
          continue;
        }
        const { rows } = (await clerk.get(`/opsapi/events?search=${orderNumber}`)).data;
        const last = rows.find((one: { parcel: string | null }) => one.parcel === numbers[parcel]);
        const gone = await clerk.post('/opsapi/events/void', {
          orgId: at.orgA,
          id: last.id,
          reason: 'a slip',
        });
        assert.equal(gone.code, 200, gone.message);
      }
      const furthest = reached.map((one) => Math.max(-1, ...one.map((stage) => stageOrder.indexOf(stage))));
      const behind = Math.max(stageOrder.indexOf('ARRIVED'), Math.min(...furthest));
      assert.equal((await seen(orderNumber)).status, stageOrder[behind]);
    }),
    { numRuns: 15 },
  );
});
