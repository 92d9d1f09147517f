import { plainText } from '@loadline/contract/hts/hts-rate';
import type { AnswerOf, BodyOf } from '@loadline/contract/kernel/endpoint';
import type { TariffRules } from '@loadline/contract/tariffs/measure';
import type { TariffEntry, TariffLineResult } from '@loadline/contract/tariffs/tariff';
import { tariffOf } from '@loadline/contract/tariffs/tariff';
import { calculateTariff, tariffLine } from '@loadline/contract/tariffs/tariff.api';
import { flawsOfTariff, noLines } from '@loadline/contract/tariffs/tariff-flaws';
import type { ScheduleLine, TariffLine } from '@loadline/contract/tariffs/tariff-line';
import type { Database } from '../../kernel/database.ts';
import { wrongFields } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { editionInForce, numbersInForce } from '../hts/schedule.public.ts';
import { allFees, allMeasures, exclusionsNaming, releaseLaid, rulesIn, scopesOf } from './rules.queries.ts';
import { alertsSaid, feesSaid, layersSaid, othersSaid } from './tariff.said.ts';
import { newerEdition } from './tariff-data.ts';

type Asked = BodyOf<typeof calculateTariff>;
type Answer = AnswerOf<typeof calculateTariff>;
type Result = Answer['results'][number];

/** A day whose schedule is asked, and the country that every line comes from where one is compared. */
interface Side {
  readonly day: string;
  readonly origin: string | null;
}

/** What the lines owe on the day, and beside it on another day or from another country. */
export async function calculationOf(db: Database, viewer: Viewer, asked: Asked): Promise<Answer> {
  const { entryDate, otherDate, otherOrigin, lines } = asked;
  const numbers = [...new Set(lines.map(({ hts }) => hts))];
  const {
    rows: [measures, scopes, exclusions, fees, [laid]],
  } = await db.read(viewer, allMeasures, scopesOf(numbers), exclusionsNaming(numbers), allFees, releaseLaid);
  if (lines.length === 0)
    throw wrongFields([{ path: 'lines', label: calculateTariff.body.lines.label, says: noLines }]);
  const day = entryDate ?? laid?.today ?? '';
  const sides: Side[] = [{ day, origin: null }];
  if (otherDate !== null || otherOrigin !== null) sides.push({ day: otherDate ?? day, origin: otherOrigin });
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
  const results: Result[] = [];
  for (const side of sides) results.push(await resultOn(db, viewer, asked, numbers, side, rules));
  return { release: laid?.release ?? '', measures: String(measures.length), results };
}

async function resultOn(
  db: Database,
  viewer: Viewer,
  asked: Asked,
  numbers: readonly string[],
  { day, origin }: Side,
  rules: TariffRules,
): Promise<Result> {
  const {
    rows: [[edition], found],
  } = await db.read(viewer, editionInForce(day), numbersInForce(day, numbers));
  const schedule = new Map(
    found.map(({ hts_no, description, units, general, special, column2 }) => [
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
  const entry: TariffEntry = {
    day,
    mode: asked.mode,
    entryType: asked.entryType,
    lines: asked.lines.map((line) => lineOf(line, origin, schedule.get(line.hts)?.units ?? [])),
  };
  const scheduleOf = (hts: string) => schedule.get(hts);
  refuseFlaws(entry, scheduleOf, edition !== undefined);
  const { lines, fees, ...sums } = tariffOf(entry, scheduleOf, rules);
  return {
    ...sums,
    day,
    origin,
    edition: edition?.name ?? null,
    isSample: edition?.is_sample ?? false,
    newerEdition: edition === undefined ? null : (newerEdition(edition.effective, day) ?? null),
    lines: lines.map((line, at) => {
      const number = asked.lines[at]?.hts ?? '';
      const { description = '', units = [] } = schedule.get(number) ?? {};
      return { description, units, ...lineSaid(line, number, rules) };
    }),
    fees: feesSaid(fees),
  };
}

function lineSaid(line: TariffLineResult, number: string, rules: TariffRules) {
  const mayApply = line.alerts.some(({ code }) => code === 'exclusionMayApply');
  return {
    status: line.status,
    layers: layersSaid(line.layers, rules, line.edition),
    others: othersSaid(line.others, rules),
    exclusions: mayApply
      ? rules.exclusions
          .filter(({ codes }) => codes.includes(number))
          .map(({ item, heading, text: wording }) => ({ item, heading, wording }))
      : [],
    alerts: alertsSaid(line.alerts),
    duty: line.duty,
  };
}

/** Quantities by the units of the number, in their order; net kilograms stand for kg where no unit is called so. */
function lineOf(line: Asked['lines'][number], origin: string | null, units: readonly string[]): TariffLine {
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

function refuseFlaws(
  entry: TariffEntry,
  scheduleOf: (hts: string) => ScheduleLine | undefined,
  hasEdition: boolean,
): void {
  const flaws = flawsOfTariff(entry, scheduleOf, hasEdition);
  if (flaws.length === 0) return;
  throw wrongFields(
    flaws.map(({ line, key, says }) => ({
      path: `lines.${line}.${key}`,
      label: tariffLine.fields[key].label,
      says,
    })),
  );
}
