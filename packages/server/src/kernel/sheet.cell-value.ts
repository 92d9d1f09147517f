import { type Cell, EMPTY_CELL } from './sheet.cell.ts';
import { type NumberShape, numberCell } from './sheet.number.ts';
import type { RawCell } from './sheet.raw-cell.ts';
import { cellText } from './sheet.text.ts';
import { WorkbookRefusal } from './workbook.refusal.ts';

/** What the cells of a workbook refer to. */
export interface CellContext {
  readonly texts: readonly string[];
  readonly shapes: readonly NumberShape[];
  readonly date1904: boolean;
}

const LONGEST_TEXT = 32_767;
const LONGEST_FORMULA_SHOWN = 60;
const MOST_KNOWN_DATES = 2_000;

/** Gives the value of a cell as the file has it. */
export function cellValues(context: CellContext): (raw: RawCell) => Cell {
  const dates = new Map<string, Cell>();

  /** A column of dates repeats few days; working each out anew took a seventh of the reading time. */
  function dateCell(serial: string, shape: NumberShape): Cell {
    const known = dates.get(serial);
    if (known !== undefined) return known;
    if (dates.size >= MOST_KNOWN_DATES) dates.clear();
    const cell = numberCell(serial, shape, context.date1904);
    dates.set(serial, cell);
    return cell;
  }

  return ({ type, style, value, inline, formula }) => {
    if (type === 'inlineStr') return textCell(cellText(inline));
    if (type === 'str') return textCell(cellText(value));
    const plain = withinCell(value).trim();
    if (plain === '') return formula === undefined ? EMPTY_CELL : unknownResult(formula);
    if (type === 's') return textCell(sharedText(context.texts, plain));
    if (type === 'b') return { kind: 'boolean', text: plain === '1' || plain === 'true' ? 'TRUE' : 'FALSE' };
    if (type === 'e') return { kind: 'error', text: cellText(plain) };
    if (type === 'd') return { kind: 'date', text: isoDate(cellText(plain)) };
    const shape = context.shapes[style];
    return shape?.kind === 'date' ? dateCell(plain, shape) : numberCell(plain, shape, context.date1904);
  };
}

function sharedText(texts: readonly string[], index: string): string {
  const found = texts[Number(index)];
  if (found === undefined) throw new WorkbookRefusal('damaged', `no shared text ${index.slice(0, 12)}`);
  return found;
}

function isoDate(text: string): string {
  return text
    .replace(/Z$/, '')
    .replace(/\.\d{1,9}$/, '')
    .replace(/T00:00:00$/, '');
}

function textCell(text: string): Cell {
  return withinCell(text).trim() === '' ? EMPTY_CELL : { kind: 'text', text };
}

function withinCell(text: string): string {
  if (text.length <= LONGEST_TEXT) return text;
  throw new WorkbookRefusal('damaged', `a cell of ${text.length} characters`);
}

/** A program wrote the formula and no spreadsheet opened the file since: better an error than a cell that looks empty. */
function unknownResult(formula: string): Cell {
  return { kind: 'error', text: `=${cellText(formula).slice(0, LONGEST_FORMULA_SHOWN)}` };
}
