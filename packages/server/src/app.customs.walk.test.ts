import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { Goods } from './app.customs.deeds.factory.ts';
import { customsDeeds } from './app.customs.deeds.factory.ts';
import { noticesOfRecords, noticesTold, ofRecords, strayNotices } from './app.customs.records.factory.ts';
import { openTestHouse } from './testing/house.ts';

const house = await openTestHouse();
const ana = await house.person();
// A colleague who sees only what he made himself, and somebody of another customer: neither hears of anything.
const [colleague, stranger] = [
  await house.person({ authority: 'own' }),
  await house.person({ orgId: house.orgB }),
];
const customer = await house.as(ana);
const others = [await house.as(colleague), await house.as(stranger)];
const { lay, deeds } = customsDeeds(house, await house.as(await house.clerk()), customer, ana.userId);
const names = Object.keys(deeds);
/** Those that came about. */
const done = new Set<string>();

// Goods go on more often than something befalls them.
const usual = [
  ...names,
  'decide',
  'pay',
  'pay',
  'prove',
  'prove',
  'openFlag',
  'askFlag',
  'answerFlag',
  'answerFlag',
  ...Array(6).fill('goOn'),
  ...Array(5).fill('goOnInAmerica'),
];
const drawn = fc.record({ deed: fc.constantFrom(...usual), which: fc.nat(23), choice: fc.nat(23) });

test('after any deeds of customs in China and abroad the orders’ stage, public tracking, flags, notices and events are what the records say', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(drawn, { minLength: 45, maxLength: 45 }), async (walk) => {
      const goods = await lay();
      for (const [at, one] of walk.entries()) {
        const reply = await deeds[one.deed]?.(goods, one);
        assert.ok(reply && reply.status < 500, `${one.deed}: ${reply?.message}`);
        if (reply.code === 200) done.add(one.deed);
        await agree(goods, `${at} ${one.deed}: ${reply.message}`);
      }
    }),
    { numRuns: 16, seed: 14, endOnFailure: true },
  );
});

async function agree({ orders }: Goods, after: string): Promise<void> {
  const numbers = orders.map(({ orderNumber }) => orderNumber).join(',');
  const { rows } = (await customer.get(`/omsapi/orders?numbers=${numbers}`)).data;
  const { shipments } = (await house.nobody.get(`/omsapi/public/tracking?trackNo=${numbers}`)).data;
  for (const { id, orderNumber } of orders) {
    const said = await ofRecords(house, id);
    const row = rows.find((one: { id: string }) => one.id === id);
    assert.deepEqual([row.status, row.abnormal > 0], [said.status, said.isAbnormal], after);
    const shipment = shipments.find((one: { number: string }) => one.number === orderNumber);
    assert.equal(shipment.status, said.status, after);
    const milestones: { stage: string; occurredAt: string }[] = shipment.milestones;
    assert.deepEqual(
      milestones.map(({ stage }) => stage).toSorted(),
      [...said.stages.keys()].toSorted(),
      `milestones ${after}`,
    );
    for (const { stage, occurredAt } of milestones)
      assert.ok(said.stages.get(stage)?.includes(occurredAt), `${stage} ${occurredAt} ${after}`);
    assert.deepEqual(await othersOf(id), said.others, `events ${after}`);
  }
  assert.deepEqual(await noticesTold(house, ana.userId), await noticesOfRecords(house, house.orgA), after);
  assert.deepEqual(await strayNotices(house, house.orgA, [ana.userId]), [], after);
}

/** What stands of an order that is no stage. */
async function othersOf(id: string): Promise<string[]> {
  const told = await house.rows<{ code: string }>(
    `select e.code from shipment_event e where e.subject_id = $1 and e.classifier = 'ACT' and e.stage is null and e.voided_by is null order by 1`,
    [id],
  );
  return told.map(({ code }) => code).toSorted();
}

test('each deed was done, and nobody else heard of any', async () => {
  assert.deepEqual([...done].toSorted(), names.toSorted());
  for (const calls of others) assert.deepEqual((await calls.get('/adminapi/notices')).data.rows, []);
});
