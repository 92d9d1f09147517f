import type { Language } from '@loadline/contract/kernel/text';
import { say } from '@loadline/contract/kernel/text';
import type { ImportKey } from '@loadline/contract/orders/order-import.columns';
import { columnOf, importKeys, positionOf } from '@loadline/contract/orders/order-import.columns';
import { isError, sayFinding } from '@loadline/contract/orders/order-import.finding';
import { importTexts } from '@loadline/contract/orders/order-import.texts';
import { columnOf as columnNumber } from '../../kernel/sheet.cell.ts';
import type { WorkbookMarks } from '../../kernel/workbook.marks.ts';
import type { ImportFile } from './orders.import.queries.ts';
import type { StagedRow } from './orders.import.staged.ts';

/** What the uploaded workbook says when it comes back: per row its problems, and the cells they stand in. */
export function marksOf({ sheet, headerRow, columns, rows }: ImportFile, language: Language): WorkbookMarks {
  const inTable = columns.filter(({ place }) => /^[A-Z]+$/.test(place));
  const columnAt = new Map(inTable.map(({ key, place }) => [key, columnNumber(place)]));
  return {
    sheet,
    head: { row: headerRow, text: say(importTexts.errorColumn, language) },
    notes: new Map(rows.map((row) => [row.row, noteOf(row, language)])),
    problems: rows.flatMap(({ row, findings }) => {
      const known = findings.map(({ key }) => columnAt.get(key)).filter((column) => column !== undefined);
      return [...new Set(known)].map((column) => ({ row, column }));
    }),
  };
}

function noteOf(row: StagedRow, language: Language): string {
  const problems = row.findings.map((finding) => {
    const mark = say(isError(finding.code) ? importTexts.errorMark : importTexts.warningMark, language);
    return `${mark} [${nameOf(finding.key, language)}] ${sayFinding(finding, language)}`;
  });
  // The file holds what was uploaded: what a person has put right since would be lost without this.
  const changes = importKeys.filter((key) => row.was[key] !== undefined);
  const changed = changes.map((key) => {
    return say(importTexts.changed, language, {
      col: nameOf(key, language),
      value: row.cells[positionOf(key)] ?? '',
    });
  });
  return [...problems, ...changed].join('\n');
}

function nameOf(key: ImportKey, language: Language): string {
  return say(columnOf(key), language);
}
