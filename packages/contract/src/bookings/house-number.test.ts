import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { firstHouseNo, followingNumber } from './house-number.ts';

test('the digits at the end are counted up and keep their width while they can', () => {
  assert.equal(followingNumber('SZX000099'), 'SZX000100');
  assert.equal(followingNumber('HQ-999'), 'HQ-1000');
  assert.equal(followingNumber('2026-001'), '2026-002');
});

test('a series never gives a number twice, whatever it begins with', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Z0-9-]{0,8}[0-9]{3}$/), (first) => {
      const series = [first];
      for (let at = 0; at < 50; at += 1) series.push(followingNumber(series.at(-1) ?? ''));
      assert.equal(new Set(series).size, series.length);
    }),
  );
});

test('a sales company that has no series begins with its own code', () => {
  assert.equal(firstHouseNo('HQ'), 'HQ000001');
  assert.equal(firstHouseNo('SHENZHEN-SOUTH-2'), 'SHENZHEN000001');
});
