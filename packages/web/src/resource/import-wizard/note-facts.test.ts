import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ProblemGroup, SheetRow } from './import-subject.ts';
import { choicesShown, noteOf } from './note-facts.ts';

const countries = ['US', 'DE', 'FR', 'GB', 'IT', 'ES', 'NL', 'PL', 'CN'];
const subject = {
  isError: (code: string) => code.startsWith('E'),
  say: ({ code }: { code: string }) => `says ${code}`,
  choices: (key: string) => (key === 'country' ? countries : key === 'customs' ? ['Yes', 'No'] : []),
};
const problems: ProblemGroup[] = [
  {
    key: 'country',
    code: 'E07',
    cells: 5,
    firstRow: 3,
    value: null,
    replacements: [{ from: 'USA', to: 'US', cells: 4 }],
  },
];
const rowWith = (key: string, code: string, suggestion: string | null): SheetRow => {
  return {
    row: 3,
    cells: [],
    findings: [{ key, code, value: null, suggestion, isSafe: false }],
    changed: [],
    leftOut: null,
    madeAs: null,
  };
};
const note = (row: SheetRow, key: string, text: string, holding = () => 0) =>
  noteOf({ subject, problems, row, key, text, holding });

test('the note offers what was probably meant, for this cell and for all that say the same', () => {
  const facts = note(rowWith('country', 'E07', 'US'), 'country', 'USA');
  assert.deepEqual(facts.problems, [{ family: 'stop', says: 'says E07' }]);
  assert.deepEqual(choicesShown(facts, undefined), ['US']);
  assert.deepEqual(facts.everywhere, { from: 'USA', to: 'US', cells: 4 });
});

test('a short list is offered whole, a long one only while one types', () => {
  const customs = note(rowWith('customs', 'E07', null), 'customs', 'perhaps');
  assert.deepEqual(choicesShown(customs, undefined), ['Yes', 'No']);
  const country = note(rowWith('country', 'E07', null), 'country', 'Atlantis');
  assert.deepEqual(choicesShown(country, undefined), []);
  assert.deepEqual(choicesShown(country, 'e'), ['DE', 'ES']);
  assert.equal(choicesShown(country, 'Atlantis').length, 8);
});

test('a cell without a problem offers nothing until it is edited', () => {
  const facts = note(
    { row: 3, cells: [], findings: [], changed: [], leftOut: null, madeAs: null },
    'customs',
    'Yes',
  );
  assert.deepEqual(choicesShown(facts, undefined), []);
  assert.deepEqual(choicesShown(facts, 'Yes'), ['No']);
});

test('after one cell is put right the others that hold the same can follow', () => {
  const row = {
    row: 3,
    cells: [],
    findings: [],
    changed: [{ key: 'name', was: 'LED lmap' }],
    leftOut: null,
    madeAs: null,
  };
  const facts = note(row, 'name', 'LED lamp', () => 3);
  assert.equal(facts.was, 'LED lmap');
  assert.deepEqual(facts.everywhere, { from: 'LED lmap', to: 'LED lamp', cells: 3 });
  assert.equal(note(row, 'name', 'LED lamp').everywhere, undefined);
  assert.equal(
    note({ ...row, changed: [{ key: 'name', was: '' }] }, 'name', 'x', () => 9).everywhere,
    undefined,
  );
});
