import type { Fit, TableColumn, TableWidths } from './table-column.ts';

const widestFit = 480;
const widestName = 320;

/** A width in px that a column can have. */
export function possibleWidth(width: number): number {
  return Math.min(Math.max(width, 48), 900);
}

/** The widths in px the columns have on the screen, by key. `inside` is anything in the table's head. */
export function shownWidths<Row>(inside: HTMLElement, columns: readonly TableColumn<Row>[]): TableWidths {
  const cells = [...(inside.closest('tr')?.querySelectorAll('th:not(.data-table__choose)') ?? [])];
  return Object.fromEntries(
    columns.map(({ key, width }, index) => [
      key,
      Math.round(cells[index]?.getBoundingClientRect().width ?? width),
    ]),
  );
}

/** The width in px the drawn cells of a head cell's column need. */
export function fittingWidth(grip: HTMLElement): number {
  const [head, table] = [grip.closest('th'), grip.closest('table')];
  return (head && table && neededWidths(table)[head.cellIndex]?.whole) ?? widestFit;
}

/** What a column takes if nothing holds it; with a line for each word, where its texts may break; for its head alone. */
interface Need {
  readonly whole: number;
  readonly words: number;
  readonly head: number;
}

/** The widths in px the columns of a table need, by the place of their cells in a row. */
export function neededWidths(table: HTMLTableElement): Need[] {
  const scrolled = table.parentElement?.scrollLeft ?? 0;
  const cells = [...(table.tHead?.rows[0]?.cells ?? [])];
  const measured = (how: string) => {
    table.classList.add('data-table--measured', how);
    const widths = cells.map((cell) => Math.ceil(cell.getBoundingClientRect().width));
    table.classList.remove('data-table--measured', how);
    return widths;
  };
  const words = measured('data-table--by-words');
  const heads = measured('data-table--heads');
  const needs = measured('data-table--whole').map((whole, at) => ({
    whole: Math.min(whole, widestFit),
    words: Math.min(words[at] ?? whole, widestFit),
    head: Math.min(heads[at] ?? 0, widestFit),
  }));
  if (scrolled > 0) table.parentElement?.scrollTo({ left: scrolled, behavior: 'instant' });
  return needs;
}

/** What a column wishes, and what its head and the drawn cells need. */
interface Wish {
  readonly width: number;
  readonly fit: Fit | undefined;
  readonly need: Need;
}

/** How wide columns are in a room: values take what they need, names share what is left. */
export function fittedWidths(wishes: readonly Wish[], room: number): number[] {
  const ends = wishes.map(endsOf);
  const [taken, kept] = [sum(ends.map(({ most }) => most)), sum(ends.map(({ least }) => least))];
  const share = taken <= room ? 1 : Math.max(0, (room - kept) / (taken - kept || 1));
  return ends.map(({ least, most }) => Math.floor(least + (most - least) * share));
}

/** Between what and what a column may be: only a name leaves room. */
function endsOf({ width, fit, need: { whole, words, head } }: Wish): { least: number; most: number } {
  const fixed = { value: whole, drawn: Math.max(width, whole), none: width };
  if (fit !== 'name') return { least: fixed[fit ?? 'none'], most: fixed[fit ?? 'none'] };
  const most = Math.min(whole, Math.max(width, words, head, widestName));
  return { least: words < whole ? words : Math.max(Math.min(width, most), head), most };
}

function sum(widths: readonly number[]): number {
  return widths.reduce((all, width) => all + width, 0);
}

/** Numbers, dates and codes with a digit, without a word beside them: half of one says something else. */
export function isNumberLike(text: string): boolean {
  return /\d/.test(text) && !/\p{L}{4,}|\p{Script=Han}{2,}/u.test(text.replaceAll(/\S*\d\S*/g, ''));
}
