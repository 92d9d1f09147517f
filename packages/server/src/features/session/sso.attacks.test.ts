import assert from 'node:assert/strict';
import { createSign } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { after, test } from 'node:test';
import { openTestHouse } from '../../testing/house.ts';
import { begun, comeBack, setUpSso, traded } from '../../testing/sso.login.ts';
import { closed, listening, newKey, ssoClient } from '../../testing/sso.ts';

const publicUrl = 'http://loadline.test';
const { server, origin, host } = await listening();
after(() => closed(server));
const [own, strange] = [newKey('own'), newKey('own')];

type Json = Record<string, unknown>;

/** A provider that says whatever the test wants. */
const says: { discovery: Json; claims: Json; header: Json; key: typeof own | undefined; keys: unknown[] } = {
  discovery: {},
  claims: {},
  header: {},
  key: own,
  keys: [own.open],
};
const honest = () => ({ discovery: {}, claims: {}, header: {}, key: own, keys: [own.open] });
const asked: URLSearchParams[] = [];

const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

function signed(claims: Json): string {
  const head = base64({ alg: 'RS256', kid: 'own', typ: 'JWT', ...says.header });
  const text = `${head}.${base64(claims)}`;
  if (!says.key) return `${text}.`;
  return `${text}.${createSign('RSA-SHA256').update(text).sign(says.key.privateKey, 'base64url')}`;
}

function discovery(): Json {
  return {
    issuer: origin,
    authorization_endpoint: `${origin}/login`,
    token_endpoint: `${origin}/token`,
    jwks_uri: `${origin}/keys`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256', 'none'],
    code_challenge_methods_supported: ['S256'],
    ...says.discovery,
  };
}

let nonce = '';

function token(): Json {
  const now = Math.floor(Date.now() / 1_000);
  const claims = {
    iss: origin,
    aud: ssoClient.clientId,
    sub: 'mallory',
    email: 'mallory@acme.example',
    email_verified: true,
    groups: ['freight'],
    nonce,
    iat: now,
    exp: now + 300,
    ...says.claims,
  };
  return { access_token: 'x'.repeat(20), token_type: 'Bearer', expires_in: 300, id_token: signed(claims) };
}

server.on('request', async (request: IncomingMessage, response: ServerResponse) => {
  const send = (value: object) =>
    response.setHeader('content-type', 'application/json').end(JSON.stringify(value));
  if (request.url === '/.well-known/openid-configuration') return send(discovery());
  if (request.url === '/keys') return send({ keys: says.keys });
  if (request.url === '/elsewhere') return response.writeHead(302, { location: `${origin}/keys` }).end();
  if (request.url === '/large') return response.end('x'.repeat(2_000_000));
  let body = '';
  for await (const part of request) body += String(part);
  asked.push(new URLSearchParams(body));
  return send(token());
});

const house = await openTestHouse({ publicUrl, ssoAllowHttp: [host], trustProxy: ['127.0.0.1'] });
const admin = await house.as(await house.person());
assert.equal((await setUpSso(admin, origin)).code, 200);

/** What comes of a login in which the provider says these things. */
async function loginWith(
  change: Partial<typeof says> = {},
  more: Record<string, string> = {},
): Promise<string> {
  Object.assign(says, honest(), change);
  const { url, key } = await begun(house);
  const there = new URL(url).searchParams;
  nonce = there.get('nonce') ?? '';
  const back = new URL(`${publicUrl}/adminapi/sso/callback`);
  back.search = new URLSearchParams({ code: 'one', state: there.get('state') ?? '', ...more }).toString();
  const reply = await traded(house, await comeBack(house, back), key);
  return reply.code === 200 ? 'in' : reply.message;
}

const refused = 'The sign-on service gave an answer that does not hold. You are not logged in';
const now = () => Math.floor(Date.now() / 1_000);

test('an honest answer lets in: what is refused below is refused for its one flaw', async () => {
  assert.equal(await loginWith(), 'in');
});

const flaws: Record<string, () => Partial<typeof says>> = {
  'another issuer': () => ({ claims: { iss: 'https://other.example' } }),
  'another audience': () => ({ claims: { aud: 'somebody-else' } }),
  'an audience of several, of whom another was authorised': () => ({
    claims: { aud: [ssoClient.clientId, 'other'], azp: 'other' },
  }),
  'another nonce': () => ({ claims: { nonce: 'of-another-login' } }),
  'no nonce': () => ({ claims: { nonce: undefined } }),
  'a token that has expired': () => ({ claims: { iat: now() - 900, exp: now() - 600 } }),
  'no expiry': () => ({ claims: { exp: undefined } }),
  'no subject': () => ({ claims: { sub: undefined } }),
  'an unsigned token': () => ({ header: { alg: 'none' }, key: undefined }),
  'a token without its signature': () => ({ key: undefined }),
  'a key that is not the provider’s': () => ({ key: strange }),
  'a key that the provider no longer has': () => ({ keys: [newKey('next').open] }),
  'a symmetric signature': () => ({ header: { alg: 'HS256' } }),
};

for (const [flaw, change] of Object.entries(flaws))
  test(`refused: ${flaw}`, async () => {
    assert.equal(await loginWith(change()), refused);
    const made = await house.rows(`select from session where by_sso`);
    assert.equal(made.length, 1, 'no session but that of the honest answer');
  });

test('refused: an answer in the name of another issuer, before its code is even traded', async () => {
  const before = asked.length;
  const discovered = { authorization_response_iss_parameter_supported: true };
  assert.equal(await loginWith({ discovery: discovered }, { iss: 'https://other.example' }), refused);
  assert.equal(asked.length, before);
});

test('refused: an answer that comes a second time, before its code is traded again', async () => {
  Object.assign(says, honest());
  const { url, key } = await begun(house);
  const there = new URL(url).searchParams;
  nonce = there.get('nonce') ?? '';
  const back = new URL(`${publicUrl}/adminapi/sso/callback`);
  back.search = new URLSearchParams({ code: 'one', state: there.get('state') ?? '' }).toString();
  const code = await comeBack(house, back);
  const before = asked.length;
  const again = await comeBack(house, back);
  assert.equal(asked.length, before);
  assert.notEqual((await traded(house, again, key)).code, 200);
  assert.equal((await traded(house, code, key)).code, 200);
});

test('a key that the provider has changed in all order counts at the next login', async () => {
  const next = newKey('next');
  assert.equal(await loginWith({ keys: [next.open], key: next, header: { kid: 'next' } }), 'in');
});

test('the code is traded with the verifier of the challenge that the login began with', async () => {
  await loginWith();
  assert.match(asked.at(-1)?.get('code_verifier') ?? '', /^[\w-]{43}$/);
  assert.equal(asked.at(-1)?.get('redirect_uri'), `${publicUrl}/adminapi/sso/callback`);
});

test('the test button names what is wrong with a provider', async () => {
  const faultOf = async (issuer: string, change: Json = {}) => {
    says.discovery = change;
    return (await admin.post('/adminapi/sso/provider/test', { issuer })).data.fault;
  };
  assert.deepEqual(await faultOf(origin), null);
  assert.deepEqual(await faultOf('http://login.example'), 'insecure');
  assert.deepEqual(await faultOf('https://127.0.0.1:1'), 'inside');
  assert.deepEqual(await faultOf('https://[::1]:1'), 'inside');
  assert.deepEqual(await faultOf('https://localhost:1'), 'inside');
  assert.deepEqual(await faultOf('https://nowhere.invalid'), 'unreachable');
  assert.deepEqual(await faultOf(`${origin}/other`), 'noDocument');
  assert.deepEqual(await faultOf(origin, { issuer: 'https://other.example' }), 'otherIssuer');
  assert.deepEqual(await faultOf(origin, { jwks_uri: undefined }), 'incomplete');
  assert.deepEqual(await faultOf(origin, { code_challenge_methods_supported: ['plain'] }), 'noPkce');
  assert.deepEqual(await faultOf(origin, { token_endpoint: 'http://login.example/token' }), 'insecure');
});

test('a browser is never sent to an address that is a script, nor to one without encryption', async () => {
  for (const authorization_endpoint of [
    ['javascript', 'alert(1)'].join(':'),
    'http://login.example/login',
    'data:text/html,x',
  ]) {
    says.discovery = { authorization_endpoint };
    await assert.rejects(begun(house), /cannot be reached/);
  }
  const [kept] = await house.rows<{ out: Buffer | null }>(
    `select sso_logout as out from session where by_sso limit 1`,
  );
  assert.equal(kept?.out, null);
});

test('keys are read from no other place by a redirect, and not without end', async () => {
  for (const jwks_uri of [`${origin}/elsewhere`, `${origin}/large`]) {
    const said = await loginWith({ discovery: { jwks_uri } });
    assert.match(said, /cannot be reached/);
  }
});
