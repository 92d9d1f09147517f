import { cargoLabels, type ReadLine, readLine, type TypedLine } from '@loadline/contract/freight/cargo-line';
import type { LengthUnit, PackageLine } from '@loadline/contract/freight/chargeable-weight';
import type { PieceLimit } from '@loadline/contract/freight/weight-rule';
import { say, type Text } from '@loadline/contract/kernel/text';
import type { Words } from '../../kernel/words.ts';

/** The lines as they were read for a way to ship, and those of them that count, with their places. */
export interface Reading {
  readonly lines: readonly ReadLine[];
  readonly right: readonly PackageLine[];
  readonly places: readonly number[];
}

export function readingOf(
  typed: readonly TypedLine[],
  unit: LengthUnit,
  mode: Text,
  limit: PieceLimit,
): Reading {
  const lines = typed.map((line) => readLine(line, unit, mode, limit));
  const counted = lines.flatMap((read, at) => (read.kind === 'right' ? [{ at, line: read.line }] : []));
  return { lines, right: counted.map(({ line }) => line), places: counted.map(({ at }) => at) };
}

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
