import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { codesOf } from '../kernel/code.ts';
import { exact, fixed, plus, zero } from '../kernel/decimal.ts';
import { tariffPrograms } from '../tariffs/tariff.codes.ts';
import { dutyKinds } from './entry-duty.codes.ts';
import type { ReckonedLine } from './entry-reckoning.ts';
import { dayOfEntry, headOfEntry, sumsByKind } from './entry-reckoning.ts';

type Layer = ReckonedLine['layers'][number];

const nothingSaid = { zh: '', en: '' };

function lineOf(amounts: readonly (readonly [program: string, amount: string | null])[]): ReckonedLine {
  const layers = amounts.map(
    ([program, amount]): Layer => ({
      seq: 1,
      measure: null,
      program,
      heading: '9903.88.03',
      title: nothingSaid,
      rate: '',
      basis: null,
      base: null,
      amount,
      why: nothingSaid,
      source: '',
      struckDown: false,
    }),
  );
  const isKnown = layers.length > 0 && layers.every(({ amount }) => amount !== null);
  return {
    orderNumber: 'SO1',
    goodsNo: 1,
    hsDest: '6109100012',
    nameEn: 'T-shirt',
    nameZh: 'T恤',
    origin: 'CN',
    mid: null,
    value: '10000',
    quantity: null,
    quantity2: null,
    netKg: null,
    units: [],
    status: layers.length === 0 ? 'needsFacts' : isKnown ? 'ok' : 'needsQuantity',
    lacks: [],
    layers,
    alerts: [],
    duty: null,
  };
}

const air: { fees: []; mode: 'air' } = { fees: [], mode: 'air' };
const cents = fc
  .integer({ min: 0, max: 99_999_999 })
  .map((amount) => `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`);
const line = fc
  .array(fc.tuple(fc.constantFrom(...codesOf(tariffPrograms)), cents), { minLength: 1, maxLength: 5 })
  .map(lineOf);
const lines = fc.array(line, { minLength: 1, maxLength: 6 });

test('every layer is added up under one kind, to the cent', () => {
  fc.assert(
    fc.property(lines, (all) => {
      const sums = sumsByKind({ ...air, lines: all });
      const add = (amounts: readonly (string | null)[]) =>
        fixed(
          amounts.reduce((sum, one) => plus(sum, exact(one ?? '0')), zero),
          2,
        );
      assert.equal(
        add(codesOf(dutyKinds).map((kind) => (kind === 'mpf' || kind === 'hmf' ? null : sums[kind].amount))),
        add(all.flatMap(({ layers }) => layers.map(({ amount }) => amount))),
      );
    }),
  );
});

test('two entries come to what one entry of the lines of both comes to', () => {
  fc.assert(
    fc.property(lines, lines, (some, others) => {
      const [one, other, both] = [some, others, [...some, ...others]].map((of) =>
        sumsByKind({ ...air, lines: of }),
      );
      for (const kind of codesOf(dutyKinds))
        assert.equal(
          fixed(plus(exact(one?.[kind].known ?? '0'), exact(other?.[kind].known ?? '0')), 2),
          both?.[kind].known,
        );
    }),
  );
});

test('a kind of which one line is not known has no sum, names the line, and says what the others come to', () => {
  const of = sumsByKind({
    ...air,
    lines: [
      lineOf([
        ['base', '10.00'],
        ['s301_china', '25.00'],
      ]),
      lineOf([
        ['base', null],
        ['s301_china', '5.00'],
      ]),
    ],
  });
  assert.deepEqual(of.duty, { amount: null, open: [2], known: '10.00', isOpen: true });
  assert.deepEqual(of.s301, { amount: '30.00', open: [], known: '30.00', isOpen: false });
  assert.equal(of.s232.amount, null);
  assert.equal(of.s232.isOpen, false);
});

test('a line of which nothing is known may owe whatever another line owes', () => {
  const of = sumsByKind({
    ...air,
    lines: [
      lineOf([
        ['base', '10.00'],
        ['s301_china', '25.00'],
      ]),
      lineOf([]),
    ],
  });
  assert.deepEqual([of.duty.open, of.s301.open, of.s122.open], [[2], [2], []]);
});

test('harbor maintenance is wanting by sea alone, and the processing fee wherever nobody can say it', () => {
  assert.deepEqual(
    (['air', 'ocean'] as const).map((mode) => {
      const of = sumsByKind({ fees: [], mode, lines: [] });
      return [of.mpf.isOpen, of.hmf.isOpen];
    }),
    [
      [true, false],
      [true, true],
    ],
  );
});

test('an entry is reckoned by its type and the way it comes, on the day that the calendar of its port shows', () => {
  assert.deepEqual(headOfEntry({ entryType: '03', transport: '2' }), { entryType: '01', mode: 'ocean' });
  assert.equal(headOfEntry({ entryType: '21', transport: '2' }).field, 'entryType');
  assert.equal(headOfEntry({ entryType: '01', transport: null }).field, 'transport');
  const filed = { filedAt: '2026-07-24T05:30:00.000Z', eta: '2026-08-01' };
  assert.equal(dayOfEntry({ ...filed, port: '2720' }), '2026-07-23');
  assert.equal(dayOfEntry({ ...filed, port: null }), '2026-07-24');
  assert.equal(dayOfEntry({ filedAt: null, port: null, eta: '2026-08-01' }), '2026-08-01');
});
