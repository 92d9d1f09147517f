import { wordOf } from '@loadline/contract/kernel/code';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import type { Language, Text } from '@loadline/contract/kernel/text';
import type { Measure, TariffRules } from '@loadline/contract/tariffs/measure';
import type { calculateTariff } from '@loadline/contract/tariffs/tariff.api';
import { tariffPrograms } from '@loadline/contract/tariffs/tariff.codes';
import { alertText, feeName, feeNote, feeTitle } from '@loadline/contract/tariffs/tariff-alert-words';
import type { TariffFee } from '@loadline/contract/tariffs/tariff-fees';
import type { TariffAlert, TariffLayer, TariffOther } from '@loadline/contract/tariffs/tariff-line';
import { whyText } from '@loadline/contract/tariffs/tariff-why';

type Result = AnswerOf<typeof calculateTariff>['results'][number];
type Line = Result['lines'][number];

const known = new WeakMap<readonly Measure[], ReadonlyMap<string, Measure>>();

function byId(measures: readonly Measure[]): ReadonlyMap<string, Measure> {
  const map = known.get(measures) ?? new Map(measures.map((measure) => [measure.id, measure]));
  known.set(measures, map);
  return map;
}

/** What is said in a language, in both: what is kept or printed later reads the same in either. */
function inBoth(saying: (language: Language) => string): { zh: string; en: string } {
  return { zh: saying('zh-cn'), en: saying('en') };
}

export function layersSaid(
  layers: readonly TariffLayer[],
  { measures }: TariffRules,
  edition: string | null,
): Line['layers'] {
  return layers.map(
    ({ seq, program, measure: id, heading, rate, basis, base, amount, why, isStruckDown }) => {
      const measure = byId(measures).get(id ?? '');
      const { zh, en }: Text = measure?.title ?? wordOf(tariffPrograms, program);
      return {
        seq,
        measure: id,
        program,
        heading,
        title: { zh, en },
        rate,
        basis,
        base,
        amount,
        why: inBoth((language) => whyText(why, language)),
        source: measure?.source ?? edition ?? '',
        struckDown: isStruckDown,
      };
    },
  );
}

export function othersSaid(others: readonly TariffOther[], { measures }: TariffRules): Line['others'] {
  return others.flatMap(({ measure: id, why }) => {
    const measure = byId(measures).get(id ?? '');
    if (!measure) return [];
    const { seq, program, heading, title, source, claim } = measure;
    const claimable = why.code === 'notClaimed' && claim === 'claimed';
    return [
      {
        seq,
        measure: id,
        program,
        heading,
        title: { zh: title.zh, en: title.en },
        why: inBoth((language) => whyText(why, language)),
        source,
        claimable,
      },
    ];
  });
}

export function alertsSaid(alerts: readonly TariffAlert[]): Line['alerts'] {
  return alerts.map((alert) => inBoth((language) => alertText(alert, language)));
}

export function feesSaid(fees: readonly TariffFee[]): Result['fees'] {
  return fees.map((fee) => ({
    title: inBoth((language) => feeTitle(fee, language)),
    name: inBoth((language) => feeName(fee, language)),
    base: fee.base,
    min: fee.min,
    max: fee.max,
    amount: fee.amount,
    note: inBoth((language) => feeNote(fee, language)),
    source: fee.source,
  }));
}
