import type { AnswerOf, QueryOf } from '@loadline/contract/kernel/endpoint';
import { isOn } from '@loadline/contract/tariffs/measure';
import type { listTariffMeasures } from '@loadline/contract/tariffs/tariff-measures.api';
import { scopesOn } from '@loadline/contract/tariffs/tariff-scope';
import type { Database } from '../../kernel/database.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { allMeasures, releaseLaid, rulesIn, scopesOf } from './rules.queries.ts';

type Answer = AnswerOf<typeof listTariffMeasures>;

/** The measures that are there on a day, narrowed to a number, a country and a programme. */
export async function measuresOn(
  db: Database,
  viewer: Viewer,
  { on, hts, from, program }: QueryOf<typeof listTariffMeasures>,
): Promise<Answer> {
  const {
    rows: [rows, scopes, [laid]],
  } = await db.read(viewer, allMeasures, scopesOf(hts === null ? [] : [hts]), releaseLaid);
  const day = on ?? laid?.today ?? '';
  const rules = rulesIn({ measures: rows, scopes, exclusions: [], fees: [] });
  const inScope = scopesOn(hts ?? '', rules.scopes);
  const found = rules.measures.filter(
    (measure) =>
      isOn(day, measure) &&
      (program === null || measure.program === program) &&
      (from === null || isFrom(measure, from)) &&
      (hts === null || inScope(measure) !== 'out'),
  );
  return {
    day,
    release: laid?.release ?? '',
    measures: found
      .toSorted((one, other) => one.seq - other.seq)
      .map(
        ({
          id,
          heading,
          title,
          kind,
          percent,
          origins,
          until,
          condition,
          claim,
          status,
          source,
          confidence,
          note,
          ...measure
        }) => ({
          id,
          program: measure.program,
          heading,
          title: { zh: title.zh, en: title.en },
          kind,
          percent,
          origins: [...origins],
          from: measure.from,
          until,
          condition: condition && { zh: condition.zh, en: condition.en },
          isClaimed: claim !== null,
          status,
          source,
          confidence,
          note,
        }),
      ),
  };
}

function isFrom(
  { origins, notOrigins }: { readonly origins: readonly string[]; readonly notOrigins: readonly string[] },
  country: string,
): boolean {
  return (origins.includes('*') || origins.includes(country)) && !notOrigins.includes(country);
}
