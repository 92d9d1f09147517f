import assert from 'node:assert/strict';
import { test } from 'node:test';
import { codesOf } from '@loadline/contract/kernel/code';
import { findingsOfAwb, findingsOfSet } from '@loadline/contract/waybill-drafts/awb-rules';
import { answerStates, draftStates } from '@loadline/contract/waybill-drafts/draft.lifecycle';
import { clerkOf, teamsOf } from './accounts.ts';
import { demoBookings } from './booking.made.ts';
import { draftRows } from './draft.rows.ts';
import { demoWaybills } from './waybill.rows.ts';

const now = new Date('2026-11-21T08:30:00Z');
const waybills = demoWaybills(demoBookings(teamsOf(now), now), now);
const { awb_draft, awb_draft_house, awb_draft_answer } = draftRows(waybills, clerkOf(now));

test('there is a draft in every state and an answer of every kind', () => {
  const states = new Set(awb_draft.map(({ state }) => state));
  assert.deepEqual([...states].toSorted(), codesOf(draftStates).toSorted());
  const answers = new Set(awb_draft_answer.map(({ state }) => state));
  assert.deepEqual([...answers].toSorted(), codesOf(answerStates).toSorted());
});

test('what was sent is sound: nothing is missing and the house waybills come to their master', () => {
  for (const { mawb_id, no, master } of awb_draft) {
    assert.deepEqual(findingsOfAwb(master, 'master').errors, []);
    const houses = awb_draft_house.filter((one) => one.mawb_id === mawb_id && one.no === no);
    const forms = houses.flatMap(({ form }) => (form ? [form] : []));
    assert.deepEqual(findingsOfSet(master, forms), []);
  }
});

test('no customer is given what is not theirs: weights and goods of a master stand in nobody’s sheet', () => {
  for (const { master } of awb_draft_answer) assert.equal(Object.hasOwn(master, 'rateLines'), false);
});
