import assert from 'node:assert/strict';
import { test } from 'node:test';
import { entryLifecycleOf } from '@loadline/contract/clearance/entry.lifecycle';
import type { CustomsStatus, CustomsStep } from '@loadline/contract/customs/customs.lifecycle';
import { customsStatuses, customsSteps, statusAfter } from '@loadline/contract/customs/customs.lifecycle';
import { codesOf, isCode } from '@loadline/contract/kernel/code';
import { openTestHouse } from '../../testing/house.ts';
import { addOrderToAmerica, entryCalls } from './clearance.factory.ts';

const house = await openTestHouse();
const ana = await house.person();
const actors = {
  desk: await house.as(await house.clerk()),
  'desk of China': await house.as(await house.clerk({ permissions: ['op:work:view', 'op:customs'] })),
  customer: await house.as(ana),
};
const { make, detail, move } = entryCalls(actors.desk);
const statuses = codesOf(customsStatuses);

/** An entry in a status with all steps before it, laid as the owner. */
async function entryIn(status: CustomsStatus) {
  const order = await addOrderToAmerica(house, { created_by: ana.userId });
  const no = String((await make([order.orderNumber])).data.file.fileNo);
  const steps = codesOf(customsSteps);
  const taken = isCode(customsSteps, status) ? steps.slice(0, steps.indexOf(status) + 1) : [];
  await house.rows(`update us_entry set status = $2 where file_no = $1`, [no, status]);
  for (const step of taken)
    await house.rows(
      `insert into us_entry_step (org_id, entry_id, step, at, who) select org_id, id, $2, now(), 'laid' from us_entry where file_no = $1`,
      [no, step],
    );
  return { no, taken };
}

/** Everything that a move could have written. */
async function stateOf(no: string): Promise<string> {
  const parts = await house.rows(
    `select f::text as entry, (select count(*) from us_entry_step p where p.entry_id = f.id) as steps, (select count(*) from audit a where a.subject_id = f.id) as audit,
       (select count(*) from shipment_event e join us_entry_order c on c.order_id = e.subject_id where c.entry_id = f.id) as events,
       (select count(*) from notice n join us_entry_order c on c.order_id = n.subject_id where c.entry_id = f.id) as notices from us_entry f where f.file_no = $1`,
    [no],
  );
  return JSON.stringify(parts);
}

function isLegal(taken: readonly CustomsStep[], from: CustomsStatus, to: CustomsStatus): boolean {
  return entryLifecycleOf(taken).moves.some((one) => one.from === from && one.to === to);
}

for (const from of statuses)
  test(`an entry that is ${from} moves as its table says, by the desk for the United States alone`, async () => {
    let entry = await entryIn(from);
    for (const to of statuses) {
      const before = await stateOf(entry.no);
      const body = { no: entry.no, version: (await detail(entry.no)).file.version, to, reason: '逐对核对' };
      for (const who of ['desk of China', 'customer'] as const)
        assert.equal((await actors[who].post('/opsapi/entries/move', body)).status, 403);
      assert.equal(await stateOf(entry.no), before);
      const reply = await move(entry.no, to, { reason: '逐对核对' });
      const legal = isLegal(entry.taken, from, to);
      assert.equal(reply.code, legal ? 200 : -1, `${from} to ${to}: ${reply.message}`);
      if (!legal) assert.equal(await stateOf(entry.no), before, `${from} to ${to}`);
      else {
        const after = isCode(customsSteps, to) ? statusAfter([...entry.taken, to]) : to;
        assert.equal(reply.data.file.status, after);
        entry = await entryIn(from);
      }
    }
  });

test('an entry whose papers were cleared in flight keeps its status when the flight is told, and duties may follow the release', async () => {
  const { no } = await entryIn('SUBMITTED');
  await move(no, 'CLEARING');
  assert.equal((await move(no, 'FLIGHT_DEPARTED')).data.file.status, 'CLEARING');
  const released = await entryIn('SUBMITTED');
  await move(released.no, 'CLEARING');
  await move(released.no, 'RELEASED');
  const paid = await move(released.no, 'TAX_PAID', { reason: '报关行代缴' });
  assert.equal(paid.data.file.status, 'RELEASED');
  assert.deepEqual(
    paid.data.steps.map(({ step }: { step: string }) => step),
    ['SUBMITTED', 'CLEARING', 'RELEASED', 'TAX_PAID'],
  );
});
