import assert from 'node:assert/strict';
import { createHmac, randomBytes } from 'node:crypto';
import { test } from 'node:test';
import fc from 'fast-check';
import { verifyWebhook, WebhookRefusal } from './webhook.ts';

// The vector that the libraries of the Standard Webhooks specification are tested with.
const vector = {
  key: ['whsec_MfKQ9r8GKYqr', 'TwjUPD8ILPZIo2LaLaSw'].join(''),
  headers: {
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  },
  body: '{"test": 2432232314}',
  now: () => 1_614_265_330_000,
};

const secret = `whsec_${randomBytes(24).toString('base64')}`;
const seconds = 1_780_000_000;
const at = { now: () => seconds * 1_000 };
const event = { type: 'order.departed', timestamp: '2026-05-28T20:26:40.000Z', data: { orderNumber: 'SO1' } };
const sound = JSON.stringify(event);

function signatureOf(id: string, time: number, body: string, key = secret): string {
  const bytes = Buffer.from(key.replace(/^whsec_/, ''), 'base64');
  return `v1,${createHmac('sha256', bytes).update(`${id}.${time}.${body}`).digest('base64')}`;
}

function headersOf(body = sound, time = seconds, signature = signatureOf('evt_1', time, body)) {
  return { 'webhook-id': 'evt_1', 'webhook-timestamp': String(time), 'webhook-signature': signature };
}

test('the signature of the specification fits its own vector, and no other text', async () => {
  const { headers, body, key, now } = vector;
  // It is no event of ours: that is found after its signature was found right.
  await assert.rejects(verifyWebhook(headers, body, key, { now }), /the body is no event/);
  await assert.rejects(verifyWebhook(headers, body.replace('4}', '5}'), key, { now }), /no signature fits/);
});

test('what was signed is told, as text or bytes, with headers of any kind', async () => {
  for (const body of [sound, new TextEncoder().encode(sound)])
    for (const headers of [headersOf(), new Headers(headersOf())])
      assert.deepEqual(await verifyWebhook(headers, body, secret, at), { ...event, id: 'evt_1' });
});

test('a body of any content is found right as it was signed, and wrong with any one sign changed', async () => {
  const texts = fc.string({ unit: 'binary' });
  await fc.assert(
    fc.asyncProperty(texts, fc.nat(), async (words, place) => {
      const body = JSON.stringify({ ...event, data: { words } });
      const headers = headersOf(body);
      assert.deepEqual((await verifyWebhook(headers, body, secret, at)).data, { words });
      const bytes = new TextEncoder().encode(body);
      const where = place % bytes.length;
      bytes[where] = (bytes[where] ?? 0) ^ 1;
      await assert.rejects(verifyWebhook(headers, bytes, secret, at), WebhookRefusal);
    }),
    { numRuns: 50 },
  );
});

test('one right signature among several is enough, while a secret is changed on either side', async () => {
  const newer = `whsec_${randomBytes(32).toString('base64')}`;
  const both = [signatureOf('evt_1', seconds, sound, newer), signatureOf('evt_1', seconds, sound)];
  const headers = headersOf(sound, seconds, ['v1a,abc', 'v1,!!', ...both].join(' '));
  for (const key of [secret, newer, [newer, secret]])
    assert.equal((await verifyWebhook(headers, sound, key, at)).type, 'order.departed');
  const oldOnly = headersOf();
  assert.equal((await verifyWebhook(oldOnly, sound, [newer, secret], at)).type, 'order.departed');
  await assert.rejects(verifyWebhook(oldOnly, sound, newer, at), /no signature fits/);
});

test('what is old, from the future, unsigned or broken is refused', async () => {
  for (const away of [-301, 301])
    await assert.rejects(
      verifyWebhook(headersOf(sound, seconds + away), sound, secret, at),
      /too far from now/,
    );
  for (const away of [-300, 300])
    assert.ok(await verifyWebhook(headersOf(sound, seconds + away), sound, secret, at));
  const { 'webhook-signature': _none, ...unsigned } = headersOf();
  await assert.rejects(verifyWebhook(unsigned, sound, secret, at), /webhook-signature is missing/);
  const badTime = { ...headersOf(), 'webhook-timestamp': '1e9' };
  await assert.rejects(verifyWebhook(badTime, sound, secret, at), WebhookRefusal);
  await assert.rejects(verifyWebhook(headersOf(), sound, '', at), /the secret is not/);
  await assert.rejects(verifyWebhook(headersOf('{}'), '{}', secret, at), /no event/);
});
