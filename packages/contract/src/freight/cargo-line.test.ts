import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TypedLine } from './cargo-line.ts';
import { readLine } from './cargo-line.ts';
import { blankLine } from './packing-list.ts';
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

test('a limit that is agreed in pounds is said in kilograms as weights are', () => {
  const { usParcel } = usualRules;
  const read = readLine(typed({ weight: '96.5' }), 'cm', usParcel.name, usParcel.piece);
  assert.equal(read.kind === 'wrong' && read.faults[0]?.says.zh, '美国快递单件最重 68 kg，现在是 96.5 kg');
});

test('a blank line is no mistake; nought, half a carton and words are', () => {
  assert.equal(faultsOf(blankLine), 'blank');
  assert.equal(faultsOf(typed({ height: '35.' })), 'right');
  for (const wrong of [{ count: '0' }, { count: '1.5' }, { length: '0' }, { weight: 'heavy' }])
    assert.notEqual(faultsOf(typed(wrong)), 'right', JSON.stringify(wrong));
});
