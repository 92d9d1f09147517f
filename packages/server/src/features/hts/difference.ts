import type { htsDifferences } from '@loadline/contract/hts/hts-edition';
import { likeness, surelyAlike } from '@loadline/contract/hts/hts-likeness';
import { plainText } from '@loadline/contract/hts/hts-rate';
import type { CodeOf } from '@loadline/contract/kernel/code';

type Kind = CodeOf<typeof htsDifferences>;

const rates = ['general', 'special', 'column2'] as const;
/** What of a number is compared. */
export const facts = ['description', 'units', ...rates] as const;

/** What an edition says of a number, with the numbers that its rates are inherited from. */
export interface Said {
  readonly path: string;
  readonly description: string;
  readonly units: string;
  readonly general: string | null;
  readonly special: string | null;
  readonly column2: string | null;
  readonly from: Readonly<Record<(typeof rates)[number], string | null>>;
}

/** A number in two editions, in one of which it may not be. */
export interface Pair {
  readonly no: string;
  readonly was: Said | null;
  readonly now: Said | null;
}

export interface Difference {
  readonly no: string;
  readonly kinds: readonly Kind[];
  readonly partOf: string | null;
  readonly inheritedFrom: string | null;
  readonly below: number;
  readonly facts: object;
  readonly likeness: number | null;
}

/** What became of each number that differs. A change of rates that is only inherited hangs on the number above that it comes from. */
export function differencesIn(pairs: readonly Pair[]): Difference[] {
  const groups = regroupings(pairs);
  const ratesChanged = new Map(pairs.map((pair) => [pair.no, changedIn(pair)]));
  const found = pairs.map((pair) => differenceOf(pair, groups.get(eight(pair.no)), ratesChanged));
  const below = Map.groupBy(found, ({ inheritedFrom }) => inheritedFrom);
  return found.map((one) => ({ ...one, below: below.get(one.no)?.length ?? 0 }));
}

function differenceOf(
  pair: Pair,
  regrouped: Kind | undefined,
  others: ReadonlyMap<string, readonly Kind[]>,
): Difference {
  const { no, was, now } = pair;
  const told = { no, below: 0, inheritedFrom: null, partOf: null, facts: factsOf(pair), likeness: null };
  if (was === null || now === null) {
    const partOf = regrouped && no.length >= 8 ? eight(no) : null;
    return { ...told, kinds: [partOf && regrouped ? regrouped : was ? 'deleted' : 'added'], partOf };
  }
  const changed = changedIn(pair);
  if (!changed.includes('text')) {
    const source = changed.every(isRate) ? sourceOf(now, changed, others) : undefined;
    return { ...told, kinds: changed, inheritedFrom: source === no ? null : (source ?? null) };
  }
  const alike = likeness(was.description, now.description);
  const rest = changed.filter((kind) => kind !== 'text');
  return {
    ...told,
    kinds: [
      ...(alike < surelyAlike ? (['article'] as const) : []),
      ...rest,
      ...(alike < surelyAlike ? [] : (['text'] as const)),
    ],
    likeness: alike,
  };
}

function changedIn({ was, now }: Pair): Kind[] {
  if (was === null || now === null) return [];
  return [
    ...rates.filter((key) => was[key] !== now[key]),
    ...(was.units === now.units ? [] : (['units'] as const)),
    ...(was.description === now.description ? [] : (['text'] as const)),
  ];
}

function isRate(kind: Kind): kind is (typeof rates)[number] {
  return rates.some((key) => key === kind);
}

/** The one number above from which all of these rates come, where it changed in the same way. */
function sourceOf(
  now: Said,
  changed: readonly Kind[],
  others: ReadonlyMap<string, readonly Kind[]>,
): string | undefined {
  const sources = new Set(changed.filter(isRate).map((key) => now.from[key]));
  const [source] = sources;
  if (sources.size !== 1 || !source) return undefined;
  return changed.every((kind) => others.get(source)?.includes(kind)) ? source : undefined;
}

/** By eight digits, where numbers of ten went and others came in their place. */
function regroupings(pairs: readonly Pair[]): ReadonlyMap<string, Kind> {
  const tens = pairs.filter(({ no, was, now }) => no.length === 10 && (was === null || now === null));
  const kinds = [...Map.groupBy(tens, ({ no }) => eight(no))].flatMap(([group, members]) => {
    const gone = members.filter(({ now }) => now === null).length;
    const come = members.length - gone;
    if (gone === 0 || come === 0 || members.length < 3) return [];
    const kind: Kind = gone === 1 ? 'split' : come === 1 ? 'merged' : 'regrouped';
    return [[group, kind] as const];
  });
  return new Map(kinds);
}

function eight(no: string): string {
  return no.slice(0, 8);
}

function factsOf({ was, now }: Pair): object {
  const shown = (text: string | null | undefined) => (text == null ? null : plainText(text));
  return {
    path: (now ?? was)?.path ?? '',
    ...Object.fromEntries(facts.map((key) => [key, { was: shown(was?.[key]), now: shown(now?.[key]) }])),
  };
}
