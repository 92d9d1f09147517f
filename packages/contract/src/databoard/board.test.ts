import assert from 'node:assert/strict';
import { test } from 'node:test';
import { boardFlightFields } from './board.api.ts';
import { boardGroupOf, boardStatuses } from './board-group.ts';
import { completionOf } from './completion.ts';

test('a flight on the board tells what the specification lists', () => {
  const told = [
    'flightNo',
    'etd',
    'origin',
    'destination',
    'mawbs',
    'grossWeight',
    'volume',
    'billingWeight',
    'billingWeightLast',
    'completionRate',
    'statuses',
  ];
  assert.deepEqual(
    told.filter((key) => !Object.hasOwn(boardFlightFields, key)),
    [],
  );
});

test('how full a flight is follows its slot, without one the last flight, without both it is not told', () => {
  assert.deepEqual(completionOf('1500', '2000', '1000'), { measuredBy: 'slot', completionRate: '75.0' });
  assert.deepEqual(completionOf('1500', '0', '1000'), { measuredBy: 'last', completionRate: '150.0' });
  assert.deepEqual(completionOf('1500', null, null), { measuredBy: null, completionRate: null });
});

test('the board counts thirteen states: what is not booked flies nowhere', () => {
  assert.equal(boardStatuses.length, 13);
  const outside = boardStatuses.filter((status) => boardGroupOf(status) === 'outside');
  assert.deepEqual(outside, ['31']);
});
