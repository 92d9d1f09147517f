import type { ImportColumn } from '@loadline/contract/imports/import.column';
import { templateHeader } from '@loadline/contract/imports/import.header';
import type { ImportSubject } from '@loadline/contract/imports/import.subject';
import { importTexts } from '@loadline/contract/imports/import.texts';
import type { Language } from '@loadline/contract/kernel/text';
import { say } from '@loadline/contract/kernel/text';
import type { RowValues } from '../../kernel/sheet.ts';
import type { TemplateColumn } from '../../kernel/workbook.template.ts';
import { writeTemplate } from '../../kernel/workbook.template.ts';
import type { ImportLists } from './imports.public.ts';

/**
 * The workbook that customers fill in, empty unless rows are given: drop-down lists, the rules of every column, headings
 * in both languages.
 */
export function templateOf(
  { label, columns }: Pick<ImportSubject, 'label' | 'columns'>,
  lists: ImportLists,
  mostRows: number,
  language: Language,
  rows: readonly RowValues[] = [],
): Promise<Buffer> {
  const headings = [importTexts.noteColumn, importTexts.noteNeeded, importTexts.noteRule];
  return writeTemplate({
    name: say(label, language),
    columns: columns.map((column) => templateColumn(column, lists, language)),
    rows,
    lastRow: mostRows + 1,
    lists: say(importTexts.listsSheet, language),
    notes: {
      name: say(importTexts.notesSheet, language),
      widths: [28, 14, 90],
      rows: [
        headings.map((text) => say(text, language)),
        ...columns.map((column) => noteOf(column, language)),
      ],
    },
  });
}

function templateColumn(column: ImportColumn, lists: ImportLists, language: Language): TemplateColumn {
  const { key, needed, decimals, words } = column;
  const values = (lists[key] ?? words).map((word) => say(word, language));
  return {
    header: templateHeader(column),
    need: needed === 'always' ? 'required' : 'optional',
    kind: decimals === null ? 'text' : { decimals },
    // The other language's words are right too, and some columns take several.
    ...(values.length > 0 && { list: { values, others: 'allowed' } }),
  };
}

function noteOf(column: ImportColumn, language: Language): string[] {
  const { needed, neededWhen, expects, note } = column;
  const need = neededWhen ?? (needed === 'always' ? importTexts.needed : importTexts.notNeeded);
  const rules = [expects, note].filter((text) => text !== undefined);
  const rule = rules.map((text) => say(text, language)).join(language === 'en' ? '. ' : '\u3002');
  return [say(column, language), say(need, language), rule];
}
