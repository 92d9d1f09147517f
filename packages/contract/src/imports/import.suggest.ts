/** Longer texts are sentences, not slips; comparing them would cost a file of nonsense seconds. */
const longest = 30;
/** Of so many candidates some are alike, as countries are: what is meant must stand out. */
const many = 100;

/** The candidate that a mistyped text most likely means; undefined when none, or two equally, come near. */
export function nearest(text: string, candidates: readonly string[]): string | undefined {
  const [least, ahead] = candidates.length > many ? ([0.8, 0.02] as const) : ([0.6, 0] as const);
  if (text.length > longest) return undefined;
  // What is a part of several could be any of them.
  if (candidates.filter((candidate) => candidate.includes(text)).length > 1) return undefined;
  const ranked = candidates
    .filter((candidate) => candidate.length <= longest)
    .map((candidate) => ({ candidate, nearness: nearness(text, candidate) }))
    .toSorted((one, other) => other.nearness - one.nearness);
  const [best, second] = ranked;
  if (!best || best.nearness < least) return undefined;
  if (second && best.nearness - second.nearness <= ahead) return undefined;
  return best.candidate;
}

/** 0 to 1: twice the longest common subsequence over both lengths, so that a left out or a swapped part costs little. */
function nearness(one: string, other: string): number {
  const [a, b] = [Array.from(one), Array.from(other)];
  let last = Array.from({ length: b.length + 1 }, () => 0);
  for (const sign of a) {
    const line = [0];
    for (const [at, match] of b.entries())
      line.push(sign === match ? (last[at] ?? 0) + 1 : Math.max(last[at + 1] ?? 0, line[at] ?? 0));
    last = line;
  }
  return (2 * (last.at(-1) ?? 0)) / (a.length + b.length || 1);
}
