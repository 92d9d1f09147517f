import assert from 'node:assert/strict';
import { test } from 'node:test';
import { blankOf } from '../kernel/compose.ts';
import { elementsOf, flawsOfIsf, standingOf } from './entry-isf.rules.ts';
import { isfFields } from './entry-isf.ts';

const blank = { ...blankOf(isfFields), isfState: 'notFiled' } as const;
const isfDue = '2026-11-04T14:40:00.000Z';
const before = new Date('2026-11-04T14:40:00.000Z');
const after = new Date('2026-11-04T14:40:01.000Z');

test('a filing stands by its clock: open until 24 hours before loading, late after, and what was rejected is not filed', () => {
  const unfiled = { isfState: 'notFiled', isfDue, isfFiledAt: null } as const;
  assert.equal(standingOf({ ...unfiled, isfDue: null }, before), 'unknown');
  assert.equal(standingOf(unfiled, before), 'open');
  assert.equal(standingOf(unfiled, after), 'late');
  for (const isfState of ['filed', 'accepted', 'amended'] as const) {
    assert.equal(standingOf({ isfState, isfDue, isfFiledAt: isfDue }, after), 'inTime');
    assert.equal(standingOf({ isfState, isfDue, isfFiledAt: after.toISOString() }, after), 'filedLate');
  }
  const rejected = { isfState: 'rejected', isfDue, isfFiledAt: '2026-11-01T00:00:00.000Z' } as const;
  assert.equal(standingOf(rejected, after), 'late');
});

test('of twelve elements those are missing that neither staff nor the orders nor every line say', () => {
  const missing = (of: Parameters<typeof elementsOf>[0]) =>
    elementsOf(of, 'en')
      .filter(({ value }) => value === null)
      .map(({ element }) => element);
  const all = missing({ isf: blank, importerNo: null, lines: [] });
  assert.equal(all.length, 12);
  const told = { ...blank, toldSeller: 'S', toldShipTo: 'T', stowPlan: true, manufacturer: 'M' };
  const line = { origin: 'CN', hsDest: '6109100012' } as const;
  assert.deepEqual(missing({ isf: told, importerNo: '91-114444200', lines: [line, line] }), [
    'consigneeNo',
    'stuffing',
    'consolidator',
    'containerMessages',
  ]);
  const half = [line, { origin: null, hsDest: '61' }];
  assert.deepEqual(missing({ isf: told, importerNo: '91-114444200', lines: half }).slice(1, 3), [
    'origin',
    'hts',
  ]);
});

test('an element that is typed stands before what the orders say, and lines are told each once', () => {
  const isf = {
    ...blank,
    seller: 'Typed',
    toldSeller: 'Told',
    toldBuyer: 'Notified',
    toldShipTo: 'Consigned',
  };
  const lines = [
    { origin: 'CN', hsDest: '6109100012' },
    { origin: 'VN', hsDest: '6109100040' },
  ] as const;
  const of = Object.fromEntries(
    elementsOf({ isf, importerNo: '91-114444200', lines }, 'en').map(({ element, value, told }) => [
      element,
      [value, told],
    ]),
  );
  assert.deepEqual(of['seller'], ['Typed', false]);
  assert.deepEqual(of['buyer'], ['Notified', true]);
  assert.deepEqual(of['importerNo'], ['91-114444200', false]);
  assert.deepEqual(of['shipTo'], ['Consigned', true]);
  assert.deepEqual(of['origin'], ['China, Vietnam', true]);
  assert.deepEqual(of['hts'], ['610910', true]);
});

test('only what is not filed goes without its time, and what customs accepted has their number', () => {
  const paths = (of: Parameters<typeof flawsOfIsf>[0]) => flawsOfIsf(of).map(({ path }) => path);
  assert.deepEqual(paths({ isfState: 'notFiled' }), []);
  assert.deepEqual(paths({ isfState: 'filed' }), ['isfFiledAt']);
  assert.deepEqual(paths({ isfState: 'rejected', isfFiledAt: isfDue }), []);
  assert.deepEqual(paths({ isfState: 'amended' }), ['isfFiledAt', 'isfNo']);
});
