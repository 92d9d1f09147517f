import type { Decimal } from '../kernel/decimal.ts';
import { exact, fixed, isLess, minus, plain, plus, zero } from '../kernel/decimal.ts';
import type { Exclusion, Measure } from './measure.ts';
import { baseRateOf, percentOf } from './tariff-base.ts';
import type { Case, Due } from './tariff-due.ts';
import type { TariffLayer } from './tariff-line.ts';
import type { DutiablePart } from './tariff-part.ts';
import type { Why } from './tariff-why.ts';

/** The layers that the measures of a line come to, in the order of the entry summary. */
export function measureLayers(
  of: Case,
  due: Due,
  part: DutiablePart,
  exclusion: Exclusion | undefined,
): TariffLayer[] {
  return due.duties.flatMap((measure) => {
    if (part.isFree && measure.chapter98 === 'dutiable') return [];
    return [layerOf(measure, of, due, part, exclusion)];
  });
}

type Told = Pick<TariffLayer, 'heading' | 'rate' | 'amount' | 'why'> &
  Partial<Pick<TariffLayer, 'basis' | 'base'>>;

function layerOf(
  measure: Measure,
  of: Case,
  due: Due,
  part: DutiablePart,
  exclusion: Exclusion | undefined,
): TariffLayer {
  const { basis, base } = baseFor(measure, of, part);
  return {
    seq: measure.seq,
    program: measure.program,
    measure: measure.id,
    column: null,
    basis,
    base,
    isStruckDown: measure.status === 'ended_struck_down',
    ...toldOf(measure, of, due, base, exclusion),
  };
}

/** Measures of the full value ask for the part that is charged; metals are charged as if nothing of chapter 98 were claimed. */
function baseFor({ chapter98 }: Measure, { line }: Case, part: DutiablePart) {
  const isWhole = chapter98 === 'entered' && (part.isFree || line.claims.chapter98 === '9802.00.60');
  return isWhole
    ? ({ basis: 'entered', base: line.value } as const)
    : { basis: part.basis, base: part.amount };
}

const nothing = (heading: string, why: Why): Told => ({ heading, rate: '0%', amount: '0.00', why });

function toldOf(measure: Measure, of: Case, due: Due, base: string, exclusion: Exclusion | undefined): Told {
  const { line, day } = of;
  if (line.claims.chapter98 === '9801.00.10')
    return {
      heading: measure.heading,
      rate: rateText(measure),
      amount: null,
      why: { code: 'unsettled', said: {} },
    };
  if (measure.program === 's301_china' && exclusion?.lifts.includes(measure.heading))
    return nothing(exclusion.heading, {
      code: 'excluded',
      said: { item: exclusion.item, until: exclusion.until },
    });
  const displaced = displacedBy(measure, of, due, base);
  if (displaced !== undefined) return displaced;
  const { inTransit } = measure;
  const { loadedOn } = line.claims;
  if (inTransit && loadedOn !== null && loadedOn < inTransit.loadedBefore && day < inTransit.enteredBefore) {
    const { heading, percent, loadedBefore: loaded, enteredBefore: entered } = inTransit;
    const why: Why = { code: 'inTransit', said: { loaded, entered, percent } };
    return { heading, rate: `+${percent}%`, amount: percentOf(exact(base), percent), why };
  }
  return dueTold(measure, of, base);
}

/** Another programme that is there takes its place: of everything, or of the metal alone where that is charged by its value. */
function displacedBy(measure: Measure, of: Case, due: Due, base: string): Told | undefined {
  for (const program of measure.displacedBy) {
    const exemption = due.exemptions.get(program);
    if (exemption !== undefined) return nothing(exemption.heading, whyExempt(exemption));
    const by = due.duties.filter((duty) => duty.program === program);
    const [first] = by;
    if (first === undefined) continue;
    if (by.every(({ kind }) => kind === 'content')) return withoutMetal(measure, of, by, base);
    const heading = measure.under232 ?? measure.heading;
    return nothing(heading, { code: 'displaced', said: { program, heading } });
  }
  return undefined;
}

function whyExempt({ claim, condition, heading }: Measure): Why {
  return claim === null
    ? { code: 'exempt', said: { heading } }
    : { code: 'exemptClaimed', said: { condition: condition ?? '' } };
}

function withoutMetal(measure: Measure, of: Case, by: readonly Measure[], base: string): Told {
  let metal: Decimal = zero;
  for (const duty of by) {
    const value = metalValue(duty, of);
    if (value === null)
      return { heading: measure.heading, rate: rateText(measure), amount: null, why: needsMetal(duty) };
    metal = plus(metal, exact(value));
  }
  const rest = plain(fixed(minus(exact(base), metal), 2));
  const told = dueTold(measure, of, rest);
  return {
    ...told,
    basis: 'withoutMetal',
    base: rest,
    why: { code: 'withoutMetal', said: { program: by[0]?.program ?? '' } },
  };
}

function dueTold(measure: Measure, of: Case, base: string): Told {
  const { heading, percent } = measure;
  const rate = rateText(measure);
  if (percent === null) return { heading, rate, amount: null, why: { code: 'prose', said: {} } };
  if (measure.kind === 'content') {
    const value = metalValue(measure, of);
    if (value === null) return { heading, rate, amount: null, why: needsMetal(measure) };
    const why: Why = { code: 'content', said: { metal: measure.base } };
    return { heading, rate, basis: 'metal', base: value, amount: percentOf(exact(value), percent), why };
  }
  if (measure.kind === 'total') return totalTold(measure, percent, of, base);
  return { heading, rate, amount: percentOf(exact(base), percent), why: whyDue(measure, of) };
}

/** Column 1 and the measure come to its percentage together; where column 1 reaches it by itself, nothing is added. */
function totalTold(measure: Measure, percent: string, { line, schedule, day }: Case, base: string): Told {
  const { rate } = baseRateOf(line, schedule, day);
  const first = rate?.kind === 'free' ? '0' : rate?.kind === 'advalorem' ? rate.percent : null;
  if (first === null || first === undefined)
    return {
      heading: measure.heading,
      rate: rateText(measure),
      amount: null,
      why: { code: 'noTotal', said: {} },
    };
  if (!isLess(exact(first), exact(percent)))
    return nothing(measure.zeroHeading ?? measure.heading, { code: 'reached', said: { percent } });
  const rest = minus(exact(percent), exact(first)).toFixed();
  return {
    heading: measure.heading,
    rate: `+${rest}%`,
    amount: percentOf(exact(base), rest),
    why: { code: 'total', said: { percent } },
  };
}

function rateText({ percent, kind }: Measure): string {
  if (percent === null) return '';
  return kind === 'total' ? `${percent}%` : `+${percent}%`;
}

const needsMetal = ({ base }: Measure): Why => ({ code: 'needsMetalValue', said: { metal: base } });

function metalValue({ base }: Measure, { line: { claims } }: Case): string | null {
  if (base === 'steel') return claims.steelValue;
  return base === 'aluminium' ? claims.aluminiumValue : claims.copperValue;
}

function whyDue({ claim, condition, origins, scope, from }: Measure, { line: { origin } }: Case): Why {
  if (claim !== null) return { code: 'claimed', said: { condition: condition ?? '' } };
  const isAny = origins.includes('*');
  if (scope === 'all')
    return isAny ? { code: 'everything', said: { from } } : { code: 'origin', said: { origin, from } };
  return isAny ? { code: 'listed', said: { from } } : { code: 'originListed', said: { origin, from } };
}
