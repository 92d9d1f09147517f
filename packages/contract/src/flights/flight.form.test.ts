import assert from 'node:assert/strict';
import { test } from 'node:test';
import { movedAlong } from './flight.form.ts';

test('times go over to another day with their hours and with the days between them', () => {
  const times = {
    etd: '2026-11-30T21:30',
    eta: '2026-12-01T18:20',
    cutOff: '2026-11-30',
    ata: null,
    stop: '',
  };
  assert.deepEqual(movedAlong({ from: '2026-11-30', to: '2027-01-01' }, times), {
    etd: '2027-01-01T21:30',
    eta: '2027-01-02T18:20',
    cutOff: '2027-01-01',
  });
  assert.deepEqual(movedAlong({ from: '2026-11-30', to: '' }, times), {});
});
