import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addDays, daysBetween, mondayOf } from './days.ts';
import { spanOf } from './period.ts';

test('a period counts both its ends and turns with the year', () => {
  assert.deepEqual(spanOf('last30', '2026-11-20'), { from: '2026-10-22', to: '2026-11-20' });
  assert.deepEqual(spanOf('next7', '2026-12-29'), { from: '2026-12-29', to: '2027-01-04' });
  assert.deepEqual(spanOf('past', '2026-03-01'), { to: '2026-02-28' });
});

test('a week begins on Monday, also when today is Sunday', () => {
  assert.deepEqual(spanOf('week', '2026-11-22'), { from: '2026-11-16', to: '2026-11-22' });
  assert.equal(mondayOf('2026-11-16'), '2026-11-16');
});

test('days are counted over the change to summer time', () => {
  assert.equal(daysBetween('2026-03-27', '2026-03-31'), 4);
  assert.equal(addDays('2028-02-28', 2), '2028-03-01');
});
