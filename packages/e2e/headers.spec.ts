import { allPages } from '@loadline/contract/all-pages';
import type { APIResponse } from '@playwright/test';
import { expect } from '@playwright/test';
import { test } from './walk.ts';

const html = { accept: 'text/html' };
const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
};
const pagePolicy = {
  'default-src': "'none'",
  'script-src': "'self'",
  'connect-src': "'self'",
  'font-src': "'self'",
  'img-src': "'self' data: blob:",
  'manifest-src': "'self'",
  'frame-src': 'blob:',
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
  'object-src': "'none'",
  'require-trusted-types-for': "'script'",
  'trusted-types': 'default',
};

test('Every page carries the whole policy: nobody else is asked, nothing inline runs, nobody else may keep it', async ({
  request,
}) => {
  for (const { path } of Object.values(allPages)) {
    const reply = await request.get(path, { headers: html, maxRedirects: 0 });
    expectProtected(reply);
    const { 'style-src': styles, ...policy } = policyOf(reply);
    expect(policy, path).toEqual(pagePolicy);
    expect(styles, path).toMatch(/^'self' 'sha256-[\w+/]{43}='$/);
    expect(reply.headers()['cache-control'], path).toMatch(/no-store|private/);
    expect(reply.headers()['vary'], path).toMatch(/cookie/i);
    expect(await reply.text(), path).not.toMatch(
      /<script(?![^>]*\ssrc=)(?![^>]*application\/(?:ld\+)?json)|\sstyle="|\son[a-z]+="/,
    );
  }
});

test('Redirects, pages that are not there, files of the web app and what has not changed carry the headers, too', async ({
  request,
}) => {
  const home = await (await request.get('/home', { headers: html })).text();
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(home)?.[1] ?? '';
  const sheet = /href="(\/assets\/[^"]+\.css)"/.exec(home)?.[1] ?? '';
  const asked = [
    ['/', 302, undefined],
    ['/nowhere', 404, undefined],
    ['/assets/nothing.js', 404, undefined],
    [script, 200, 'public, max-age=31536000, immutable'],
    [sheet, 200, 'public, max-age=31536000, immutable'],
    ['/favicon.svg', 200, 'public, max-age=300'],
  ] as const;
  for (const [path, status, kept] of asked) {
    const reply = await request.get(path, { headers: html, maxRedirects: 0 });
    expect(reply.status(), path).toBe(status);
    expectProtected(reply);
    expect(policyOf(reply)['default-src'], path).toBe("'none'");
    if (kept) expect(reply.headers()['cache-control'], path).toBe(kept);
    else expect(reply.headers()['cache-control'], path).toMatch(/no-store|private/);
  }
  const etag = (await request.get('/favicon.svg')).headers()['etag'] ?? '';
  const same = await request.get('/favicon.svg', { headers: { 'if-none-match': etag } });
  expect(same.status()).toBe(304);
  expectProtected(same);
});

function expectProtected(reply: APIResponse): void {
  expect(reply.headers(), reply.url()).toMatchObject(always);
  expect(reply.headers()['permissions-policy'], reply.url()).toContain('geolocation=()');
  for (const name of ['server', 'x-powered-by', 'access-control-allow-origin'])
    expect(reply.headers()[name], `${reply.url()}: ${name}`).toBeUndefined();
}

function policyOf(reply: APIResponse): Record<string, string> {
  const lines = (reply.headers()['content-security-policy'] ?? '').split('; ');
  return Object.fromEntries(lines.map((line) => [line.split(' ')[0], line.split(' ').slice(1).join(' ')]));
}
