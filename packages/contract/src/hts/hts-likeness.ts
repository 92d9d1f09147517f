import { plainText } from './hts-rate.ts';

/** Below it a person says whether a number still names the same article. */
export const surelyAlike = 0.65;

/** Words that name no article: what the schedule binds its descriptions with. */
const binding = new Set(
  `a an and any as at be but by containing described elsewhere entered except for from having if in included including into is
  its kind made nesi nesoi no not of on or other otherwise specified provided pursuant salts such than that the their therefor
  thereof these this those to type under used which whether with without chapter subchapter heading note notes statistical
  additional u s compiler compilers`
    .split(/\s+/)
    .filter(Boolean),
);

/**
 * How much of a description stays in another one, from 0 to 1: the share of the words that name the article, told by their letters so
 * that a corrected spelling is no other word. Descriptions without any such word are alike by their letters alone.
 */
export function likeness(before: string, after: string): number {
  const [was, now] = [plainText(before).toLowerCase(), plainText(after).toLowerCase()];
  if (was === now) return 1;
  const [old, young] = [namesIn(was), namesIn(now)];
  if (old.length === 0 && young.length === 0) return dice(pairsIn(was), pairsIn(now));
  const kept = (words: readonly string[], others: ReadonlySet<string>) =>
    words.filter((word) => others.has(word) || [...others].some((other) => isSpelling(word, other))).length;
  return (kept(old, new Set(young)) + kept(young, new Set(old))) / (old.length + young.length);
}

function namesIn(text: string): string[] {
  return text.split(/[^\p{L}\p{N}]+/u).filter((word) => /\p{L}{3}/u.test(word) && !binding.has(word));
}

const sameSpelling = 0.75;

/** A word that is spelt a little otherwise; one that is much longer need not be looked at. */
function isSpelling(word: string, other: string): boolean {
  const [shorter = 0, longer = 0] = [word.length - 1, other.length - 1].toSorted((one, two) => one - two);
  if ((2 * shorter) / (shorter + longer) < sameSpelling) return false;
  return dice(pairsIn(word), pairsIn(other)) >= sameSpelling;
}

function pairsIn(text: string): string[] {
  return Array.from({ length: Math.max(text.length - 1, 0) }, (_, at) => text.slice(at, at + 2));
}

function dice(one: readonly string[], other: readonly string[]): number {
  if (one.length + other.length === 0) return 1;
  const left = new Map<string, number>();
  for (const pair of other) left.set(pair, (left.get(pair) ?? 0) + 1);
  const shared = one.filter((pair) => {
    const count = left.get(pair) ?? 0;
    left.set(pair, count - 1);
    return count > 0;
  }).length;
  return (2 * shared) / (one.length + other.length);
}
