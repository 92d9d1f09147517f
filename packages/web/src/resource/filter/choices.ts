import type { Family } from '@loadline/contract/kernel/code';
import { codesOf, wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import type { Reading } from '../value-text.ts';
import type { FieldFilter, Option } from './filter-spec.ts';

export interface Choice extends Option {
  readonly family?: Family | undefined;
}

/** What a filter offers: the codes of its table, or what the screen gave. What is chosen is always among them. */
export function choicesOf(
  { field, options = [] }: FieldFilter,
  chosen: readonly string[],
  reading: Reading,
): Choice[] {
  const item = field.kind === 'list' ? field.item : field;
  if (item.kind === 'code') {
    const { table } = item;
    return codesOf(table).map((code) => {
      const word = wordOf(table, code);
      return { value: code, label: say(word, reading.language), family: word.family };
    });
  }
  const others = chosen.filter((value) => options.every((option) => option.value !== value));
  return [...options, ...others.map((value) => ({ value, label: value }))];
}
