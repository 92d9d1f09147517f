import assert from 'node:assert/strict';
import { Writable } from 'node:stream';
import { test } from 'node:test';
import { addOrder } from './features/orders/orders.factory.ts';
import { callsOf } from './testing/calls.ts';
import { openTestHouse } from './testing/house.ts';

const lines: string[] = [];
const logTo = new Writable({
  write(chunk: Buffer, _encoding, done) {
    lines.push(chunk.toString());
    done();
  },
});
const house = await openTestHouse({ logLevel: 'trace' }, { logTo });
const { app } = house.house;
const secret = 'Sentinel7Pw9';

test('no password, token or number is ever logged, whatever way it came', async () => {
  const ana = await house.person({ password: secret });
  const form = { grant_type: 'password', scope: 'all', username: ana.username, password: secret };
  await house.nobody.post(`/adminapi/oauth/token?${new URLSearchParams(form).toString()}`);
  await house.nobody.form('/adminapi/oauth/token', { ...form, username: 'nobody' });
  await house.nobody.form('/adminapi/oauth/token', { ...form, grant_type: secret });
  const calls = await house.as(ana);
  await calls.get(`/omsapi/orders?search=${secret}`);
  await calls.get(`/omsapi/orders/detail?no=${secret}`);
  await calls.get(`/${secret}?${secret}=${secret}`, { 'x-test': secret, cookie: secret });
  await calls.post('/adminapi/views/save', { name: secret });
  await calls.upload('/adminapi/views/save', secret, Buffer.from(secret));
  await callsOf(app, `${secret}${'x'.repeat(31)}`).get('/omsapi/orders');
  const log = lines.join('');
  assert.ok(lines.length > 5);
  assert.ok(!log.includes(secret));
  assert.ok(!log.includes(calls.token ?? '-'));
});

test('a bug answers with a reference and nothing else, and the log names where it was, not what it held', async () => {
  const ana = await house.person({ permissions: ['order:view'] });
  const calls = await house.as(ana);
  await addOrder(house);
  await house.rows(
    `create or replace function find_order_ids(needle text) returns setof uuid language plpgsql stable as $$ begin raise exception 'broke on %', needle; end $$`,
  );
  const reply = await calls.get(`/omsapi/orders?search=${secret}`);
  assert.deepEqual([reply.status, reply.code, reply.data], [500, 500, null]);
  const reference = /^System Error, reference (\w{8})$/.exec(reply.message)?.[1];
  const logged = lines.find((line) => line.includes('"bug"') && line.includes(reference ?? '-'));
  assert.match(logged ?? '', /"at":\["at /);
  assert.ok(!lines.join('').includes(secret));
});
