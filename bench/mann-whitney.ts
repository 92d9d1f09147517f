/**
 * How likely two samples differ as much as these by chance alone (Mann-Whitney U, two-sided, normal approximation with
 * the correction for ties): near 1 they cannot be told apart, below 0.01 they can.
 */
export function mannWhitney(one: readonly number[], other: readonly number[]): number {
  const [n, m] = [one.length, other.length];
  const all = [
    ...one.map((value) => ({ value, mine: true })),
    ...other.map((value) => ({ value, mine: false })),
  ];
  all.sort((a, b) => a.value - b.value);
  let [ranks, ties] = [0, 0];
  for (let from = 0; from < all.length; ) {
    let to = from;
    while (all[to]?.value === all[from]?.value && to < all.length) to += 1;
    const same = all.slice(from, to);
    // Equal values share the mean of their ranks.
    ranks += same.filter(({ mine }) => mine).length * ((from + 1 + to) / 2);
    ties += same.length ** 3 - same.length;
    from = to;
  }
  const u = ranks - (n * (n + 1)) / 2;
  const spread = Math.sqrt(((n * m) / 12) * (n + m + 1 - ties / ((n + m) * (n + m - 1))));
  return 2 * (1 - normal(Math.abs(u - (n * m) / 2) / spread));
}

/** The share of a normal distribution below `z` ≥ 0 (Abramowitz and Stegun 26.2.17, to 7.5e-8). */
function normal(z: number): number {
  const t = 1 / (1 + 0.231_641_9 * z);
  const tail =
    t *
    (0.319_381_53 + t * (-0.356_563_782 + t * (1.781_477_937 + t * (-1.821_255_978 + t * 1.330_274_429))));
  return 1 - (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * tail;
}
