import { wholeText } from '@loadline/contract/kernel/figures';
import type { Words } from '../kernel/words.ts';
import { numbersAtOnce, numbersIn } from '../resource/numbers-in.ts';
import type { PaletteEntry } from '../ui/palette-entry.ts';

/** The numbers of a pasted column, as many as a list is narrowed to at once; one number alone is no column. */
export function pastedNumbers(query: string): string[] {
  const numbers = numbersIn(query);
  return numbers.length < 2 ? [] : numbers.slice(0, numbersAtOnce);
}

/** What opens the list of orders that have one of them. */
export function pastedEntry(numbers: readonly string[], { t }: Words): PaletteEntry {
  const label = t('office.palette.numbers', { count: wholeText(numbers.length) });
  return { key: 'numbers', icon: 'list', label };
}
