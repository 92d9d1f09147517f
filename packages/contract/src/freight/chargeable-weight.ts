import type { CodeOf } from '../kernel/code.ts';
import { codeTable } from '../kernel/code.ts';
import type { Decimal } from '../kernel/decimal.ts';
import {
  exact,
  fixed,
  isLess,
  largerOf,
  nearestWhole,
  over,
  plain,
  plus,
  times,
  upTo,
  zero,
} from '../kernel/decimal.ts';
import type { VolumeRule, WeightRule } from './weight-rule.ts';

/** Equal packages: sides of one in `unit`, weight of one in kilograms; decimals as text. */
export interface PackageLine {
  readonly count: number;
  readonly length: string;
  readonly width: string;
  readonly height: string;
  readonly weight: string;
  /** Nobody measured these sides: they only come to the volume. */
  readonly isSum?: true;
}

/** In which unit the sides of packages are typed. */
export const lengthUnits = codeTable('length unit', {
  cm: { zh: 'cm', en: 'cm' },
  inch: { zh: 'inch', en: 'inch' },
});

export type LengthUnit = CodeOf<typeof lengthUnits>;

/** Volume and weight of all packages of one line. */
export interface Load {
  readonly cubicMetres: string;
  readonly kilograms: string;
}

/** Everything worked out of a shipment; decimals as text. */
export interface Chargeable extends Load {
  /** Each line's own share, in the order of the lines. */
  readonly parts: readonly Load[];
  /** What the volume weight was worked out of: m³, in³ where whole inches are measured, else cm³. */
  readonly measure: string;
  /** This and all below in the unit of the rule. */
  readonly gross: string;
  readonly volumeWeight: string;
  readonly chargeable: string;
  /** Which of the two decided; the minimum where both stay under it. */
  readonly by: 'gross' | 'volume' | 'minimum';
}

const centimetresPerInch = exact('2.54');
const cubicCentimetresPerInch = [centimetresPerInch, centimetresPerInch, centimetresPerInch].reduce(times);
const kilogramsPerPound = exact('0.45359237');
const million = exact('1000000');
const thousand = exact('1000');

/**
 * The weight that is charged (domain §2): the larger of gross and volume weight, worked out exactly and rounded only
 * at the end and only upwards, once for the shipment or carton by carton as the rule says.
 */
export function chargeableWeight(
  lines: readonly PackageLine[],
  unit: LengthUnit,
  rule: WeightRule,
): Chargeable {
  const packages = lines.map((line) => packageOf(line, unit, rule));
  const sum = (of: keyof Package) => packages.reduce((total, one) => plus(total, all(one, of)), zero);
  const [gross, volumeWeight] = [sum('gross'), sum('volumeWeight')];
  const larger = rule.rounds === 'shipment' ? rounded(largerOf(gross, volumeWeight), rule) : sum('rounded');
  const minimum = exact(rule.minimum);
  return {
    parts: packages.map((one) => loadOf(all(one, 'volume'), all(one, 'kilograms'))),
    ...loadOf(sum('volume'), sum('kilograms')),
    measure: fixed(sum('measure'), placesOfMeasure[rule.volume.kind]),
    gross: fixed(gross, 3),
    volumeWeight: fixed(volumeWeight, 3),
    chargeable: fixed(largerOf(larger, minimum), placesOf(rule)),
    by: isLess(larger, minimum) ? 'minimum' : isLess(gross, volumeWeight) ? 'volume' : 'gross',
  };
}

/** m³ are told to the cubic centimetre, else what was rounded up would not be seen. */
const placesOfMeasure = { divisor: 0, pounds: 0, density: 6, revenueTon: 6 } as const;

/** Cargo that is known by its sums alone, kilograms and m³: so many cm³ in a row of 1 cm × 1 cm. */
export function asOnePackage(weight: string, volume: string): PackageLine {
  const cubic = fixed(times(exact(volume), million), 0);
  return { count: 1, length: cubic, width: '1', height: '1', weight, isSum: true };
}

/** One package, exactly; `count` are alike. */
interface Package {
  readonly count: Decimal;
  readonly volume: Decimal;
  readonly measure: Decimal;
  readonly kilograms: Decimal;
  readonly gross: Decimal;
  readonly volumeWeight: Decimal;
  readonly rounded: Decimal;
}

function packageOf(line: PackageLine, unit: LengthUnit, rule: WeightRule): Package {
  const volume = cubicCentimetres(line, unit);
  const measure = measureOf(rule.volume, line, unit);
  const gross = grossIn(rule, line);
  const volumeWeight = weightOf(rule.volume, measure);
  return {
    count: exact(String(line.count)),
    volume,
    measure,
    kilograms: exact(line.weight),
    gross,
    volumeWeight,
    rounded: rounded(largerOf(gross, volumeWeight), rule),
  };
}

function all(one: Package, of: keyof Package): Decimal {
  return times(one[of], one.count);
}

function loadOf(volume: Decimal, kilograms: Decimal): Load {
  return { cubicMetres: fixed(over(volume, million), 3), kilograms: fixed(kilograms, 3) };
}

function cubicCentimetres({ length, width, height }: PackageLine, unit: LengthUnit): Decimal {
  return [length, width, height].map((side) => centimetresIn(side, unit)).reduce(times);
}

/** A side in centimetres, exactly. */
export function centimetresIn(side: string, unit: LengthUnit): Decimal {
  return unit === 'inch' ? times(exact(side), centimetresPerInch) : exact(side);
}

function grossIn({ unit }: WeightRule, { weight }: PackageLine): Decimal {
  const kilograms = exact(weight);
  if (unit === 'kg') return kilograms;
  return over(kilograms, unit === 'lb' ? kilogramsPerPound : thousand);
}

function measureOf({ kind }: VolumeRule, line: PackageLine, unit: LengthUnit): Decimal {
  if (kind === 'pounds' && !line.isSum) return wholeInches(line, unit);
  const volume = cubicCentimetres(line, unit);
  if (kind === 'pounds') return over(volume, cubicCentimetresPerInch);
  return kind === 'divisor' ? volume : over(volume, million);
}

function weightOf(rule: VolumeRule, measure: Decimal): Decimal {
  switch (rule.kind) {
    case 'divisor':
      return over(measure, exact(rule.cubicCentimetres));
    case 'density':
      return times(measure, exact(rule.kilograms));
    case 'revenueTon':
      return measure;
    case 'pounds':
      return over(measure, exact(rule.cubicInches));
  }
}

/** Parcel carriers measure to the whole inch. */
function wholeInches({ length, width, height }: PackageLine, unit: LengthUnit): Decimal {
  const sides = [length, width, height].map(exact);
  const inches = unit === 'inch' ? sides : sides.map((side) => over(side, centimetresPerInch));
  return inches.map(nearestWhole).reduce(times);
}

function rounded(weight: Decimal, { steps }: WeightRule): Decimal {
  const step = steps.findLast(({ above }) => !isLess(weight, exact(above)));
  return step ? upTo(weight, exact(step.step)) : weight;
}

/** The minimum may be finer than what is rounded to: nothing is charged that the rule does not say. */
function placesOf({ steps, minimum }: WeightRule): number {
  const figures = [minimum, ...steps.map(({ step }) => step)];
  return Math.max(...figures.map((one) => plain(one).split('.')[1]?.length ?? 0));
}
