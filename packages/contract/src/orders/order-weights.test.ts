import assert from 'node:assert/strict';
import { test } from 'node:test';
import { weightsOf } from './order-weights.ts';

const bulky = {
  grossWeight: '100.000',
  actualWeight: '104.000',
  weighbridgeWeight: null,
  billingWeight: '157.0',
  chargingUnit: 'kg',
} as const;

test('weighed is compared with declared; what is charged says whether the volume or the weight counts', () => {
  const [booked, warehouse, bridge, charged] = weightsOf(bulky, '3.0');
  assert.deepEqual(
    [booked?.tenths, warehouse?.tenths, bridge?.tenths, charged?.tenths],
    [null, 40, null, null],
  );
  assert.deepEqual([warehouse?.isOff, charged?.isOff], [true, false]);
  assert.equal(charged?.by, 'volume');
  assert.equal(weightsOf({ ...bulky, billingWeight: '104.0' }, '3.0')[3]?.by, 'weight');
  assert.equal(weightsOf({ ...bulky, billingWeight: null }, '3.0')[3]?.by, undefined);
  assert.equal(weightsOf({ ...bulky, billingWeight: '1.2', chargingUnit: 'RT' }, '3.0')[3]?.by, undefined);
});
