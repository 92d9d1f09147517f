import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countedBy, ordersOf } from './overview.ts';

test('the overview counts eight weeks from a Monday unless told, and two days of one’s own before them', () => {
  const tuesday = '2026-11-24';
  assert.deepEqual(countedBy({}, tuesday), { from: '2026-10-05', to: tuesday, team: undefined });
  assert.equal(countedBy({ weeks: '4' }, '2026-11-29').from, '2026-11-02');
  assert.equal(countedBy({ weeks: '4' }, '2026-11-30').from, '2026-11-09');
  const own = { from: '2026-01-01', to: '2026-01-31', team: 'a' };
  assert.deepEqual(countedBy({ weeks: '4', ...own }, tuesday), own);
  assert.equal(countedBy({ from: '2026-02-01', to: '2026-01-31' }, tuesday).to, tuesday);
});

test('a figure opens the list of the orders placed on its days but for cancelled ones', () => {
  const { status, ...rest } = ordersOf({ from: '2026-01-01', to: '2026-01-31' }, { transport: ['1'] });
  assert.deepEqual(rest, { orderedFrom: '2026-01-01', orderedTo: '2026-01-31', transport: ['1'] });
  assert.ok(Array.isArray(status) && status.includes('ORDERED') && !status.includes('CANCELLED'));
});
