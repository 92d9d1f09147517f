import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isStaffPermission } from '@loadline/contract/kernel/permission';
import fc from 'fast-check';
import { callsOf } from './testing/calls.ts';
import { openTestHouse } from './testing/house.ts';
import { nameOf } from './testing/walk.ts';

const house = await openTestHouse();
const { served, app } = house.house;
const [customer, desk] = [await house.as(await house.person()), await house.as(await house.clerk())];
/** Somebody who gets past the door: what stands behind it is what may break. */
const insider = ({ access }: (typeof served)[number]) => (isStaffPermission(access) ? desk : customer);
const seed = 20_261_121;

/** What programs trip over: nothing, too much, the wrong kind, other alphabets, and names with a meaning of their own. */
const odd = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    'null',
    '-1',
    '0',
    '1e309',
    'NaN',
    'true',
    '2026-02-30',
    '0001-01-01',
    '9999-12-31',
    '\u0000',
    '\ud800',
    '__proto__',
    'constructor',
  ),
  fc.constantFrom(
    "'; drop table orders; --",
    '%',
    '_',
    '\\',
    '../../etc/passwd',
    '<script>',
    '=1+1',
    '＝',
    '订单',
    'عربى',
    '👍',
    'a'.repeat(5_000),
  ),
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.bigInt().map(String),
  fc.uuid(),
);
const value = fc.oneof(
  odd,
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.array(odd, { maxLength: 4 }),
  fc.object({ maxDepth: 3 }),
);

function keysOf(endpoint: (typeof served)[number]): string[] {
  return [...Object.keys(endpoint.query), ...Object.keys(endpoint.body), '__proto__', 'org_id', 'unknown'];
}

test('whatever is asked, no endpoint breaks, and every answer is in the envelope', async () => {
  for (const endpoint of served) {
    const key = fc.constantFrom(...keysOf(endpoint));
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(key, odd), { maxLength: 5 }),
        fc.dictionary(key, value, { maxKeys: 5 }),
        fc.boolean(),
        async (query, body, signedIn) => {
          const asked = new URLSearchParams(
            query.map(([name, text]): [string, string] => [name, text.toWellFormed()]),
          );
          const url = `${endpoint.path}?${asked.toString()}`;
          const person =
            signedIn && endpoint.path !== '/adminapi/oauth/logout' ? insider(endpoint) : callsOf(app);
          const reply = endpoint.method === 'GET' ? await person.get(url) : await person.post(url, body);
          assert.ok(reply.status < 500, `${nameOf(endpoint)} ${reply.status} ${reply.message}`);
          if (String(reply.headers['content-type']).startsWith('application/json')) {
            assert.equal(typeof reply.code, 'number');
            assert.equal(typeof reply.message, 'string');
          }
        },
      ),
      { seed, numRuns: 120 },
    );
  }
  assert.equal(Object.getOwnPropertyDescriptor(Object.prototype, 'unknown'), undefined);
});

test('broken bodies of every content type are refused, never a failure', async () => {
  const contents = [
    '{',
    '[]',
    '"text"',
    '{"a":',
    '\u0000',
    '{"__proto__":{"x":1}}',
    '{"constructor":{"prototype":{"x":1}}}',
    '['.repeat(10_000),
  ];
  const types = [
    'application/json',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'multipart/form-data',
    'text/plain',
    'application/xml',
    '',
  ];
  for (const endpoint of served.filter((one) => one.method === 'POST')) {
    for (const type of types) {
      for (const payload of contents) {
        const headers = {
          ...(type && { 'content-type': type }),
          authorization: `Bearer ${insider(endpoint).token}`,
        };
        const reply = await app.inject({ method: 'POST', url: endpoint.path, headers, payload });
        assert.ok(
          reply.statusCode < 500,
          `${nameOf(endpoint)} ${type} ${payload.slice(0, 20)} ${reply.body}`,
        );
        assert.equal(typeof reply.json().code, 'number');
      }
    }
  }
  assert.equal(Reflect.get({}, 'x'), undefined);
});

test('a body nested without end is refused, also where it is to be known again', async () => {
  const payload = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
  for (const authorization of ['', `Bearer ${customer.token}`]) {
    const headers = { 'content-type': 'application/json', 'idempotency-key': 'nested-1', authorization };
    const reply = await app.inject({ method: 'POST', url: '/adminapi/views/save', headers, payload });
    assert.equal(reply.statusCode, 400, reply.body);
  }
});
