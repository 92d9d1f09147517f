import assert from 'node:assert/strict';
import { test } from 'node:test';
import { problems } from '@loadline/contract/kernel/problem';
import { say } from '@loadline/contract/kernel/text';
import { isProblem } from './problem-in.ts';
import { Refusal } from './refusal.ts';

const said = (says: string) => new Refusal('Refused', { status: 200, says });

test('a problem is known by its words in either language, whatever stands in their places', () => {
  const { text } = problems.registrationReturned;
  const facts = { no: 'RG2611190012', reason: 'the seal (round) is cut off' };
  assert.ok(isProblem(said(say(text, 'en', facts)), 'registrationReturned'));
  assert.ok(isProblem(said(say(text, 'zh-cn', facts)), 'registrationReturned'));
});

test('one problem is not taken for another', () => {
  const { text } = problems.registrationRejected;
  const words = say(text, 'en', { no: 'RG2611190012', reason: 'no licence' });
  assert.ok(!isProblem(said(words), 'registrationReturned'));
  assert.ok(!isProblem(said('Something else'), 'registrationRejected'));
});
