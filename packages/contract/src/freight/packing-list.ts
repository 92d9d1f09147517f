import { figureIn, unitOfHeading } from '../imports/import.figure.ts';
import { isTotal } from '../imports/import.total.ts';
import { isUnitWord } from '../imports/import.units.ts';
import type { CargoKey, TypedLine } from './cargo-line.ts';
import { cargoKeys } from './cargo-line.ts';
import type { LengthUnit } from './chargeable-weight.ts';

export const blankLine: TypedLine = { count: '', length: '', width: '', height: '', weight: '' };

/**
 * Lines pasted from a sheet in the order pieces, length, width, height, weight each; sides may stand in one cell as
 * `60×40×30`. Rows without a digit are no lines; the units that they name hold for what stands under them. What is in other
 * units than the calculator's, by its heading or by itself, is worked out; totals are left out.
 */
export function linesIn(pasted: string, unit: LengthUnit): TypedLine[] {
  const lines = rowsIn(pasted).filter((row) => row.some(({ text }) => /\d/.test(text)));
  return lines.map((row) => filled(blankLine, 'count', row, unit));
}

/** Whether a paste is more than one value and so is a piece of a sheet. */
export function isSheet(pasted: string): boolean {
  return /[\t\n]/.test(pasted.trim());
}

/** Lines with a piece of a sheet laid over them, its first cell at `key` of line `at`; new lines where there are none yet. */
export function laidOver(
  lines: readonly TypedLine[],
  at: number,
  key: CargoKey,
  { pasted, unit }: { readonly pasted: string; readonly unit: LengthUnit },
): TypedLine[] {
  const rows = rowsIn(pasted);
  const length = Math.max(lines.length, at + rows.length);
  return Array.from({ length }, (_, index) =>
    filled(lines[index] ?? blankLine, key, rows[index - at] ?? [], unit),
  );
}

/** A cell as it was written, with the unit that its heading names. */
interface Written {
  readonly text: string;
  readonly unit: string | undefined;
}

function filled(line: TypedLine, from: CargoKey, cells: readonly Written[], unit: LengthUnit): TypedLine {
  const first = cargoKeys.indexOf(from);
  const entries = cargoKeys.map((key, at) => {
    const cell = cells[at - first];
    return [key, cell ? typedAs(key, cell, unit) : line[key]] as const;
  });
  return { ...line, ...Object.fromEntries(entries) };
}

/** A figure as it would be typed; what cannot be told in the unit of its column stays as it stands, for its field to say so. */
function typedAs(key: CargoKey, { text, unit }: Written, sides: LengthUnit): string {
  const cell = text.normalize('NFKC').trim();
  const figure = figureIn(fieldOf(key, sides), cell, unit);
  return 'value' in figure ? figure.value : cell;
}

function fieldOf(key: CargoKey, unit: LengthUnit) {
  if (key === 'count') return { scale: 0 };
  return { scale: 3, unit: key === 'weight' ? 'kg' : unit };
}

/** A row that holds nothing stands where it stood: what follows it belongs to the lines after. */
function rowsIn(pasted: string): Written[][] {
  let units: readonly (string | undefined)[] = [];
  const rows: Written[][] = [];
  for (const row of withoutBlankEnds(pasted.split(/\r?\n/))) {
    if (isTotal(row.normalize('NFKC').trim())) continue;
    const named = row.split('\t').map(unitOfHeading);
    const isText = row.trim() !== '' && !/\d/.test(row);
    if (isText && (rows.length === 0 || named.some((unit) => unit !== undefined))) units = named;
    else rows.push(row.trim() === '' ? [] : cellsIn(row, units));
  }
  return rows;
}

function withoutBlankEnds(rows: readonly string[]): readonly string[] {
  const isSaid = (row: string) => row.trim() !== '';
  return rows.slice(Math.max(rows.findIndex(isSaid), 0), rows.findLastIndex(isSaid) + 1);
}

/** Between two sides, each of which may have its unit. */
const by = /(?<=\d\s?[a-z"″']{0,6})\s*[×x*]\s*(?=\d)/i;

/** The cells of a row: by tabs, else by commas or spaces; the sides in one cell are three, all in the unit behind the last. */
function cellsIn(row: string, units: readonly (string | undefined)[]): Written[] {
  const parts = row.includes('\t') ? row.split('\t') : wordsIn(row.split(by).join('×'));
  return parts.flatMap((part, at) => {
    const sides = part.split(by);
    const behind = sides.length > 1 ? (/[^\d\s.,]+$/.exec(part.trim())?.[0] ?? '') : '';
    return sides.map((side) => ({
      text: /\d$/.test(side.trim()) ? side + behind : side,
      unit: units[at],
    }));
  });
}

/** A unit belongs to the figure before it. */
function wordsIn(row: string): string[] {
  const words = row
    .trim()
    .split(/[,，;；\s]+/)
    .filter((word) => word !== '');
  return words.reduce<string[]>((all, word) => {
    const before = all.at(-1);
    return before !== undefined && isUnitWord(word)
      ? [...all.slice(0, -1), `${before} ${word}`]
      : [...all, word];
  }, []);
}
