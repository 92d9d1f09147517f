import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CustomsStatus, CustomsStep } from '@loadline/contract/customs/customs.lifecycle';
import {
  customsStatuses,
  customsSteps,
  lifecycleOf,
  statusAfter,
  stepsOf,
} from '@loadline/contract/customs/customs.lifecycle';
import { codesOf, isCode } from '@loadline/contract/kernel/code';
import { openTestHouse } from '../../testing/house.ts';
import { addOrderWithGoods, deskCalls, usual } from './customs.factory.ts';

const house = await openTestHouse();
const ana = await house.person();
const customer = await house.as(ana);
const desk = await house.as(await house.clerk());
const idle = await house.as(await house.clerk({ permissions: ['op:work:view', 'op:order:view'] }));
const { make, detail, move } = deskCalls(desk);
const statuses = codesOf(customsStatuses);
const ways = [
  { businessType: '5', direction: 'export', tariff: null },
  { businessType: '8', direction: 'import', tariff: '10.00' },
  { businessType: '4', direction: 'import', tariff: '10.00' },
  { businessType: '1', direction: 'export', tariff: null },
] as const;
type Way = (typeof ways)[number];

/** The steps up to a status, the way that a declaration of this kind comes to it. */
function stepsTo(way: Way, status: CustomsStatus): CustomsStep[] {
  const steps = stepsOf({ ...way, vat: null });
  const at = steps.findIndex((step) => step === status);
  return steps.slice(0, at + 1);
}

/** A declaration in a status, laid as the owner; undefined where none of its kind comes there. */
async function fileIn(way: Way, status: CustomsStatus) {
  const steps = stepsTo(way, status);
  if (isCode(customsSteps, status) && steps.length === 0) return undefined;
  const { orderNumber } = await addOrderWithGoods(house, { created_by: ana.userId });
  const { businessType, direction, tariff } = way;
  const no = String((await make([orderNumber], { ...usual, businessType, direction })).made[0]);
  await house.rows(`update customs_file set status = $2, tariff = $3 where file_no = $1`, [
    no,
    status,
    tariff,
  ]);
  for (const step of steps)
    await house.rows(
      `insert into customs_step (org_id, file_id, step, at, who) select org_id, id, $2, now(), 'laid' from customs_file where file_no = $1`,
      [no, step],
    );
  return { no, steps };
}

/** Everything that a move could have written. */
async function stateOf(no: string): Promise<string> {
  const parts = await house.rows(
    `select f::text as file, (select count(*) from customs_step p where p.file_id = f.id) as steps, (select count(*) from audit a where a.subject_id = f.id) as audit,
       (select count(*) from notice n where n.subject_id = f.id) as notices, (select count(*) from shipment_event e join customs_order c on c.order_id = e.subject_id
         where c.file_id = f.id) as events from customs_file f where f.file_no = $1`,
    [no],
  );
  return JSON.stringify(parts);
}

for (const way of ways) {
  const { businessType, direction, tariff } = way;
  test(`a declaration of business ${businessType}, ${direction}, ${tariff ? 'with' : 'without'} taxes moves as the lifecycle says, and in no other way`, async () => {
    for (const from of statuses) {
      // What was refused has written nothing: the same declaration serves until it has moved.
      let file = await fileIn(way, from);
      for (const to of statuses) {
        if (!file) continue;
        const { moves } = lifecycleOf({ ...way, vat: null }, file.steps);
        const legal = moves.some((one) => one.from === from && one.to === to);
        const before = await stateOf(file.no);
        const reply = await move(file.no, to, { reason: '逐对核对' });
        assert.equal(reply.status, 200);
        assert.equal(reply.code, legal ? 200 : -1, `${from} to ${to}: ${reply.message}`);
        if (!legal) assert.equal(await stateOf(file.no), before, `${from} to ${to}`);
        else {
          const after = isCode(customsSteps, to) ? statusAfter([...file.steps, to]) : to;
          assert.equal(reply.data.file.status, after);
          file = await fileIn(way, from);
        }
      }
    }
  });
}

test('nobody but who works on declarations moves one, from whatever status', async () => {
  for (const from of statuses) {
    const file = await fileIn(ways[0], from);
    if (!file) continue;
    const before = await stateOf(file.no);
    const body = { no: file.no, version: (await detail(file.no)).file.version };
    for (const to of statuses)
      for (const who of [customer, idle])
        assert.equal((await who.post('/opsapi/customs/move', { ...body, to, reason: 'x' })).status, 403);
    assert.equal(await stateOf(file.no), before);
  }
});

test('what is cleared while it flies keeps its status when the flight is told, and the two tax steps fall away at total tax 0', async () => {
  const file = await fileIn(ways[2], 'SUBMITTED');
  assert.ok(file);
  await move(file.no, 'CLEARING');
  const told = await move(file.no, 'FLIGHT_DEPARTED');
  assert.equal(told.data.file.status, 'CLEARING');
  assert.deepEqual(stepsOf({ businessType: '4', tariff: '0', vat: '0.00' }), [
    'SUBMITTED',
    'FLIGHT_DEPARTED',
    'FLIGHT_ARRIVED',
    'CLEARING',
    'RELEASED',
    'INBOUND',
    'OUTBOUND',
    'DELIVERED',
    'SIGNED',
  ]);
  assert.equal(stepsOf({ businessType: '8', tariff: '1', vat: null }).length, 7);
});
