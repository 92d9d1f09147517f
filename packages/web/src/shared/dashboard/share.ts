import { differenceOf } from '../../resource/decimal.ts';
import { missing } from '../../resource/value-text.ts';

/** A part of a whole in whole percent, 0 of nothing. */
export function percentOf(part: number, whole: number): number {
  return whole > 0 ? (part / whole) * 100 : 0;
}

/** `+6.1%`; nothing to compare with is no change. */
export function changeText(now: number, before: number): string {
  const changed = differenceOf(String(now), String(before));
  if (changed === undefined) return missing;
  return `${changed.startsWith('-') ? `\u2212${changed.slice(1)}` : `+${changed}`}%`;
}
