import { figureIn, unitOfHeading } from '@loadline/contract/imports/import.figure';
import type { CodeTable } from '@loadline/contract/kernel/code';
import { codesOf } from '@loadline/contract/kernel/code';
import type { Field, Fields } from '@loadline/contract/kernel/field';
import { check } from '@loadline/contract/kernel/schema';
import type { Text } from '@loadline/contract/kernel/text';
import { cellsIn } from './clipboard.ts';
import type { Place } from './grid-place.ts';
import type { GridRow } from './grid-row.ts';

/** A cell that could not be read; `row` counts from 1 in what was pasted. */
export interface BlockFault {
  readonly row: number;
  readonly label: Text;
  readonly says: Text;
}

export interface Pasted {
  readonly rows: readonly GridRow[];
  readonly faults: readonly BlockFault[];
  /** How many rows were read. */
  readonly count: number;
}

export interface BlockTarget {
  readonly fields: Fields;
  /** The columns from left to right, and further keys that may stand after them or under headings. */
  readonly keys: readonly string[];
  readonly blank: (id: string, rows: readonly GridRow[]) => GridRow;
  /** `text` takes every cell as it is written, numbers without their thousands and units. */
  readonly reading: 'values' | 'text';
}

/**
 * Rows with a pasted block over them. A first row of headings says what stands where; others go from the cell on to the
 * right, and beyond the last row new ones are made. A cell that cannot be read changes nothing and is named.
 */
export function rowsPasted(
  before: readonly GridRow[],
  target: BlockTarget,
  at: Place | undefined,
  text: string,
  newId: () => string,
): Pasted {
  const { fields, keys, blank, reading } = target;
  const cells = cellsIn(text).filter((row) => row.some((cell) => cell !== ''));
  const headings = (cells[0] ?? []).map((heading) => keyOfHeading(heading, fields, keys));
  const isHeaded = headings.filter((one) => one !== undefined).length >= 2;
  const columns = isHeaded ? headings : keys.slice(Math.max(0, keys.indexOf(at?.key ?? '')));
  const units = isHeaded ? (cells[0] ?? []).map(unitOfHeading) : [];
  const faults: BlockFault[] = [];
  const body = isHeaded ? cells.slice(1) : cells;
  const read = body.map((row, place) =>
    Object.fromEntries(
      row.flatMap((cell, column) => {
        const key = columns[column];
        const field = key === undefined ? undefined : fields[key];
        if (key === undefined || !field || cell === '') return [];
        const { value, says } = readCell(field, cell, { reading, unit: units[column] });
        if (!says) return [[key, value] as const];
        faults.push({ row: place + (isHeaded ? 2 : 1), label: field.label, says });
        return [];
      }),
    ),
  );
  const first = Math.max(
    0,
    before.findIndex(({ id }) => id === at?.row),
  );
  const rows = [...before];
  for (const [place, values] of read.entries())
    rows[first + place] = { ...(rows[first + place] ?? blank(newId(), rows)), ...values };
  return { rows, faults, count: read.length };
}

function keyOfHeading(heading: string, fields: Fields, keys: readonly string[]): string | undefined {
  const words = plainHeading(heading);
  if (words === '') return undefined;
  const labels = keys.flatMap((key) => {
    const label = fields[key]?.label;
    return label ? [{ key, words: [plainHeading(label.zh), plainHeading(label.en)] }] : [];
  });
  const exact = labels.find((one) => one.words.includes(words));
  // A sheet says `Packages` where the field is `Booked packages`.
  const near = labels.find((one) => words.length > 1 && one.words.some((label) => label.endsWith(words)));
  return (exact ?? near)?.key;
}

/** `Length (cm)` is `length`. */
function plainHeading(heading: string): string {
  return heading
    .normalize('NFKC')
    .replace(/\(.*$/, '')
    .replace(/[\s.*:_-]|kg|cbm|m³/gi, '')
    .toLowerCase();
}

interface CellReading {
  readonly reading: BlockTarget['reading'];
  /** What the figures of its column are in where the heading says so. */
  readonly unit: string | undefined;
}

/** What a cell says, or why it cannot be taken. */
function readCell(
  field: Field,
  cell: string,
  { reading, unit }: CellReading,
): { readonly value?: unknown; readonly says?: Text } {
  const figure = field.kind === 'decimal' && field.unit ? figureIn(field, cell, unit) : { value: cell };
  if ('says' in figure) return figure;
  const value = reading === 'text' ? textIn(figure.value) : valueOfCell(field, figure.value);
  if (reading === 'text') return { value };
  const checked = check({ cell: field }, { cell: value });
  return checked.ok ? { value } : { says: checked.findings[0]?.says ?? { zh: cell, en: cell } };
}

/** A number as a spreadsheet shows it, `¥1,200.50` or `14.6 kg`, without what is not the number. */
function textIn(cell: string): string {
  const text = cell.normalize('NFKC').trim();
  const number = /^[^\w.-]{0,3}(-?\d[\d,]*(?:\.\d+)?)\s*\D{0,6}$/.exec(text)?.[1];
  return number === undefined ? text : number.replaceAll(',', '');
}

/** A cell as the contract takes it: numbers without thousands and units, codes by their words in either language. */
function valueOfCell(field: Field, cell: string): unknown {
  const text = cell.normalize('NFKC').trim();
  if (field.kind === 'code') return codeIn(field.table, text);
  if (field.kind === 'list') return listIn(field.item, text);
  if (field.kind !== 'whole' && field.kind !== 'decimal') return text;
  const number = textIn(text);
  return field.kind === 'whole' && /^-?\d+(\.0+)?$/.test(number) ? Number(number) : number;
}

function listIn(item: Field, text: string): string[] {
  const words = text.split(/[,;、\s]+/).filter((one) => one !== '');
  return item.kind === 'code' ? words.map((one) => codeIn(item.table, one)) : words;
}

function codeIn(table: CodeTable, text: string): string {
  const wanted = text.toLowerCase();
  const found = codesOf(table).find((code) => {
    const { zh = '', en = '' } = table.codes[code] ?? {};
    return [code, zh, en].some((one) => one.toLowerCase() === wanted);
  });
  return found ?? text;
}
