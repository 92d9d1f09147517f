import type { TableColumn, TableWidths } from './table-column.ts';

const padding = 22;
const widestFit = 480;

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
  const head = grip.closest('th');
  const body = grip.closest('table')?.tBodies[0];
  if (!head || !body) return widestFit;
  const cells = [...body.rows].map((row) => row.cells[head.cellIndex]);
  const widths = [head, ...cells].map((cell) => (cell ? contentWidth(cell) : 0));
  return Math.min(Math.ceil(Math.max(...widths)) + padding, widestFit);
}

function contentWidth(cell: HTMLElement): number {
  const content = document.createRange();
  content.selectNodeContents(cell);
  return content.getBoundingClientRect().width;
}
