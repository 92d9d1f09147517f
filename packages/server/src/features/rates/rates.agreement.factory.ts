import type { Cargo } from '@loadline/contract/freight/estimate';
import type { Priced } from '@loadline/contract/freight/rate-card';
import { plain } from '@loadline/contract/kernel/decimal';
import fc from 'fast-check';
import { chinaTime } from '../../kernel/clock.ts';

export const pageTypes = [
  'ship_zmhyzx',
  'ship_zmhypx',
  'plane_zmkyzx',
  'plane_zokyzx',
  'truck_zokyzx',
] as const;

/** A day so many days after another one, or after today in China. */
export function dayFrom(days: number, from: string = chinaTime(new Date()).slice(0, 10)): string {
  return new Date(Date.parse(from) + days * 86_400_000).toISOString().slice(0, 10);
}

/** A decimal of so many places between two whole numbers of its last one. */
function decimal(places: number, least: number, most: number) {
  return fc.integer({ min: least, max: most }).map((units) => (units / 10 ** places).toFixed(places));
}

const weighings = fc
  .tuple(
    fc.constantFrom(
      { basis: 'divisor' as const, factors: ['5000', '6000', '7000', '4999.5'] },
      { basis: 'density' as const, factors: ['167', '333', '500'] },
      { basis: 'revenueTon' as const, factors: [null] },
      { basis: 'pounds' as const, factors: ['139', '166'] },
    ),
    fc.nat(3),
    fc.constantFrom('0.5', '1', '0.1', '0.001', '5'),
    fc.constantFrom(null, '20', '30.5'),
    fc.constantFrom('shipment' as const, 'carton' as const),
    fc.constantFrom('0', '1', '12', '21', '45.5'),
  )
  .map(([{ basis, factors }, which, step, wholeAbove, rounds, leastWeight]) => ({
    basis,
    factor: factors[which % factors.length] ?? null,
    step,
    wholeAbove,
    rounds,
    leastWeight,
  }));

const surcharge = fc.record({
  nameZh: fc.constant('附加费'),
  nameEn: fc.constant('Surcharge'),
  per: fc.constantFrom('percent' as const, 'unit' as const, 'shipment' as const),
  amount: decimal(4, 0, 900_000),
});

const breaks = fc
  .tuple(
    fc.uniqueArray(fc.integer({ min: 1, max: 400 }), { maxLength: 4 }),
    fc.array(decimal(4, 1, 900_000), { minLength: 5, maxLength: 5 }),
  )
  .map(([from, prices]) =>
    [0, ...from.toSorted((one, other) => one - other)].map((weight, at) => ({
      from: String(weight),
      price: prices[at] ?? '1',
    })),
  );

const shape = fc.record({
  weighing: weighings,
  breaks,
  surcharges: fc.array(surcharge, { maxLength: 3 }),
  cheaperBreak: fc.boolean(),
  minimumCharge: decimal(2, 0, 90_000),
  currency: fc.constantFrom('CNY', 'USD'),
  transitFrom: fc.integer({ min: 0, max: 30 }),
  slower: fc.integer({ min: 0, max: 20 }),
  first: fc.constantFrom(-40, -1, 0, 1, 30),
  days: fc.constantFrom(0, 1, 30, 60),
  published: fc.boolean(),
});

const ways = ['SZX', 'PVG', 'HKG'].flatMap((origin) => ['ZZ-A', 'ZZ-B'].map((zone) => ({ origin, zone })));

/** Cards of one product, at most one for each way, of which some hold today and some are public; of one origin all weigh alike. */
export const dealtCards = fc
  .tuple(
    fc.array(shape, { minLength: 1, maxLength: ways.length }),
    fc.array(weighings, { minLength: 3, maxLength: 3 }),
  )
  .map(([shapes, rules]) =>
    shapes.map(({ weighing, slower, first, days, ...card }, at) => ({
      ...card,
      ...ways[at],
      ...(rules[Math.floor(at / 2)] ?? weighing),
      origin: ways[at]?.origin ?? 'SZX',
      zone: ways[at]?.zone ?? 'ZZ-A',
      zoneZh: '甲区',
      zoneEn: 'Zone',
      transitTo: card.transitFrom + slower,
      validFrom: dayFrom(first),
      validTo: dayFrom(first + days),
    })),
  );

export type DealtCard = Priced;

const side = decimal(1, 10, 1_500);

/** Cartons as they are typed, in centimetres. */
export const someCargo: fc.Arbitrary<Cargo> = fc
  .array(
    fc.record({
      count: fc.integer({ min: 1, max: 60 }),
      length: side,
      width: side,
      height: side,
      weight: decimal(3, 1, 60_000),
    }),
    { minLength: 1, maxLength: 4 },
  )
  .map((lines) => ({ lines, unit: 'cm' as const }));

/** An exact fraction: the sums of a card worked out a second time, by other means than the product's. */
class Fraction {
  readonly over: bigint;
  readonly under: bigint;
  constructor(over: bigint, under = 1n) {
    this.over = over;
    this.under = under;
  }
  static of(text: string): Fraction {
    const [whole = '0', places = ''] = text.split('.');
    return new Fraction(BigInt(whole + places), 10n ** BigInt(places.length));
  }
  times(other: Fraction): Fraction {
    return new Fraction(this.over * other.over, this.under * other.under);
  }
  by(other: Fraction): Fraction {
    return new Fraction(this.over * other.under, this.under * other.over);
  }
  plus(other: Fraction): Fraction {
    return new Fraction(this.over * other.under + other.over * this.under, this.under * other.under);
  }
  isLess(other: Fraction): boolean {
    return this.over * other.under < other.over * this.under;
  }
  max(other: Fraction): Fraction {
    return this.isLess(other) ? other : this;
  }
  /** Up to the next whole number. */
  up(): Fraction {
    return new Fraction((this.over + this.under - 1n) / this.under);
  }
  /** To the nearest whole number, a half upwards. */
  near(): Fraction {
    return new Fraction((this.over * 2n + this.under) / (this.under * 2n));
  }
  cents(): Fraction {
    return new Fraction(this.times(new Fraction(100n)).near().over, 100n);
  }
  text(places: number): string {
    const units = String(this.times(new Fraction(10n ** BigInt(places))).near().over).padStart(
      places + 1,
      '0',
    );
    return places === 0 ? units : `${units.slice(0, -places)}.${units.slice(-places)}`;
  }
}

const f = (text: string) => Fraction.of(text);

/** What a card charges for a cargo by the rules of the trade: the chargeable weight and the total. */
export function priceByHand(card: DealtCard, { lines }: Cargo): [weight: string, total: string] {
  const weight = weightByHand(card, lines);
  const amount = ({ from, price }: { from: string; price: string }, own: boolean) =>
    (own ? weight : f(from)).times(f(price));
  const reached = card.breaks.filter(({ from }) => !weight.isLess(f(from)));
  const last = reached.at(-1) ?? { from: '0', price: '0' };
  const higher = card.cheaperBreak ? card.breaks.slice(reached.length).map((one) => amount(one, false)) : [];
  const freight = higher
    .reduce((best, one) => (one.isLess(best) ? one : best), amount(last, true))
    .cents()
    .max(f(card.minimumCharge));
  const extras = card.surcharges.map(({ per, amount: rate }) => {
    if (per === 'percent') return freight.times(f(rate)).by(f('100')).cents();
    return (per === 'unit' ? weight.times(f(rate)) : f(rate)).cents();
  });
  const total = extras.reduce((sum, one) => sum.plus(one), freight);
  return [plain(weight.text(3)), total.text(2)];
}

function weightByHand(card: DealtCard, lines: Cargo['lines']): Fraction {
  const stepped = (weight: Fraction) => {
    const step = card.wholeAbove !== null && !weight.isLess(f(card.wholeAbove)) ? f('1') : f(card.step);
    return weight.by(step).up().times(step);
  };
  const cartons = lines.map(({ count, length, width, height, weight }) => {
    const volume = f(length).times(f(width)).times(f(height));
    const inches = [length, width, height].map((one) => f(one).by(f('2.54')).near());
    const factor = f(card.factor ?? '1');
    const million = f('1000000');
    return {
      count: new Fraction(BigInt(count)),
      gross: {
        divisor: f(weight),
        density: f(weight),
        revenueTon: f(weight).by(f('1000')),
        pounds: f(weight).by(f('0.45359237')),
      }[card.basis],
      bulk: {
        divisor: volume.by(factor),
        density: volume.by(million).times(factor),
        revenueTon: volume.by(million),
        pounds: inches.reduce((one, other) => one.times(other)).by(factor),
      }[card.basis],
    };
  });
  const sum = (of: (one: (typeof cartons)[number]) => Fraction) =>
    cartons.reduce((total, one) => total.plus(of(one).times(one.count)), f('0'));
  const charged =
    card.rounds === 'carton'
      ? sum(({ gross, bulk }) => stepped(gross.max(bulk)))
      : stepped(sum(({ gross }) => gross).max(sum(({ bulk }) => bulk)));
  return charged.max(f(card.leastWeight));
}
