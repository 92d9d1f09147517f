import { exact, isLess } from '../kernel/decimal.ts';
import type { Measure, TariffRules } from './measure.ts';
import { isOn } from './measure.ts';
import { isFreeUnderUsmca } from './tariff-base.ts';
import type { ScheduleLine, TariffLine, TariffOther } from './tariff-line.ts';
import type { InScope } from './tariff-scope.ts';
import type { Why } from './tariff-why.ts';
import { isOfColumnTwo } from './trade-program.ts';

/** A line on a day, with what the schedule says of its number. */
export interface Case {
  readonly line: TariffLine;
  readonly schedule: ScheduleLine;
  readonly day: string;
  /** Whether its number is on the list of a measure. */
  readonly inScope: (measure: Measure) => InScope;
}

/** What is due of a line before one measure has displaced another. */
export interface Due {
  /** In the order of the entry summary; one programme may have several. */
  readonly duties: readonly Measure[];
  /** The exemption that holds of each programme of exemptions. */
  readonly exemptions: ReadonlyMap<string, Measure>;
  /** Measures that would be due, or not due, if something were claimed, or that another one has displaced for good. */
  readonly others: readonly TariffOther[];
  /** Measures that are announced or incomplete and catch the line: for alerts. */
  readonly open: readonly Measure[];
  /** What is claimed of the line and does not catch it. */
  readonly voidClaims: readonly string[];
  /** Some of the lists tell numbers of ten digits apart below this one. */
  readonly isPartly: boolean;
}

/** One programme of section 232 a line: the first of these that is due (EO 14289, notes 33, 38, 39). */
const programs232 = [
  's232_semi',
  's232_mhdv',
  's232_mhdv_parts',
  's232_autos',
  's232_auto_parts',
  's232_wood',
  's232_metals',
];

/** Sorts what catches a line into duties, exemptions and what would catch it otherwise. */
export function dueOf(of: Case, rules: TariffRules): Due {
  const caught = rules.measures.filter((measure) => isOn(of.day, measure) && catches(measure, of));
  const computed = caught.filter(isComputed);
  const claimed = computed.filter((measure) => isClaimed(measure, of));
  const exempting = claimed.filter(({ kind }) => kind === 'exempt');
  const exemptions = new Map(exempting.toReversed().map((measure) => [measure.program, measure]));
  const charging = claimed.filter(({ kind }) => kind !== 'exempt');
  const possible = highest(charging);
  const one = only232(
    possible.filter(({ program }) => !(program === 's232_metals' && exemptions.has('s232_metals_exempt'))),
  );
  return {
    duties: one.kept.toSorted((a, b) => a.seq - b.seq),
    exemptions,
    others: [
      ...one.others,
      ...outranked(charging, possible),
      ...metalsTaken(possible, exemptions),
      ...unclaimed(computed, one.kept, of),
    ],
    open: caught.filter((measure) => !isComputed(measure) || measure.lacksList),
    voidClaims: of.line.claims.measures.filter((id) => !claimed.some((measure) => measure.id === id)),
    isPartly: claimed.some((measure) => of.inScope(measure) === 'partly'),
  };
}

/** By origin, column and list; whatever the day. */
function catches(measure: Measure, { line, day, inScope }: Case): boolean {
  const { origins, notOrigins } = measure;
  if (!origins.includes('*') && !origins.includes(line.origin)) return false;
  if (notOrigins.includes(line.origin)) return false;
  if (!measure.takesColumnTwo && isOfColumnTwo(line.origin, day)) return false;
  return inScope(measure) !== 'out';
}

export function isComputed({ status }: Measure): boolean {
  return status === 'published' || status === 'ended_struck_down';
}

function isClaimed({ id, claim }: Measure, { line, schedule, day }: Case): boolean {
  const { claims } = line;
  switch (claim) {
    case null:
      return true;
    case 'usmca':
      return isFreeUnderUsmca(line, schedule, day);
    case 'metalUnder15':
      return claims.metalPercent !== null && isLess(exact(claims.metalPercent), exact('15'));
    case 'exclusion':
      return false;
    default:
      return claims.measures.includes(id);
  }
}

/** Of several measures of a programme those of the highest rank; a heading once. */
function highest(measures: readonly Measure[]): Measure[] {
  return measures.filter(
    (measure, at) =>
      measures.every(({ program, rank }) => program !== measure.program || rank <= measure.rank) &&
      measures.findIndex(({ heading }) => heading === measure.heading) === at,
  );
}

/** What another measure of its programme stands in the place of. */
function outranked(charging: readonly Measure[], possible: readonly Measure[]): TariffOther[] {
  return charging.flatMap(({ id, program, rank }) => {
    const higher = possible.find((one) => one.program === program && one.rank > rank);
    return higher === undefined
      ? []
      : [{ measure: id, why: { code: 'outranked', said: { heading: higher.heading } } }];
  });
}

function only232(measures: readonly Measure[]): { kept: Measure[]; others: TariffOther[] } {
  const first = programs232.find((program) => measures.some((measure) => measure.program === program));
  const isLeft = ({ program }: Measure) =>
    first !== undefined && program !== first && programs232.includes(program);
  return {
    kept: measures.filter((measure) => !isLeft(measure)),
    others: measures
      .filter(isLeft)
      .map(({ id }) => ({ measure: id, why: { code: 'one232', said: { program: first ?? '' } } })),
  };
}

function metalsTaken(possible: readonly Measure[], exemptions: ReadonlyMap<string, Measure>): TariffOther[] {
  const by = exemptions.get('s232_metals_exempt');
  return possible
    .filter(({ program }) => by !== undefined && program === 's232_metals')
    .map(({ id }) => ({ measure: id, why: { code: 'takenAway', said: { condition: by?.condition ?? '' } } }));
}

/** What the importer might claim: duties that catch the number, and exemptions from one that is due. */
function unclaimed(computed: readonly Measure[], kept: readonly Measure[], of: Case): TariffOther[] {
  const isUseful = ({ kind, program }: Measure) =>
    kind !== 'exempt' ||
    kept.some(
      (duty) =>
        duty.displacedBy.includes(program) ||
        (duty.program === 's232_metals' && program === 's232_metals_exempt'),
    );
  return computed
    .filter(
      (measure) =>
        measure.claim !== null &&
        measure.claim !== 'exclusion' &&
        !isClaimed(measure, of) &&
        isUseful(measure),
    )
    .map(({ id, condition }) => ({ measure: id, why: whyUnclaimed(condition) }));
}

function whyUnclaimed(condition: Measure['condition']): Why {
  return { code: 'notClaimed', said: { condition: condition ?? '' } };
}

/** Programmes that catch the line on another day and not on this one: of each the measure that is nearest. */
export function otherDays(of: Case, rules: TariffRules, due: Due): TariffOther[] {
  const there = new Set([
    ...due.duties.map(({ program }) => program),
    ...due.others.map(({ measure }) => measure),
  ]);
  const nearest = new Map<string, Measure>();
  for (const measure of rules.measures) {
    const isAsked =
      measure.kind !== 'exempt' && measure.claim === null && isComputed(measure) && !isOn(of.day, measure);
    if (!isAsked || there.has(measure.program) || !catches(measure, of)) continue;
    const known = nearest.get(measure.program);
    if (known === undefined || isNearer(measure, known, of.day)) nearest.set(measure.program, measure);
  }
  return [...nearest.values()].map(({ id, from, until }) => ({
    measure: id,
    why: of.day < from ? { code: 'notYet', said: { from } } : { code: 'ended', said: { until: until ?? '' } },
  }));
}

function isNearer(one: Measure, other: Measure, day: string): boolean {
  const [isComing, wasComing] = [day < one.from, day < other.from];
  if (isComing !== wasComing) return !isComing;
  if (isComing) return one.from < other.from;
  return (
    (one.until ?? '') > (other.until ?? '') ||
    ((one.until ?? '') === (other.until ?? '') && one.rank > other.rank)
  );
}
