import { type CodeTable, codesOf, wordOf } from '@loadline/contract/kernel/code';
import { type Language, say } from '@loadline/contract/kernel/text';

/** The codes of a table as a choice of words. */
export function optionsOf(table: CodeTable, language: Language) {
  return codesOf(table).map((code) => ({ value: code, label: say(wordOf(table, code), language) }));
}
