import assert from 'node:assert/strict';
import { test } from 'node:test';
import { waybillPath, waybillStatuses, waybillStatusOrder } from '../codes/waybill-status.ts';
import { codesOf } from '../kernel/code.ts';
import { keysAt } from '../kernel/resource.ts';
import { waybill } from './waybill.ts';

test('the sixteen states of a master waybill have the codes of the specification', () => {
  const words = Object.fromEntries(
    codesOf(waybillStatuses).map((code) => [code, waybillStatuses.codes[code].en]),
  );
  assert.deepEqual(words, {
    '0': 'Rejected',
    '29': 'Awaiting booking',
    '30': 'Rejected (sent back)',
    '31': 'Booked',
    '32': 'Stored in warehouse',
    '3': 'Departed',
    '4': 'Arrived',
    '33': 'Assembled',
    '34': 'Pickup notified',
    '8': 'Picked up',
    '42': 'Document preparation',
    '41': 'Received at cargo station',
    '40': 'Pallet breakdown started',
    '44': 'Master bill review',
    '43': 'Customer confirmation',
    '45': 'Weighbridge note uploaded',
  });
  assert.deepEqual(waybillStatusOrder.toSorted(), codesOf(waybillStatuses).toSorted());
  // The two rejections lie beside the way.
  assert.equal(waybillPath.length, 14);
});

test('the list of master waybills has the columns of the specification, on the screen and as a sheet', () => {
  const columns = [
    'status',
    'airlineBill',
    'flightNo',
    'flightDate',
    'departureDate',
    'arrivalDate',
    'destination',
    'quantity',
    'grossWeight',
    'volume',
    'billingWeight',
    'remark',
  ];
  for (const place of ['list', 'export'] as const) {
    const shown: string[] = keysAt(waybill, place);
    assert.deepEqual(
      columns.filter((key) => !shown.includes(key)),
      [],
      place,
    );
  }
});
