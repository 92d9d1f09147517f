import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dayIn, isWholeDay, isWholeMoment, momentIn, timeIn } from './day-text.ts';

test('a day is read as people write it: with any sign between, with none, in Chinese, in full width', () => {
  for (const text of [
    '2026-11-22',
    '20261122',
    '2026/11/22',
    ' 2026.11.22 ',
    '2026年11月22日',
    '２０２６－１１－２２',
  ])
    assert.equal(dayIn(text), '2026-11-22', text);
  assert.equal(dayIn('2026-1-5'), '2026-01-05');
});

test('what is no day of the calendar is none', () => {
  for (const text of ['', '2026', '2026-11', '2026-02-30', '2026-13-01', '20261131', '22-11-2026', 'soon'])
    assert.equal(dayIn(text), undefined, text);
});

test('a time has 24 hours', () => {
  for (const [text, time] of [
    ['14:30', '14:30'],
    ['1430', '14:30'],
    ['9:5', '09:05'],
    ['９：０５', '09:05'],
    ['930', '09:30'],
  ] as const)
    assert.equal(timeIn(text), time, text);
  for (const text of ['', '24:00', '12:60', 'noon', '1']) assert.equal(timeIn(text), undefined, text);
});

test('a moment is a day with its time, as a form or a carrier writes it', () => {
  for (const text of [
    '2026-11-22T14:30',
    '2026-11-22 14:30',
    '20261122 1430',
    '2026/11/22 14:30:00',
    '2026年11月22日 14:30',
  ])
    assert.equal(momentIn(text), '2026-11-22T14:30', text);
  for (const text of ['2026-11-22', '14:30', '2026-11-22 25:00', ''])
    assert.equal(momentIn(text), undefined, text);
});

test('a day that may still become another is not whole', () => {
  assert.deepEqual(['2026-1-1', '2026-11-2', '2026112', '2026-11-22', '20261122'].map(isWholeDay), [
    false,
    false,
    false,
    true,
    true,
  ]);
  assert.deepEqual(['2026-11-22', '2026-11-22 1', '2026-11-22 14:3', '2026-11-22 14:30'].map(isWholeMoment), [
    false,
    false,
    false,
    true,
  ]);
});
