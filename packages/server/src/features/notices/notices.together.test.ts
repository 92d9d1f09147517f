import assert from 'node:assert/strict';
import { test } from 'node:test';
import { defaultChoices, eachOrder } from '@loadline/contract/messages/notice-event';
import { openTestHouse } from '../../testing/house.ts';
import { openChain } from '../waybills/waybills.chain.factory.ts';

const house = await openTestHouse();
const { ana, desk, confirmed } = await openChain(house);
const people = { dora: await house.person(), eve: await house.person({ authority: 'own' }) };
const calls = { dora: await house.as(people.dora), eve: await house.as(people.eve) };

async function told(userId: string, event: string) {
  return house.rows<{ number: string; orders: string | null }>(
    `select number, words ->> 'orders' as orders from notice where user_id = $1 and event = $2 order by number`,
    [userId, event],
  );
}

test('what befalls all orders of a waybill is one notice, one at each for who wants that, and nobody hears of a colleague’s', async () => {
  const chosen = [...defaultChoices, eachOrder];
  assert.equal(
    (await calls.dora.post('/adminapi/notices/settings/save', { digest: 'none', chosen })).code,
    200,
  );
  const { orders, mawbNo, mawb } = await confirmed();
  const [mine, other] = orders.map(({ orderNumber }) => orderNumber).toSorted();
  await house.rows('update orders set created_by = $1 where order_number = $2', [people.eve.userId, mine]);
  await house.rows(`update mawb set status = '45' where id = $1`, [mawb.id]);
  const text = `FSU/12\n${mawbNo}PVGLAX/T200K2000\nDEP/CK247/20NOV/PVGLAX/T200K2000/A1000`;
  assert.equal((await desk.post('/opsapi/feeds/bring', { text })).data.state, 'APPLIED');
  const [once, ...more] = await told(ana.userId, 'departed');
  assert.ok([mine, other].includes(once?.number));
  assert.deepEqual([once?.orders, more], ['2', []]);
  assert.deepEqual(await told(people.dora.userId, 'departed'), [
    { number: mine, orders: null },
    { number: other, orders: null },
  ]);
  assert.deepEqual(await told(people.eve.userId, 'departed'), [{ number: mine, orders: null }]);
});
