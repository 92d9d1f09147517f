import assert from 'node:assert/strict';
import { test } from 'node:test';
import { codesOf, codeTable } from '../kernel/code.ts';
import { noticeEvents } from '../messages/notice-event.ts';
import { eventsToDo } from '../messages/notice-text.ts';
import { noticeActionOf, outcomeOf } from './notice-action.ts';

test('what was returned, refused or cancelled asks for a deed, and what went well asks for none', () => {
  const asked = (event: 'bookingDecided' | 'trustDecided' | 'slotChanged', words: Record<string, string>) =>
    noticeActionOf(event, outcomeOf(words))?.en;
  assert.equal(asked('bookingDecided', { decision: 'returned' }), 'Correct and hand in');
  assert.equal(asked('bookingDecided', { decision: 'refused' }), 'See why and book again');
  assert.equal(asked('trustDecided', { decision: 'returned' }), 'Correct and hand in');
  assert.equal(asked('slotChanged', { change: 'cancelled' }), 'Choose another flight');
  assert.equal(asked('bookingDecided', { decision: 'confirmed' }), undefined);
  assert.equal(asked('trustDecided', { decision: 'accepted' }), undefined);
  assert.equal(asked('slotChanged', { change: 'rescheduled' }), undefined);
  assert.equal(asked('bookingDecided', {}), undefined);
});

test('whatever customs do to the goods, or want answered by a day, says what to do', () => {
  for (const event of codesOf(codeTable('notice event', noticeEvents))) {
    if (noticeEvents[event].category !== 'customs' || !eventsToDo.includes(event)) continue;
    const action = noticeActionOf(event, null);
    assert.ok(action && action.zh !== '' && action.en !== '', event);
  }
});
