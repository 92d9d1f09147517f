import { columnName } from './sheet.cell.ts';
import { escapeCell } from './sheet.text.ts';
import { STYLE } from './workbook.parts.ts';

/**
 * How a column is shown. Numbers are shown with fixed decimals (0–6). Dates are `2026-11-03` and moments
 * `2026-11-03T14:30`, in the time zone of whoever will read the file; what is not of the column's kind is
 * written as text.
 */
export type ColumnKind = 'text' | 'date' | 'moment' | { readonly decimals: number };

/** A value of a row: decimal numbers may come as text, so that a database's decimals keep their digits. */
export type SheetValue = string | number | null;

/** Beyond this Excel calls the file damaged. */
const LONGEST_TEXT = 32_767;
/** What a spreadsheet would take for a formula once somebody edits the cell, full-width and small forms included. */
const FORMULA_LIKE =
  /^[\s\u0000-\u001f]*[=+\-@\uff1d\uff0b\uff0d\uff20\ufe66\ufe62\ufe63\ufe6b]|^[\u0000-\u001f]/;
const DECIMAL = /^-?\d{1,15}(\.\d+)?$/;
const MOMENT =
  /^((?:19|[2-9]\d)\d{2})-(0[1-9]|1[0-2])-(\d{2})(?:[T ]([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?)?$/;
const DAY_ZERO = Date.UTC(1899, 11, 30);
/** 1 March 1900; serial numbers before it mean different days in different programs. */
const FIRST_SAFE_DAY = 61;

/** Whether a spreadsheet would take a text for a formula. */
export function isFormulaLike(text: string): boolean {
  return FORMULA_LIKE.test(text);
}

/** Gives the markup of the cells of one column, by row from 1. */
export function columnCells(column: number, kind: ColumnKind): (row: number, value: SheetValue) => string {
  const letters = columnName(column);
  const style = kind === 'date' || kind === 'moment' ? STYLE[kind] : STYLE.text;
  return (row, value) => {
    if (value === null || value === '') return '';
    const reference = `${letters}${row}`;
    if (kind === 'text') return textCell(reference, String(value));
    if (typeof kind === 'object') {
      const number = numberOf(value);
      return number === undefined
        ? textCell(reference, String(value))
        : `<c r="${reference}" s="${STYLE.number(kind.decimals)}"><v>${number}</v></c>`;
    }
    const serial = serialOf(String(value));
    return serial === undefined
      ? textCell(reference, String(value))
      : `<c r="${reference}" s="${style}"><v>${serial}</v></c>`;
  };
}

/**
 * A text cell. It is a string in the file, so nothing evaluates it on opening; text that looks like a formula is also
 * marked as quoted, so that nothing does after somebody pressed F2 and Enter in it.
 */
export function textCell(
  reference: string,
  text: string,
  style: number = isFormulaLike(text) ? STYLE.quoted : STYLE.text,
): string {
  return `<c r="${reference}" s="${style}" t="inlineStr"><is>${textMarkup(text)}</is></c>`;
}

/** `<t>` with blanks kept. */
export function textMarkup(text: string): string {
  const kept = text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT - 1).toWellFormed()}\u2026` : text;
  const space = /^\s|\s$|\n|\t| {2}/.test(kept) ? ' xml:space="preserve"' : '';
  return `<t${space}>${escapeCell(kept)}</t>`;
}

function numberOf(value: string | number): string | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : undefined;
  return DECIMAL.test(value) ? value : undefined;
}

function serialOf(text: string): number | undefined {
  const parts = MOMENT.exec(text);
  if (parts === null) return undefined;
  const [, year, month, day, hour = 0, minute = 0, second = 0] = parts;
  const time = Date.UTC(
    Number(year),
    Number(month) - 1,
    Number(day),
    Number(hour),
    Number(minute),
    Number(second),
  );
  const serial = (time - DAY_ZERO) / 86_400_000;
  // Date.UTC rolls 30 February over into March.
  const rolled = new Date(time).getUTCDate() !== Number(day);
  return rolled || serial < FIRST_SAFE_DAY ? undefined : Math.round(serial * 1e10) / 1e10;
}
