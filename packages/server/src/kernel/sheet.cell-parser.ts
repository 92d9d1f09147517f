import { type Cell, EMPTY_CELL } from './sheet.cell.ts';
import { type NumberShape, numberCell } from './sheet.number.ts';
import { attribute, cellText } from './sheet.text.ts';
import { WorkbookRefusal } from './workbook.refusal.ts';

/** What the cells of a workbook refer to. */
export interface CellContext {
  readonly texts: readonly string[];
  readonly shapes: readonly NumberShape[];
  readonly date1904: boolean;
}

const LONGEST_TEXT = 32_767;
const MOST_KNOWN_DATES = 2_000;
const LONGEST_FORMULA_SHOWN = 60;
/** How every writer we know puts it; others take the slower road. */
const USUAL_CELL = /^ r="([A-Z]{1,3})\d{1,7}"(?: t="(\w+)")?(?: s="(\d+)")?(?: t="(\w+)")?$/;

/** Collects what lies between `<c>` and `</c>`. `start` gives the reference, `end` the cell. */
export function cellParser(context: CellContext) {
  const dates = new Map<string, Cell>();
  let type = '';
  let style = 0;
  let inside: 'v' | 'f' | 't' | undefined;
  let inHint = false;
  let value = '';
  let inline = '';
  let formula: string | undefined;

  function start(attributes: string): string | undefined {
    value = '';
    inline = '';
    formula = undefined;
    const usual = USUAL_CELL.exec(attributes);
    style = Number((usual === null ? attribute(attributes, 's') : usual[3]) ?? 0);
    type = (usual === null ? attribute(attributes, 't') : (usual[2] ?? usual[4])) ?? 'n';
    return usual === null ? attribute(attributes, 'r') : usual[1];
  }

  function open(tag: string): void {
    if (tag === 'v' || tag === 't') inside = inHint ? undefined : tag;
    else if (tag === 'rPh') inHint = true;
    else if (tag === 'f') {
      inside = 'f';
      formula = '';
    }
  }

  function text(raw: string): void {
    if (inside === 'v') value += raw;
    else if (inside === 't') inline += raw;
    else if (inside === 'f') formula += raw;
  }

  function close(tag: string): void {
    inside = undefined;
    if (tag === 'rPh') inHint = false;
  }

  function end(): Cell {
    if (type === 'inlineStr') return textCell(cellText(inline));
    if (type === 'str') return textCell(cellText(value));
    const plain = value.trim();
    if (plain === '') return formula === undefined ? EMPTY_CELL : unknownResult(formula);
    if (type === 's') return textCell(sharedText(plain));
    if (type === 'b') return { kind: 'boolean', text: plain === '1' || plain === 'true' ? 'TRUE' : 'FALSE' };
    if (type === 'e') return { kind: 'error', text: cellText(plain) };
    if (type === 'd') return { kind: 'date', text: cellText(plain).replace(/(T00:00:00)?(\.0+)?Z?$/, '') };
    const shape = context.shapes[style];
    return shape?.kind === 'date' ? dateCell(plain, shape) : numberCell(plain, shape, context.date1904);
  }

  /** A column of dates repeats few days; working each out anew took a seventh of the reading time. */
  function dateCell(serial: string, shape: NumberShape): Cell {
    const known = dates.get(serial);
    if (known !== undefined) return known;
    if (dates.size >= MOST_KNOWN_DATES) dates.clear();
    const cell = numberCell(serial, shape, context.date1904);
    dates.set(serial, cell);
    return cell;
  }

  function sharedText(index: string): string {
    const found = context.texts[Number(index)];
    if (found === undefined) throw new WorkbookRefusal('damaged', `no shared text ${index.slice(0, 12)}`);
    return found;
  }

  return { start, open, text, close, end };
}

function textCell(text: string): Cell {
  if (text.length > LONGEST_TEXT) throw new WorkbookRefusal('damaged', `a text of ${text.length} characters`);
  return text.trim() === '' ? EMPTY_CELL : { kind: 'text', text };
}

/** A program wrote the formula and nobody ever opened the file: better an error than a cell that looks empty. */
function unknownResult(formula: string): Cell {
  return { kind: 'error', text: `=${cellText(formula).slice(0, LONGEST_FORMULA_SHOWN)}` };
}
