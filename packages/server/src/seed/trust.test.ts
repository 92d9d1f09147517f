import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { codesOf } from '@loadline/contract/kernel/code';
import { check } from '@loadline/contract/kernel/schema';
import { trustStates } from '@loadline/contract/trusts/trust.lifecycle';
import { findingsOfTrust } from '@loadline/contract/trusts/trust.rules';
import { contentFields } from '@loadline/contract/trusts/trust-content';
import { loadDemo } from './demo.ts';
import { openDemoDatabase } from './testing/demo-database.ts';

const demo = await openDemoDatabase();

before(() => loadDemo(demo.partsAt(new Date('2026-11-21T06:20:00Z'))));

test('trust orders stand in every state, at both customers', async () => {
  const met = await demo.rows<{ state: string }>('select distinct state from trust order by 1');
  assert.deepEqual(
    met.map(({ state }) => state),
    codesOf(trustStates).toSorted(),
  );
  const [sizes] = await demo.rows<{ customers: number }>(
    `select count(distinct org_id)::int as customers from trust`,
  );
  assert.equal(sizes?.customers, 2);
});

test('what was handed in could be handed in; a draft could not yet', async () => {
  const rows = await demo.rows<{ trust_no: string; state: string; content: unknown }>(
    'select trust_no, state, content from trust',
  );
  for (const { trust_no: no, state, content } of rows) {
    const checked = check(contentFields, content);
    assert.ok(checked.ok, no);
    assert.equal(findingsOfTrust(checked.value).errors.length === 0, state !== 'DRAFT', `${no} ${state}`);
  }
});

test('an order that a trust order made carries what was asked for, and stands where its state says', async () => {
  const odd = await demo.rows(
    `select t.trust_no, t.state, o.status from trust t left join orders o on o.org_id = t.org_id and o.trust_id = t.id
     where (o.id is null) <> (t.state in ('DRAFT', 'SUBMITTED', 'RETURNED', 'WITHDRAWN', 'REJECTED'))
       or o.quantity <> t.pieces or o.gross_weight <> t.gross_weight or o.channel_name <> t.channel_name
       or t.state = 'COMPLETED' and o.status not in ('SIGNED', 'CLOSED') or t.state = 'CANCELLED' and o.status <> 'CANCELLED'
       or t.state = 'ACCEPTED' and o.status <> 'ORDERED'`,
  );
  assert.deepEqual(odd, []);
});
