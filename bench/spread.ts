/** Minimum / median / maximum. */
export function spread(values: readonly number[], decimals: number): string {
  const sorted = values.toSorted((a, b) => a - b);
  return [sorted[0], median(values), sorted.at(-1)].map((value) => value?.toFixed(decimals)).join(' / ');
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
