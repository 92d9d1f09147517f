import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { allPages } from '@loadline/contract/all-pages';
import type { Page } from '@loadline/contract/kernel/page';
import { permissions } from '@loadline/contract/kernel/permission';
import { parseSearch } from '../kernel/address.ts';
import { guard } from './guard.ts';

// Node has neither a browser's storage nor its address; these are both.
const [device, tab] = [new Map<string, string>(), new Map<string, string>()];
const led: string[] = [];
Object.assign(globalThis, {
  localStorage: storageOf(device),
  sessionStorage: storageOf(tab),
  location: { pathname: '/', search: '', replace: (address: string) => void led.push(address) },
});

const gated = Object.values<Page>(allPages).filter(({ permission }) => permission !== undefined);

beforeEach(() => {
  for (const kept of [device, tab]) kept.clear();
  led.length = 0;
});

function storageOf(kept: Map<string, string>) {
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

function enter(granted: readonly string[]): void {
  device.set('access_token', 'token');
  device.set('user', JSON.stringify({ username: 'demo', permissions: granted }));
}

/** Where somebody who goes to a page is led instead, if anywhere. */
function ledFrom(page: Page, search = ''): string | undefined {
  const isAway = guard(page, { path: page.path, search: parseSearch(search) });
  assert.equal(isAway, led.length > 0);
  return led.shift();
}

test('each page opens with its permission alone, and with all others leads to the page that names it', () => {
  assert.ok(gated.length > 60);
  for (const page of gated) {
    const { path, permission = '' } = page;
    enter([permission]);
    assert.equal(ledFrom(page), undefined, path);
    enter(Object.keys(permissions.codes).filter((one) => one !== permission));
    assert.equal(ledFrom(page), `/403?need=${permission}`, path);
  }
});

test('each page behind the login leads whoever has no token to the login, which leads back', () => {
  for (const page of gated) {
    assert.equal(ledFrom(page, '?no=1'), '/login', page.path);
    assert.deepEqual([...tab.values()], [`${page.path}?no=1`]);
  }
});
