import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brokenDown, checked, failureLine, sumOf } from './tally.ts';

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

test('a failed test is told on one line, without colours, however long its message is', () => {
  assert.equal(failureLine('a bill', '\u001b[31mone\n  two\u001b[39m'), 'a bill: one two');
  assert.equal(failureLine('a bill', 'word '.repeat(1_000)).length, 1_500);
});
