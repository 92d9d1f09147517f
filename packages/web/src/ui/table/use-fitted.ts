import { type RefObject, useLayoutEffect, useState } from 'react';
import { fittedWidths, isNumberLike, neededWidths } from './column-width.ts';
import type { TableColumn, TableWidths } from './table-column.ts';

/** The widths in px that columns take for the rows that are drawn, by key; none where no column is measured. */
export function useFitted<Row>(
  scroller: RefObject<HTMLElement | null>,
  columns: readonly TableColumn<Row>[],
  rows: readonly Row[],
): TableWidths {
  const [fitted, setFitted] = useState<TableWidths>({});
  useLayoutEffect(() => {
    const box = scroller.current;
    const table = box?.querySelector('table');
    if (!box || !table || !columns.some(({ fit }) => fit)) return;
    let room = 0;
    const fit = () => {
      if (box.clientWidth === room) return;
      // Nothing moves away from under a button that is being pressed: the click would be lost.
      if (box.matches(':active')) {
        addEventListener('pointerup', () => setTimeout(fit), { once: true });
        return;
      }
      room = box.clientWidth;
      const widths = widthsIn(table, { columns, rows, room });
      setFitted((before) => (isSame(before, widths) ? before : widths));
    };
    fit();
    const resized = new ResizeObserver(fit);
    resized.observe(box);
    // A cell may know later than its row what it says, or say something else as time goes by.
    let said = contentOf(table);
    const rewritten = new MutationObserver((changes) => {
      const says = contentOf(table);
      // What is drawn anew and says the same is as wide as before.
      if (says === said || !changes.some(({ target }) => isInCell(target))) return;
      said = says;
      room = 0;
      fit();
    });
    rewritten.observe(table, { subtree: true, childList: true, characterData: true });
    return () => {
      resized.disconnect();
      rewritten.disconnect();
    };
  }, [scroller, columns, rows]);
  return fitted;
}

/** What the rows of a table say and how many things stand in them: a button without words takes room too. */
function contentOf(table: HTMLTableElement): string {
  const [body] = table.tBodies;
  return body ? `${body.getElementsByTagName('*').length} ${body.textContent}` : '';
}

/** Whether a cell of a row was rewritten; rows that come and go as a long table is scrolled change no width. */
function isInCell(node: Node): boolean {
  return Boolean((node instanceof Element ? node : node.parentElement)?.closest('tbody td'));
}

interface Measured<Row> {
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  room: number;
}

function widthsIn<Row>(table: HTMLTableElement, { columns, rows, room }: Measured<Row>): TableWidths {
  const needs = neededWidths(table);
  const first = table.querySelector('th.data-table__choose') ? 1 : 0;
  const lines = rows.length === 0 ? [] : [...table.querySelectorAll<HTMLTableRowElement>('tr[data-row]')];
  const wishes = columns.map(({ width, fit }, at) => {
    const texts = lines.map((line) => line.cells[at + first]?.textContent.trim() ?? '').filter(Boolean);
    const isValue = fit === 'value' || (fit === 'name' && texts.some(isNumberLike));
    return {
      width,
      fit: isValue ? ('value' as const) : fit,
      need: needs[at + first] ?? { whole: width, words: width, head: 0 },
    };
  });
  const taken = first === 1 ? (needs[0]?.whole ?? 0) : 0;
  const widths = fittedWidths(wishes, room - taken);
  return Object.fromEntries(columns.map(({ key, width }, at) => [key, widths[at] ?? width]));
}

function isSame(some: TableWidths, others: TableWidths): boolean {
  const keys = Object.keys(others);
  return keys.length === Object.keys(some).length && keys.every((key) => some[key] === others[key]);
}
