import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nothing } from '../../testing/belongings.ts';
import { openTestHouse } from '../../testing/house.ts';
import { addOrderWithGoods, deskCalls } from './customs.factory.ts';

const house = await openTestHouse();
const desk = await house.as(await house.clerk());
const { make, detail, lines, move, save } = deskCalls(desk);

async function made(facts: object = {}) {
  const { orderNumber } = await addOrderWithGoods(house, facts);
  return String((await make([orderNumber])).made[0]);
}

/** Says one element of the first line, and hands the papers in. */
async function declare(no: string, weave: string, customsDate: string) {
  await save(no, { customsDate });
  const { lines: found } = await detail(no);
  const [first, ...others] = found;
  await lines(no, [{ ...first, elements: [...first.elements, { key: 'weave', value: weave }] }, ...others]);
  return () => move(no, 'SUBMITTED', { reason: '后补' });
}

const before = async (no: string) => (await desk.get(`/opsapi/customs/elementsBefore?no=${no}`)).data;

test('what was written last of the same goods of the same customer is offered, once its papers were handed in', async () => {
  const handIn = await declare(await made(), '针织', '2026-11-10');
  const now = await made();
  assert.deepEqual(await before(now), []);
  await handIn();
  await (await declare(await made({ org_id: house.orgB }), '别人的', '2026-11-20'))();
  const last = await made();
  await (await declare(last, '钩编', '2026-11-12'))();
  const [{ lineId, ...offered }, ...others] = await before(now);
  assert.equal(lineId, (await detail(now)).lines[0].id);
  assert.deepEqual(offered, { fileNo: last, at: '2026-11-12', elements: [{ key: 'weave', value: '钩编' }] });
  assert.deepEqual(others, []);
});

test('another desk finds no declaration there, nor does a customer', async () => {
  const no = await made({ org_id: house.orgB });
  const narrow = await house.as(await house.clerk({ customers: [house.orgA] }));
  const theirs = await narrow.get(`/opsapi/customs/elementsBefore?no=${no}`);
  const none = await narrow.get(`/opsapi/customs/elementsBefore?no=${nothing().orderNumber}`);
  assert.deepEqual([theirs.status, theirs.message], [404, none.message]);
  const customer = await house.as(await house.person());
  assert.equal((await customer.get(`/opsapi/customs/elementsBefore?no=${no}`)).status, 403);
});
