import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

const folder = join(import.meta.dirname, '../docs');
const [en, zh] = ['integration.md', 'integration.zh-CN.md'].map((name) =>
  readFileSync(join(folder, name), 'utf8'),
);
const blocksOf = (page = '') =>
  [...page.matchAll(/```(\w+)\n([\s\S]*?)```/g)].map(([, language, code]) => ({ language, code }));
const headingsOf = (page = '') => [...page.matchAll(/^#+/gm)].map(([level]) => level);

test('the guide says the same in both languages: its parts, and every line of code', () => {
  assert.deepEqual(headingsOf(zh), headingsOf(en));
  assert.deepEqual(blocksOf(zh), blocksOf(en));
  assert.deepEqual(
    [...new Set(blocksOf(en).map(({ language }) => language))],
    ['ts', 'http', 'json', 'js', 'python', 'java', 'php'],
  );
});

test('the signature is verified by the code that the guide shows for Node without the package', async () => {
  const code =
    blocksOf(en).find((block) => block.code?.includes('export function isFromLoadline'))?.code ?? '';
  const { isFromLoadline } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  const [key, time, body] = [
    Buffer.alloc(24, 7),
    String(Math.floor(Date.now() / 1_000)),
    '{"type":"order.departed"}',
  ];
  const signatureAt = (at: string) =>
    `v1,${createHmac('sha256', key).update(`evt.${at}.${body}`).digest('base64')}`;
  const headersAt = (at: string, signature = signatureAt(at)) => ({
    'webhook-id': 'evt',
    'webhook-timestamp': at,
    'webhook-signature': `v1,AAAA ${signature}`,
  });
  const secret = `whsec_${key.toString('base64')}`;
  assert.equal(isFromLoadline(headersAt(time), body, secret), true);
  assert.equal(isFromLoadline(headersAt(time), `${body} `, secret), false);
  assert.equal(isFromLoadline(headersAt(String(Number(time) - 301)), body, secret), false);
  assert.equal(isFromLoadline(headersAt('soon'), body, secret), false);
  assert.equal(isFromLoadline({}, body, secret), false);
});
