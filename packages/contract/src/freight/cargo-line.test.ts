import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TypedLine } from './cargo-line.ts';
import { readLine } from './cargo-line.ts';
import { blankLine, isSheet, laidOver, linesIn } from './packing-list.ts';
import { usualRules } from './weight-rule.ts';

const { air } = usualRules;

function typed(change: Partial<TypedLine> = {}): TypedLine {
  return { count: '3', length: '60', width: '40', height: '35', weight: '12.5', ...change };
}

function faultsOf(line: TypedLine, unit: 'cm' | 'inch' = 'cm') {
  const read = readLine(line, unit, air.name, air.piece);
  return read.kind === 'wrong'
    ? { says: read.faults.map(({ says }) => says.zh), missing: read.missing }
    : read.kind;
}

test('a line too long for the aircraft names limit and side, and what is missing besides', () => {
  assert.deepEqual(faultsOf(typed({ length: '260', weight: '' })), {
    says: ['空运单件最长边 240 cm，现在是 260 cm'],
    missing: ['weight'],
  });
  assert.deepEqual(faultsOf(typed({ length: '100' }), 'inch'), {
    says: ['空运单件最长边 94.5 inch，现在是 100 inch'],
    missing: [],
  });
});

test('a blank line is no mistake; nought, half a carton and words are', () => {
  assert.equal(faultsOf(blankLine), 'blank');
  assert.equal(faultsOf(typed({ height: '35.' })), 'right');
  for (const wrong of [{ count: '0' }, { count: '1.5' }, { length: '0' }, { weight: 'heavy' }])
    assert.notEqual(faultsOf(typed(wrong)), 'right', JSON.stringify(wrong));
});

test('a packing list is pasted as it is: header left out, sides in one cell, thousands and units', () => {
  assert.deepEqual(
    linesIn('件数\t长\t宽\t高\t单重\n12\t58\t42\t40\t14.6\r\n6\t80cm\t60cm\t55cm\t1,031.0 kg\n'),
    [
      typed({ count: '12', length: '58', width: '42', height: '40', weight: '14.6' }),
      typed({ count: '6', length: '80', width: '60', height: '55', weight: '1031.0' }),
    ],
  );
  assert.deepEqual(linesIn('3 60×40×35 12.5\n3,60*40*35,12.5'), [typed(), typed()]);
});

test('cells pasted into the middle fill from there and add the lines that are missing', () => {
  assert.ok(isSheet('80\t60') && !isSheet('80'));
  const lines = laidOver([typed(), typed()], 1, 'width', '41\t36\n42\t37');
  assert.deepEqual(lines, [
    typed(),
    typed({ width: '41', height: '36' }),
    { ...blankLine, width: '42', height: '37' },
  ]);
});
