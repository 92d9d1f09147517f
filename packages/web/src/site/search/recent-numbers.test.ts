import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { forgetNumber, recentNumbers, rememberNumbers, switchRemembering } from './recent-numbers.ts';

// Node has no browser storage; this is one.
const kept = new Map<string, string>();
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
};
Object.assign(globalThis, { localStorage: storage, sessionStorage: storage });

beforeEach(() => kept.clear());

test('the last ten numbers are remembered, the newest first, each once', () => {
  for (let n = 0; n < 12; n += 1) rememberNumbers([`NUMBER-${n}`]);
  rememberNumbers(['NUMBER-5']);
  const { numbers } = recentNumbers();
  assert.equal(numbers.length, 10);
  assert.deepEqual(numbers.slice(0, 3), ['NUMBER-5', 'NUMBER-11', 'NUMBER-10']);
  assert.deepEqual(forgetNumber('NUMBER-5').numbers.slice(0, 1), ['NUMBER-11']);
});

test('switched off, what was remembered is gone and nothing more is', () => {
  rememberNumbers(['NUMBER-1']);
  switchRemembering(false);
  rememberNumbers(['NUMBER-2']);
  assert.deepEqual(recentNumbers(), { isOn: false, numbers: [] });
  switchRemembering(true);
  rememberNumbers(['NUMBER-3']);
  assert.deepEqual(recentNumbers(), { isOn: true, numbers: ['NUMBER-3'] });
});

test('a record that cannot be read counts as none', () => {
  for (const text of ['', '{', '[]', '{"numbers":"x"}', '{"numbers":[1,null]}']) {
    kept.set('tracking.recent', text);
    assert.deepEqual(recentNumbers(), { isOn: true, numbers: [] }, text);
  }
});
