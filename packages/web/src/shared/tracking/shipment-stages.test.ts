import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Stage } from '@loadline/contract/codes/stage';
import { awaitedOf, reachedBy, type ShipmentEvent, stagesOf } from './shipment-stages.ts';
import type { Shipment } from './tracked.ts';

type Part = Pick<Shipment, 'milestones' | 'onHold' | 'status' | 'eta'>;

function event(
  stage: Stage,
  classifier: ShipmentEvent['classifier'],
  occurredAt = '2026-11-06T14:40:00.000Z',
): ShipmentEvent {
  const nothing = { place: null, flightOrVessel: null, noteZh: null, noteEn: null };
  return { stage, classifier, occurredAt, zone: 'Asia/Shanghai', dayOnly: false, ...nothing };
}

const departed: Part = {
  status: 'DEPARTED',
  onHold: false,
  eta: null,
  milestones: [
    event('ORDERED', 'ACT'),
    event('DEPARTED', 'EST', '2026-11-06T12:00:00.000Z'),
    event('DEPARTED', 'ACT'),
    event('ARRIVED', 'PLN', '2026-11-23T00:00:00.000Z'),
    event('ARRIVED', 'EST', '2026-11-24T00:00:00.000Z'),
  ],
};

const stateOf = (stages: ReturnType<typeof stagesOf>) =>
  Object.fromEntries(stages.map(({ stage, state }) => [stage, state]));

test('the furthest thing that really happened is where the cargo is; estimates move nothing', () => {
  assert.equal(reachedBy(departed), 5);
  const states = stateOf(stagesOf(departed));
  assert.equal(states['DEPARTED'], 'now');
  assert.equal(states['ARRIVED'], 'coming');
});

test('a stage behind the furthest that nobody recorded is not recorded, whatever was expected of it', () => {
  const milestones = [...departed.milestones, event('WH_IN', 'EST')];
  const warehouse = stagesOf({ ...departed, milestones }).find(({ stage }) => stage === 'WH_IN');
  assert.deepEqual([warehouse?.state, warehouse?.event], ['skipped', undefined]);
});

test('what was expected stands beside what happened, and an estimate beside a plan', () => {
  const stages = stagesOf(departed);
  const out = stages.find(({ stage }) => stage === 'DEPARTED');
  assert.equal(out?.event?.classifier, 'ACT');
  assert.equal(out?.expected?.occurredAt, '2026-11-06T12:00:00.000Z');
  const arrival = stages.find(({ stage }) => stage === 'ARRIVED');
  assert.equal(arrival?.event?.occurredAt, '2026-11-24T00:00:00.000Z');
});

test('a hold blocks the stage where the cargo is', () => {
  assert.equal(stateOf(stagesOf({ ...departed, onHold: true }))['DEPARTED'], 'blocked');
});

test('nothing is under way once it is signed for or cancelled', () => {
  const signed: Part = { status: 'SIGNED', onHold: false, eta: null, milestones: [event('SIGNED', 'ACT')] };
  const states = stateOf(stagesOf(signed));
  assert.equal(states['SIGNED'], 'passed');
  assert.equal(states['EXPORT_RELEASED'], 'skipped');
  assert.equal(stateOf(stagesOf({ ...departed, status: 'CANCELLED' }))['DEPARTED'], 'passed');
});

test('before arrival the port is awaited, then the delivery, then the signature, then nothing', () => {
  assert.deepEqual(awaitedOf(departed), { stage: 'ARRIVED', day: '2026-11-24' });
  assert.deepEqual(awaitedOf({ ...departed, eta: '2026-11-26' }), { stage: 'ARRIVED', day: '2026-11-26' });
  const ashore = [
    ...departed.milestones,
    event('ARRIVED', 'ACT'),
    event('DELIVERED', 'EST', '2026-11-27T20:00:00.000Z'),
  ];
  assert.deepEqual(awaitedOf({ ...departed, milestones: ashore }), { stage: 'DELIVERED', day: '2026-11-28' });
  const handedOver = [...ashore, event('DELIVERED', 'ACT')];
  assert.equal(awaitedOf({ ...departed, milestones: handedOver }), undefined);
  assert.equal(awaitedOf({ ...departed, status: 'CANCELLED' }), undefined);
});
