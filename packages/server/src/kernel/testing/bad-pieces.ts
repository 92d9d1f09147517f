import type { RefusalReason } from '../workbook.refusal.ts';
import { workbookEntries } from './crafted-workbook.ts';
import { type CraftedEntry, craftedZip } from './crafted-zip.ts';

/** A file that must be refused, made when it is needed. */
export interface BadWorkbook {
  readonly title: string;
  readonly reason: RefusalReason;
  readonly bytes: () => Buffer;
}

export function repeated(piece: (at: number) => string, times: number): string {
  return Array.from({ length: times }, (_, at) => piece(at)).join('');
}

/** Rows of cells, each made anew. */
export function manyCells(rows: number, columns: number, cell: () => string): string {
  return `<sheetData>${repeated((row) => `<row r="${row + 1}">${repeated(cell, columns)}</row>`, rows)}</sheetData>`;
}

/** A workbook whose sheet part has these facts instead of its own. */
export function lying(facts: Partial<CraftedEntry>): Buffer {
  return craftedZip(
    workbookEntries().map((part) => (part.name.includes('sheet1') ? { ...part, ...facts } : part)),
  );
}

let state = 1;

/** Seven letters that do not pack, the same in each run: what packs a hundred to one is refused for that alone. */
export function noise(): string {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return state.toString(36).padStart(7, '0');
}
