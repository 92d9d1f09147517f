import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkAirWaybill } from '@loadline/contract/checks/waybill';
import { waybillStatuses } from '@loadline/contract/codes/waybill-status';
import { codesOf } from '@loadline/contract/kernel/code';
import { clerkOf, teamsOf } from './accounts.ts';
import { demoBookings } from './booking.made.ts';
import { lifeRows } from './waybill.life.rows.ts';
import { demoWaybills } from './waybill.rows.ts';
import { waybillRows } from './waybill.tables.ts';

const days = ['2026-02-28T15:59:00Z', '2026-11-21T08:30:00Z', '2026-12-31T23:30:00Z'];

for (const day of days) {
  const now = new Date(day);
  const waybills = demoWaybills(demoBookings(teamsOf(now), now), now);

  test(`on ${day} there is a waybill in each of the 16 statuses, one with three houses of two customers`, () => {
    assert.deepEqual(
      [...new Set(waybills.map(({ status }) => status))].toSorted(),
      codesOf(waybillStatuses).toSorted(),
    );
    const shared = waybills.find(({ bookings }) => new Set(bookings.map(({ orgId }) => orgId)).size === 2);
    const houses = shared?.bookings.flatMap(({ content }) => content.houses.rows) ?? [];
    assert.equal(houses.length, 3);
  });

  test(`on ${day} every number is valid and given once, and what happened is past and in order`, () => {
    const clerk = clerkOf(now);
    const { mawb_stock } = waybillRows(waybills, [], [], clerk, now);
    const numbers = mawb_stock.map(({ mawb_no }) => mawb_no);
    assert.equal(new Set(numbers).size, numbers.length);
    for (const number of numbers) assert.equal(checkAirWaybill(number), 'valid');
    for (const waybill of waybills) {
      const moves = lifeRows(waybill, clerk).filter(({ kind }) => kind !== 'told');
      const times = moves.map(({ at }) => Number(at));
      assert.deepEqual(
        times,
        times.toSorted((one, other) => one - other),
        waybill.status,
      );
      assert.ok(
        times.every((time) => time <= Number(now)),
        waybill.status,
      );
      assert.equal(moves.at(-1)?.to_status, waybill.status);
    }
  });
}
