import assert from 'node:assert/strict';
import { test } from 'node:test';
import { codesOf } from '@loadline/contract/kernel/code';
import { questionStates } from '@loadline/contract/questions/question.codes';
import { loadDemo } from './demo.ts';
import { openDemoDatabase } from './testing/demo-database.ts';

const demo = await openDemoDatabase();
await loadDemo(demo.partsAt(new Date('2026-11-21T06:20:00Z')));

test('the questions of the demo stand in every state, and what is answered is a number of its schedule', async () => {
  const states = await demo.rows<{ state: string }>('select distinct state from hts_question order by 1');
  assert.deepEqual(
    states.map(({ state }) => state),
    codesOf(questionStates).toSorted(),
  );
  const unknown = await demo.rows(
    `select a.hts from hts_answer a where not exists (select from hts_line l where l.hts_no = a.hts)`,
  );
  assert.deepEqual(unknown, []);
});
