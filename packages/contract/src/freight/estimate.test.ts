import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { Cargo } from './estimate.ts';
import { breaksSeen, estimate, layersOf } from './estimate.ts';
import { checkedKeys, rateCardFlaw } from './rate-card.rules.ts';
import type { Priced } from './rate-card.ts';

const day = '2026-11-25';

function airCard(change: Partial<Priced> = {}): Priced {
  return {
    basis: 'divisor',
    factor: '6000',
    step: '0.5',
    wholeAbove: null,
    rounds: 'shipment',
    leastWeight: '0',
    breaks: [
      { from: '0', price: '40' },
      { from: '45', price: '32.5' },
      { from: '100', price: '28' },
    ],
    cheaperBreak: false,
    minimumCharge: '400.00',
    surcharges: [],
    validFrom: '2026-11-01',
    validTo: '2026-11-30',
    ...change,
  };
}

function weighing(kilograms: string): Cargo {
  return { unit: 'cm', lines: [{ count: 1, length: '1', width: '1', height: '1', weight: kilograms }] };
}

function priced(card: Priced, cargo: Cargo) {
  const found = estimate(card, cargo, day);
  if (found.kind !== 'priced') throw new Error(found.kind);
  return found;
}

test('a cargo pays the price of its weight break, and each surcharge is a layer of its own', () => {
  const surcharges: Priced['surcharges'] = [
    { nameZh: '燃油附加费', nameEn: 'Fuel', per: 'percent', amount: '12.5' },
    { nameZh: '安检费', nameEn: 'Screening', per: 'unit', amount: '0.35' },
    { nameZh: '报关费', nameEn: 'Export declaration', per: 'shipment', amount: '150' },
  ];
  const { layers, total } = priced(airCard({ surcharges }), weighing('60.2'));
  assert.deepEqual(
    layers.map(({ kind, quantity, rate, amount }) => [kind, quantity, rate, amount]),
    [
      ['freight', '60.5', '32.5', '1966.25'],
      ['percent', '1966.25', '12.5', '245.78'],
      ['unit', '60.5', '0.35', '21.18'],
      ['shipment', undefined, undefined, '150.00'],
    ],
  );
  assert.equal(total, '2383.21');
});

test('the first kilogram of a break pays that break, the one before does not', () => {
  assert.equal(priced(airCard(), weighing('45')).total, '1462.50');
  assert.equal(priced(airCard(), weighing('44.5')).total, '1780.00');
});

test('where the card says so, a cargo just under a break is charged as that break', () => {
  const card = airCard({ cheaperBreak: true });
  const [freight] = priced(card, weighing('90')).layers;
  assert.deepEqual(
    [freight?.name.zh, freight?.quantity, freight?.amount],
    ['运费（靠级）', '100', '2800.00'],
  );
  assert.equal(priced(card, weighing('60')).total, '1950.00');
});

test('a small cargo is brought up to the minimum, and a percentage is of what is then charged', () => {
  const surcharges: Priced['surcharges'] = [{ nameZh: '燃油', nameEn: 'Fuel', per: 'percent', amount: '10' }];
  const { layers, total } = priced(airCard({ surcharges }), weighing('3'));
  assert.deepEqual(
    layers.map(({ kind, amount }) => [kind, amount]),
    [
      ['freight', '120.00'],
      ['minimum', '280.00'],
      ['percent', '40.00'],
    ],
  );
  assert.equal(total, '440.00');
});

test('on a day outside its validity a card has no price, on its first and last day it has', () => {
  const kinds = ['2026-10-31', '2026-11-01', '2026-11-30', '2026-12-01'].map(
    (asked) => estimate(airCard(), weighing('60'), asked).kind,
  );
  assert.deepEqual(kinds, ['noRate', 'priced', 'priced', 'noRate']);
});

test('half a cent is rounded up', () => {
  const card = airCard({ breaks: [{ from: '0', price: '0.01' }], minimumCharge: '0' });
  assert.equal(priced(card, weighing('0.5')).total, '0.01');
});

test('the total is the sum of its layers, and with charging as the next break more weight never costs less', () => {
  const prices = fc.array(fc.integer({ min: 1, max: 900_000 }), { minLength: 1, maxLength: 6 });
  const weight = fc.integer({ min: 1, max: 9_000_000 });
  fc.assert(
    fc.property(prices, weight, weight, (cents, one, other) => {
      const breaks = cents.map((price, at) => ({
        from: String(at * 50),
        price: (price / 10_000).toFixed(4),
      }));
      const card = airCard({
        breaks,
        cheaperBreak: true,
        surcharges: [{ nameZh: 'x', nameEn: 'x', per: 'percent', amount: '7.7' }],
      });
      const [light, heavy] = [Math.min(one, other), Math.max(one, other)].map((grams) =>
        priced(card, weighing((grams / 1_000).toFixed(3))),
      );
      const cost = (of: typeof light) => Math.round(Number(of?.total) * 100);
      const sum = light?.layers.reduce((total, { amount }) => total + Math.round(Number(amount) * 100), 0);
      assert.equal(cost(light), sum);
      const isFalling = breaks.every(
        ({ price }, at) => at === 0 || Number(price) <= Number(breaks[at - 1]?.price),
      );
      if (isFalling) assert.ok(cost(light) <= cost(heavy));
    }),
  );
});

test('a card whose parts contradict each other is told where', () => {
  const wrong = {
    basis: 'divisor' as const,
    factor: null,
    breaks: [
      { from: '0', price: '1' },
      { from: '100', price: '1' },
      { from: '45', price: '1' },
    ],
    validFrom: '2026-12-01',
    validTo: '2026-11-01',
    transitFrom: 9,
    transitTo: 5,
  };
  assert.ok(checkedKeys.every((key) => rateCardFlaw(key, wrong)));
  const right = { ...airCard(), transitFrom: 5, transitTo: 9 };
  assert.deepEqual(
    checkedKeys.filter((key) => rateCardFlaw(key, right)),
    [],
  );
});

test('a weight that is known is priced as the cargo that weighs so, and each break beside the others', () => {
  const breaks = [
    { from: '100', price: '36.5' },
    { from: '300', price: '32.4' },
    { from: '500', price: '30.2' },
    { from: '1000', price: '27.1' },
  ];
  const card = airCard({ breaks, cheaperBreak: true, minimumCharge: '0' });
  assert.deepEqual(layersOf(card, '902'), priced(card, weighing('902')).layers);
  assert.deepEqual(
    breaksSeen(card, '902').map(({ amount, is }) => [amount, is]),
    [
      ['32923.00', 'other'],
      ['29224.80', 'other'],
      ['27240.40', 'own'],
      ['27100.00', 'chosen'],
    ],
  );
  const own = breaksSeen({ ...card, cheaperBreak: false }, '902');
  assert.deepEqual(
    own.map(({ is }) => is),
    ['other', 'other', 'chosen', 'other'],
  );
});
