import { cargoLabels, type ReadLine } from '@loadline/contract/freight/cargo-line';
import { say } from '@loadline/contract/kernel/text';
import type { Words } from '../../kernel/words.ts';

/** Why a line does not count, in one sentence; undefined when nothing is wrong, or only missing while it is being typed. */
export function faultOf(
  read: ReadLine,
  { t, language }: Words,
  typing: 'typing' | 'left',
): string | undefined {
  if (read.kind !== 'wrong') return undefined;
  const names = read.missing.map((key) => say(cargoLabels[key], language)).join(t('calculator.list'));
  const missing = names && typing === 'left' ? [t('calculator.missing', { names })] : [];
  const why = [...read.faults.map(({ says }) => say(says, language)), ...missing].join(t('calculator.and'));
  return why || undefined;
}
