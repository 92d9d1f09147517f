import assert from 'node:assert/strict';
import { test } from 'node:test';
import { maskedTail } from './masked-tail.ts';

test('a masked number keeps its last signs and loses the row of stars before them', () => {
  assert.equal(maskedTail('***************0917'), '**** 0917');
  assert.equal(maskedTail('138****4471'), '138****4471');
  assert.equal(maskedTail('Qihang Example GmbH'), 'Qihang Example GmbH');
});
