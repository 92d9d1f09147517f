import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { test } from 'node:test';
import type { InjectOptions } from 'fastify';
import { openTestHouse } from './testing/house.ts';

const house = await openTestHouse({ trustProxy: ['127.0.0.1'] });
const { app } = house.house;
const calls = await house.as(await house.person());
const bearer = { authorization: `Bearer ${calls.token}` };

const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'cache-control': 'no-store',
};
const staysOnTls = 'max-age=31536000; includeSubDomains';

/** What the server can be asked for and made to refuse: the answer, its status, and the request. */
const answers: readonly (readonly [string, number, InjectOptions])[] = [
  ['an answer', 200, { url: '/adminapi/session/user', headers: bearer }],
  ['an answer PostgreSQL wrote', 200, { url: '/omsapi/orders', headers: bearer }],
  ['an answer to nobody', 200, { url: '/omsapi/public/tracking?trackNo=x' }],
  ['a file', 200, { url: '/omsapi/orders/export', headers: bearer }],
  ['a head alone', 200, { method: 'HEAD', url: '/omsapi/orders', headers: bearer }],
  ['no session', 401, { url: '/omsapi/orders' }],
  ['no permission', 403, { url: '/opsapi/work', headers: bearer }],
  ['nothing there', 404, { url: '/omsapi/orders/detail?no=none', headers: bearer }],
  ['no such call', 404, { url: '/omsapi/nothing' }],
  ['no such method', 404, { method: 'DELETE', url: '/omsapi/orders', headers: bearer }],
  [
    'a question from elsewhere',
    404,
    { method: 'OPTIONS', url: '/omsapi/orders', headers: { origin: 'https://x.example' } },
  ],
  ['a question nobody understands', 400, { url: '/omsapi/orders?size=many', headers: bearer }],
  [
    'a body that is no JSON',
    400,
    {
      method: 'POST',
      url: '/adminapi/views/save',
      headers: { ...bearer, 'content-type': 'application/json' },
      payload: '{',
    },
  ],
  [
    'a body too large',
    413,
    {
      method: 'POST',
      url: '/adminapi/views/save',
      headers: { ...bearer, 'content-type': 'application/json' },
      payload: `"${'x'.repeat(1_100_000)}"`,
    },
  ],
  [
    'a body of a kind nobody reads',
    415,
    {
      method: 'POST',
      url: '/adminapi/views/save',
      headers: { ...bearer, 'content-type': 'text/csv' },
      payload: 'x',
    },
  ],
  ['the health', 200, { url: '/healthz' }],
];

test('every answer, file and refusal carries every protective header, over TLS the one that keeps it there', async () => {
  for (const [what, status, asked] of answers) {
    const { statusCode, headers } = await app.inject({
      ...asked,
      headers: { ...asked.headers, 'x-forwarded-proto': 'https' },
    });
    assert.equal(statusCode, status, what);
    expectProtected(headers, what);
    assert.equal(headers['strict-transport-security'], staysOnTls, what);
  }
});

test('an address that cannot be read is refused in the envelope, under the same headers, and not repeated', async () => {
  const { statusCode, headers, body } = await app.inject('/omsapi/%zz');
  assert.equal(statusCode, 400);
  expectProtected(headers, 'unreadable');
  assert.equal(JSON.parse(body).code, 400);
  assert.ok(!body.includes('zz'));
});

test('without TLS nothing is promised about it', async () => {
  const { headers } = await app.inject('/healthz');
  assert.equal(headers['strict-transport-security'], undefined);
});

test('a file is only ever a download, and can run nothing if it is opened all the same', async () => {
  const { headers } = await app.inject({ url: '/omsapi/orders/export', headers: bearer });
  assert.match(String(headers['content-disposition']), /^attachment; /);
  assert.equal(headers['content-security-policy'], "sandbox; default-src 'none'");
});

test('what is no request at all is refused with the headers too, and the line is closed', async () => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  assert.ok(address && typeof address === 'object');
  const said = await new Promise<string>((resolve, reject) => {
    let text = '';
    const socket = connect(address.port, '127.0.0.1', () => socket.write('NONSENSE\r\n\r\n'));
    socket
      .on('data', (part) => (text += part.toString()))
      .on('end', () => resolve(text))
      .on('error', reject);
  });
  assert.match(said, /^HTTP\/1\.1 400 /);
  assert.match(said, /x-content-type-options: nosniff/i);
  assert.match(said, /content-security-policy: default-src 'none'/i);
  assert.match(said, /connection: close/i);
});

function expectProtected(headers: Readonly<Record<string, unknown>>, what: string): void {
  for (const [name, value] of Object.entries(always)) assert.equal(headers[name], value, `${what}: ${name}`);
  const policy = String(headers['content-security-policy']);
  assert.match(policy, /default-src 'none'/, what);
  assert.doesNotMatch(policy, /unsafe|https?:|\*/, what);
  assert.match(String(headers['permissions-policy']), /geolocation=\(\).*microphone=\(\)/, what);
  for (const name of ['server', 'x-powered-by', 'access-control-allow-origin'])
    assert.equal(headers[name], undefined, `${what}: ${name}`);
}
