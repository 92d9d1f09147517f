import { stripVTControlCharacters } from 'node:util';

/** What one runner did. `trouble` is anything that makes its numbers untrustworthy: a crash, a skipped or missing test. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly trouble: readonly string[];
  /** Which tests failed and why, a line each: the end of a long log tells it again. */
  readonly failures?: readonly string[];
}

const longestLine = 1_500;

/** A failed test on one line, without colours. */
export function failureLine(test: string, message: string): string {
  const plain = stripVTControlCharacters(message).replaceAll(/\s+/g, ' ');
  return `${test}: ${plain}`.slice(0, longestLine);
}

/** A runner that never got to its tests. */
export function brokenDown(reason: string): Tally {
  return { passed: 0, failed: 0, trouble: [reason] };
}

/** Runners that found nothing to run have shown nothing. */
export function checked(runner: string, tally: Tally): Tally {
  const { passed, failed, trouble } = tally;
  const idle = passed + failed === 0 && trouble.length === 0 ? [`${runner}: no test ran`] : [];
  return { ...tally, trouble: [...trouble, ...idle] };
}

/** `12 passed, 0 failed` over all runners; trouble counts as failed, once for each. */
export function sumOf(tallies: readonly Tally[]): { line: string; ok: boolean } {
  const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
  const failed = tallies.reduce((sum, tally) => sum + tally.failed + tally.trouble.length, 0);
  return { line: `${passed} passed, ${failed} failed`, ok: failed === 0 && passed > 0 };
}
