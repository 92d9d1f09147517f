import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { liveAfter, livePath } from '@loadline/contract/kernel/live-stream';
import { buildApp } from '../../app.ts';
import { int } from '../../kernel/columns.ts';
import { openDatabase } from '../../kernel/database.ts';
import { announce, openLive } from '../../kernel/live.ts';
import { sql } from '../../kernel/sql.ts';
import { openTestHouse } from '../../testing/house.ts';
import { paper, uploadTo } from '../files/files.factory.ts';
import { addEvent, addOrder } from '../orders/orders.factory.ts';
import { tellAs } from './notices.factory.ts';

const house = await openTestHouse();
const desk = await house.clerk();

/** Another process over the same database: only PostgreSQL is between the two. */
async function secondProcess() {
  const url = house.house.config.databaseUrl ?? '';
  const limits = { poolSize: 4, statementTimeoutMs: 5_000 };
  const [db, live] = [openDatabase(url, limits), openLive(url)];
  const { config, staff, files, clock, passwords, vault } = house.house;
  const { app } = await buildApp({ config, db, staff, files, clock, live, passwords, vault });
  const at = await app.listen({ port: 0, host: '127.0.0.1' });
  return { app, at, db, live };
}

const second = await secondProcess();
const first = await house.house.app.listen({ port: 0, host: '127.0.0.1' });
after(async () => {
  await second.app.close();
  await Promise.all([second.live.close(), second.db.close()]);
});

interface Stream {
  /** How often it said that something may have been missed. */
  readonly agains: () => number;
  readonly events: readonly { topic: string; id?: string }[];
  /** Until so many have come. */
  heard(count: number): Promise<void>;
  readonly over: Promise<void>;
  leave(): void;
}

async function streamOf(token: string | undefined, at = second.at, path: string = livePath): Promise<Stream> {
  const leaving = new AbortController();
  const response = await fetch(`${at}${path}`, {
    headers: { authorization: `Bearer ${token}` },
    signal: leaving.signal,
  });
  assert.equal(response.headers.get('content-type'), 'text/event-stream');
  const events: { topic: string; id?: string }[] = [];
  let agains = 0;
  const news = new EventTarget();
  const reading = async () => {
    let text = '';
    for await (const bytes of response.body ?? []) {
      text += Buffer.from(bytes).toString();
      for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
        const line = text.slice(0, end);
        text = text.slice(end + 2);
        if (line === 'data: "again"') agains += 1;
        else if (line.startsWith('data: ')) events.push(JSON.parse(line.slice(6)));
        news.dispatchEvent(new Event('news'));
      }
    }
  };
  const over = reading().catch(() => undefined);
  const next = () => new Promise((resolve) => news.addEventListener('news', resolve, { once: true }));
  return {
    agains: () => agains,
    events,
    over,
    leave: () => leaving.abort(),
    async heard(count) {
      while (events.length < count) await next();
    },
  };
}

/** A process that has just begun to listen cannot say what happened before. */
async function untilRemembering(token: string | undefined): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const stream = await streamOf(token, second.at, liveAfter(0));
    await setTimeout(200);
    stream.leave();
    if (stream.agains() === 0) return;
  }
  throw new Error('every stream says again');
}

test('what happened while a page was opening is told first; whoever may have missed more is told to ask again', async () => {
  const ana = await house.as(await house.person());
  const never = await streamOf(ana.token);
  await addOrder(house);
  await never.heard(1);
  assert.equal(never.agains(), 1);

  await untilRemembering(ana.token);
  const { id } = await addOrder(house);
  const opening = await streamOf(ana.token, second.at, liveAfter(100));
  await opening.heard(1);
  assert.deepEqual(opening.events.at(-1), { topic: 'order', id });
  assert.equal(opening.agains(), 0);

  const asleep = await streamOf(ana.token, second.at, liveAfter(3_600_000));
  const next = await addOrder(house);
  await asleep.heard(1);
  assert.equal(asleep.agains(), 1);
  assert.deepEqual(asleep.events, [{ topic: 'order', id: next.id }]);
  for (const stream of [never, opening, asleep]) stream.leave();
});

test('what one process writes is heard in a browser of another, with ids alone', async () => {
  const ana = await house.as(await house.person());
  const stream = await streamOf(ana.token);
  const { id, orderNumber } = await addOrder(house);
  await stream.heard(1);
  await tellAs(house, desk, { event: 'departed', subjectId: id, number: orderNumber });
  await stream.heard(2);
  await addEvent(house, id);
  await stream.heard(3);
  const order = { topic: 'order', id };
  assert.deepEqual(stream.events, [order, { topic: 'notice' }, order]);
  stream.leave();
});

test('an open order follows what is asked for it, what is answered, and its files', async () => {
  const ana = await house.as(await house.person());
  const { id, orderNumber: no } = await addOrder(house, { status: 'WH_IN' });
  const stream = await streamOf(ana.token);
  const news = () => stream.events.filter((one) => one.topic === 'order' && one.id === id).length;
  // A notice may come between.
  const hearMoreThan = async (count: number) => {
    while (news() <= count) await stream.heard(stream.events.length + 1);
  };
  const { data } = await ana.post('/omsapi/orders/cancel', { no, reason: 'the buyer is gone' });
  await hearMoreThan(0);
  const { requestId, version } = data.request;
  const refusal = { requestId, version, accepted: false, answer: 'already at the airport' };
  const asked = news();
  await (await house.as(desk)).post('/opsapi/orders/requests/decide', refusal);
  await hearMoreThan(asked);
  const answered = news();
  await uploadTo(ana, id, 'invoice.pdf', paper);
  await hearMoreThan(answered);
  stream.leave();
});

test('nobody hears of another organisation, nor of what they may not see, nor an id that may be a colleague’s', async () => {
  const bo = await streamOf((await house.as(await house.person({ orgId: house.orgB }))).token);
  const booker = await streamOf(
    (await house.as(await house.person({ permissions: ['booking:view'] }))).token,
  );
  const own = await streamOf((await house.as(await house.person({ authority: 'own' }))).token);
  const elsewhere = await streamOf((await house.as(await house.clerk({ customers: [house.orgB] }))).token);
  const { id } = await addOrder(house);
  await own.heard(1);
  assert.deepEqual(own.events, [{ topic: 'order' }]);
  const { id: theirs } = await addOrder(house, { org_id: house.orgB });
  await bo.heard(1);
  await elsewhere.heard(1);
  assert.deepEqual(
    [bo.events, elsewhere.events],
    [[{ topic: 'order', id: theirs }], [{ topic: 'order', id: theirs }]],
  );
  assert.deepEqual(booker.events, []);
  assert.notEqual(id, theirs);
  for (const stream of [bo, booker, own, elsewhere]) stream.leave();
});

test('a notice is heard by the one it is for, not by their colleagues', async () => {
  const [ana, own] = [await house.person(), await house.person({ authority: 'own' })];
  const [told, untold] = [
    await streamOf((await house.as(ana)).token),
    await streamOf((await house.as(own)).token),
  ];
  const { id, orderNumber } = await addOrder(house);
  await tellAs(house, desk, { event: 'signed', subjectId: id, number: orderNumber });
  await told.heard(2);
  assert.ok(told.events.some(({ topic }) => topic === 'notice'));
  assert.ok(untold.events.every(({ topic }) => topic !== 'notice'));
  for (const stream of [told, untold]) stream.leave();
});

test('a logout in one process ends the stream in the other, and only that one', async () => {
  const user = await house.person();
  const [leaving, staying] = [await house.as(user), await house.as(user)];
  const [ended, kept] = [await streamOf(leaving.token), await streamOf(staying.token)];
  await leaving.get('/adminapi/oauth/logout');
  await ended.over;
  const { id } = await addOrder(house);
  await kept.heard(1);
  assert.deepEqual(kept.events, [{ topic: 'order', id }]);
  kept.leave();
});

test('a session that ends by itself, is disabled or loses a right ends its stream', async () => {
  const [late, disabled, lesser] = [await house.person(), await house.person(), await house.person()];
  const calls = await house.as(late);
  await house.rows(`update session set expires_at = now() + interval '2 seconds' where user_id = $1`, [
    late.userId,
  ]);
  const expiring = await streamOf(calls.token);
  await expiring.over;
  assert.equal((await calls.get('/adminapi/notices/unread')).status, 401);
  for (const [user, change] of [
    [disabled, 'enabled = false'],
    [lesser, `permissions = '{}'`],
  ] as const) {
    const stream = await streamOf((await house.as(user)).token, second.at, liveAfter(0));
    await house.rows(`update app_user set ${change} where user_id = $1`, [user.userId]);
    await stream.over;
    assert.ok(stream.agains() > 0, 'what is shown by the old rights stays');
  }
});

test('without a session there is no stream, and nobody has more than eight', async () => {
  const nobody = await fetch(`${second.at}${livePath}`);
  assert.equal(nobody.status, 401);
  const { token } = await house.as(await house.person());
  const streams = await Promise.all(Array.from({ length: 8 }, () => streamOf(token)));
  const ninth = await fetch(`${second.at}${livePath}`, { headers: { authorization: `Bearer ${token}` } });
  assert.equal(ninth.status, 429);
  for (const stream of streams) stream.leave();
});

test('what a command announces is heard, many records as one', async () => {
  const { token } = await house.as(await house.person());
  const stream = await streamOf(token, first);
  const db = house.house.db;
  await announce({ rows: (query) => db.call(query) }, 'trust', house.orgA, null);
  await stream.heard(1);
  await house.rows(`update orders set version = version + 1 where org_id = $1`, [house.orgA]);
  await stream.heard(2);
  assert.equal(stream.events[0]?.topic, 'trust');
  stream.leave();
});

test('when the connection to PostgreSQL breaks, hearing goes on', async () => {
  const { token } = await house.as(await house.person());
  const stream = await streamOf(token);
  const [ended] = await second.db.call(sql.type({ count: int })`
    select count(pg_terminate_backend(pid))::int from pg_stat_activity
    where query = 'listen live' and datname = current_database() and usename = current_user`);
  assert.equal(ended?.count, 1);
  for (let made = 0; stream.events.length === 0 && made < 100; made += 1) {
    await addOrder(house);
    await setTimeout(100);
  }
  assert.ok(stream.events.length > 0);
  stream.leave();
});

test('a server that stops ends its streams', async () => {
  const third = await secondProcess();
  const { token } = await house.as(await house.person());
  const stream = await streamOf(token, third.at);
  await third.app.close();
  await stream.over;
  await Promise.all([third.live.close(), third.db.close()]);
});
