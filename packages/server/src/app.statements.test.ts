import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addOrder } from './features/orders/orders.factory.ts';
import { newId } from './kernel/database.ts';
import { openTestHouse } from './testing/house.ts';
import { statementsDuring } from './testing/statements.ts';

const house = await openTestHouse();
const ana = await house.person();
const desk = await house.as(await house.clerk());

async function numbersOf(count: number): Promise<string[]> {
  const numbers: string[] = [];
  for (let made = 0; made < count; made += 1)
    numbers.push((await addOrder(house, { created_by: ana.userId })).orderNumber);
  return numbers;
}

async function record(numbers: readonly string[], more: object): Promise<void> {
  const event = { code: 'DEPARTED', classifier: 'ACT', at: '2026-11-19T10:00', zone: 'Asia/Shanghai' };
  const body = { key: newId(), numbers, isPublic: true, ...event, ...more };
  const { data } = await desk.post('/opsapi/events/record', body);
  assert.equal(data.recorded, numbers.length);
}

test('an event of fifty orders, with all who are told of it, takes the statements of one', async () => {
  const [one, fifty] = [await numbersOf(1), await numbersOf(50)];
  for (const more of [
    {},
    { code: 'ARRIVED', classifier: 'EST', at: '2026-11-25T10:00' },
    { code: 'ARRIVED', classifier: 'EST', at: '2026-11-28T10:00' },
  ]) {
    const ofOne = await statementsDuring(() => record(one, more));
    assert.ok(ofOne > 5);
    assert.equal(await statementsDuring(() => record(fifty, more)), ofOne);
  }
  const notices = await house.rows(`select 1 from notice where event in ('departed', 'etaMoved')`);
  // What one deed tells of fifty orders is one notice, as of one.
  assert.equal(notices.length, 4);
  const deeds = await house.rows(
    `select 1 from audit where action = 'event-added' and subject_id is not null`,
  );
  assert.equal(deeds.length, 153);
});

test('an expected arrival of fifty orders takes the statements of one', async () => {
  const idsOf = async (count: number) => {
    const ids: string[] = [];
    for (let made = 0; made < count; made += 1) ids.push((await addOrder(house, {})).id);
    return ids;
  };
  const expect = async (ids: readonly string[]) =>
    assert.equal(
      (await desk.post('/opsapi/orders/eta', { ids, eta: '2026-12-20', reason: null })).data,
      ids.length,
    );
  const [one, fifty] = [await idsOf(1), await idsOf(50)];
  const ofOne = await statementsDuring(() => expect(one));
  assert.equal(await statementsDuring(() => expect(fifty)), ofOne);
});
