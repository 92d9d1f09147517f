import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { test } from 'node:test';
import { newId } from '../../kernel/database.ts';
import { viewerOfProgram } from '../../kernel/viewer.ts';
import { openTestHouse } from '../../testing/house.ts';
import { tell } from '../notices/notices.public.ts';
import type { Received } from './webhooks.factory.ts';
import { deliverIn, openReceiver, triedOnce } from './webhooks.factory.ts';

const house = await openTestHouse({ webhookNetworks: ['127.0.0.0/8'] });
const admin = await house.as(await house.person());

async function addHook(url: string, categories: string[] = ['track', 'booking']) {
  const reply = await admin.post('/adminapi/webhooks/add', { url, categories });
  assert.equal(reply.code, 200, reply.message);
  return { id: String(reply.data.hook.id), secret: String(reply.data.secret) };
}

const removeAll = () => house.rows('delete from webhook');

/** Something happens to an order, as staff record it. */
async function happens(
  number: string,
  event: 'departed' | 'arrived' | 'delivered' = 'departed',
  orderId = idOf(number),
) {
  await house.house.staff.inTransaction(viewerOfProgram('signed-in'), (tx) =>
    tell(tx, {
      event,
      orgId: house.orgA,
      subject: 'order',
      subjectId: orderId,
      number,
      words: {
        place: 'LAX',
        time: '2026-11-21T08:40:00.000Z',
        zone: 'America/Los_Angeles',
        secret: 'not of this event',
      },
      key: `${event} ${number}`,
    }),
  );
  await triedOnce(house);
}

const ids = new Map<string, string>();
function idOf(number: string): string {
  const id = ids.get(number) ?? newId();
  ids.set(number, id);
  return id;
}

const typesOf = (received: readonly Received[]) => received.map(({ body }) => JSON.parse(body).type);
const deliveries = async (query = '') => (await admin.get(`/adminapi/deliveries${query}`)).data.rows;

test('what people are told a program is told, signed as the Standard Webhooks specification says', async () => {
  const receiver = await openReceiver();
  const { secret } = await addHook(receiver.url);
  await happens('SO1');
  const [got] = receiver.received;
  assert.ok(got);
  const { type, timestamp, data } = JSON.parse(got.body);
  assert.deepEqual(
    [type, data],
    [
      'order.departed',
      {
        subject: 'order',
        number: 'SO1',
        orders: [],
        details: { place: 'LAX', time: '2026-11-21T08:40:00.000Z', zone: 'America/Los_Angeles' },
      },
    ],
  );
  assert.ok(Math.abs(Date.parse(timestamp) - Date.now()) < 60_000);
  assert.match(got.id, /^msg_[\da-f]{32}$/);
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const wanted = createHmac('sha256', key).update(`${got.id}.${got.timestamp}.${got.body}`).digest('base64');
  assert.equal(got.signature, `v1,${wanted}`);
  await removeAll();
});

test('a program hears of the categories it is there for, once of each thing, and of nobody else’s', async () => {
  const receiver = await openReceiver();
  await addHook(receiver.url, ['bill']);
  const bo = await house.as(await house.person({ orgId: house.orgB }));
  await bo.post('/adminapi/webhooks/add', { url: receiver.url, categories: ['track'] });
  await happens('SO2');
  assert.equal(receiver.received.length, 0);
  await removeAll();
  await addHook(receiver.url);
  await happens('SO3');
  await happens('SO3');
  assert.deepEqual(typesOf(receiver.received), ['order.departed']);
  await removeAll();
});

test('a receiver that is down for a day loses nothing: eight tries under one id, then a dead letter that is replayed', async () => {
  const receiver = await openReceiver();
  const { id: hookId } = await addHook(receiver.url);
  receiver.answers(503);
  await happens('SO4');
  for (const hours of [0.01, 0.1, 0.7, 2.8, 7.9, 18, 24.6]) await deliverIn(house, hours);
  assert.equal(receiver.received.length, 8);
  assert.equal(new Set(receiver.received.map(({ id }) => id)).size, 1);
  const [dead] = await deliveries();
  assert.deepEqual([dead.state, dead.tries, dead.status, dead.nextAt], ['DEAD', 8, 503, null]);
  const { data: hooks } = await admin.get('/adminapi/webhooks');
  assert.deepEqual([hooks[0].paused, hooks[0].dead], ['failing', 1]);
  const { data: notices } = await admin.get('/adminapi/notices');
  assert.match(notices.rows[0].title, /Webhook paused/);
  receiver.answers(200);
  assert.equal((await admin.post('/adminapi/deliveries/replay', { id: null, hookId })).data, 1);
  assert.equal(
    (await admin.post('/adminapi/webhooks/pause', { id: hookId, paused: false })).data.paused,
    null,
  );
  await triedOnce(house);
  assert.equal(receiver.received.at(-1)?.id, receiver.received[0]?.id);
  const [alive] = await deliveries();
  assert.deepEqual([alive.state, alive.tries], ['DELIVERED', 9]);
  await removeAll();
});

test('slow, broken, leading elsewhere or answering an error: nothing is lost and the reason is written down', async () => {
  const receiver = await openReceiver();
  const { id } = await addHook(receiver.url);
  for (const [answer, status, failure] of [
    [500, 500, null],
    [301, 301, null],
    ['breaks', null, 'broken'],
  ] as const) {
    receiver.answers(answer);
    const number = `SO5-${answer}`;
    await happens(number);
    const [one] = await deliveries(`?search=${number}`);
    assert.deepEqual([one.state, one.status, one.failure], ['WAITING', status, failure], number);
    receiver.answers(200);
    await deliverIn(house, 0.2);
    const { data: detail } = await admin.get(`/adminapi/deliveries/detail?id=${one.id}`);
    assert.deepEqual([detail.state, detail.attempts.at(-1).status], ['DELIVERED', 200], number);
  }
  const { data: hooks } = await admin.get('/adminapi/webhooks');
  assert.deepEqual([hooks[0].id, hooks[0].failingSince, hooks[0].paused], [id, null, null]);
  await removeAll();
});

test('events of one record come in their order and wait for each other; those of others do not wait', async () => {
  const receiver = await openReceiver();
  await addHook(receiver.url);
  receiver.answers((body) => (body.includes('SO6') ? 500 : 200));
  await happens('SO6', 'departed');
  await happens('SO6', 'arrived');
  await happens('SO7', 'departed');
  const told = () =>
    receiver.received.map(({ body }) => [JSON.parse(body).data.number, JSON.parse(body).type]);
  const sixth = () =>
    told()
      .filter(([number]) => number === 'SO6')
      .map(([, type]) => type);
  assert.ok(told().some(([number]) => number === 'SO7'));
  assert.deepEqual([...new Set(sixth())], ['order.departed']);
  assert.equal((await deliveries('?search=SO6'))[0].behind, true);
  receiver.answers(200);
  await deliverIn(house, 0.2);
  assert.deepEqual(sixth().slice(-2), ['order.departed', 'order.arrived']);
  await removeAll();
});

test('a paused webhook is told later what happened meanwhile', async () => {
  const receiver = await openReceiver();
  const { id } = await addHook(receiver.url);
  await admin.post('/adminapi/webhooks/pause', { id, paused: true });
  await happens('SO8');
  await deliverIn(house, 1);
  assert.equal(receiver.received.length, 0);
  assert.equal(
    (await admin.post('/adminapi/webhooks/test', { id })).message,
    'The webhook is paused. Resume it first',
  );
  await admin.post('/adminapi/webhooks/pause', { id, paused: false });
  await triedOnce(house);
  assert.deepEqual(typesOf(receiver.received), ['order.departed']);
  await removeAll();
});

test('two processes at once deliver nothing twice', async () => {
  const receiver = await openReceiver();
  const { id } = await addHook(receiver.url);
  await admin.post('/adminapi/webhooks/pause', { id, paused: true });
  for (let at = 0; at < 40; at += 1) await happens(`SO9-${at}`);
  await house.rows('update webhook set paused = null, paused_at = null');
  await Promise.all([deliverIn(house, 0), deliverIn(house, 0), deliverIn(house, 0)]);
  assert.equal(receiver.received.length, 40);
  assert.equal(new Set(receiver.received.map((one) => one.id)).size, 40);
  await removeAll();
});

test('what a process died at goes to another after a minute, under the same id', async () => {
  const receiver = await openReceiver();
  const { id } = await addHook(receiver.url);
  await admin.post('/adminapi/webhooks/pause', { id, paused: true });
  await happens('SO10');
  await house.rows(`update webhook_delivery set lease_until = now() + interval '1 minute'`);
  await house.rows('update webhook set paused = null, paused_at = null');
  await deliverIn(house, 0);
  assert.equal(receiver.received.length, 0);
  await deliverIn(house, 0.1);
  assert.equal(receiver.received.length, 1);
  await removeAll();
});

test('a new secret signs beside the old one for a day', async () => {
  const receiver = await openReceiver();
  const { id, secret } = await addHook(receiver.url);
  const { data: fresh } = await admin.post('/adminapi/webhooks/secret', { id });
  assert.notEqual(fresh.secret, secret);
  const signatures = async () => {
    await admin.post('/adminapi/webhooks/test', { id });
    await triedOnce(house);
    return receiver.received.at(-1)?.signature.split(' ').length;
  };
  assert.equal(await signatures(), 2);
  await house.rows(`update webhook set old_secret_until = now()`);
  assert.equal(await signatures(), 1);
  assert.ok(!(await admin.get('/adminapi/webhooks')).bytes.includes(fresh.secret));
  await removeAll();
});

test('an address inside a network, one that is known and one too many are refused by name', async () => {
  const add = (url: string) => admin.post('/adminapi/webhooks/add', { url, categories: ['track'] });
  assert.match((await add('https://192.168.1.4/hooks')).message, /never one inside a network/);
  assert.equal((await add('no address')).code, 400);
  await addHook('https://erp.example.com/hooks');
  assert.equal((await add('https://erp.example.com/hooks#part')).message, 'This webhook exists already');
  for (let at = 1; at < 10; at += 1) await addHook(`https://erp.example.com/hooks/${at}`);
  assert.equal(
    (await add('https://erp.example.com/more')).message,
    'An organisation has at most 10 webhooks',
  );
  await removeAll();
});

test('staff see a customer’s webhooks and stop one; the customer starts it again', async () => {
  const { id } = await addHook('https://erp.example.com/hooks');
  const desk = await house.as(await house.clerk());
  assert.equal((await desk.get(`/opsapi/webhooks?orgId=${house.orgA}`)).data[0].id, id);
  assert.equal((await desk.post('/opsapi/webhooks/pause', { id })).code, 200);
  assert.equal((await admin.get('/adminapi/webhooks')).data[0].paused, 'person');
  const elsewhere = await house.as(await house.clerk({ customers: [house.orgB] }));
  assert.deepEqual((await elsewhere.get(`/opsapi/webhooks?orgId=${house.orgA}`)).data, []);
  assert.equal((await elsewhere.post('/opsapi/webhooks/pause', { id })).status, 404);
  await removeAll();
});
