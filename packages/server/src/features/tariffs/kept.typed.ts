import { wordOf } from '@loadline/contract/kernel/code';
import type { Language } from '@loadline/contract/kernel/text';
import { say } from '@loadline/contract/kernel/text';
import { tariffLine } from '@loadline/contract/tariffs/tariff.api';
import { chapter98Headings } from '@loadline/contract/tariffs/tariff.codes';
import type { TypedTariffLine } from '@loadline/contract/tariffs/tariff-goods';
import { tradePrograms } from '@loadline/contract/tariffs/trade-program';

const asTyped = [
  'netKg',
  'mid',
  'loadedOn',
  'exclusion',
  'metalPercent',
  'steelValue',
  'aluminiumValue',
  'copperValue',
  'workValue',
  'usPartsValue',
] as const;

/** What was said of a line beyond number, origin and value: quantities in their units, its manufacturer, what is claimed. */
export function typedOf(line: TypedTariffLine, units: readonly string[], language: Language): string[] {
  const { fields } = tariffLine;
  const named = (key: keyof typeof fields, value: string) => `${say(fields[key].label, language)} ${value}`;
  const { spi, chapter98, claimed } = line;
  return [
    ...[line.quantity, line.quantity2].flatMap((amount, at) =>
      amount === null ? [] : `${amount} ${units[at] ?? ''}`.trim(),
    ),
    ...asTyped.flatMap((key) => {
      const value = line[key];
      return value === null ? [] : named(key, value);
    }),
    ...(spi === null ? [] : [named('spi', say(wordOf(tradePrograms, spi), language))]),
    ...(chapter98 === null ? [] : [named('chapter98', say(wordOf(chapter98Headings, chapter98), language))]),
    ...(claimed.length === 0 ? [] : [named('claimed', claimed.join(', '))]),
  ];
}
