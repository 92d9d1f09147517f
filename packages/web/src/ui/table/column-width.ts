import type { Table } from '@tanstack/react-table';
import type { features } from './table-column.ts';

const padding = 22;
const widest = 480;

/** The widths in px the columns have on the screen, by key. `inside` is anything in the table's head. */
export function shownWidths<Row extends object>(
  inside: HTMLElement,
  table: Pick<Table<typeof features, Row>, 'getHeaderGroups'>,
): Record<string, number> {
  const cells = [...(inside.closest('tr')?.querySelectorAll('th:not(.data-table__choose)') ?? [])];
  const headers = table.getHeaderGroups()[0]?.headers ?? [];
  return Object.fromEntries(
    headers.map((header, index) => [
      header.id,
      Math.round(cells[index]?.getBoundingClientRect().width ?? header.getSize()),
    ]),
  );
}

/** The width in px the drawn cells of a head cell's column need. */
export function fittingWidth(grip: HTMLElement): number {
  const head = grip.closest('th');
  const body = grip.closest('table')?.tBodies[0];
  if (!head || !body) return widest;
  const cells = [...body.rows].map((row) => row.cells[head.cellIndex]);
  const widths = [head, ...cells].map((cell) => (cell ? contentWidth(cell) : 0));
  return Math.min(Math.ceil(Math.max(...widths)) + padding, widest);
}

function contentWidth(cell: HTMLElement): number {
  const content = document.createRange();
  content.selectNodeContents(cell);
  return content.getBoundingClientRect().width;
}
