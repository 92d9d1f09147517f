import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FeedState } from '@loadline/contract/feeds/feed-message';
import { feedLifecycle, feedStates } from '@loadline/contract/feeds/feed-message';
import { codesOf } from '@loadline/contract/kernel/code';
import { canMove } from '@loadline/contract/kernel/lifecycle';
import { newId } from '../../kernel/database.ts';
import { openTestHouse } from '../../testing/house.ts';
import { addOrder } from '../orders/orders.factory.ts';
import { lines } from './testing/examples.ts';

const house = await openTestHouse();
const desk = await house.as(await house.clerk());
const states = codesOf(feedStates);
await addOrder(house, { tracking_no: '99912345675', origin: 'PVG', destination: 'LAX' });
const [known, unknown] = ['999-12345675PVGLAX/T50', '297-12345675PVGLAX/T5'];
let count = 0;

/** What leads to each outcome; nothing leads back to received. */
const told: Readonly<Partial<Record<FeedState, () => string>>> = {
  APPLIED: () => lines('FSU/12', known, 'RCS/19NOV1430/PVG/T50'),
  PARTLY: () => lines('FSU/12', known, 'RCS/19NOV1430/PVG/T50', 'XYZ/19NOV1000/PVG'),
  UNMATCHED: () => lines('FSU/12', unknown, 'RCS/19NOV1430/PVG/T5'),
  UNREADABLE: () => 'good morning',
};

/** A message that stands in a state, whatever came before, with what will be found in it. */
async function messageIn(state: FeedState, outcome: FeedState): Promise<string> {
  const id = newId();
  count += 1;
  await house.rows(
    `insert into feed_message (id, way, name, raw, sha256, state) values ($1, 'http', null, $2, sha256($3::bytea), $4)`,
    [id, told[outcome]?.() ?? '', Buffer.from(`message ${count}`), state],
  );
  return id;
}

async function rowOf(id: string) {
  const [row] = await house.rows<{ state: FeedState; tries: number }>(
    'select state, tries from feed_message where id = $1',
    [id],
  );
  return row;
}

for (const from of states)
  for (const to of states) {
    if (told[to])
      test(`${from} to ${to}: applied once more a message becomes what it says, and nothing is told twice`, async () => {
        assert.ok(from === to || canMove(feedLifecycle, from, to));
        const id = await messageIn(from, to);
        await desk.post('/opsapi/feeds/replay', { ids: [id] });
        assert.deepEqual(await rowOf(id), { state: to, tries: 1 });
        const events = async () =>
          JSON.stringify(await house.rows('select * from shipment_event order by event_id'));
        const standing = await events();
        await desk.post('/opsapi/feeds/replay', { ids: [id] });
        assert.deepEqual(await rowOf(id), { state: to, tries: 2 });
        assert.equal(await events(), standing);
      });
    else
      test(`${from} to ${to}: nobody can ask for it, and nothing is written`, async () => {
        assert.ok(!canMove(feedLifecycle, from, to));
        const id = await messageIn(from, 'APPLIED');
        const before = await house.rows('select * from feed_message order by id');
        const asked = { ids: [id], state: to };
        const reply = await (await house.as(await house.person())).post('/opsapi/feeds/replay', asked);
        assert.notEqual(reply.code, 200);
        const strayed = await desk.post('/opsapi/feeds/replay', { ids: [newId(), id], state: to });
        assert.notEqual(strayed.code, 200);
        assert.deepEqual(await house.rows('select * from feed_message order by id'), before);
      });
  }

test('of 200 who apply one message at the same time all see one outcome, and each event is there once', async () => {
  const id = await messageIn('RECEIVED', 'APPLIED');
  const replies = await Promise.all(
    Array.from({ length: 200 }, () => desk.post('/opsapi/feeds/replay', { ids: [id] })),
  );
  assert.ok(replies.every(({ status }) => status === 200 || status === 503));
  assert.equal((await rowOf(id))?.state, 'APPLIED');
  const twice = await house.rows(
    `select source_id from shipment_event where source = 'carrier' group by org_id, source_id having count(*) > 1`,
  );
  assert.deepEqual(twice, []);
});
