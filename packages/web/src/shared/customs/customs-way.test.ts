import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CustomsStep } from '@loadline/contract/customs/customs.lifecycle';
import { wayOf } from './customs-way.ts';

const bonded = { businessType: '2', tariff: null, vat: null, status: 'RELEASED' } as const;
const recorded = (...steps: CustomsStep[]) => steps.map((step) => ({ step }));

test('what lies behind and nobody recorded is hollow, and a file without taxes has no steps of them', () => {
  const way = wayOf(bonded, recorded('SUBMITTED', 'CLEARING', 'RELEASED'), false);
  assert.deepEqual(
    way.map(({ step, state }) => `${step} ${state}`),
    [
      'SUBMITTED passed',
      'FLIGHT_DEPARTED skipped',
      'FLIGHT_ARRIVED skipped',
      'CLEARING passed',
      'RELEASED now',
      'INBOUND coming',
      'OUTBOUND coming',
      'DELIVERED coming',
      'SIGNED coming',
    ],
  );
});

test('what is abnormal stops the step where the file stands, and a signed file stands nowhere', () => {
  const taxed = { ...bonded, businessType: '8', tariff: '100.00', status: 'TAX_DUE' } as const;
  const states = (
    file: typeof taxed | (Omit<typeof taxed, 'status'> & { status: 'SIGNED' }),
    blocked: boolean,
  ) =>
    wayOf(file, recorded('SUBMITTED', 'CLEARING', 'TAX_DUE', 'TAX_PAID', 'SIGNED'), blocked).map(
      ({ state }) => state,
    );
  assert.equal(states(taxed, true)[2], 'blocked');
  assert.equal(states({ ...taxed, status: 'SIGNED' }, false).at(-1), 'passed');
});
