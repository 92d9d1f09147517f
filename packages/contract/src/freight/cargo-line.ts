import { exact, exceeds, fixed, isLess, over, plain } from '../kernel/decimal.ts';
import type { Text } from '../kernel/text.ts';
import type { LengthUnit, PackageLine } from './chargeable-weight.ts';
import { centimetresIn } from './chargeable-weight.ts';
import type { PieceLimit } from './weight-rule.ts';

/** What is typed of equal packages, in the order of a packing list. */
export const cargoKeys = ['count', 'length', 'width', 'height', 'weight'] as const;

export type CargoKey = (typeof cargoKeys)[number];

/** A line as it was typed: texts, each of which may be empty. */
export type TypedLine = Readonly<Record<CargoKey, string>>;

export const cargoLabels: Readonly<Record<CargoKey, Text>> = {
  count: { zh: '件数', en: 'Pieces' },
  length: { zh: '长', en: 'Length' },
  width: { zh: '宽', en: 'Width' },
  height: { zh: '高', en: 'Height' },
  weight: { zh: '单件重', en: 'Weight each' },
};

/** What is wrong with a line, and in which of its cells. */
export interface CargoFault {
  readonly key: CargoKey;
  readonly says: Text;
}

export type ReadLine =
  | { readonly kind: 'blank' }
  | { readonly kind: 'right'; readonly line: PackageLine }
  | { readonly kind: 'wrong'; readonly faults: readonly CargoFault[]; readonly missing: readonly CargoKey[] };

/** Reads a typed line for a way to ship. A blank one is nobody's mistake; a wrong one says all that is wrong at once. */
export function readLine(typed: TypedLine, unit: LengthUnit, mode: Text, limit: PieceLimit): ReadLine {
  const missing = cargoKeys.filter((key) => typed[key].trim() === '');
  if (missing.length === cargoKeys.length) return { kind: 'blank' };
  const flaws = cargoKeys.filter((key) => !missing.includes(key)).flatMap((key) => flawOf(key, typed[key]));
  const faults = [...flaws, ...pieceFaults(typed, unit, mode, limit)];
  if (missing.length > 0 || faults.length > 0) return { kind: 'wrong', faults, missing };
  const read = (key: CargoKey) => decimalIn(typed[key]) ?? '0';
  const [length, width, height, weight] = [read('length'), read('width'), read('height'), read('weight')];
  return { kind: 'right', line: { count: Number(typed.count), length, width, height, weight } };
}

const sides = ['length', 'width', 'height'] as const;

/** What is too long or too heavy for one piece, by what has been typed so far. */
function pieceFaults(typed: TypedLine, unit: LengthUnit, mode: Text, limit: PieceLimit): CargoFault[] {
  const longest = sides
    .flatMap((key) => ({ key, typed: decimalIn(typed[key]) ?? '0' }))
    .reduce((one, other) => (isLess(exact(one.typed), exact(other.typed)) ? other : one));
  const weight = decimalIn(typed.weight) ?? '0';
  const faults: CargoFault[] = [];
  if (limit.centimetres && isLess(exact(limit.centimetres), centimetresIn(longest.typed, unit))) {
    const most = unit === 'cm' ? limit.centimetres : fixed(over(exact(limit.centimetres), inch), 1);
    faults.push({ key: longest.key, says: tooLong(mode, plain(most), plain(longest.typed), unit) });
  }
  if (limit.kilograms && isLess(exact(limit.kilograms), exact(weight)))
    faults.push({
      key: 'weight',
      says: tooHeavy(mode, plain(fixed(exact(limit.kilograms), 1)), plain(weight)),
    });
  return faults;
}

const inch = exact('2.54');

function tooLong(mode: Text, limit: string, side: string, unit: LengthUnit): Text {
  return {
    zh: `${mode.zh}单件最长边 ${limit} ${unit}，现在是 ${side} ${unit}`,
    en: `${mode.en}: the longest side of a piece is ${limit} ${unit}, this is ${side} ${unit}`,
  };
}

function tooHeavy(mode: Text, limit: string, weight: string): Text {
  return {
    zh: `${mode.zh}单件最重 ${limit} kg，现在是 ${weight} kg`,
    en: `${mode.en}: a piece weighs at most ${limit} kg, this is ${weight} kg`,
  };
}

function flawOf(key: CargoKey, typed: string): CargoFault[] {
  if (key === 'count') return /^\s*0*[1-9]\d{0,4}\s*$/.test(typed) ? [] : [{ key, says: wholeNumber }];
  return exceeds(decimalIn(typed) ?? '0', '0') ? [] : [{ key, says: aboveZero(cargoLabels[key]) }];
}

const wholeNumber: Text = {
  zh: '件数应为 1 至 99999 的整数',
  en: 'pieces are a whole number from 1 to 99999',
};

function aboveZero({ zh, en }: Text): Text {
  return { zh: `${zh}应大于 0 且不超过 99999.999`, en: `${en} is above 0 and at most 99999.999` };
}

/** A typed decimal as text, a trailing dot forgiven; undefined for anything else. */
function decimalIn(typed: string): string | undefined {
  return /^\s*(\d{1,5}(?:\.\d{1,3})?)\.?\s*$/.exec(typed)?.[1];
}
