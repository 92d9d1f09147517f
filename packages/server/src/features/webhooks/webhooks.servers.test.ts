import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { newId } from '../../kernel/database.ts';
import { killableServers } from '../../testing/crash.ts';
import { openReceiver } from './webhooks.factory.ts';

const house = await killableServers(2, 1, 'portal', { WEBHOOK_NETWORKS: '127.0.0.0/8' });
after(() => house.close());
await Promise.all(house.servers.map((server) => server.start()));

const [records, rounds] = [8, 10];

test('two servers that run at once deliver each event once, and those of one record in their order', async () => {
  const receiver = await openReceiver();
  const made = await house.servers[0]?.post('/adminapi/webhooks/add', {
    url: receiver.url,
    categories: ['track'],
  });
  assert.equal(made?.code, 200, made?.message);
  const ids = Array.from({ length: records }, () => newId());
  for (let round = 0; round < rounds; round += 1) {
    await house.rows(
      `insert into webhook_delivery (org_id, id, hook_id, type, subject, subject_id, number, body, key, created_at, next_at)
       select h.org_id, gen_random_uuid(), h.id, 'order.departed', 'order', r.id, 'SO' || r.n, json_build_object('type', 'order.departed',
         'data', json_build_object('number', 'SO' || r.n, 'round', $2::int))::text, r.n || ' ' || $2::int, now(), now()
       from webhook h cross join unnest($1::uuid[]) with ordinality as r (id, n)`,
      [ids, round],
    );
    await house.rows(`select enqueue_for_nobody('deliver-webhooks', '{}', 'deliver-webhooks')`);
    await sleep(30);
  }
  for (let look = 0; look < 1_200 && receiver.received.length < records * rounds; look += 1) await sleep(50);
  assert.equal(new Set(receiver.received.map(({ id }) => id)).size, records * rounds);
  assert.equal(receiver.received.length, records * rounds);
  const told = receiver.received.map(({ body }): { number: string; round: number } => JSON.parse(body).data);
  for (const [number, all] of Map.groupBy(told, (one) => one.number))
    assert.deepEqual(
      all.map(({ round }) => round),
      Array.from({ length: rounds }, (_, round) => round),
      number,
    );
});
