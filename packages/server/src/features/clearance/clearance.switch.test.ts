import assert from 'node:assert/strict';
import { test } from 'node:test';
import { instantOf } from '@loadline/contract/kernel/local-time';
import { dayAfter, shownBy, switches, unchanged } from '@loadline/contract/kernel/local-time.factory';
import { openTestHouse } from '../../testing/house.ts';
import { addOrderToAmerica, entryCalls } from './clearance.factory.ts';

const house = await openTestHouse();
const ana = await house.person();
const customer = await house.as(ana);
const { make, say, examine } = entryCalls(await house.as(await house.clerk()));

/** A hold of that day, which may lie free of charge until a year later. */
async function held(since: string) {
  const order = await addOrderToAmerica(house, { created_by: ana.userId });
  const no = String((await make([order.orderNumber])).data.file.fileNo);
  const { data, message } = await say(no, '7H', { at: `${since}T10:00:00.000Z` });
  assert.ok(data.exams, message);
  return { no, hold: String(data.exams[0].id) };
}

test('a last day is over at the midnight of its place around every change of the clocks, at the desk, for its customer and in the browser alike', async () => {
  const holds = { early: await held('2025-09-15'), late: await held('2026-11-20') };
  for (const { zone, day, before, after } of [...switches, ...unchanged])
    for (const [lastFreeDay, hours] of [
      [dayAfter(day, -1), before],
      [day, after],
      [dayAfter(day), after],
    ] as const) {
      const { no, hold } = day < '2026-09-01' ? holds.early : holds.late;
      const ends = shownBy(hours, `${dayAfter(lastFreeDay)}T00:00`);
      const { data, message } = await examine(no, hold, { zone, lastFreeDay });
      assert.equal(data?.exams?.[0].freeEnds, ends, `${zone} ${lastFreeDay} ${message}`);
      assert.equal(instantOf(`${dayAfter(lastFreeDay)}T00:00`, zone), ends);
      const own = (await customer.get(`/omsapi/entries/detail?no=${no}`)).data;
      assert.deepEqual([own.exams[0].freeEnds, own.file.freeEnds], [ends, ends]);
    }
});
