import assert from 'node:assert/strict';
import { test } from 'node:test';
import { codesOf } from '@loadline/contract/kernel/code';
import { midStates } from '@loadline/contract/mids/mid.codes';
import { loadDemo } from './demo.ts';
import { openDemoDatabase } from './testing/demo-database.ts';

const demo = await openDemoDatabase();
await loadDemo(demo.partsAt(new Date('2026-11-21T06:20:00Z')));

test('the register of the demo has every state, and what is filed has a code that is in force', async () => {
  const states = await demo.rows<{ state: string }>('select distinct state from mid order by 1');
  assert.deepEqual(
    states.map(({ state }) => state),
    codesOf(midStates).toSorted(),
  );
  const wrong = await demo.rows(
    `select k.* from us_entry_mid k where not exists (select from mid m where m.org_id = k.org_id and m.code = k.mid and m.state = 'APPROVED')`,
  );
  assert.deepEqual(wrong, []);
});

test('one factory of the demo has moved: its old code stands on lines that are filed and on some that are not', async () => {
  const [met] = await demo.rows<{ open: number; filed: number }>(
    `select count(*) filter (where e.status = 'PREPARING')::int as open, count(*) filter (where e.status <> 'PREPARING')::int as filed
     from us_entry_mid k join us_entry e on e.id = k.entry_id join mid m on m.org_id = k.org_id and m.code = k.mid
     where exists (select from mid n where n.org_id = m.org_id and n.site_id = m.site_id and n.state = 'DRAFT')`,
  );
  assert.ok(met && met.open > 0 && met.filed > 0, JSON.stringify(met));
});
