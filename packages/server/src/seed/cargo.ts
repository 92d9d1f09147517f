import { stageOrder } from '@loadline/contract/codes/stage';
import type { MeasuredLine } from '@loadline/contract/receipts/measured';
import { chargeableOf, figuresOf } from '@loadline/contract/receipts/measured';
import type { Chance } from './chance.ts';
import type { Goods } from './goods.seed.ts';
import { catalogue } from './goods.seed.ts';
import type { Lane } from './lanes.seed.ts';
import { ruleOf } from './rates.seed.ts';

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

/** What the warehouse has put on its scale, line by line. */
interface Found extends Measured {
  readonly lines: readonly MeasuredLine[];
}

/** An order's cartons, and its weights as they become known one after the other. */
export interface Cargo {
  readonly groups: readonly CartonGroup[];
  readonly booked: Measured;
  /** Once the warehouse has it. */
  readonly found: Found | null;
  /** Once the airline has weighed it. */
  readonly weighbridgeGrams: number | null;
}

/** Who has measured it by now; the weighbridge finds so many times what was booked. */
interface Known {
  readonly isIn: boolean;
  readonly weighbridge: number | null;
}

interface Wanted {
  readonly kilograms: number;
  readonly cubicMetres: number;
  readonly special: 'general' | 'battery';
}

const tareGrams = 650;

export function cargoOf(chance: Chance, lane: Lane, reached: number): Cargo {
  const groups = cartonsFor(chance, lane);
  const isWeighed = lane.transport === '1' && reached >= stageOrder.indexOf('WH_OUT');
  const weighbridge = 0.99 + chance.share() * 0.02;
  const isIn = reached >= stageOrder.indexOf('WH_IN');
  return knownCargo(chance, groups, { isIn, weighbridge: isWeighed ? weighbridge : null });
}

/** Goods of one property in two kinds of cartons, one light and one heavy, that come to so many kilograms and cubic metres or nearly. */
export function cargoNear(
  chance: Chance,
  { kilograms, cubicMetres, special: asked }: Wanted,
  known: Known,
): Cargo {
  const cartons = catalogue
    .filter(({ special }) => special.every((one) => one === asked))
    .map((goods) => ({ goods, weight: cartonGrams(goods) / 1_000, volume: cartonVolume(goods) / 1_000_000 }));
  const wanted = kilograms / cubicMetres;
  const light = chance.pick(cartons.filter(({ weight, volume }) => weight / volume < wanted * 0.95));
  const heavy = chance.pick(cartons.filter(({ weight, volume }) => weight / volume > wanted * 1.05));
  const share = light.weight * heavy.volume - heavy.weight * light.volume;
  const lights = (kilograms * heavy.volume - heavy.weight * cubicMetres) / share;
  const heavies = (light.weight * cubicMetres - kilograms * light.volume) / share;
  const groups = [
    cartonsOf(chance, light.goods, Math.round(lights)),
    cartonsOf(chance, heavy.goods, Math.round(heavies)),
  ];
  return knownCargo(chance, groups, known);
}

function knownCargo(chance: Chance, groups: readonly CartonGroup[], { isIn, weighbridge }: Known): Cargo {
  const booked = bookedOf(groups);
  return {
    groups,
    booked,
    found: isIn ? foundInWarehouse(chance, groups) : null,
    weighbridgeGrams: weighbridge === null ? null : Math.round((booked.grams * weighbridge) / 500) * 500,
  };
}

/** What is charged stands on what the warehouse measured, else on what was booked. */
export function charged({ groups, found }: Cargo, lane: Lane): string {
  return chargeableOf(found?.lines ?? groups.map((group) => lineOf(group)), ruleOf(lane));
}

function lineOf({ count, grams, size }: CartonGroup, heavier = 1, wider = 0): MeasuredLine {
  return {
    pieces: count,
    length: String(size.length + wider),
    width: String(size.width),
    height: String(size.height),
    weight: ((count * grams * heavier) / 1_000).toFixed(heavier === 1 ? 2 : 1),
  };
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
  return cartonsOf(chance, goods, Math.round(wanted / cartonVolume(goods)));
}

function cartonsOf(chance: Chance, goods: Goods, count: number): CartonGroup {
  return packed(Math.max(1, count), [{ goods, pieces: goods.perCarton, cents: priceOf(chance, goods) }]);
}

function cartonVolume({ length, width, height }: Goods): number {
  return length * width * height;
}

function cartonGrams({ grams, perCarton }: Goods): number {
  return grams * perCarton + tareGrams;
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

/** What the customer says they send. */
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

/** What the warehouse finds: often the same, sometimes a little heavier or bulkier, never more than nobody minds. */
function foundInWarehouse(chance: Chance, groups: readonly CartonGroup[]): Found {
  const isDifferent = chance.happens(0.35);
  const heavier = isDifferent ? 0.985 + chance.share() * 0.04 : 1;
  const isWider = isDifferent && chance.happens(0.6);
  const lines = groups.map((group, at) => lineOf(group, heavier, isWider && at === 0 ? 1 : 0));
  const { pieces, grossWeight, volume } = figuresOf(lines);
  return {
    lines,
    pieces,
    grams: Math.round(Number(grossWeight) * 1_000),
    cubicCentimetres: Math.round(Number(volume) * 1_000_000),
  };
}
