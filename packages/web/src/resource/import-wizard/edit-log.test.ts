import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { type EditLog, emptyLog, redoing, undoing, withEdit } from './edit-log.ts';

const first = [{ row: 5, key: 'country', was: 'USA', value: 'US' }];
const second = [
  { row: 6, key: 'country', was: 'USA', value: 'US' },
  { row: 9, key: 'country', was: 'USA', value: 'US' },
];

test('undoing gives back what stood there, one edit after the other, and redoing does it again', () => {
  const log = withEdit(withEdit(emptyLog, first), second);
  const back = undoing(log);
  assert.deepEqual(back?.cells, [
    { row: 6, key: 'country', value: 'USA' },
    { row: 9, key: 'country', value: 'USA' },
  ]);
  assert.deepEqual(back && redoing(back.log)?.cells, [
    { row: 6, key: 'country', value: 'US' },
    { row: 9, key: 'country', value: 'US' },
  ]);
  assert.equal(undoing(emptyLog), undefined);
});

test('a new edit leaves nothing to do again', () => {
  const back = undoing(withEdit(emptyLog, first))?.log ?? emptyLog;
  assert.equal(redoing(withEdit(back, second)), undefined);
});

test('after any edits, undoing all of them leads back to the sheet as it was', () => {
  const write = fc.record({ row: fc.integer({ min: 1, max: 3 }), value: fc.string({ maxLength: 3 }) });
  fc.assert(
    fc.property(fc.array(write), (writes) => {
      const sheet = new Map([1, 2, 3].map((row) => [row, '']));
      let log: EditLog = emptyLog;
      for (const { row, value } of writes) {
        log = withEdit(log, [{ row, key: 'a', was: sheet.get(row) ?? '', value }]);
        sheet.set(row, value);
      }
      for (let step = undoing(log); step; step = undoing(step.log))
        for (const { row, value } of step.cells) sheet.set(row, value);
      assert.deepEqual([...sheet.values()], ['', '', '']);
    }),
  );
});
