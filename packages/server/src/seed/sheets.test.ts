import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { sheetStates } from '@loadline/contract/exceptions/sheet.lifecycle';
import { codesOf } from '@loadline/contract/kernel/code';
import { loadDemo } from './demo.ts';
import { openDemoDatabase } from './testing/demo-database.ts';

const demo = await openDemoDatabase();

before(() => loadDemo(demo.partsAt(new Date('2026-11-21T06:20:00Z'))));

test('an exception sheet stands in every state, at orders that are marked while it is open', async () => {
  const met = await demo.rows<{ state: string }>('select distinct state from exception_sheet order by 1');
  assert.deepEqual(
    met.map(({ state }) => state),
    codesOf(sheetStates).toSorted(),
  );
  const wrong = await demo.rows(
    `select o.order_number from orders o where o.abnormal <>
       (select count(*) from exception_sheet s where s.order_id = o.id and s.state not in ('RESOLVED', 'CLOSED'))`,
  );
  assert.deepEqual(wrong, []);
});

test('the last step of a sheet is its state, and every word was said while it was there', async () => {
  const wrong = await demo.rows(
    `select s.sheet_no from exception_sheet s
     where s.state <> (select p.to_state from sheet_step p where p.sheet_id = s.id order by p.step_no desc limit 1)
       or exists (select from sheet_comment c where c.sheet_id = s.id and c.at < s.opened_at)`,
  );
  assert.deepEqual(wrong, []);
});
