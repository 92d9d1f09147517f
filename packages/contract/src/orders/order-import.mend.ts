import { postCodeLength } from '../codes/country.ts';
import type { SheetCell, SheetLine } from '../imports/import.grid.ts';
import { countrySpellings, folded } from '../imports/import.words.ts';
import { positionOf } from './order-import.columns.ts';

const [reference, country, carton, postCode] = [
  positionOf('referenceNumber'),
  positionOf('destinationCountry'),
  positionOf('cartonNo'),
  positionOf('consignee.postCode'),
];

/**
 * Puts right what spreadsheets do to numbers: leading zeros lost from postcodes and HS codes of a fixed length, and
 * `1-10` in a carton column turned into the tenth of January. Texts are left as they were typed.
 */
export function withLeadingZeros(lines: readonly SheetLine[]): SheetLine[] {
  const countryOf = new Map<string, string>();
  return lines.map((line) => {
    const order = line.cells[reference]?.text ?? '';
    const said = countrySpellings.get(folded(line.cells[country]?.text ?? ''));
    if (said && !countryOf.has(order)) countryOf.set(order, said);
    const destination = said ?? countryOf.get(order) ?? '';
    const cells = [...line.cells];
    mend(cells, postCode, (text) => text.padStart(postCodeLength.get(destination) ?? 0, '0'));
    mend(cells, positionOf('hsCn'), (text) => (/^(\d{9}|\d{12})$/.test(text) ? `0${text}` : text));
    if (destination === 'US')
      mend(cells, positionOf('hsDest'), (text) => (/^(\d{7}|\d{9})$/.test(text) ? `0${text}` : text));
    const cartonCell = cells[carton];
    if (cartonCell?.kind === 'date') cells[carton] = { kind: 'text', text: monthAndDay(cartonCell.text) };
    return { row: line.row, cells };
  });
}

function mend(cells: SheetCell[], at: number, change: (text: string) => string): void {
  const cell = cells[at];
  if (cell?.kind === 'number') cells[at] = { kind: 'number', text: change(cell.text) };
}

function monthAndDay(date: string): string {
  const [, month, day] = /^\d{4}-(\d{2})-(\d{2})/.exec(date) ?? [];
  return month && day ? `${Number(month)}-${Number(day)}` : date;
}
