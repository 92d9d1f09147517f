import { positionsIn } from '@loadline/contract/imports/import.column';
import { isError } from '@loadline/contract/imports/import.finding';
import type { ImportSubject } from '@loadline/contract/imports/import.subject';
import { importTexts } from '@loadline/contract/imports/import.texts';
import type { Language } from '@loadline/contract/kernel/text';
import { say } from '@loadline/contract/kernel/text';
import { columnOf as columnNumber } from '../../kernel/sheet.cell.ts';
import type { WorkbookMarks } from '../../kernel/workbook.marks.ts';
import type { ImportFile } from './imports.queries.ts';
import type { StagedRow } from './imports.staged.ts';

/** What the uploaded workbook says when it comes back: per row its problems, and the cells they stand in. */
export function marksOf(
  subject: ImportSubject,
  { sheet, headerRow, columns, rows }: ImportFile,
  language: Language,
): WorkbookMarks {
  const inTable = columns.filter(({ place }) => /^[A-Z]+$/.test(place));
  const columnAt = new Map(inTable.map(({ key, place }) => [key, columnNumber(place)]));
  return {
    sheet,
    head: { row: headerRow, text: say(importTexts.errorColumn, language) },
    notes: new Map(rows.map((row) => [row.row, noteOf(subject, row, language)])),
    problems: rows.flatMap(({ row, findings }) => {
      const known = findings.map(({ key }) => columnAt.get(key)).filter((column) => column !== undefined);
      return [...new Set(known)].map((column) => ({ row, column }));
    }),
  };
}

function noteOf(subject: ImportSubject, row: StagedRow, language: Language): string {
  const names = new Map(subject.columns.map((column) => [column.key, say(column, language)]));
  const positionOf = positionsIn(subject.reading.keys);
  const problems = row.findings.map((finding) => {
    const mark = say(isError(finding.code) ? importTexts.errorMark : importTexts.warningMark, language);
    return `${mark} [${names.get(finding.key) ?? finding.key}] ${subject.say(finding, language)}`;
  });
  // The file holds what was uploaded: what a person has put right since would be lost without this.
  const changes = subject.reading.keys.filter((key) => row.was[key] !== undefined);
  const changed = changes.map((key) => {
    const value = row.cells[positionOf(key)] ?? '';
    return say(importTexts.changed, language, { col: names.get(key) ?? key, value });
  });
  return [...problems, ...changed].join('\n');
}
