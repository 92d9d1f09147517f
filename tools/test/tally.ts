/** What one runner did. `trouble` is anything that makes its numbers untrustworthy: a crash, a skipped or missing test. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly trouble: readonly string[];
}

/** A runner that never got to its tests. */
export function brokenDown(reason: string): Tally {
  return { passed: 0, failed: 0, trouble: [reason] };
}

/** Runners that found nothing to run have shown nothing. */
export function checked(runner: string, { passed, failed, trouble }: Tally): Tally {
  const idle = passed + failed === 0 && trouble.length === 0 ? [`${runner}: no test ran`] : [];
  return { passed, failed, trouble: [...trouble, ...idle] };
}

/** `12 passed, 0 failed` over all runners; trouble counts as failed, once for each. */
export function sumOf(tallies: readonly Tally[]): { line: string; ok: boolean } {
  const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
  const failed = tallies.reduce((sum, tally) => sum + tally.failed + tally.trouble.length, 0);
  return { line: `${passed} passed, ${failed} failed`, ok: failed === 0 && passed > 0 };
}
