import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stageOrder } from '@loadline/contract/codes/stage';
import { eventCodes, stageOf } from '@loadline/contract/events/event-code';
import { projectedStage } from '@loadline/contract/events/event-stage';
import { codesOf } from '@loadline/contract/kernel/code';
import fc from 'fast-check';
import { asProgram } from '../../kernel/program.ts';
import { sql } from '../../kernel/sql.ts';
import { viewerOfProgram } from '../../kernel/viewer.ts';
import { openTestHouse } from '../../testing/house.ts';
import { addOrder } from '../orders/orders.factory.ts';
import type { NewEvent } from './events.public.ts';
import { recordEvents } from './events.public.ts';

const at = await openTestHouse();

function record(events: readonly NewEvent[]): Promise<number> {
  return at.house.staff.inTransaction(
    viewerOfProgram('op:feed:manage'),
    async (tx) => (await recordEvents(tx, events)).length,
  );
}

function eventOf(orderId: string, code: string, more: Partial<NewEvent> = {}): NewEvent {
  return {
    orgId: at.orgA,
    orderId,
    code,
    classifier: 'ACT',
    occurredAt: '2026-11-19T02:00:00Z',
    zone: 'Asia/Shanghai',
    source: 'carrier',
    ...more,
  };
}

async function statusOf(id: string): Promise<string> {
  const [row] = await at.rows<{ status: string }>('select status from orders where id = $1', [id]);
  return row?.status ?? 'none';
}

test('an event moves its order to its stage and leaves it there when it comes again', async () => {
  const { id } = await addOrder(at);
  const event = eventOf(id, 'DEPARTED', { sourceId: 'a departure' });
  assert.equal(await record([event]), 1);
  assert.equal(await record([event]), 0);
  assert.equal(await statusOf(id), 'DEPARTED');
  const [{ status_date } = { status_date: new Date(0) }] = await at.rows<{ status_date: Date }>(
    'select status_date from orders where id = $1',
    [id],
  );
  assert.equal(status_date.toISOString(), '2026-11-19T02:00:00.000Z');
});

test('two hundred recordings of the same event at once write one row', async () => {
  const { id } = await addOrder(at);
  const event = eventOf(id, 'ARRIVED', { sourceId: 'an arrival' });
  const written = await Promise.all(Array.from({ length: 200 }, () => record([event])));
  assert.equal(
    written.reduce((sum, one) => sum + one, 0),
    1,
  );
  const rows = await at.rows('select from shipment_event where subject_id = $1', [id]);
  assert.equal(rows.length, 1);
});

test('whatever happens to orders, their stage is what the contract says of their rows', async () => {
  const codes = codesOf(eventCodes).filter((code) => stageOf(code, 'destination') !== null);
  const deed = fc.record({
    code: fc.constantFrom(...codes),
    classifier: fc.constantFrom('PLN', 'EST', 'ACT', 'ACT', 'ACT'),
    hour: fc.integer({ min: 0, max: 500 }),
    isVoided: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { maxLength: 12 }), async (deeds) => {
      const { id } = await addOrder(at);
      for (const { code, classifier, hour, isVoided } of deeds) {
        const occurredAt = new Date(Date.UTC(2026, 10, 1, hour)).toISOString();
        await record([eventOf(id, code, { stage: stageOf(code, 'destination'), classifier, occurredAt })]);
        if (isVoided)
          await at.rows(
            'update shipment_event set voided_by = org_id where subject_id = $1 and voided_by is null and event_id = (select event_id from shipment_event where subject_id = $1 order by event_id desc limit 1)',
            [id],
          );
      }
      await asProgram(
        at.house.staff,
        sql`select settle_orders(array[${at.orgA}::uuid], array[${id}::uuid], ${[...stageOrder]}::text[])`,
      );
      const rows = await at.rows<{ stage: (typeof stageOrder)[number]; classifier: string; isVoid: boolean }>(
        'select stage, classifier, voided_by is not null as "isVoid" from shipment_event where subject_id = $1',
        [id],
      );
      assert.equal(await statusOf(id), projectedStage(rows));
    }),
    { numRuns: 60 },
  );
});

test('every move of the expected arrival is told, back and forth too; what moves nothing is not', async () => {
  const ana = await at.person();
  const calls = await at.as(ana);
  const { id, orderNumber } = await addOrder(at, { created_by: ana.userId });
  const days = ['2026-12-22', '2026-12-28', '2026-12-22', '2026-12-28', '2026-12-28'];
  for (const day of days)
    await record([eventOf(id, 'ARRIVED', { classifier: 'EST', occurredAt: `${day}T04:00:00Z` })]);
  const { rows } = (await calls.get('/adminapi/notices')).data;
  const told = rows.filter(({ number }: { number: string }) => number === orderNumber);
  assert.deepEqual(
    told.map(({ title }: { title: string }) => title),
    ['2026-12-28', '2026-12-22', '2026-12-28'].map((day) => `ETA moved to ${day}`),
  );
});
