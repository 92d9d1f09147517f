import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { LengthUnit, PackageLine } from './chargeable-weight.ts';
import { asOnePackage, chargeableWeight } from './chargeable-weight.ts';
import { savingOf } from './saving.ts';
import { usualRules } from './weight-rule.ts';

const { air, express, lcl, rail, usParcel } = usualRules;

/** One line by its sides, `60×40×20`; the weight is that of all its packages together. */
function line(sides: string, count: number, gross: string): PackageLine {
  const [length = '', width = '', height = ''] = sides.split('×');
  return { count, length, width, height, weight: String(Number(gross) / count) };
}

const vectors: readonly [
  name: string,
  of: PackageLine,
  unit: LengthUnit,
  rule: typeof air.rule | typeof express.rule,
  volume: string,
  charged: string,
][] = [
  ['V1', line('30×45×65', 1, '14'), 'cm', air.rule, '14.625', '15.0'],
  ['V2', line('60×40×20', 8, '45'), 'cm', air.rule, '64.000', '64.0'],
  ['V3', line('50×50×50', 1, '80'), 'cm', air.rule, '20.833', '80.0'],
  ['V4, light', line('140×100×90', 1, '150'), 'cm', air.rule, '210.000', '210.0'],
  ['V4, heavy', line('140×100×90', 1, '260'), 'cm', air.rule, '210.000', '260.0'],
  ['V5', line('60×40×40', 1, '22.2'), 'cm', express.rule, '19.200', '22.5'],
  ['V6', line('40×40×40', 2, '100.1'), 'cm', air.rule, '21.333', '100.5'],
  ['V7', line('60×40×30', 1, '12.0'), 'cm', air.rule, '12.000', '12.0'],
  ['V8', line('16×20×24', 1, '0'), 'inch', air.rule, '20.975', '21.0'],
];

for (const [name, of, unit, rule, volume, charged] of vectors) {
  test(`${name}: the trade's own example comes out to the gram`, () => {
    const { volumeWeight, chargeable } = chargeableWeight([of], unit, rule);
    assert.deepEqual([volumeWeight, chargeable], [volume, charged]);
  });
}

test('V9: a parcel carrier takes the sides to whole inches and the result to whole pounds', () => {
  const { volumeWeight, chargeable } = chargeableWeight(
    [line('30.4×19.6×19.5', 1, '0')],
    'inch',
    usParcel.rule,
  );
  assert.deepEqual([volumeWeight, chargeable], ['86.331', '87']);
});

test('V10 to V12: ocean LCL charges the larger of cubic metres and tons, at least one', () => {
  const asked = [line('60×40×50', 20, '1850'), line('160×100×200', 1, '4150'), line('70×50×100', 1, '120')];
  const charged = asked.map((one) => chargeableWeight([one], 'cm', lcl.rule));
  assert.deepEqual(
    charged.map(({ chargeable }) => chargeable),
    ['2.400', '4.150', '1.000'],
  );
  assert.deepEqual(
    charged.map(({ by }) => by),
    ['volume', 'gross', 'minimum'],
  );
});

test('V13: rail weighs a cubic metre as 500 kg, or 333 where the product says so', () => {
  const cargo = [line('100×100×150', 1, '400')];
  const at333 = { ...rail.rule, volume: { kind: 'density', kilograms: '333' } as const };
  assert.equal(chargeableWeight(cargo, 'cm', rail.rule).chargeable, '750.0');
  assert.equal(chargeableWeight(cargo, 'cm', at333).chargeable, '499.5');
});

test('seven cartons rounded one by one weigh more than rounded together', () => {
  const cartons = [line('41×33×27', 7, '7')];
  assert.equal(chargeableWeight(cartons, 'cm', air.rule).chargeable, '43.0');
  assert.equal(chargeableWeight(cartons, 'cm', { ...air.rule, rounds: 'carton' }).chargeable, '45.5');
});

test('cargo that is known by its sums alone is charged by its volume under every rule', () => {
  // 2 m³ are 122,047.5 in³; there are no sides that could be taken to whole inches.
  const charged = [
    [air, '333.5'],
    [express, '400.0'],
    [lcl, '2.000'],
    [usualRules.truck, '666.0'],
    [rail, '1000.0'],
    [usParcel, '879'],
  ] as const;
  for (const [{ rule, name }, chargeable] of charged) {
    const weighed = chargeableWeight([asOnePackage('100', '2')], 'cm', rule);
    assert.deepEqual(
      [weighed.chargeable, weighed.by, weighed.cubicMetres],
      [chargeable, 'volume', '2.000'],
      name.en,
    );
  }
});

const side = fc.integer({ min: 1, max: 3_000 }).map((tenths) => String(tenths / 10));
const packages = fc.array(
  fc.record({
    count: fc.integer({ min: 1, max: 500 }),
    length: side,
    width: side,
    height: side,
    weight: side,
  }),
  { minLength: 1, maxLength: 8 },
);

test('nobody is charged less than the cargo weighs, nor a whole step more', () => {
  fc.assert(
    fc.property(packages, (lines) => {
      const { gross, volumeWeight, chargeable } = chargeableWeight(lines, 'cm', air.rule);
      const larger = Math.max(Number(gross), Number(volumeWeight));
      assert.ok(Number(chargeable) >= larger - 0.0005 && Number(chargeable) < larger + 0.5005);
    }),
  );
});

test('carton by carton is never cheaper, and the order of the lines changes nothing', () => {
  fc.assert(
    fc.property(packages, (lines) => {
      const together = chargeableWeight(lines, 'cm', air.rule);
      const apart = chargeableWeight(lines, 'cm', { ...air.rule, rounds: 'carton' });
      assert.ok(Number(apart.chargeable) >= Number(together.chargeable));
      const turned = chargeableWeight(lines.toReversed(), 'cm', air.rule);
      assert.deepEqual({ ...turned, parts: turned.parts.toReversed() }, together);
    }),
  );
});

test('each line has its share, and the shares make up the shipment', () => {
  const three = [line('58×42×40', 12, '175.2'), line('80×60×55', 6, '186'), line('120×100×110', 2, '193')];
  const { parts, measure, kilograms, volumeWeight, chargeable } = chargeableWeight(three, 'cm', air.rule);
  assert.deepEqual(
    parts.map(({ cubicMetres }) => cubicMetres),
    ['1.169', '1.584', '2.640'],
  );
  assert.deepEqual(
    [measure, kilograms, volumeWeight, chargeable],
    ['5393280', '554.200', '898.880', '899.0'],
  );
});

test('what lower packages would save is told of the bulkiest line, and of no cargo that is charged by its weight', () => {
  const three = [line('58×42×40', 12, '175.2'), line('80×60×55', 6, '186'), line('120×100×110', 2, '193')];
  assert.deepEqual(savingOf(three, 'cm', air.rule), { at: 2, percent: '49', lower: '10', less: '40.0' });
  assert.equal(savingOf([line('50×50×50', 1, '80')], 'cm', air.rule), undefined);
  assert.equal(savingOf([line('80×60×15', 1, '2')], 'cm', air.rule), undefined);
});
