import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stageOrder } from '@loadline/contract/codes/stage';
import { wordsOf } from '../../kernel/words.ts';
import { phrases } from '../../locales/search.en.ts';
import type { Shipment } from '../../shared/tracking/tracked.ts';
import { milestonesOf } from './milestone-words.ts';

const en = wordsOf('en', phrases);
const told = { zone: 'UTC', dayOnly: false, place: 'HKG', flightOrVessel: 'CX880' } as const;
const nothing = { noteZh: null, noteEn: null } as const;
const departed = {
  stage: 'DEPARTED',
  classifier: 'ACT',
  occurredAt: '2026-11-04T14:00:00.000Z',
  ...told,
  ...nothing,
} as const;

function shipment(change: Partial<Shipment> = {}): Shipment {
  return {
    number: 'SO261101A1B2C3D4X',
    status: 'DEPARTED',
    transportType: '1',
    origin: 'SZX',
    destination: 'LAX',
    pieces: 18,
    grossWeight: '412',
    volume: '2.31',
    eta: null,
    onHold: false,
    ahead: null,
    released: null,
    parcels: [],
    updatedAt: '2026-11-04T15:00:00.000Z',
    source: 'carrier',
    places: [],
    transfers: [
      { code: 'ARR', occurredAt: '2026-11-04T16:00:00.000Z', ...told },
      { code: 'DEP', occurredAt: '2026-11-05T02:00:00.000Z', ...told },
    ],
    milestones: [departed],
    ...change,
  };
}

const shown = (one: Shipment) => milestonesOf(one, en).map(({ key, state }) => `${key} ${state}`);

test('what goes over to another flight is under way where it was last, and behind it once it has arrived', () => {
  const under = shown(shipment());
  const at = stageOrder.indexOf('DEPARTED');
  assert.deepEqual(under.slice(at, at + 3), ['DEPARTED passed', 'transfer 0 passed', 'transfer 1 now']);
  const landed = shown(shipment({ milestones: [departed, { ...departed, stage: 'ARRIVED' }] }));
  assert.deepEqual(landed.slice(at, at + 4), [
    'DEPARTED passed',
    'transfer 0 passed',
    'transfer 1 passed',
    'ARRIVED now',
  ]);
});

test('pieces that are ahead of the others put the shipment under way nowhere', () => {
  const ahead = { stage: 'DEPARTED', areParcels: false, pieces: 12, of: 18 } as const;
  const parts = shown(shipment({ milestones: [], status: 'ORDERED', ahead }));
  assert.deepEqual(
    parts,
    stageOrder.map((stage) => `${stage} coming`),
  );
});

test('while a shipment is delivered and not signed, it says who has it', () => {
  const delivered = { ...departed, stage: 'DELIVERED' } as const;
  const placeOf = (milestones: Shipment['milestones']) =>
    milestonesOf(shipment({ transfers: [], milestones }), en).find(({ key }) => key === 'DELIVERED')?.place;
  assert.match(placeOf([departed, delivered]) ?? '', /with the last-mile carrier$/);
  assert.doesNotMatch(placeOf([delivered, { ...departed, stage: 'SIGNED' }]) ?? '', /last-mile/);
});

test('what customs have released is released, and in clearance no more; before the arrival the release stands all the same', () => {
  const released = { occurredAt: '2026-11-06T16:00:00.000Z', zone: 'UTC', dayOnly: false, place: null };
  const clearing = { ...departed, stage: 'IN_CLEARANCE' } as const;
  const at = stageOrder.indexOf('IN_CLEARANCE');
  const cleared = shipment({ transfers: [], milestones: [departed, clearing], released });
  assert.deepEqual(shown(cleared).slice(at, at + 3), [
    'IN_CLEARANCE passed',
    'released now',
    'DELIVERED coming',
  ]);
  const [, row] = milestonesOf(cleared, en).slice(at);
  assert.deepEqual([row?.name, row?.time], ['Released by customs', '11-06 16:00']);
  const ahead = shown(shipment({ transfers: [], released })).slice(at, at + 2);
  assert.deepEqual(ahead, ['IN_CLEARANCE coming', 'released passed']);
});
