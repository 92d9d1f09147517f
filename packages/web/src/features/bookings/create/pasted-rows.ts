import { codesOf } from '@loadline/contract/kernel/code';
import type { Field, Fields } from '@loadline/contract/kernel/field';
import { check } from '@loadline/contract/kernel/schema';
import type { Text } from '@loadline/contract/kernel/text';
import { rowsIn } from '@loadline/contract/trusts/trust.rows';
import type { TypedRow } from './typed-rows.ts';

/** A cell that could not be read; `row` counts from 1 in what was pasted. */
export interface RowFault {
  readonly row: number;
  readonly label: Text;
  readonly says: Text;
}

export interface Pasted {
  readonly rows: readonly TypedRow[];
  readonly faults: readonly RowFault[];
  /** How many rows were read. */
  readonly count: number;
}

interface Sheet {
  /** The fields of a row, and those of them that are columns, from left to right. */
  readonly fields: Fields;
  readonly keys: readonly string[];
  readonly blank: (id: string) => TypedRow;
}

interface Place {
  /** The row and the cell that it was pasted into. */
  readonly at: number;
  readonly key: string;
}

/** Whether a text is a piece of a sheet and not a word to be typed. */
export function isSheet(text: string): boolean {
  return /[\t\n]/.test(text.trim());
}

/**
 * Rows with a piece of a sheet laid over them. A first row of headings says what stands where; others go from the cell
 * on to the right, and beyond the last row new ones are made. A cell that cannot be read changes nothing and is told.
 */
export function rowsPasted(
  before: readonly TypedRow[],
  { fields, keys, blank }: Sheet,
  { at, key }: Place,
  text: string,
  newId: () => string,
): Pasted {
  const cells = rowsIn(text).filter((row) => row.some((cell) => cell.trim() !== ''));
  const headings = (cells[0] ?? []).map((heading) => keyOfHeading(heading, fields, keys));
  const isHeaded = headings.filter((one) => one !== undefined).length >= 2;
  const columns = isHeaded ? headings : keys.slice(keys.indexOf(key));
  const faults: RowFault[] = [];
  const body = isHeaded ? cells.slice(1) : cells;
  const read = body.map((row, place) =>
    Object.fromEntries(
      row.flatMap((cell, column) => {
        const under = columns[column];
        const field = under === undefined ? undefined : fields[under];
        if (under === undefined || !field || cell.trim() === '') return [];
        const value = readCell(field, cell);
        const checked = check({ [under]: field }, { [under]: value });
        if (checked.ok) return [[under, value] as const];
        const says = checked.findings[0]?.says ?? { zh: cell, en: cell };
        faults.push({ row: place + (isHeaded ? 2 : 1), label: field.label, says });
        return [];
      }),
    ),
  );
  const length = Math.max(before.length, at + read.length);
  const rows = Array.from({ length }, (_, place) => {
    const base = before[place] ?? blank(newId());
    return { ...base, ...read[place - at] };
  });
  return { rows, faults, count: read.length };
}

function keyOfHeading(heading: string, fields: Fields, keys: readonly string[]): string | undefined {
  const words = plain(heading);
  return keys.find((key) => {
    const label = fields[key]?.label;
    if (!label) return false;
    const [zh, en] = [plain(label.zh), plain(label.en)];
    // A sheet says `Packages` where the field is `Booked packages`.
    return words === zh || words === en || (words.length > 1 && (zh.endsWith(words) || en.endsWith(words)));
  });
}

/** `Length (cm)` is `length`. */
function plain(heading: string): string {
  return heading
    .normalize('NFKC')
    .replace(/\(.*$/, '')
    .replace(/[\s.*:_-]|kg|cbm|m³/gi, '')
    .toLowerCase();
}

/** A cell as the contract takes it: numbers without thousands and units, codes by their words. */
function readCell(field: Field, cell: string): unknown {
  const text = cell.normalize('NFKC').trim();
  if (field.kind === 'code') return codeIn(field, text);
  if (field.kind !== 'whole' && field.kind !== 'decimal') return text;
  const number = /^(-?\d[\d,]*(?:\.\d+)?)\s*\D{0,6}$/.exec(text)?.[1]?.replaceAll(',', '') ?? text;
  return field.kind === 'whole' && /^-?\d+(\.0+)?$/.test(number) ? Number(number) : number;
}

function codeIn({ table }: Extract<Field, { kind: 'code' }>, text: string): string {
  const wanted = text.toLowerCase();
  return (
    codesOf(table).find((code) => {
      const { zh, en } = table.codes[code] ?? { zh: '', en: '' };
      return code === text || zh === text || en.toLowerCase() === wanted;
    }) ?? text
  );
}
