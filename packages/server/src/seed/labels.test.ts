import assert from 'node:assert/strict';
import { test } from 'node:test';
import { codesOf } from '@loadline/contract/kernel/code';
import { labelStates } from '@loadline/contract/labels/label.codes';
import { loadDemo } from './demo.ts';
import { standardSchemes } from './labels.standard.ts';
import { openDemoDatabase } from './testing/demo-database.ts';

const demo = await openDemoDatabase();
await loadDemo(demo.partsAt(new Date('2026-11-21T06:20:00Z')));

test('the labels of the demo stand in every status, and what is compliant has all its photos and has passed', async () => {
  const states = await demo.rows<{ status: string }>('select distinct status from label');
  assert.deepEqual(states.map(({ status }) => status).toSorted(), codesOf(labelStates).toSorted());
  const unproven = await demo.rows(
    `select l.style_no, l.colour from label l join label_batch b on b.id = l.batch_id
       join label_scheme k on k.id = b.scheme_id and k.version = b.scheme_version
     where l.status in ('COMPLIANT', 'DONE') and (
       exists (select from unnest(k.photos) w where w not in (select p.kind from label_photo p join label s on s.id = p.label_id
         where p.label_id = l.id or p.kind = 'carton' and s.batch_id = l.batch_id and s.style_no = l.style_no))
       or (select count(*) from label_check c where c.label_id = l.id and c.result <> 'fail') <> jsonb_array_length(k.checks))`,
  );
  assert.deepEqual(unproven, []);
});

test('the schemes of the demo are those that every installation begins with', async () => {
  const shipped = await demo.rows<{ id: string; photos: string[]; checks: number }>(
    'select id::text, photos, jsonb_array_length(checks) as checks from label_scheme where version = 1 order by id',
  );
  assert.deepEqual(
    shipped,
    Object.values(standardSchemes).map(({ id, photos, checks }) => ({ id, photos, checks: checks.length })),
  );
});

test('the demo has a label that waits for its customer, one that is contested and one whose customer was right, each with what was said', async () => {
  const told = await demo.rows<{ answer: string | null; kinds: string[]; failed: number }>(
    `select l.answer, array_agg(w.kind order by w.at) as kinds, max(jsonb_array_length(w.failed)) as failed
     from label l join label_word w on w.org_id = l.org_id and w.label_id = l.id group by l.id, l.answer order by l.answer nulls first`,
  );
  assert.deepEqual(told, [
    { answer: null, kinds: ['sentBack'], failed: 1 },
    { answer: 'CONTESTED', kinds: ['sentBack', 'contested'], failed: 1 },
    { answer: 'UPHELD', kinds: ['sentBack', 'contested', 'said'], failed: 1 },
  ]);
});
