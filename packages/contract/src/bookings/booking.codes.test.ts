import assert from 'node:assert/strict';
import { test } from 'node:test';
import { airports } from '../codes/place.ts';
import { freightPayments } from '../codes/trade-terms.ts';
import { type CodeTable, codesOf } from '../kernel/code.ts';
import { billTypes, pickupServices, positionWord, waybillKinds } from './booking.codes.ts';

function read(table: CodeTable): string[] {
  return codesOf(table).map((code) => table.codes[code]?.en ?? '');
}

test('a place on the flight is a must, a stand by, or normal, also where nothing is said', () => {
  const words = (['0', '1', '2', '-1', null] as const).map((position) => positionWord(position).en);
  assert.deepEqual(words, ['Must go', 'Stand by', 'Normal', 'Normal', 'Normal']);
});

test('cargo is paid before or after, settled in five ways, and reaches the airport in three', () => {
  assert.deepEqual(read(freightPayments), ['Prepaid', 'Collect']);
  assert.deepEqual(read(billTypes), ['L/C', 'T/T', 'D/A', 'D/P', 'O/A']);
  assert.deepEqual(read(pickupServices), [
    'Deliver to front warehouse',
    'Own pickup',
    'Self-delivery to airport',
  ]);
  assert.deepEqual(codesOf(waybillKinds), ['direct', 'separate']);
});

test('the fifteen airports of the specification stand first', () => {
  const named = 'YNT TNA TSN NKG PEK PVG KNH WUH XIY DLC CSX HRB CKG CTU CAN';
  assert.deepEqual(codesOf(airports).slice(0, 15), named.split(' '));
});
