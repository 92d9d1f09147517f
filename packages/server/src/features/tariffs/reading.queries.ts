import { plainText } from '@loadline/contract/hts/hts-rate';
import type { TariffRules } from '@loadline/contract/tariffs/measure';
import type { TypedTariffLine } from '@loadline/contract/tariffs/tariff-goods';
import type { ScheduleLine, TariffLine } from '@loadline/contract/tariffs/tariff-line';
import type { Database } from '../../kernel/database.ts';
import type { Sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { editionInForce, numbersInForce } from '../hts/schedule.public.ts';
import { allFees, allMeasures, exclusionsNaming, releaseLaid, rulesIn, scopesOf } from './rules.queries.ts';
import { newerEdition } from './tariff-data.ts';

/** Where measures and editions are read: by somebody who has entered, or by anybody. */
export interface TariffSource {
  rules(numbers: readonly string[]): Promise<RulesRead>;
  schedule(day: string, numbers: readonly string[]): Promise<ScheduleRead>;
}

/** Everything, for who may see the calculation. */
export function sourceFor(db: Pick<Database, 'read'>, viewer: Viewer): TariffSource {
  return {
    rules: async (numbers) => {
      const { rows } = await db.read(
        viewer,
        allMeasures,
        scopesOf(numbers),
        exclusionsNaming(numbers),
        allFees,
        releaseLaid,
      );
      return rulesRead(...rows);
    },
    schedule: async (day, numbers) => {
      const { rows } = await db.read(viewer, editionInForce(day), numbersInForce(day, numbers));
      return scheduleRead(day, ...rows);
    },
  };
}

/** What is published, for visitors: a measure that staff still write at is nobody else's. */
export function openSource(db: Pick<Database, 'call'>): TariffSource {
  return {
    rules: async (numbers) => {
      const measures = await db.call(allMeasures);
      return rulesRead(
        measures.filter(({ status }) => status !== 'draft'),
        await db.call(scopesOf(numbers)),
        await db.call(exclusionsNaming(numbers)),
        await db.call(allFees),
        await db.call(releaseLaid),
      );
    },
    schedule: async (day, numbers) =>
      scheduleRead(day, await db.call(editionInForce(day)), await db.call(numbersInForce(day, numbers))),
  };
}

type RowsOf<Q> = Q extends Sql<infer T> ? T[] : never;

export interface RulesRead {
  readonly rules: TariffRules;
  readonly release: string;
  /** How many measures there are. */
  readonly count: number;
  /** By the calendar of New York, by which entries are dated. */
  readonly today: string;
}

function rulesRead(
  measures: RowsOf<typeof allMeasures>,
  scopes: RowsOf<ReturnType<typeof scopesOf>>,
  exclusions: RowsOf<ReturnType<typeof exclusionsNaming>>,
  fees: RowsOf<typeof allFees>,
  [laid]: RowsOf<typeof releaseLaid>,
): RulesRead {
  const rules = rulesIn({
    measures,
    scopes,
    exclusions: exclusions.map(({ valid_from: from, valid_until: until, wording, ...one }) => ({
      ...one,
      from,
      until,
      text: wording,
    })),
    fees: fees.map(({ least: min, most: max, valid_from: from, valid_until: until, ...fee }) => ({
      ...fee,
      min,
      max,
      from,
      until,
    })),
  });
  return { rules, release: laid?.release ?? '', count: measures.length, today: laid?.today ?? '' };
}

interface NumberRead extends ScheduleLine {
  readonly description: string;
  readonly units: readonly string[];
}

/** What the edition of a day says of numbers, and which one it is. */
export interface ScheduleRead {
  readonly lines: ReadonlyMap<string, NumberRead>;
  readonly hasEdition: boolean;
  readonly said: {
    readonly edition: string | null;
    readonly isSample: boolean;
    readonly newerEdition: string | null;
  };
}

function scheduleRead(
  day: string,
  [edition]: RowsOf<ReturnType<typeof editionInForce>>,
  found: RowsOf<ReturnType<typeof numbersInForce>>,
): ScheduleRead {
  const lines = new Map(
    found.map(({ hts_no, description, units, general, special, column2 }): [string, NumberRead] => [
      hts_no,
      {
        edition: edition?.name ?? '',
        description: plainText(description),
        units: units.map(plainText).filter((unit) => unit !== ''),
        general: plainText(general ?? ''),
        special: plainText(special ?? ''),
        column2: plainText(column2 ?? ''),
      },
    ]),
  );
  return {
    lines,
    hasEdition: edition !== undefined,
    said: {
      edition: edition?.name ?? null,
      isSample: edition?.is_sample ?? false,
      newerEdition: edition === undefined ? null : (newerEdition(edition.effective, day) ?? null),
    },
  };
}

/** Quantities by the units of the number, in their order; net kilograms stand for kg where no unit is called so. */
export function lineOf(line: TypedTariffLine, origin: string | null, units: readonly string[]): TariffLine {
  const given = [
    ['kg', line.netKg],
    [units[0], line.quantity],
    [units[1], line.quantity2],
  ] as const;
  const { hts, value, spi, loadedOn, exclusion, metalPercent, steelValue, aluminiumValue, copperValue } =
    line;
  const { chapter98, workValue, usPartsValue, claimed } = line;
  return {
    hts,
    value,
    origin: origin ?? line.origin,
    quantities: Object.fromEntries(
      given.flatMap(([unit, amount]) => (unit !== undefined && amount !== null ? [[unit, amount]] : [])),
    ),
    claims: {
      // A programme and an exclusion are claimed for one country; beside another one they say nothing.
      spi: origin === null ? spi : null,
      exclusion: origin === null ? exclusion : null,
      loadedOn,
      metalPercent,
      steelValue,
      aluminiumValue,
      copperValue,
      chapter98,
      workValue,
      usPartsValue,
      measures: claimed,
    },
  };
}
