import type { Text } from './text.ts';

/** The seven looks a state can have (design: shape + colour + text). */
export type Family = 'wait' | 'work' | 'move' | 'act' | 'done' | 'stop' | 'void';

export interface Code extends Text {
  readonly family?: Family;
  /** The same in fewer words, for chips and tabs, where the whole stands on hover. */
  readonly brief?: Text;
}

/** One meaning, one table: code → words. Codes are text everywhere, in JSON and in PostgreSQL. */
export interface CodeTable<K extends string = string> {
  readonly name: string;
  /** Which of its codes are offered is up to the installation, and it may add some; what is here is accepted. */
  readonly byInstallation?: boolean;
  readonly codes: Readonly<Record<K, Code>>;
}

export type CodeOf<T> = T extends CodeTable<infer K> ? K : never;

// @__NO_SIDE_EFFECTS__
export function codeTable<K extends string>(
  name: string,
  codes: Record<K, Code>,
  offers?: 'by installation',
): CodeTable<K> {
  return { name, codes, ...(offers && { byInstallation: true }) };
}

/** The same from pairs, where codes and words are derived from something else. */
// @__NO_SIDE_EFFECTS__
export function codeTableOf<K extends string>(
  name: string,
  codes: readonly (readonly [K, Code])[],
  offers?: 'by installation',
): CodeTable<K> {
  return codeTable(name, Object.fromEntries(codes) as Record<K, Code>, offers);
}

/** A code of the installation's own, or its own words for one. */
export function addCode(table: CodeTable, code: string, words: Code): void {
  Object.assign(table.codes, { [code]: words });
}

/** The table's codes in the order they are declared in (integer-like codes ascend, as in every JS object). */
export function codesOf<K extends string>(table: CodeTable<K>): K[] {
  // Object.keys forgets the key type; the table was built from exactly these keys.
  return Object.keys(table.codes) as K[];
}

export function isCode<K extends string>(table: CodeTable<K>, value: unknown): value is K {
  return typeof value === 'string' && Object.hasOwn(table.codes, value);
}

/** The words of a code; an unknown code shows itself, so that it never disappears from a screen. */
export function wordOf(table: CodeTable, code: string): Code {
  return Object.hasOwn(table.codes, code) ? (table.codes[code] ?? unknown(code)) : unknown(code);
}

/** A word as chips and tabs say it: in fewer words where it has them. */
export function briefly(word: Code): Text {
  return word.brief ?? word;
}

function unknown(code: string): Code {
  return { zh: code, en: code, family: 'void' };
}
