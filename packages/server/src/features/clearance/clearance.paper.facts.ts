import { entryFile } from '@loadline/contract/clearance/entry';
import type { SummaryBlock } from '@loadline/contract/clearance/entry-summary';
import { elementsOfSummary } from '@loadline/contract/clearance/entry-summary.rules';
import { momentShown } from '@loadline/contract/kernel/shown';
import { say } from '@loadline/contract/kernel/text';
import type { Content, TableCell } from 'pdfmake/interfaces.js';
import type { Printed } from './clearance.paper.parts.ts';
import { boxed, none } from './clearance.paper.parts.ts';

const columns = 4;

/** What needs two of them: several numbers, a company with its address, figures side by side. */
const wideBlocks: readonly SummaryBlock[] = ['12', '25', '26', '30', '32', '41', '42'];

/** What the entry summary asks for of the entry as a whole, in boxes numbered as on its form, and what we know besides. */
export function factsBlock({ detail, zone, language }: Printed): Content {
  const { file, orders } = detail;
  const { releasedAt, orderNumbers } = entryFile.fields;
  const summed = elementsOfSummary(detail, language, zone).map(({ block, label, value }) => ({
    label: `${block} ${say(label, language)}`,
    value,
    wide: wideBlocks.includes(block) ? 2 : 1,
  }));
  const ours = [
    {
      label: say(releasedAt.label, language),
      value: file.releasedAt === null ? null : momentShown(file.releasedAt, zone),
      wide: 2,
    },
    {
      label: say(orderNumbers.label, language),
      value: orders.map(({ orderNumber }) => orderNumber).join(', '),
      wide: 2,
    },
  ];
  return boxed(
    Array.from({ length: columns }, () => '*' as const),
    [...rowsOf(summed), ...rowsOf(ours)],
  );
}

interface Box {
  readonly label: string;
  readonly value: string | null;
  readonly wide: number;
}

const widthOf = (row: readonly Box[]) => row.reduce((sum, { wide }) => sum + wide, 0);

/** Boxes from left to right; the last one of a row takes what is left of it. */
function rowsOf(boxes: readonly Box[]): TableCell[][] {
  const rows: Box[][] = [];
  for (const box of boxes) {
    const row = rows.at(-1);
    if (row && widthOf(row) + box.wide <= columns) row.push(box);
    else rows.push([box]);
  }
  return rows.map((row) =>
    row.flatMap((box, at) => cellsOf(box, at === row.length - 1 ? columns - widthOf(row) : 0)),
  );
}

/** A cell and the empty ones that it covers. */
function cellsOf({ label, value, wide }: Box, rest: number): TableCell[] {
  const colSpan = wide + rest;
  const cell = { stack: [{ text: label, style: 'label' }, value ?? none], colSpan };
  return [cell, ...Array.from({ length: colSpan - 1 }, () => '')];
}
