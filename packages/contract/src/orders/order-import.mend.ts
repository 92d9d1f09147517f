import { postCodeLength } from '../codes/country.ts';
import type { SheetCell, SheetLine } from '../imports/import.grid.ts';
import { countrySpellings, folded } from '../imports/import.words.ts';
import { positionOf } from './order-import.columns.ts';

const sides = [positionOf('cartonLength'), positionOf('cartonWidth'), positionOf('cartonHeight')] as const;

/** `40*30*20` in the column of lengths is all three sides, in one unit. */
export function withSidesApart(lines: readonly SheetLine[]): SheetLine[] {
  const [lengthAt, widthAt, heightAt] = sides;
  return lines.map((line) => {
    const { row, cells } = line;
    const parts = (cells[lengthAt]?.text ?? '').normalize('NFKC').split(/\s*[*×xX]\s*/);
    const isAlone = [widthAt, heightAt].every((at) => (cells[at]?.text ?? '') === '');
    if (parts.length !== 3 || !isAlone) return line;
    const unit = /[^\d.,\s].*$/.exec(parts[2] ?? '')?.[0] ?? '';
    const apart = parts.map((part) => (/^[\d.,]+$/.test(part) && unit !== '' ? `${part} ${unit}` : part));
    return {
      row,
      cells: cells.map((cell, at) => {
        const side = sides.findIndex((one) => one === at);
        return side < 0 ? cell : { kind: 'text' as const, text: apart[side] ?? '' };
      }),
    };
  });
}

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
