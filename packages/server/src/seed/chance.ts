import { createHash } from 'node:crypto';

/** Chance that falls the same way every time for the same word, so that two demos are alike. */
export interface Chance {
  /** From 0 up to, never reaching, 1. */
  share(): number;
  /** A whole number, both ends included. */
  whole(least: number, most: number): number;
  /** True in `share` of all cases. */
  happens(share: number): boolean;
  pick<T>(choices: readonly T[]): T;
  signs(alphabet: string, length: number): string;
  /** A time-ordered UUID (version 7) of a record made at that time. */
  id(madeAt: Date): string;
}

export function chanceOf(word: string): Chance {
  const next = numbersFrom(createHash('sha256').update(word).digest());
  const share = () => next() / 2 ** 32;
  const whole = (least: number, most: number) => least + Math.floor(share() * (most - least + 1));
  function pick<T>(choices: readonly T[]): T {
    const found = choices[whole(0, choices.length - 1)];
    if (found === undefined) throw new Error('nothing to choose from');
    return found;
  }
  const signs = (alphabet: string, length: number) =>
    Array.from({ length }, () => pick([...alphabet])).join('');
  return {
    share,
    whole,
    pick,
    signs,
    happens: (wanted) => share() < wanted,
    id: (madeAt) => {
      const time = madeAt.getTime().toString(16).padStart(12, '0');
      const hex = `${time}7${signs('0123456789abcdef', 3)}${pick(['8', '9', 'a', 'b'])}${signs('0123456789abcdef', 15)}`;
      return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
    },
  };
}

/** sfc32, a small well-mixed generator: whole numbers of 32 bits. */
function numbersFrom(seed: Buffer): () => number {
  const state = new Uint32Array(4).map((_, at) => seed.readUInt32LE(at * 4));
  return () => {
    const [a = 0, b = 0, c = 0, count = 0] = state;
    const sum = (a + b + count) >>> 0;
    state.set([b ^ (b >>> 9), c + (c << 3), ((c << 21) | (c >>> 11)) + sum, count + 1]);
    return sum;
  };
}
