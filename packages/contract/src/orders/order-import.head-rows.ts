import { shipmentOfBox } from '../checks/amazon.ts';
import type { SheetCell, SheetLine } from '../imports/import.grid.ts';
import { cartonSpan } from './order-import.cartons.ts';
import type { ImportKey } from './order-import.columns.ts';
import { columnOf, positionOf } from './order-import.columns.ts';

const [cartonNo, cartonCount] = [positionOf('cartonNo'), positionOf('cartonCount')];
const fbaNo = positionOf('fbaNo');

/**
 * The rows of a carton table as rows of our template: the order's facts in the first one, its reference in all; goods
 * without a carton number lie in the carton above; a carton is one, a range as many as it spans. Its one tariff number
 * is the destination's: an American one has ten digits as well as a Chinese one.
 */
export function rowsWithHead(
  rows: readonly SheetLine[],
  facts: readonly (readonly [ImportKey, SheetCell])[],
): SheetLine[] {
  const seen = new Set<string>();
  let carton = '';
  return rows.map(({ row, cells: given }, index) => {
    const cells = [...given];
    for (const [key, cell] of facts) {
      const isEverywhere = key === 'referenceNumber' || columnOf(key).level === 'goods';
      if (index === 0 || isEverywhere) cells[positionOf(key)] = cell;
    }
    carton = given[cartonNo]?.text || carton;
    put(cells, cartonNo, carton);
    if (carton !== '' && !seen.has(carton)) put(cells, cartonCount, countOf(carton));
    seen.add(carton);
    if (index === 0) put(cells, fbaNo, shipmentOfBox(carton.split(/[-~]/)[0] ?? '') ?? '');
    return { row, cells };
  });
}

function countOf(carton: string): string {
  const { from, to, written } = cartonSpan(carton, undefined);
  return written === 'range' ? String(to - from + 1) : '1';
}

function put(cells: SheetCell[], at: number, text: string): void {
  if ((cells[at]?.text ?? '') === '' && text !== '') cells[at] = { kind: 'text', text };
}
