import type { Chargeable, LengthUnit } from '@loadline/contract/freight/chargeable-weight';
import { plain } from '@loadline/contract/freight/fraction';
import type { FreightMode } from '@loadline/contract/freight/weight-rule';
import { say } from '@loadline/contract/kernel/text';
import type { Words } from '../../kernel/words.ts';
import type { Reading } from './cargo-reading.ts';
import { figure, weighed } from './figures.ts';
import { roundingText, volumeText } from './rule-words.ts';

interface Worked {
  readonly mode: FreightMode;
  readonly unit: LengthUnit;
  readonly reading: Reading;
  readonly result: Chargeable;
}

/** The result as plain text, for a message to a customer. */
export function resultText({ mode, unit, reading, result }: Worked, words: Words): string {
  const { rule } = mode;
  const { t, language } = words;
  const packages = reading.right.map((line, index) => {
    const sides = `${[line.length, line.width, line.height].map(plain).join(' × ')} ${unit}`;
    const each = `${plain(line.weight)} kg`;
    return `${t('calculator.package', { count: line.count, sides })}, ${each}: ${figure(result.parts[index]?.cubicMetres ?? '0')} m³`;
  });
  return [
    `${t('calculator.chargeable', { mode: say(mode.name, language) })} ${weighed(result.chargeable, rule.unit, words)}`,
    ...packages,
    `${volumeText(result, rule, words)} = ${weighed(result.volumeWeight, rule.unit, words)}`,
    `${t('calculator.sum')} ${figure(result.kilograms)} kg`,
    roundingText(result, rule, words),
  ].join('\n');
}
