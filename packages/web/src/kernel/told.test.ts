import assert from 'node:assert/strict';
import { test } from 'node:test';
import { problems } from '@loadline/contract/kernel/problem';
import { say } from '@loadline/contract/kernel/text';
import { problemIn } from './told.ts';

test('a problem is known by its words in either language, whatever stands in their places', () => {
  const facts = {
    no: 'RG2611190012',
    reason: 'the seal (round) is cut off',
    seconds: 60,
    fields: '',
    max: 10,
  };
  for (const name of ['registrationReturned', 'wrongSmsCode', 'alreadyRegistered', 'tooMany'] as const) {
    const { text } = problems[name];
    assert.equal(problemIn(problems, say(text, 'en', facts)), name);
    assert.equal(problemIn(problems, say(text, 'zh-cn', facts)), name);
  }
});

test('other words are no problem of the contract', () => {
  assert.equal(problemIn(problems, 'Something else'), undefined);
});
