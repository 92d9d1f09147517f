import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkEntryNumber } from '../checks/united-states.ts';
import vectors from '../checks/vectors.json' with { type: 'json' };
import { usPorts } from '../codes/us-port.ts';
import { eventOfStep } from '../customs/customs.events.ts';
import { customsStatuses, customsSteps } from '../customs/customs.lifecycle.ts';
import { codesOf } from '../kernel/code.ts';
import { nextOf } from '../kernel/lifecycle.ts';
import { holdEnds } from './entry.codes.ts';
import { entryLifecycle, entryLifecycleOf } from './entry.lifecycle.ts';
import { proposedExam } from './entry-exam.codes.ts';
import { flawOfEntryNumber, flawOfImporterNo, importerNo, shownEntryNumber } from './entry-number.ts';

/** Seven digits in a row of their own for each step, the same at every run. */
function serials(count: number): string[] {
  let seed = 20_261_125;
  return Array.from({ length: count }, () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return String(seed % 10_000_000).padStart(7, '0');
  });
}

function numberOf(filer: string, serial: string): string {
  const right = Array.from('0123456789').find(
    (digit) => checkEntryNumber(filer + serial + digit) === 'valid',
  );
  assert.ok(right, `${filer}-${serial} has one check digit`);
  return filer + serial + right;
}

const made = serials(1_000).map((serial, at) =>
  numberOf(['231', 'B76', 'WMF', '9AZ'][at % 4] ?? '231', serial),
);

test('an entry number has one check digit, and any single digit that is changed is found', () => {
  for (const no of made)
    for (let at = 3; at < no.length; at += 1)
      for (const digit of '0123456789')
        if (digit !== no[at]) {
          const slip = no.slice(0, at) + digit + no.slice(at + 1);
          assert.equal(checkEntryNumber(slip), 'wrong-digit', slip);
          assert.ok(flawOfEntryNumber(slip));
        }
});

test('two neighbouring digits that were swapped are found, but for 0 and 9, which the scheme cannot tell apart', () => {
  for (const no of made)
    for (let at = 3; at < no.length - 1; at += 1) {
      const [one = '', other = ''] = no.slice(at, at + 2);
      const swapped = no.slice(0, at) + other + one + no.slice(at + 2);
      const isBlind = one === other || [one, other].toSorted().join('') === '09';
      assert.equal(checkEntryNumber(swapped), isBlind ? 'valid' : 'wrong-digit', `${no} as ${swapped}`);
    }
});

test('an entry number is printed with its hyphens, as in every known example', () => {
  for (const [printed] of vectors.cbpEntry) {
    const no = String(printed);
    assert.equal(shownEntryNumber(no.replaceAll('-', '')), no);
    assert.equal(flawOfEntryNumber(no), undefined);
  }
});

test('an importer of record is an employer with its suffix, a person, or one that customs have numbered', () => {
  assert.ok(importerNo.kind === 'text' && importerNo.rule);
  const { test: isRight } = importerNo.rule;
  for (const no of ['91-114444200', '91-1144442AB', '123-45-6789', '261105-00042'])
    assert.ok(isRight(no), no);
  for (const no of ['91-1144442', '911144442', '123-456-789', '26110-500042', 'DE136695976'])
    assert.ok(!isRight(no), no);
});

test('an employer’s number that no office of the IRS issues is kept and warned of; a person’s and one of customs are not judged', () => {
  for (const [ein, expected] of vectors.ein) {
    const no = `${String(ein)}00`;
    if (importerNo.kind === 'text' && importerNo.rule?.test(no))
      assert.equal(flawOfImporterNo(no) === undefined, expected, no);
  }
  assert.match(flawOfImporterNo('07-114444200')?.en ?? '', /07/);
  for (const no of ['91-1144442AB', '078-05-1120', '070101-00042', '*******1120'])
    assert.equal(flawOfImporterNo(no), undefined, no);
});

test('the eleven steps of an entry are recorded once each, in their order, duties before or after the release', () => {
  assert.equal(codesOf(customsSteps).length, 11);
  const allowed = ['op:entry'];
  assert.deepEqual(nextOf(entryLifecycle, 'PREPARING', allowed), ['SUBMITTED', 'VOID']);
  assert.deepEqual(nextOf(entryLifecycleOf(['SUBMITTED', 'CLEARING', 'RELEASED']), 'RELEASED', allowed), [
    'TAX_DUE',
    'TAX_PAID',
    'INBOUND',
    'DELIVERED',
    'FLIGHT_DEPARTED',
    'FLIGHT_ARRIVED',
  ]);
  assert.ok(!nextOf(entryLifecycleOf(['RELEASED', 'TAX_DUE']), 'RELEASED', allowed).includes('TAX_DUE'));
  for (const from of codesOf(customsStatuses))
    assert.deepEqual(nextOf(entryLifecycle, from, ['op:customs']), []);
  assert.deepEqual(nextOf(entryLifecycle, 'VOID', allowed), []);
  assert.equal(eventOfStep('import', 'RELEASED'), 'CUS_RELEASED');
});

test('ports of entry have four digits and a name, with the airports that air cargo comes to', () => {
  assert.ok(codesOf(usPorts).length > 450);
  for (const port of codesOf(usPorts))
    assert.match(usPorts.codes[port]?.en ?? '', new RegExp(`^${port} .{3,}$`));
  for (const port of ['2704', '2720', '3901', '4701']) assert.ok(Object.hasOwn(usPorts.codes, port), port);
});

test('a hold says by its code who examines, and how where the code names it', () => {
  const said = holdEnds.map(([hold]) => [hold, ...Object.values(proposedExam(hold))].join(' '));
  assert.deepEqual(said, [
    '1A CBP intensive',
    '4A CBP intensive',
    '1G CBP ',
    '1H CBP ',
    '2H USDA ',
    '5H CBP document',
    '7H CBP nii',
    '4Z CBP ',
  ]);
});
