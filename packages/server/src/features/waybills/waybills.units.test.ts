import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTestHouse } from '../../testing/house.ts';
import { testProduct } from '../bookings/bookings.factory.ts';
import { openChain } from './waybills.chain.factory.ts';

const house = await openTestHouse();
const { acme, desk, confirmed } = await openChain(house);

/** From now on the product that bookings ask for weighs so. */
const weighsBy = (basis: 'divisor' | 'pounds' | 'revenueTon', factor: number | null) =>
  house.rows('update channel set basis = $1, factor = $2, step = 1, least_weight = 0 where name = $3', [
    basis,
    factor,
    testProduct,
  ]);

test('what is charged in pounds or revenue tons says so wherever it stands, and is added to no kilograms', async () => {
  const units = {
    lb: { basis: 'pounds', factor: 139, billed: 2029, kilograms: 920.3 },
    RT: { basis: 'revenueTon', factor: null, billed: 5, kilograms: 824 },
    kg: { basis: 'divisor', factor: 6000, billed: 824, kilograms: 824 },
  } as const;
  for (const [unit, { basis, factor, billed, kilograms }] of Object.entries(units)) {
    await weighsBy(basis, factor);
    const { booking, mawbNo, flight } = await confirmed();
    const { bookingNo } = booking;
    const { data: detail } = await acme.get(`/omsapi/booking/detail?no=${bookingNo}`);
    const seen = [detail.booking];
    for (const call of ['omsapi/booking', 'opsapi/booking']) {
      const { rows } = (await (call.startsWith('ops') ? desk : acme).get(`/${call}?search=${bookingNo}`))
        .data;
      seen.push(rows[0]);
    }
    const { data: own } = await acme.get(`/omsapi/mawbDetail?no=${mawbNo}`);
    const { data: list } = await acme.get(`/omsapi/mawb?search=${mawbNo}`);
    for (const row of [...seen, own.waybill, list.rows[0]])
      assert.deepEqual([Number(row.billingWeight), row.billingUnit], [billed, unit]);
    const { data: whole } = await desk.get(`/opsapi/mawb/detail?no=${mawbNo}`);
    assert.deepEqual([whole.totals.billing, whole.totals.billingUnit], ['824.0', 'kg']);
    for (const { totals, houses } of [own, { ...whole, totals: own.totals }]) {
      assert.equal(totals.billingUnit, unit);
      assert.ok(houses.every(({ billingUnit }: { billingUnit: string }) => billingUnit === unit));
    }
    const { data: board } = await acme.get(`/omsapi/databoard?day=${flight.flightDate}`);
    const flown = board.flights.find(({ flightId }: { flightId: string }) => flightId === flight.id);
    assert.equal(Number(flown.billingWeight), kilograms, unit);
  }
  for (const call of ['booking', 'mawb']) {
    const { sums } = (await acme.get(`/omsapi/${call}/totals`)).data;
    assert.deepEqual([sums.rows, sums.charged, Number(sums.chargeable)], [3, 1, units.kg.billed], call);
  }
});
