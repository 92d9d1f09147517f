import type { Text } from '../kernel/text.ts';

/** A column of a file that is imported, under its name in both languages; a row's cells stand in the order of the columns. */
export interface ImportColumn extends Text {
  readonly key: string;
  /** What it is about, where there are many: columns of one group lie beside each other. */
  readonly group?: Text;
  readonly unit?: string;
  readonly needed: Need;
  /** In place of yes or no, where it depends on other columns. */
  readonly neededWhen?: Text;
  /** Decimal places of a number; null for what is text. */
  readonly decimals: number | null;
  /** What it takes, in words: for the explanations of the template and for refusals. */
  readonly expects: Text;
  /** What its form alone does not say. */
  readonly note?: Text;
  /** What it may hold, where that is a list; one that lives in the database is known to its subject only. */
  readonly words: readonly Text[];
}

type Need = 'always' | 'sometimes' | 'no';

/** Where each column stands in a row's cells, from 0; -1 for a column that is not there. */
export function positionsIn(keys: readonly string[]): (key: string) => number {
  const positions = new Map(keys.map((key, at) => [key, at]));
  return (key) => positions.get(key) ?? -1;
}
