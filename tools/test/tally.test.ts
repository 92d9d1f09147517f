import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brokenDown, checked, sumOf } from './tally.ts';

test('the last line adds up all runners', () => {
  const tallies = [
    { passed: 12, failed: 1, trouble: [] },
    { passed: 3, failed: 0, trouble: [] },
  ];
  assert.deepEqual(sumOf(tallies), { line: '15 passed, 1 failed', ok: false });
  assert.deepEqual(sumOf(tallies.slice(1)), { line: '3 passed, 0 failed', ok: true });
});

test('a runner that breaks down or runs nothing is a failure, however much the others passed', () => {
  const good = { passed: 12, failed: 0, trouble: [] };
  const idle = checked('browser', { passed: 0, failed: 0, trouble: [] });
  assert.deepEqual(idle.trouble, ['browser: no test ran']);
  assert.deepEqual(sumOf([good, idle]), { line: '12 passed, 1 failed', ok: false });
  assert.deepEqual(sumOf([good, brokenDown('no Chromium')]), { line: '12 passed, 1 failed', ok: false });
  assert.equal(sumOf([]).ok, false);
});
