import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { docsParts } from './kernel/docs/docs.calls.ts';
import { addBelongings } from './testing/belongings.ts';
import { mismatchesOf } from './testing/conformity.ts';
import { openTestHouse } from './testing/house.ts';
import { callAbout, nameOf } from './testing/walk.ts';

const house = await openTestHouse();
const { served, app } = house.house;
const ana = await house.person();
const calls = await house.as(ana);
const ours = await addBelongings(house, house.orgA, ana.userId);

test('every answer is what the contract declares, also where PostgreSQL writes the JSON', async () => {
  for (const endpoint of served.filter((one) => one.path !== '/adminapi/oauth/logout')) {
    const { answer } = endpoint;
    const reply = await callAbout(calls, endpoint, ours);
    if (answer.kind === 'file' || reply.code !== 200) continue;
    assert.deepEqual(mismatchesOf(answer, reply.data), [], nameOf(endpoint));
  }
});

test('the description names every call with the permission it needs, and the readable pages too', async () => {
  const { paths } = (await app.inject('/openapi.json')).json();
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods as object).map(
      ([method, call]) => `${method.toUpperCase()} ${path} ${call['x-permission']}`,
    ),
  );
  assert.deepEqual(described.toSorted(), served.map((one) => `${nameOf(one)} ${one.access}`).toSorted());
  for (const { path, calls: shown } of docsParts(served)) {
    const [zh, en] = [(await app.inject(path)).body, (await app.inject(`${path}?lang=en`)).body];
    for (const call of shown) {
      assert.ok(
        zh.includes(call.path) && zh.includes(call.title.zh) && en.includes(call.title.en),
        call.path,
      );
    }
    assert.ok(!zh.includes('<script'));
  }
});

test('the description and its pages are made once, sent packed, and not sent again to who has them', async () => {
  for (const url of ['/openapi.json', '/docs', '/docs?lang=en', '/docs/orders', '/docs/desk/orders']) {
    const plain = await app.inject(url);
    const { etag, 'cache-control': kept } = plain.headers;
    assert.deepEqual([plain.headers['content-encoding'], kept], [undefined, 'private, no-cache'], url);
    const zipped = await app.inject({ url, headers: { 'accept-encoding': 'gzip' } });
    assert.deepEqual([zipped.headers['content-encoding'], zipped.headers.etag], ['gzip', etag], url);
    assert.equal(gunzipSync(zipped.rawPayload).toString(), plain.body, url);
    assert.ok(zipped.rawPayload.length * 2 < plain.rawPayload.length, url);
    const again = await app.inject({ url, headers: { 'if-none-match': String(etag) } });
    assert.deepEqual([again.statusCode, again.body], [304, ''], url);
  }
  const english = await app.inject({ url: '/openapi.json', headers: { 'accept-language': 'en' } });
  assert.notEqual(english.headers.etag, (await app.inject('/openapi.json')).headers.etag);
});

test('an unknown call answers in the envelope, in the language of the person', async () => {
  const reply = await calls.get('/omsapi/nothing', { 'accept-language': 'zh-CN,zh;q=0.9' });
  assert.deepEqual([reply.status, reply.code, reply.message, reply.data], [404, 404, '没有找到该内容', null]);
});

test('more calls a minute than allowed are refused with the time to wait', async () => {
  const strict = await openTestHouse({ apiPerMinute: 3 });
  const person = await strict.as(await strict.person());
  const replies = [];
  for (let n = 0; n < 4; n += 1) replies.push(await person.get('/adminapi/session/user'));
  assert.deepEqual(
    replies.map((reply) => reply.status),
    [200, 200, 200, 429],
  );
  const wait = Number(replies[3]?.headers['retry-after']);
  assert.ok(wait >= 1 && wait <= 60, `${wait} seconds, until the minute is over`);
});

test('a made-up token is free of nothing: it counts for its address, and so does the description', async () => {
  const strict = await openTestHouse({ apiPerMinute: 3 });
  const replies = [];
  for (const url of ['/omsapi/public/tracking?trackNo=x', '/adminapi/session/user', '/openapi.json', '/docs'])
    replies.push(await strict.nobody.get(url, { authorization: `Bearer ${randomUUID()}` }));
  assert.deepEqual(
    replies.map((reply) => reply.status),
    [200, 401, 200, 429],
  );
});

test('an address counts however it is written', async () => {
  const strict = await openTestHouse({ apiPerMinute: 2 });
  const statuses = [];
  for (const url of ['/%61dminapi/session/user', '/a%64minapi/session/user', '/openapi%2ejson'])
    statuses.push((await strict.nobody.get(url)).status);
  assert.deepEqual(statuses, [401, 401, 429]);
});

test('people behind one address have their own calls, and one person the same with two sessions', async () => {
  const strict = await openTestHouse({ apiPerMinute: 4 });
  const [one, another] = [await strict.person(), await strict.person({ username: 'ben' })];
  const sessions = [await strict.as(one), await strict.as(one), await strict.as(another)];
  const statuses = [];
  for (const session of [...sessions, ...sessions])
    statuses.push((await session.get('/adminapi/session/user')).status);
  assert.deepEqual(
    statuses,
    Array.from({ length: 6 }, () => 200),
  );
  const [first, second, other] = sessions;
  assert.equal((await first?.get('/adminapi/session/user'))?.status, 429);
  assert.equal((await second?.get('/adminapi/session/user'))?.status, 429);
  assert.equal((await other?.get('/adminapi/session/user'))?.status, 200);
});

test('two workbooks at a time are made for one company, more are asked to come again, and others wait for none', async () => {
  const neighbour = await house.as(await house.person({ orgId: house.orgB }));
  const sheetOf = (one: typeof calls) => one.get('/omsapi/orders/export');
  const [other, ...own] = await Promise.all([
    sheetOf(neighbour),
    ...Array.from({ length: 8 }, () => sheetOf(calls)),
  ]);
  assert.equal(other?.status, 200);
  const statuses = own.map((reply) => reply.status).toSorted((one, next) => one - next);
  assert.deepEqual([statuses[0], statuses[1], statuses.at(-1)], [200, 200, 429]);
  assert.equal(own.find((reply) => reply.status === 429)?.headers['retry-after'], '5');
  assert.equal((await sheetOf(calls)).status, 200);
});

test('what is no token does not make a caller somebody new', async () => {
  const strict = await openTestHouse({ apiPerMinute: 3 });
  const replies = [];
  for (let n = 0; n < 4; n += 1)
    replies.push(await strict.nobody.get('/adminapi/session/user', { authorization: `Bearer ${n}` }));
  assert.deepEqual(
    replies.map((reply) => reply.status),
    [401, 401, 401, 429],
  );
});

test('health, readiness and figures answer without a session', async () => {
  assert.deepEqual((await app.inject('/healthz')).json(), { ok: true });
  assert.equal((await app.inject('/readyz')).statusCode, 200);
  assert.match(
    (await app.inject('/metrics')).body,
    /loadline_requests_total\{method="GET",route="\/omsapi\/orders",status="200"\} \d+/,
  );
});

test('figures are for the machine itself, or for who has their token; the scheme of a token is written in any case', async () => {
  const statusOf = async (more: object) => (await app.inject({ url: '/metrics', ...more })).statusCode;
  assert.equal(await statusOf({ remoteAddress: '203.0.113.9' }), 404);
  assert.equal(await statusOf({ headers: { 'x-forwarded-for': '127.0.0.1' } }), 404);
  assert.equal(await statusOf({ remoteAddress: '::1' }), 200);
  const metricsToken = 'm'.repeat(32);
  const told = await openTestHouse({ metricsToken });
  const asked = async (authorization?: string) => {
    const headers = authorization === undefined ? {} : { authorization };
    const from = { url: '/metrics', remoteAddress: '203.0.113.9', headers };
    return (await told.house.app.inject(from)).statusCode;
  };
  assert.deepEqual(
    [await asked(), await asked(`Bearer ${'n'.repeat(32)}`), await asked(`Bearer ${metricsToken}`)],
    [404, 404, 200],
  );
  assert.equal(await asked(`bearer ${metricsToken}`), 200);
  const authorization = `bearer  ${calls.token}`;
  assert.equal(
    (await app.inject({ url: '/adminapi/session/user', headers: { authorization } })).statusCode,
    200,
  );
});
