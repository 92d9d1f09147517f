import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wordsOf } from '../../kernel/words.ts';
import { phrases as english } from '../../locales/tracking.en.ts';
import { phrases as chinese } from '../../locales/tracking.zh-cn.ts';
import type { ShipmentEvent, ShownStage } from '../../shared/tracking/shipment-stages.ts';
import { daysOverdue, delayOf, delayWords } from './delay.ts';

const [zh, en] = [wordsOf('zh-cn', chinese), wordsOf('en', english)];

function at(occurredAt: string, more: Partial<ShipmentEvent> = {}): ShipmentEvent {
  const nothing = { place: null, flightOrVessel: null, noteZh: null, noteEn: null };
  return {
    stage: 'DEPARTED',
    classifier: 'ACT',
    occurredAt,
    zone: 'Asia/Shanghai',
    dayOnly: false,
    ...nothing,
    ...more,
  };
}

function shown(state: ShownStage['state'], event: ShipmentEvent, expected?: ShipmentEvent): ShownStage {
  return { stage: event.stage, state, event, expected };
}

test('what came two days after it was expected is told so in both languages', () => {
  const late = shown('passed', at('2026-11-06T12:00:00.000Z'), at('2026-11-04T12:00:00.000Z'));
  assert.equal(delayWords(late, zh), '比预计晚 2 天');
  assert.equal(delayWords(late, en), '2 days later than expected');
});

test('less than a day is told in hours, earlier as earlier, and the same hour not at all', () => {
  const planned = at('2026-11-04T12:00:00.000Z');
  assert.equal(delayWords(shown('now', at('2026-11-04T17:00:00.000Z'), planned), zh), '比预计晚 5 小时');
  assert.equal(
    delayWords(shown('now', at('2026-11-04T11:00:00.000Z'), planned), en),
    '1 hour earlier than expected',
  );
  assert.equal(delayOf(at('2026-11-04T12:20:00.000Z'), planned), undefined);
});

test('where only a day is known the days of the place are counted, whatever the hour', () => {
  const planned = at('2026-11-04T00:00:00.000Z', { dayOnly: true });
  assert.equal(delayOf(at('2026-11-04T15:59:00.000Z'), planned), undefined);
  // Midnight has passed in Shanghai, not in Greenwich.
  assert.deepEqual(delayOf(at('2026-11-04T16:00:00.000Z'), planned), { unit: 'days', count: 1 });
});

test('what should have come days ago is overdue; what is expected is not', () => {
  const awaited = shown('coming', at('2026-11-04T12:00:00.000Z', { classifier: 'EST' }));
  assert.equal(delayWords(awaited, zh, new Date('2026-11-07T13:00:00.000Z')), '已超过预计 3 天');
  assert.equal(delayWords(awaited, zh, new Date('2026-11-04T13:00:00.000Z')), undefined);
});

test('a day is overdue once it is over everywhere, and then by days', () => {
  for (const [now, days] of [
    ['2026-11-26T10:00:00Z', 0],
    ['2026-11-27T11:59:00Z', 0],
    ['2026-11-27T12:00:00Z', 1],
    ['2026-12-02T12:00:00Z', 6],
  ] as const)
    assert.equal(daysOverdue('2026-11-26', new Date(now)), days, now);
});
