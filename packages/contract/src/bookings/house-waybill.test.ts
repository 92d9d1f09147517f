import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { rowId, soundBooking, soundHouse } from './booking.factory.ts';
import { findingsOfBooking } from './booking.rules.ts';
import { houseWaybillCount, houseWaybillsOf } from './house-waybill.ts';

const numbers = fc.array(fc.constantFrom(null, 'HQ-000001', 'hq 000001', 'HQ000001', 'HQ000002'), {
  maxLength: 12,
});

test('every row is on one house waybill; those of one number together, however it is written, those of none alone', () => {
  fc.assert(
    fc.property(numbers, (typed) => {
      const rows = typed.map((hawbNo, at) => soundHouse(at + 1, { hawbNo }));
      const houses = houseWaybillsOf(rows);
      assert.deepEqual(new Set(houses.flat()), new Set(rows));
      assert.equal(houses.flat().length, rows.length);
      const written = new Set(typed.filter((one) => one !== null).map((one) => one.at(-1)));
      assert.equal(houses.length, written.size + typed.filter((one) => one === null).length);
      assert.equal(houseWaybillCount({ rows, together: true }), rows.length > 0 ? 1 : 0);
    }),
  );
});

test('rows may name one house waybill; who wants one for all names no second', () => {
  const sound = soundBooking('2026-11-23', [
    soundHouse(1),
    soundHouse(2, { hawbNo: 'hb 26110001' }),
    soundHouse(3, { hawbNo: null }),
    soundHouse(4, { hawbNo: 'HB26110009' }),
  ]);
  const moment = { today: '2026-11-21', now: '2026-11-21T02:00:00.000Z' };
  assert.deepEqual(findingsOfBooking(sound, moment).errors, []);
  const { errors } = findingsOfBooking({ ...sound, houses: { ...sound.houses, together: true } }, moment);
  assert.deepEqual(
    errors.map(({ path, says }) => [path, says.en]),
    [[`houses.rows.${rowId(4)}.hawbNo`, 'HB26110001 or empty: it is one house waybill for all']],
  );
});
