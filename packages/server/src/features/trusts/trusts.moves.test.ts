import assert from 'node:assert/strict';
import { test } from 'node:test';
import { codesOf } from '@loadline/contract/kernel/code';
import { canMove } from '@loadline/contract/kernel/lifecycle';
import type { TrustState } from '@loadline/contract/trusts/trust.lifecycle';
import { trustLifecycle, trustStates } from '@loadline/contract/trusts/trust.lifecycle';
import type { Reply } from '../../testing/calls.ts';
import { openTestHouse } from '../../testing/house.ts';
import { draftOf, offerProduct, putInto, signed, soundContent } from './trusts.factory.ts';

const house = await openTestHouse();
await offerProduct(house, house.orgA);
const customer = await house.as(await house.person());
const desk = await house.as(await house.clerk());

interface Trust {
  readonly id: string;
  readonly version: number;
}

type Ask = (trust: Trust) => Promise<Reply>;

const of = ({ id, version }: Trust) => ({ id, version });

/** How each state is asked for, by whom; the two that only orders bring about cannot be asked for. */
const moves: Readonly<Partial<Record<TrustState, Ask>>> = {
  SUBMITTED: (trust) => customer.post('/omsapi/trust/submit', signed(trust)),
  WITHDRAWN: (trust) => customer.post('/omsapi/trust/withdraw', of(trust)),
  CANCEL_REQUESTED: (trust) => customer.post('/omsapi/trust/cancel', { ...of(trust), reason: '客户取消' }),
  RETURNED: (trust) => desk.post('/opsapi/trust/return', { ...of(trust), corrections: [], reason: '请核对' }),
  REJECTED: (trust) => desk.post('/opsapi/trust/reject', { ...of(trust), reason: '不承运' }),
  ACCEPTED: (trust) => desk.post('/opsapi/trust/accept', { ...of(trust), orders: [] }),
  CANCELLED: (trust) => desk.post('/opsapi/trust/cancel', { ...of(trust), cancelled: true, reason: null }),
};

async function everything(id: string): Promise<string> {
  const rows = await house.rows(
    `select t.*, (select count(*) from orders o where o.trust_id = t.id) as orders,
      (select count(*) from audit a where a.subject_id = t.id) as deeds, (select count(*) from notice n where n.subject_id = t.id) as told from trust t where t.id = $1`,
    [id],
  );
  return JSON.stringify(rows);
}

for (const from of codesOf(trustStates)) {
  test(`${trustStates.codes[from].en}: what cannot follow is refused in words and writes nothing, what can does`, async () => {
    for (const [to, ask] of Object.entries(moves)) {
      const { trust } = await draftOf(customer, soundContent());
      await putInto(house, trust.id, from);
      const before = await everything(trust.id);
      const reply = await ask(trust);
      const legal = trustLifecycle.moves.some(
        (move) => move.from === from && move.to === to && move.by !== 'system',
      );
      // From a cancellation that was asked for, accepting again is not how one goes back: that is its refusal.
      const reached = legal && !(from === 'CANCEL_REQUESTED' && to === 'ACCEPTED');
      if (reached) {
        assert.equal(reply.code, 200, `${from} to ${to}: ${reply.message}`);
        assert.equal(reply.data.trust.state, to);
        continue;
      }
      if (from === 'DRAFT' && ['RETURNED', 'REJECTED', 'ACCEPTED', 'CANCELLED'].includes(to)) {
        assert.equal(reply.status, 404, `staff see no draft: ${to}`);
      } else {
        assert.equal(reply.code, -1, `${from} to ${to}: ${reply.status} ${reply.message}`);
        assert.ok(reply.message.includes(trustStates.codes[from].en), reply.message);
      }
      assert.equal(await everything(trust.id), before, `${from} to ${to} wrote something`);
    }
  });
}

test('the table itself holds what the product says, and nothing leads out of an end', () => {
  assert.ok(canMove(trustLifecycle, 'SUBMITTED', 'RETURNED'));
  for (const end of ['COMPLETED', 'WITHDRAWN', 'REJECTED', 'CANCELLED'] as const)
    assert.deepEqual(
      trustLifecycle.moves.filter(({ from }) => from === end),
      [],
    );
});

test('of 200 who decide at once one wins: one acceptance, one order, one entry in the history', async () => {
  const { trust } = await draftOf(customer, soundContent());
  const { data } = await customer.post('/omsapi/trust/submit', signed(trust));
  const others = [desk, await house.as(await house.clerk()), await house.as(await house.clerk())];
  const bodies = {
    accept: { orders: [] },
    reject: { reason: '不承运' },
    return: { corrections: [], reason: '请核对' },
  };
  const asked = Array.from({ length: 200 }, (_, at) => {
    const [path, body] = Object.entries(bodies)[at % 3] ?? ['accept', {}];
    return (others[at % others.length] ?? desk).post(`/opsapi/trust/${path}`, { ...of(data.trust), ...body });
  });
  const replies = await Promise.all(asked);
  const won = replies.filter(({ code }) => code === 200);
  assert.equal(won.length, 1);
  assert.ok(
    replies.every(({ status }) => [200, 409, 503].includes(status)),
    String(replies.map(({ status }) => status)),
  );
  const state = won[0]?.data.trust.state;
  const orders = await house.rows('select 1 from orders where trust_id = $1', [trust.id]);
  assert.equal(orders.length, state === 'ACCEPTED' ? 1 : 0);
  const decided = await house.rows(
    `select 1 from audit where subject_id = $1 and action in ('accepted', 'rejected', 'returned')`,
    [trust.id],
  );
  assert.equal(decided.length, 1);
});
