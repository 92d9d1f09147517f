import type { Text } from '../kernel/text.ts';
import type { ReadLine, TypedLine } from './cargo-line.ts';
import { readLine } from './cargo-line.ts';
import type { LengthUnit, PackageLine } from './chargeable-weight.ts';
import type { PieceLimit } from './weight-rule.ts';

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
