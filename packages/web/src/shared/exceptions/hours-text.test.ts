import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hoursText } from './hours-text.ts';

test('minutes are read from a clock of hours that has no end', () => {
  assert.deepEqual([0, 9, 60, 288.9, -80, 1_152].map(hoursText), [
    '0:00',
    '0:09',
    '1:00',
    '4:48',
    '1:20',
    '19:12',
  ]);
});
