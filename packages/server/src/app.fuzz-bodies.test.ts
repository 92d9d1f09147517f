import assert from 'node:assert/strict';
import { test } from 'node:test';
import { houseOfInsiders } from './testing/fuzz.ts';
import { nameOf } from './testing/walk.ts';

const { served, app, customer, insider } = await houseOfInsiders();

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
