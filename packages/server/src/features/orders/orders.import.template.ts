import { countries } from '@loadline/contract/codes/country';
import { specialProperties } from '@loadline/contract/codes/special-property';
import { units } from '@loadline/contract/codes/unit';
import type { CodeTable } from '@loadline/contract/kernel/code';
import { codesOf, wordOf } from '@loadline/contract/kernel/code';
import type { Language } from '@loadline/contract/kernel/text';
import { say } from '@loadline/contract/kernel/text';
import type { ImportColumn, ImportKey } from '@loadline/contract/orders/order-import.columns';
import { columnOf, importKeys } from '@loadline/contract/orders/order-import.columns';
import { expectedIn } from '@loadline/contract/orders/order-import.finding';
import { templateHeader } from '@loadline/contract/orders/order-import.header';
import { columnNotes } from '@loadline/contract/orders/order-import.notes';
import type { ImportChannel } from '@loadline/contract/orders/order-import.read';
import { importTexts } from '@loadline/contract/orders/order-import.texts';
import type { RowValues } from '../../kernel/sheet.ts';
import type { TemplateColumn } from '../../kernel/workbook.template.ts';
import { writeTemplate } from '../../kernel/workbook.template.ts';

/**
 * The workbook that customers fill in, empty unless rows are given: drop-down lists, the rules of every column, headings
 * in both languages.
 */
export function templateOf(
  channels: readonly ImportChannel[],
  mostRows: number,
  language: Language,
  rows: readonly RowValues[] = [],
): Promise<Buffer> {
  return writeTemplate({
    name: say(importTexts.ordersSheet, language),
    columns: importKeys.map((key) => templateColumn(columnOf(key), channels, language)),
    rows,
    lastRow: mostRows + 1,
    lists: say(importTexts.listsSheet, language),
    notes: {
      name: say(importTexts.notesSheet, language),
      widths: [28, 14, 90],
      rows: [
        [importTexts.noteColumn, importTexts.noteNeeded, importTexts.noteRule].map((text) =>
          say(text, language),
        ),
        ...importKeys.map((key) => noteOf(key, language)),
      ],
    },
  });
}

function templateColumn(
  column: ImportColumn,
  channels: readonly ImportChannel[],
  language: Language,
): TemplateColumn {
  const values = listOf(column, channels, language);
  const { holds, needed } = column;
  return {
    header: templateHeader(column),
    need: needed === 'always' ? 'required' : 'optional',
    kind:
      holds.kind === 'decimal'
        ? { decimals: holds.scale }
        : holds.kind === 'whole'
          ? { decimals: 0 }
          : 'text',
    // The other language's words are right too, and special properties may be several.
    ...(values.length > 0 && { list: { values, others: 'allowed' } }),
  };
}

function listOf({ holds }: ImportColumn, channels: readonly ImportChannel[], language: Language): string[] {
  switch (holds.kind) {
    case 'channel':
      return channels.map(({ name, nameEn }) => (language === 'en' ? nameEn : name));
    case 'yes-no':
      return [importTexts.yes, importTexts.no].map((text) => say(text, language));
    case 'country':
      return wordsOf(countries, language);
    case 'special':
      return wordsOf(specialProperties, language);
    case 'unit':
      return wordsOf(units, language);
    default:
      return [];
  }
}

function wordsOf(table: CodeTable, language: Language): string[] {
  return codesOf(table).map((code) => say(wordOf(table, code), language));
}

function noteOf(key: ImportKey, language: Language): string[] {
  const column = columnOf(key);
  const needed = {
    always: importTexts.needed,
    place: importTexts.neededWithoutWarehouse,
    no: importTexts.notNeeded,
  };
  const rules = [expectedIn(key, column), columnNotes[key]].filter((text) => text !== undefined);
  const rule = rules.map((text) => say(text, language)).join(language === 'en' ? '. ' : '。');
  return [say(column, language), say(needed[column.needed], language), rule];
}
