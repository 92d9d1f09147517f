import type { AnswerOf, BodyOf } from '@loadline/contract/kernel/endpoint';
import type { TariffRules } from '@loadline/contract/tariffs/measure';
import type { TariffEntry, TariffLineResult } from '@loadline/contract/tariffs/tariff';
import { tariffOf } from '@loadline/contract/tariffs/tariff';
import { calculateTariff, tariffLine } from '@loadline/contract/tariffs/tariff.api';
import { flawsOfTariff, noLines } from '@loadline/contract/tariffs/tariff-flaws';
import type { ScheduleLine } from '@loadline/contract/tariffs/tariff-line';
import { wrongFields } from '../../kernel/problem.ts';
import type { TariffSource } from './reading.queries.ts';
import { lineOf } from './reading.queries.ts';
import { alertsSaid, feesSaid, layersSaid, othersSaid } from './tariff.said.ts';

export type Asked = BodyOf<typeof calculateTariff>;
export type Answer = AnswerOf<typeof calculateTariff>;
type Result = Answer['results'][number];

/** A day whose schedule is asked, and the country that every line comes from where one is compared. */
interface Side {
  readonly day: string;
  readonly origin: string | null;
}

/** What the lines owe on the day, and beside it on another day or from another country. */
export async function calculationOf(source: TariffSource, asked: Asked): Promise<Answer> {
  const { entryDate, otherDate, otherOrigin, lines } = asked;
  const numbers = [...new Set(lines.map(({ hts }) => hts))];
  const { rules, release, count, today } = await source.rules(numbers);
  if (lines.length === 0)
    throw wrongFields([{ path: 'lines', label: calculateTariff.body.lines.label, says: noLines }]);
  const day = entryDate ?? today;
  const sides: Side[] = [{ day, origin: null }];
  if (otherDate !== null || otherOrigin !== null) sides.push({ day: otherDate ?? day, origin: otherOrigin });
  const results: Result[] = [];
  for (const side of sides) results.push(await resultOn(source, asked, numbers, side, rules));
  return { release, measures: String(count), results };
}

async function resultOn(
  source: TariffSource,
  asked: Asked,
  numbers: readonly string[],
  { day, origin }: Side,
  rules: TariffRules,
): Promise<Result> {
  const { lines: schedule, hasEdition, said } = await source.schedule(day, numbers);
  const entry: TariffEntry = {
    day,
    mode: asked.mode,
    entryType: asked.entryType,
    lines: asked.lines.map((line) => lineOf(line, origin, schedule.get(line.hts)?.units ?? [])),
  };
  const scheduleOf = (hts: string) => schedule.get(hts);
  refuseFlaws(entry, scheduleOf, hasEdition);
  const { lines, fees, ...sums } = tariffOf(entry, scheduleOf, rules);
  return {
    ...sums,
    day,
    origin,
    ...said,
    lines: lines.map((line, at) => {
      const number = asked.lines[at]?.hts ?? '';
      const { description = '', units = [] } = schedule.get(number) ?? {};
      return { description, units: [...units], ...lineSaid(line, number, rules) };
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
