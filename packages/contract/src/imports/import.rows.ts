import { codeTable } from '../kernel/code.ts';
import { cleaned } from './import.clean.ts';
import { positionsIn } from './import.column.ts';
import type { ColumnMatch, ImportRow, SheetCell, SheetLine } from './import.grid.ts';
import { blankCell } from './import.grid.ts';
import type { SheetHeading, SheetReading } from './import.sheet.ts';
import { subtotal, total } from './import.total.ts';
import { currencyOfSign, isMoney, unitNamed } from './import.units.ts';

/** Why a row of the file is not imported. A person may take it in again, and leave out any other. */
export const leftOutReasons = codeTable('left out', {
  total: { zh: '合计行', en: 'Total' },
  after: { zh: '表尾说明', en: 'Below the table' },
  sample: { zh: '示例行', en: 'Sample' },
  hand: { zh: '不导入', en: 'Left out' },
  /** Neither seen nor meant, unless somebody says so. */
  hidden: { zh: 'Excel 中隐藏的行', en: 'Hidden in Excel' },
  /** The same file has made its record before. */
  made: { zh: '已导入，跳过', en: 'Imported, skipped' },
});

export type LeftOut = keyof typeof leftOutReasons.codes;

/** A row as it was found in the file, and why it is left out, if it is. */
export interface FoundRow extends ImportRow {
  readonly leftOut: LeftOut | null;
}

/** The rows below the headings, each cell under its column of the template and with the unit of its heading. */
export function rowsBelow(
  reading: SheetReading,
  { headerRow, inTable, head }: SheetHeading,
  lines: readonly SheetLine[],
): FoundRow[] {
  const columns = columnsIn(reading, inTable);
  const below = lines.filter(({ row }) => row > headerRow);
  const leftOut = leftOutIn(below, inTable);
  const rows = below.map((line) => rowOf(line, reading.keys, columns));
  const filled = rows.filter(({ cells }) => cells.some(({ text }) => text !== ''));
  const kept = filled.filter(({ row }) => !leftOut.has(row));
  const whole = new Map((head ? head.fill(kept) : kept).map((line) => [line.row, line]));
  const mended = reading.mended(filled.map((line) => whole.get(line.row) ?? line));
  const hidden = new Set(below.flatMap((line) => (line.hidden ? line.row : [])));
  return mended.map(({ row, cells }) => ({
    row,
    cells: cells.map(({ text }) => text),
    leftOut: leftOut.get(row) ?? (hidden.has(row) ? 'hidden' : null),
  }));
}

const sample =
  /^[(【[]?(示例|样例|范例|填写示例|例如|例[:：]|e\.?g\.|(sample|example)( row| data)?[\])】]?($|[:：]))/i;
const signature =
  /^(制表|制单|填表|填单|审核|复核|批准|经办|签字|签名|签章|盖章|负责人|备注[:：]|说明[:：]|注[:：]|prepared by|checked by|approved by|signature|signed|remarks?[:：]|notes?[:：])/i;

/**
 * Totals, signatures and samples. A total or a signature ends the table: what stands below it is left out as well. A
 * subtotal stands between records and ends nothing.
 */
function leftOutIn(
  lines: readonly SheetLine[],
  inTable: ReadonlyMap<number, ColumnMatch>,
): ReadonlyMap<number, LeftOut> {
  const found = new Map<number, LeftOut>();
  let hasEnded = false;
  for (const { row, cells } of lines) {
    const texts = cells.map(({ text }) => cleaned(text));
    const first = texts.find((text) => text !== '') ?? '';
    const filled = texts.filter((text, at) => text !== '' && (inTable.get(at)?.key ?? null) !== null).length;
    if (hasEnded) found.set(row, 'after');
    else if (subtotal.test(first)) found.set(row, 'total');
    else if (sample.test(first)) found.set(row, 'sample');
    else if (total.test(first)) found.set(row, 'total');
    else if (signature.test(first) && filled <= 2) found.set(row, 'after');
    hasEnded ||= found.get(row) === 'after' || (found.get(row) === 'total' && !subtotal.test(first));
  }
  return found;
}

/** No column takes more; the rest of a longer text would only be carried around. */
const longestCell = 2_000;

/** A column of the template: where it stands in the file, and the unit its figures are in. */
interface ColumnOfSheet {
  readonly at: number;
  readonly to: number;
  readonly unit: string | undefined;
  /** The currency of its own, for amounts whose format may name another. */
  readonly money: string | undefined;
}

function columnsIn(
  { keys, unitOf }: SheetReading,
  inTable: ReadonlyMap<number, ColumnMatch>,
): ColumnOfSheet[] {
  const positionOf = positionsIn(keys);
  return [...inTable].flatMap(([at, { key, unit, clash }]) => {
    if (key === null) return [];
    const own = unitOf(key);
    const money = own !== undefined && isMoney(own) && clash === null ? own : undefined;
    return [{ at, to: positionOf(key), unit: foreignTo(own, unit), money }];
  });
}

function rowOf(line: SheetLine, keys: readonly string[], columns: readonly ColumnOfSheet[]): SheetLine {
  const cells: SheetCell[] = keys.map(() => blankCell);
  for (const { at, to, unit, money } of columns) {
    const { kind, text, sign = '' } = line.cells[at] ?? blankCell;
    const plain = cleaned(text).slice(0, longestCell);
    const inWhat = (money === undefined ? undefined : currencyOfSign(sign)) ?? unit;
    cells[to] = { kind, text: inWhat === undefined ? plain : inUnit(plain, inWhat) };
  }
  return { row: line.row, cells };
}

/** The unit of a heading where it is not the column's own. */
function foreignTo(own: string | undefined, unit: string | null): string | undefined {
  return unit === null || unitNamed(own ?? '') === unitNamed(unit) ? undefined : unit;
}

// What says its own unit keeps it.
function inUnit(text: string, unit: string): string {
  return /^[-\d.,\s*×xX]*\d[-\d.,\s*×xX]*$/.test(text.normalize('NFKC')) ? `${text} ${unit}` : text;
}

/** A figure that is typed in a column is in the unit of its heading, as those around it are. */
export function typedIn(
  { unitOf }: SheetReading,
  columns: readonly ColumnMatch[],
  key: string,
  text: string,
): string {
  const unit = foreignTo(unitOf(key), columns.find((column) => column.key === key)?.unit ?? null);
  return unit === undefined ? text : inUnit(cleaned(text), unit);
}
