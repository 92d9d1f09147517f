import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTestHouse } from '../../testing/house.ts';
import { addFlight } from '../flights/flights.factory.ts';
import { layMawb } from './waybills.factory.ts';

const house = await openTestHouse();
const owner = await house.person();
const cargo = [{ orgId: house.orgA, ownerId: owner.userId, orders: [null] }];

const gone = await addFlight(house, { leavesIn: -20 });
const away = await addFlight(house, { leavesIn: 20 });
const note = crypto.randomUUID();

/** Where each of these waits, or null where it is not for staff to move. */
const laid = [
  [{ status: '31' }, null],
  [{ status: '31', selfDelivery: true }, 'waybillsToPrepare'],
  [{ status: '32' }, 'waybillsToPrepare'],
  [{ status: '33' }, 'waybillsToPrepare'],
  [{ status: '42' }, 'waybillsToPrepare'],
  [{ status: '43' }, null],
  [{ status: '44' }, 'waybillsToReview'],
  [{ status: '41' }, 'waybillsToWeigh'],
  [{ status: '45', columns: { flight_id: away.id } }, null],
  [{ status: '45', columns: { flight_id: gone.id } }, 'waybillsDue'],
  [{ status: '33', columns: { flight_id: gone.id, weighbridge_file: note } }, 'waybillsDue'],
  [{ status: '3', columns: { flight_id: away.id } }, null],
  [{ status: '3', columns: { flight_id: gone.id } }, 'waybillsDue'],
  [{ status: '4' }, 'waybillsToNotify'],
  [{ status: '40' }, 'waybillsToNotify'],
  [{ status: '34' }, null],
  [{ status: '8' }, null],
  [{ status: '0' }, null],
] as const;

test('a waybill waits in the queue of the step that staff owe it, in the list, on its page and in the work list', async () => {
  const placed: { readonly no: string; readonly queue: string | null }[] = [];
  for (const [facts, queue] of laid)
    placed.push({ no: (await layMawb(house, { ...facts, cargo })).no, queue });
  const desk = await house.as(await house.clerk({ customers: [house.orgA] }));
  const { queues } = (await desk.get('/opsapi/mawb/overview')).data;
  const work = (await desk.get('/opsapi/work')).data.queues;
  for (const { queue, count } of queues) {
    const there = placed.filter((one) => one.queue === queue).map(({ no }) => no);
    const { rows } = (await desk.get(`/opsapi/mawb?queue=${queue}&sort=statusAt`)).data;
    assert.deepEqual(
      rows.map(({ mawbNo }: { mawbNo: string }) => mawbNo).toSorted(),
      there.toSorted(),
      queue,
    );
    assert.equal(count, there.length, queue);
    assert.equal(work.find((one: { queue: string }) => one.queue === queue).waiting, there.length, queue);
  }
  for (const { no, queue } of placed)
    assert.equal((await desk.get(`/opsapi/mawb/detail?no=${no}`)).data.queue, queue, no);
  const stranger = await house.as(await house.clerk({ customers: [house.orgB] }));
  const others = (await stranger.get('/opsapi/mawb/overview')).data.queues;
  assert.ok(others.every(({ count }: { count: number }) => count === 0));
});

test('the work list names every customer whose cargo is on a waybill that waits', async () => {
  const neighbour = await house.person({ orgId: house.orgB });
  const both = [...cargo, { orgId: house.orgB, ownerId: neighbour.userId, orders: [null] }];
  const shared = await layMawb(house, {
    status: '44',
    cargo: both,
    columns: { status_at: '2020-01-01T00:00:00Z' },
  });
  const desk = await house.as(await house.clerk());
  const { data } = await desk.get('/opsapi/work/waiting');
  const entry = data.find(({ no }: { no: string }) => no === shared.no);
  const names = await house.rows<{ name_zh: string }>(
    'select name_zh from organisation where org_id = any($1)',
    [[house.orgA, house.orgB]],
  );
  assert.deepEqual([entry.queue, entry.late], ['waybillsToReview', true]);
  for (const { name_zh } of names) assert.match(entry.whose, new RegExp(name_zh));
});
