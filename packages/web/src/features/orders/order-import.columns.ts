import { countries } from '@loadline/contract/codes/country';
import { specialProperties } from '@loadline/contract/codes/special-property';
import { units } from '@loadline/contract/codes/unit';
import type { CodeTable } from '@loadline/contract/kernel/code';
import { codesOf, wordOf } from '@loadline/contract/kernel/code';
import { type Language, say } from '@loadline/contract/kernel/text';
import { columnOf, type ImportKey, importKeys } from '@loadline/contract/orders/order-import.columns';
import { importTexts } from '@loadline/contract/orders/order-import.texts';
import type { SheetColumn } from '../../resource/import-wizard/import-subject.ts';
import { unitText } from '../../resource/unit.ts';

/** The 58 columns as the sheet shows them. */
export function orderImportColumns(language: Language): SheetColumn[] {
  return importKeys.map((key) => {
    const column = columnOf(key);
    const isNumber = column.holds.kind === 'whole' || column.holds.kind === 'decimal';
    return {
      key,
      label: say(column, language),
      unit: unitText(column.unit),
      align: isNumber ? 'end' : 'start',
      isNeeded: column.needed === 'always',
    };
  });
}

const lists = { country: countries, special: specialProperties, unit: units } as const;

/** What a column may hold where that is a list, in one language; the channels are those on offer. */
export function choicesIn(
  key: ImportKey,
  language: Language,
  channels: readonly string[],
): readonly string[] {
  const { kind } = columnOf(key).holds;
  if (kind === 'channel') return channels;
  if (kind === 'yes-no') return [importTexts.yes, importTexts.no].map((word) => say(word, language));
  if (kind !== 'country' && kind !== 'special' && kind !== 'unit') return [];
  const table: CodeTable = lists[kind];
  return codesOf(table).map((code) => say(wordOf(table, code), language));
}
