import assert from 'node:assert/strict';
import { test } from 'node:test';
import { codesOf } from '@loadline/contract/kernel/code';
import { type TrustState, trustStates } from '@loadline/contract/trusts/trust.lifecycle';
import { wayOf } from './trust-way.ts';

function wayAt(state: TrustState) {
  const at = '2026-11-18T08:40:00Z';
  const trust = {
    id: '0',
    version: 1,
    trustNo: 'WT2611180021',
    customerRef: null,
    mode: null,
    channelName: null,
    channelNameEn: null,
    origin: null,
    destination: null,
    cargoReady: null,
    latestArrival: null,
    pieces: 0,
    grossWeight: '0',
    volume: '0',
    warehouseCode: null,
    fbaIds: [],
    state,
    orders: [],
    amending: false,
    createdBy: '',
    createdAt: at,
    submittedAt: at,
    updatedAt: at,
  };
  return wayOf({ trust, acceptedAt: at, completedAt: state === 'COMPLETED' ? at : null });
}

test('every state stands on its own way, and nothing lies behind what has ended', () => {
  for (const state of codesOf(trustStates)) {
    const way = wayAt(state);
    assert.ok(
      way.some((station) => station.state === state && station.look !== 'coming'),
      state,
    );
  }
  for (const state of ['WITHDRAWN', 'REJECTED', 'CANCELLED'] as const)
    assert.equal(wayAt(state).at(-1)?.state, state);
});

test('what was sent back waits where it was handed in, and may still be accepted', () => {
  assert.deepEqual(
    wayAt('RETURNED').map(({ state, look }) => [state, look]),
    [
      ['SUBMITTED', 'passed'],
      ['RETURNED', 'blocked'],
      ['ACCEPTED', 'coming'],
      ['IN_EXECUTION', 'coming'],
      ['COMPLETED', 'coming'],
    ],
  );
});

test('what is yet to come has no time', () => {
  assert.deepEqual(
    wayAt('ACCEPTED').map(({ at }) => at !== null),
    [true, true, false, false],
  );
});
