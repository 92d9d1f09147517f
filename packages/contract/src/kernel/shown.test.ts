import assert from 'node:assert/strict';
import { test } from 'node:test';
import { text } from './field.ts';
import { momentShown, storedShown } from './shown.ts';

test('An instant in a history is read by the office\u2019s clock, whatever name it stands under', () => {
  assert.equal(storedShown(undefined, '2026-11-24T06:00:59.000Z'), '2026-11-24 14:00 GMT+8');
  assert.equal(
    storedShown(text({ label: { zh: '', en: '' }, max: 40 }), '2026-11-28T10:00:00.000Z'),
    '2026-11-28 18:00 GMT+8',
  );
});

test('A local time is read as clocks and people write it', () => {
  assert.equal(storedShown(undefined, '2026-12-01T15:25'), '2026-12-01 15:25');
});

test('A text that only begins like an instant stays as it was written', () => {
  assert.equal(storedShown(undefined, '2026-11-24T06:00 at the gate'), '2026-11-24T06:00 at the gate');
  const shouted = text({ label: { zh: '', en: '' }, max: 40, shown: (stored) => stored.toUpperCase() });
  assert.equal(storedShown(shouted, 'ck257'), 'CK257');
});

test('A moment names the offset of its clocks, also behind and between the hours', () => {
  assert.equal(momentShown('2026-11-24T06:00:00.000Z', 'America/Chicago'), '2026-11-24 00:00 GMT\u22126');
  assert.equal(momentShown('2026-11-24T06:00:00.000Z', 'Asia/Kolkata'), '2026-11-24 11:30 GMT+5:30');
  assert.equal(momentShown('2026-11-24T06:00:00.000Z', 'Europe/London'), '2026-11-24 06:00 GMT');
});
