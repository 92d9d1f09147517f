import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { DutyAmounts } from './entry-duty.ts';
import { flawsOfDuty } from './entry-duty.ts';
import type { EntryFee } from './us-fees.ts';
import { hmfOf, mpfBounds, mpfOf } from './us-fees.ts';

const none: DutyAmounts = {
  duty: null,
  s301: null,
  s232: null,
  s122: null,
  addCvd: null,
  mpf: null,
  hmf: null,
  other: null,
};
const year = (validFrom: string, validUntil: string, least: string, most: string): EntryFee => ({
  fee: 'mpf_formal',
  percent: '0.3464',
  least,
  most,
  validFrom,
  validUntil,
});
/** As the tariff has them. */
const fees: readonly EntryFee[] = [
  year('2025-10-01', '2026-09-30', '33.58', '651.50'),
  year('2026-10-01', '2027-09-30', '34.58', '670.86'),
  { fee: 'hmf', percent: '0.125', least: null, most: null, validFrom: '1991-01-01', validUntil: null },
];
const of = { entryType: '01', transport: '1', today: '2026-11-20', fees } as const;

function flaws(
  given: Partial<DutyAmounts>,
  more: Partial<Parameters<typeof flawsOfDuty>[1]> = {},
  feeDate = '2026-11-24',
) {
  return flawsOfDuty({ ...none, approveBy: null, feeDate, ...given }, { ...of, ...more }).map(
    ({ path }) => path,
  );
}

test('the fees of a value are those of the published vectors, within the bounds of the fiscal year', () => {
  for (const [day, value, fee] of [
    ['2026-09-30', '2500', '33.58'],
    ['2026-09-30', '50000', '173.20'],
    ['2026-09-30', '188077.37', '651.50'],
    ['2026-09-30', '250000', '651.50'],
    ['2026-10-01', '2500', '34.58'],
    ['2026-10-01', '43960', '152.28'],
    ['2026-10-01', '250000', '670.86'],
  ] as const) {
    const bounds = mpfBounds(fees, '01', day);
    assert.ok(bounds);
    assert.equal(mpfOf(value, bounds), fee, `${day} ${value}`);
  }
  assert.equal(hmfOf(fees, '50000', '2026-11-24'), '62.50');
  assert.equal(hmfOf(fees, '43960', '2026-11-24'), '54.95');
});

test('a year that nobody published bounds nothing, nor an entry that is not formal', () => {
  assert.equal(mpfBounds(fees, '01', '2027-09-30')?.min, '34.58');
  assert.equal(mpfBounds(fees, '01', '2027-10-01'), undefined);
  assert.equal(mpfBounds(fees, '11', '2026-11-24'), undefined);
});

test('a processing fee outside its bounds is refused, and 0 is the fee of what is exempt', () => {
  assert.deepEqual(flaws({ mpf: '34.58' }), []);
  assert.deepEqual(flaws({ mpf: '34.57' }), ['mpf']);
  assert.deepEqual(flaws({ mpf: '670.87' }), ['mpf']);
  assert.deepEqual(flaws({ mpf: '0' }), []);
  assert.deepEqual(flaws({ mpf: '33.58' }, {}, '2026-09-30'), []);
  assert.deepEqual(flaws({ mpf: '1.00' }, {}, '2027-10-01'), []);
  assert.deepEqual(flaws({ mpf: '2.77' }, { entryType: '11' }), []);
});

test('cargo by air pays no harbor maintenance, something is always typed, and no approval is asked for by yesterday', () => {
  assert.deepEqual(flaws({ hmf: '1' }), ['hmf']);
  assert.deepEqual(flaws({ hmf: '1' }, { transport: '2' }), []);
  assert.deepEqual(flaws({}), ['duty']);
  assert.deepEqual(flaws({ duty: '0' }), []);
  assert.deepEqual(
    flawsOfDuty({ ...none, duty: '1', feeDate: '2026-11-24', approveBy: '2026-11-19' }, of).map(
      ({ path }) => path,
    ),
    ['approveBy'],
  );
});
