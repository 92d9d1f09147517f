import { stageOrder } from '@loadline/contract/codes/stage';
import type { Chance } from './chance.ts';
import type { Goods } from './goods.seed.ts';
import { catalogue } from './goods.seed.ts';
import type { Lane, WeightRule } from './lanes.seed.ts';

/** Cartons that are all alike: what is in one, how heavy and how large it is. */
export interface CartonGroup {
  readonly count: number;
  readonly contents: readonly { readonly goods: Goods; readonly pieces: number; readonly cents: number }[];
  readonly grams: number;
  readonly size: Pick<Goods, 'length' | 'width' | 'height'>;
}

/** Whole grams, cubic centimetres and pieces, so that every sum is exact. */
export interface Measured {
  readonly pieces: number;
  readonly grams: number;
  readonly cubicCentimetres: number;
}

/** An order's cartons, and its weights as they become known one after the other. */
export interface Cargo {
  readonly groups: readonly CartonGroup[];
  readonly booked: Measured;
  /** Once the warehouse has it. */
  readonly found: Measured | null;
  /** Once the airline has weighed it. */
  readonly weighbridgeGrams: number | null;
}

const tareGrams = 650;

export function cargoOf(chance: Chance, lane: Lane, reached: number): Cargo {
  const groups = cartonsFor(chance, lane);
  const booked = bookedOf(groups);
  const warehouse = foundInWarehouse(chance, booked);
  const weighed = Math.round((warehouse.grams * (0.99 + chance.share() * 0.02)) / 500) * 500;
  const isWeighed = lane.transport === '1' && reached >= stageOrder.indexOf('WH_OUT');
  return {
    groups,
    booked,
    found: reached >= stageOrder.indexOf('WH_IN') ? warehouse : null,
    weighbridgeGrams: isWeighed ? weighed : null,
  };
}

/** Billed is what was weighed last: by the airline, else in the warehouse, else what was booked. */
export function billed({ booked, found, weighbridgeGrams }: Cargo, rule: WeightRule): number {
  const known = found ?? booked;
  return chargeable({ ...known, grams: weighbridgeGrams ?? known.grams }, rule);
}

/** Goods in whole cartons that come close to the volume usual on the lane. */
function cartonsFor(chance: Chance, lane: Lane): CartonGroup[] {
  const [least, most] = lane.volume;
  const wanted = (least + chance.share() * (most - least)) * 1_000_000;
  const isFull = most > 20;
  const goods = severalGoods(chance, chance.whole(isFull ? 2 : 1, most > 3 ? 4 : 3), isFull);
  const groups = goods.map((one) => groupOf(chance, one, wanted / goods.length));
  const [first, ...others] = groups;
  // Now and then two kinds of goods share a carton.
  return first && chance.happens(0.25) ? [withCompany(chance, first), ...others] : groups;
}

/** Different goods, light enough that a container full of them may travel. */
function severalGoods(chance: Chance, kinds: number, isFull: boolean): Goods[] {
  const choices = catalogue.filter((goods) => !isFull || kilogramsPerCubicMetre(goods) < 260);
  const start = chance.whole(0, choices.length - 1);
  const stride = chance.whole(1, 6);
  return choices.filter((_, at) => {
    const place = (at - start + choices.length) % choices.length;
    return place % stride === 0 && place / stride < kinds;
  });
}

function kilogramsPerCubicMetre({ grams, perCarton, length, width, height }: Goods): number {
  return (grams * perCarton * 1_000) / (length * width * height);
}

function groupOf(chance: Chance, goods: Goods, wanted: number): CartonGroup {
  const { length, width, height, perCarton: pieces } = goods;
  const count = Math.max(1, Math.round(wanted / (length * width * height)));
  return packed(count, [{ goods, pieces, cents: priceOf(chance, goods) }]);
}

function withCompany(chance: Chance, { count, contents }: CartonGroup): CartonGroup {
  const companion = chance.pick(
    catalogue.filter((goods) => goods.grams < 500 && goods !== contents[0]?.goods),
  );
  const halves = contents.map((one) => ({ ...one, pieces: Math.max(1, Math.floor(one.pieces / 2)) }));
  const pieces = Math.max(1, Math.floor(companion.perCarton / 4));
  return packed(count, [...halves, { goods: companion, pieces, cents: priceOf(chance, companion) }]);
}

function packed(count: number, contents: CartonGroup['contents']): CartonGroup {
  const grams = contents.reduce((sum, { goods, pieces }) => sum + goods.grams * pieces, tareGrams);
  const [first] = contents;
  if (!first) throw new Error('an empty carton');
  const { length, width, height } = first.goods;
  return { count, contents, grams, size: { length, width, height } };
}

function priceOf(chance: Chance, goods: Goods): number {
  return chance.whole(goods.leastCents, goods.mostCents);
}

/** What the customer says he sends. */
function bookedOf(groups: readonly CartonGroup[]): Measured {
  return {
    pieces: groups.reduce((sum, { count }) => sum + count, 0),
    grams: groups.reduce((sum, { count, grams }) => sum + count * grams, 0),
    cubicCentimetres: groups.reduce(
      (sum, { count, size }) => sum + count * size.length * size.width * size.height,
      0,
    ),
  };
}

/** What the warehouse finds: often the same, sometimes heavier or bulkier, rarely a carton short. Whole litres. */
function foundInWarehouse(chance: Chance, booked: Measured): Measured {
  const isDifferent = chance.happens(0.35);
  const missing = booked.pieces > 20 && chance.happens(0.05) ? 1 : 0;
  const [heavier, bulkier] = [0.985 + chance.share() * 0.05, 0.98 + chance.share() * 0.07];
  return {
    pieces: booked.pieces - missing,
    grams: isDifferent ? Math.round((booked.grams * heavier) / 100) * 100 : booked.grams,
    cubicCentimetres: Math.round((booked.cubicCentimetres * (isDifferent ? bulkier : 1)) / 1_000) * 1_000,
  };
}

/** Chargeable kilograms: the larger of gross and volume weight, rounded up to the step of the product. */
function chargeable({ grams, cubicCentimetres }: Measured, rule: WeightRule): number {
  const stepsByWeight = Math.ceil(grams / (rule.step * 1_000));
  // Whole numbers on both sides: an exact multiple of the step stays where it is.
  const stepsByVolume = Math.ceil((cubicCentimetres * rule.kilograms) / (rule.cubicCentimetres * rule.step));
  return Math.max(stepsByWeight, stepsByVolume) * rule.step;
}
