import type { Text } from '../kernel/text.ts';

/** How the percentages of each part of a composition add up, in hundredths; parts stand apart by a semicolon or a line. */
function sumsOf(composition: string): number[] {
  return composition
    .normalize('NFKC')
    .split(/[;\n]/)
    .map((part) => [...part.matchAll(/(\d{1,3}(?:\.\d{1,2})?)\s*%/g)].map(([, share = '0']) => share))
    .filter((shares) => shares.length > 0)
    .map((shares) => shares.reduce((sum, share) => sum + Math.round(Number(share) * 100), 0));
}

/** What is said of one that is not. */
export const notWhole: Text = { zh: '成分合计不是 100%', en: 'the fibre content does not sum to 100%' };

/** Whether a composition says what the whole of each of its parts is made of. */
export function sumsToWhole(composition: string): boolean {
  const sums = sumsOf(composition);
  return sums.length > 0 && sums.every((sum) => sum === 10_000);
}
