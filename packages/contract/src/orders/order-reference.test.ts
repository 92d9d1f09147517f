import assert from 'node:assert/strict';
import { test } from 'node:test';
import { carrierKindOf } from './order-reference.ts';

test('a bill of an ocean line is the master, one of a forwarder the house bill, a container neither', () => {
  for (const [number, kind] of [
    ['COSU6412345670', 'mbl'],
    ['MEDUX1234567', 'mbl'],
    ['6412345670', 'mbl'],
    ['SZXLAX26110042', 'hbl'],
    ['QH000001', 'hbl'],
    ['CSQU3054383', 'container'],
  ] as const)
    assert.equal(carrierKindOf(number, '2'), kind, number);
});

test('by air only a sound number is a master waybill, and by rail and road a number is the carrier’s', () => {
  assert.equal(carrierKindOf('78412345675', '1'), 'mawb');
  assert.equal(carrierKindOf('QH000001', '1'), 'hawb');
  assert.equal(carrierKindOf('78412345675', null), 'mawb');
  for (const mode of ['3', '4'] as const) assert.equal(carrierKindOf('COSU6412345670', mode), 'carrier');
});
