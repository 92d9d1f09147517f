import type { Exclusion, FeeRow, Measure, ScopeRow, TariffRules } from '@loadline/contract/tariffs/measure';
import type { RowOf } from '../../kernel/columns.ts';
import { flag, int, orNull, text, textOf, texts } from '../../kernel/columns.ts';
import { sql } from '../../kernel/sql.ts';
import { adCvOf } from './tariff-data.ts';

const measureColumns = {
  id: text,
  program: text,
  heading: text,
  title_zh: text,
  title_en: text,
  kind: textOf<Measure['kind']>(),
  percent: orNull(text),
  base: textOf<Measure['base']>(),
  origins: texts,
  not_origins: texts,
  scope: text,
  valid_from: text,
  valid_until: orNull(text),
  loaded_before: orNull(text),
  entered_before: orNull(text),
  in_transit_heading: orNull(text),
  in_transit_percent: orNull(text),
  zero_heading: orNull(text),
  claim: orNull(textOf<NonNullable<Measure['claim']>>()),
  condition_zh: orNull(text),
  condition_en: orNull(text),
  displaced_by: texts,
  under_232: orNull(text),
  rank: int,
  takes_column2: flag,
  chapter98: textOf<Measure['chapter98']>(),
  lacks_list: flag,
  disputed_from: orNull(text),
  seq: int,
  status: textOf<Measure['status']>(),
  source: text,
  confidence: textOf<Measure['confidence']>(),
  note: text,
};

/** Every measure, in the order in which they are shipped. */
export const allMeasures = sql.type(measureColumns)`
  select id, program, heading, title_zh, title_en, kind, trim_scale(percent)::text as percent, base, origins, not_origins, scope,
    valid_from, valid_until, loaded_before, entered_before, in_transit_heading, trim_scale(in_transit_percent)::text as in_transit_percent,
    zero_heading, claim, condition_zh, condition_en, displaced_by, under_232, rank, takes_column2, chapter98, lacks_list, disputed_from,
    seq, status, source, confidence, note
  from tariff_measure order by place`;

export const allFees = sql.type({
  fee: textOf<FeeRow['fee']>(),
  class: text,
  percent: orNull(text),
  least: orNull(text),
  most: orNull(text),
  flat: orNull(text),
  valid_from: text,
  valid_until: orNull(text),
  source: text,
})`
  select fee, class, trim_scale(percent)::text as percent, least::text, most::text, flat::text, valid_from, valid_until, source
  from tariff_fee order by fee, valid_from`;

/** The release that lies in the database, and the day it is in New York, by which entries are dated. */
export const releaseLaid = sql.type({ release: orNull(text), today: text })`
  select (select release from tariff_release order by laid_at desc limit 1) as release, (now() at time zone 'America/New_York')::date as today`;

/** The members of lists that say something of the numbers: what they begin with, and what begins with them. */
export function scopesOf(numbers: readonly string[]) {
  const beginnings = [
    ...new Set(numbers.flatMap((no) => [2, 3, 4, 5, 6, 7, 8, 9, 10].map((length) => no.slice(0, length)))),
  ];
  const short = numbers.filter(({ length }) => length < 10).map((no) => `${no}%`);
  return sql.type({ scope: text, prefix: text, includes: flag })`
    select scope, prefix, includes from tariff_scope where prefix = any(${beginnings}::text[]) or prefix like any(${short}::text[])`;
}

export function exclusionsNaming(numbers: readonly string[]) {
  return sql.type({
    heading: text,
    item: text,
    lifts: texts,
    codes: texts,
    valid_from: text,
    valid_until: text,
    wording: text,
  })`
    select heading, item, lifts, codes, valid_from, valid_until, wording from tariff_exclusion
    where codes && ${numbers}::text[] order by heading, item`;
}

type Measures = readonly RowOf<typeof measureColumns>[];

/** What was read, as the machine takes it. */
export function rulesIn(read: {
  measures: Measures;
  scopes: readonly { scope: string; prefix: string; includes: boolean }[];
  exclusions: readonly Exclusion[];
  fees: readonly FeeRow[];
}): TariffRules {
  const scopes = new Map<string, ScopeRow[]>();
  for (const { scope, prefix, includes } of read.scopes) {
    const rows = scopes.get(scope) ?? [];
    rows.push({ prefix, includes });
    scopes.set(scope, rows);
  }
  const { exclusions, fees } = read;
  return { measures: read.measures.map(measureIn), scopes, exclusions, fees, adCv: adCvOf };
}

function measureIn(row: Measures[number]): Measure {
  const { title_zh, title_en, condition_zh, condition_en } = row;
  return {
    id: row.id,
    program: row.program,
    heading: row.heading,
    title: { zh: title_zh, en: title_en },
    kind: row.kind,
    percent: row.percent,
    base: row.base,
    origins: row.origins,
    notOrigins: row.not_origins,
    scope: row.scope,
    from: row.valid_from,
    until: row.valid_until,
    inTransit: inTransitOf(row),
    zeroHeading: row.zero_heading,
    claim: row.claim,
    condition: condition_zh === null || condition_en === null ? null : { zh: condition_zh, en: condition_en },
    displacedBy: row.displaced_by,
    under232: row.under_232,
    rank: row.rank,
    takesColumnTwo: row.takes_column2,
    chapter98: row.chapter98,
    lacksList: row.lacks_list,
    disputedFrom: row.disputed_from,
    seq: row.seq,
    status: row.status,
    source: row.source,
    confidence: row.confidence,
    note: row.note,
  };
}

function inTransitOf(row: Measures[number]): Measure['inTransit'] {
  const { loaded_before, entered_before, in_transit_heading, in_transit_percent } = row;
  if (
    loaded_before === null ||
    entered_before === null ||
    in_transit_heading === null ||
    in_transit_percent === null
  )
    return null;
  return {
    loadedBefore: loaded_before,
    enteredBefore: entered_before,
    heading: in_transit_heading,
    percent: in_transit_percent,
  };
}
