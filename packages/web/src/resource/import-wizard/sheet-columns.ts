import type { ProblemGroup, SheetColumn, SheetRow } from './import-subject.ts';

/** Rows that a width is taken from; later ones look like them. */
const sample = 200;
const narrowest = 64;
const widest = 320;
/** Room beside the text: padding and the glyph of a problem. */
const beside = 42;

/** The columns that hold anything: a value, or a problem. The others are only in the way. */
export function filledColumns(
  columns: readonly SheetColumn[],
  rows: readonly SheetRow[],
  problems: readonly ProblemGroup[],
): SheetColumn[] {
  const wrong = new Set(problems.map(({ key }) => key));
  return columns.filter(({ key }, at) => wrong.has(key) || rows.some(({ cells }) => cells[at] !== ''));
}

/** Width of a column in px, so that its heading and most of its texts are seen whole. */
export function widthOf({ label, unit, isNeeded }: SheetColumn, texts: readonly string[]): number {
  const heading = textWidth(label) + (unit ? textWidth(unit) + 4 : 0) + (isNeeded ? 8 : 0) + 24;
  const lengths = texts.slice(0, sample).map(textWidth);
  const longest = lengths.reduce((most, one) => Math.max(most, one), 0);
  return Math.ceil(Math.min(widest, Math.max(narrowest, heading, longest + beside)));
}

/** Whether a text may be wider than the room in its cell; most are not. */
export function mayOverflow(text: string, width: number): boolean {
  return text.length * 13 > width - beside && textWidth(text) > width - beside;
}

/** Chinese signs take the whole size of 13 px, others a little over half of it, and capitals more. */
function textWidth(text: string): number {
  let width = 0;
  for (const sign of text) width += sign > '\u2e80' ? 13 : /[A-Z]/.test(sign) ? 8.8 : 7.4;
  return width;
}
