import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { axisEnd, countedBy, ordersOf, statusesBefore, statusesFrom } from './dashboard.ts';

test('the dashboard counts the last thirty days unless told, and two days of one’s own before a span', () => {
  const today = '2026-11-24';
  assert.deepEqual(countedBy({}, today), { from: '2026-10-26', to: today, channel: undefined });
  assert.equal(countedBy({ span: '7' }, today).from, '2026-11-18');
  const own = { from: '2026-01-01', to: '2026-01-31' };
  assert.deepEqual(countedBy({ span: '7', ...own }, today), { ...own, channel: undefined });
  assert.equal(countedBy({ from: '2026-02-01', to: '2026-01-31' }, today).to, today);
});

test('a figure opens the order list narrowed to the orders that it counts', () => {
  const counted = { from: '2026-01-01', to: '2026-01-31', channel: '中美空运专线' };
  assert.deepEqual(ordersOf(counted, { status: ['SIGNED'] }), {
    orderedFrom: '2026-01-01',
    orderedTo: '2026-01-31',
    channel: '中美空运专线',
    status: ['SIGNED'],
  });
  const { status } = ordersOf(counted);
  assert.ok(Array.isArray(status) && status.includes('CLOSED') && !status.includes('CANCELLED'));
  assert.deepEqual(statusesFrom('DELIVERED'), ['DELIVERED', 'SIGNED', 'CLOSED']);
  assert.deepEqual(statusesBefore('WH_OUT'), ['ORDERED', 'WH_IN']);
});

test('an axis holds its greatest value in five even steps and wastes no more than three fifths', () => {
  fc.assert(
    fc.property(fc.double({ min: 1, max: 100_000, noNaN: true }), (most) => {
      const end = axisEnd(most);
      assert.ok(end >= most - 1e-6 && most > end * 0.39, `${most} on an axis to ${end}`);
    }),
  );
  assert.deepEqual([axisEnd(46.8), axisEnd(0), axisEnd(5), axisEnd(5.1)], [50, 1, 5, 10]);
});
