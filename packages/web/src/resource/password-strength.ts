/** How hard a password is to guess, as far as its own look tells; the server also knows the common ones. */
export type Strength = 'weak' | 'fair' | 'strong';

/** Bits below which a password falls to guessing, and from which on it stands. */
const fairFrom = 36;
const strongFrom = 56;

/** A rough figure of entropy: every sign counts for the alphabets in use, one that continues a run or repeats hardly. */
export function strengthOf(password: string): Strength {
  const bits = surprises(password) * Math.log2(alphabetOf(password));
  if (bits < fairFrom) return 'weak';
  return bits < strongFrom ? 'fair' : 'strong';
}

const alphabets: readonly (readonly [RegExp, number])[] = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/\d/, 10],
];

function alphabetOf(password: string): number {
  return alphabets.reduce((size, [signs, count]) => (signs.test(password) ? size + count : size), 1);
}

/** Signs that do not follow from the one before: `aaaa`, `4321` and `abcd` hold one surprise each and little more. */
function surprises(password: string): number {
  return [...password].reduce((sum, sign, at) => {
    const step = at === 0 ? Number.NaN : Math.abs(sign.charCodeAt(0) - password.charCodeAt(at - 1));
    return sum + (step <= 1 ? 0.25 : 1);
  }, 0);
}
