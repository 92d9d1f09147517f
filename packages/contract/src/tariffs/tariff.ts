import type { CodeOf } from '../kernel/code.ts';
import { codesOf } from '../kernel/code.ts';
import { exact, fixed, over, times } from '../kernel/decimal.ts';
import type { TariffRules } from './measure.ts';
import { alertsOf, exclusionsOf } from './tariff-alerts.ts';
import { baseLayer } from './tariff-base.ts';
import type { Case } from './tariff-due.ts';
import { dueOf, otherDays } from './tariff-due.ts';
import type { tariffEntryTypes, tariffModes } from './tariff-entry.codes.ts';
import { tariffStatuses } from './tariff-entry.codes.ts';
import type { TariffFee } from './tariff-fees.ts';
import { feesOf, sumOf } from './tariff-fees.ts';
import { measureLayers } from './tariff-layer.ts';
import type {
  ScheduleLine,
  TariffAlert,
  TariffLayer,
  TariffLine,
  TariffOther,
  TariffStatus,
} from './tariff-line.ts';
import { dutiablePart } from './tariff-part.ts';
import { scopesOn } from './tariff-scope.ts';

/** An entry that duties are asked of. */
export interface TariffEntry {
  readonly day: string;
  readonly mode: CodeOf<typeof tariffModes>;
  readonly entryType: CodeOf<typeof tariffEntryTypes>;
  readonly lines: readonly TariffLine[];
}

export interface TariffLineResult {
  readonly status: TariffStatus;
  readonly edition: string | null;
  readonly layers: readonly TariffLayer[];
  readonly others: readonly TariffOther[];
  readonly alerts: readonly TariffAlert[];
  readonly duty: string | null;
}

export interface TariffResult {
  readonly status: TariffStatus;
  readonly lines: readonly TariffLineResult[];
  readonly fees: readonly TariffFee[];
  readonly value: string;
  readonly duty: string | null;
  readonly feeTotal: string | null;
  readonly total: string | null;
  /** Duty in per cent of the value. */
  readonly effective: string | null;
}

/**
 * What an entry owes on a day, layer by layer. `scheduleOf` gives what the edition of the day says of a number; nothing where no
 * edition covers the day. What cannot be said has no amount, and no sum that it belongs to has one.
 */
export function tariffOf(
  entry: TariffEntry,
  scheduleOf: (hts: string) => ScheduleLine | undefined,
  rules: TariffRules,
): TariffResult {
  const lines = entry.lines.map((line) => lineResult(line, entry.day, scheduleOf(line.hts), rules));
  const fees = feesOf(entry, entry.day, rules);
  const value = sumOf(entry.lines.map((line) => line.value));
  const duty = totalOf(lines.map((line) => line.duty));
  const feeTotal = totalOf(fees.map(({ amount }) => amount));
  return {
    status: worst([...lines.map(({ status }) => status), feeTotal === null ? 'noData' : 'ok']),
    lines,
    fees,
    value,
    duty,
    feeTotal,
    total: totalOf([duty, feeTotal]),
    effective: duty === null ? null : fixed(over(times(exact(duty), exact('100')), exact(value)), 2),
  };
}

function lineResult(
  line: TariffLine,
  day: string,
  schedule: ScheduleLine | undefined,
  rules: TariffRules,
): TariffLineResult {
  if (schedule === undefined)
    return {
      status: 'noData',
      edition: null,
      layers: [],
      others: [],
      alerts: [{ code: 'noEdition', said: { day } }],
      duty: null,
    };
  const of: Case = { line, schedule, day, inScope: scopesOn(line.hts, rules.scopes) };
  const part = dutiablePart(line);
  const due = dueOf(of, rules);
  const exclusions = exclusionsOf(of, rules);
  const layers = [
    ...chapter98Layers(line),
    ...measureLayers(of, due, part, exclusions.claimed),
    baseLayer(line, schedule, day, part),
  ];
  const status = statusOf(layers, due.isPartly);
  return {
    status,
    edition: schedule.edition,
    layers,
    others: [...due.others, ...otherDays(of, rules, due)],
    alerts: [...alertsOf(of, due, rules), ...exclusions.alerts],
    duty: status === 'ok' ? totalOf(layers.map(({ amount }) => amount)) : null,
  };
}

function chapter98Layers({ claims: { chapter98 } }: TariffLine): TariffLayer[] {
  if (chapter98 === null) return [];
  const code = chapter98 === '9801.00.10' ? 'chapter98Free' : 'chapter98Part';
  return [
    {
      seq: 10,
      program: 'chapter98',
      measure: null,
      heading: chapter98,
      column: null,
      rate: '',
      basis: null,
      base: null,
      amount: '0.00',
      why: { code, said: { heading: chapter98 } },
      isStruckDown: false,
    },
  ];
}

function statusOf(layers: readonly TariffLayer[], isPartly: boolean): TariffStatus {
  return worst([
    ...layers.filter(({ amount }) => amount === null).map(({ why }) => statusBy(why.code)),
    isPartly ? 'needsTenDigits' : 'ok',
  ]);
}

function statusBy(code: TariffLayer['why']['code']): TariffStatus {
  if (code === 'needsQuantity' || code === 'needsMetalValue') return 'needsQuantity';
  return code === 'noRate' ? 'needsTenDigits' : 'notComputable';
}

/** The status that weighs most. */
export function worst(statuses: readonly TariffStatus[]): TariffStatus {
  return codesOf(tariffStatuses).findLast((status) => statuses.includes(status)) ?? 'ok';
}

/** The sum to the cent; none where one of the amounts is not known. */
export function totalOf(amounts: readonly (string | null)[]): string | null {
  const known = amounts.filter((amount) => amount !== null);
  return known.length < amounts.length ? null : fixed(exact(sumOf(known)), 2);
}
