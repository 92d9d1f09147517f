import type { Readable } from 'node:stream';
import { setImmediate as othersToo } from 'node:timers/promises';
import { htsFileLimits } from '@loadline/contract/hts/hts-file-flaws';
import { recordsIn } from './edition-csv.ts';
import { NoEdition } from './edition-flaw.ts';
import type { Cells } from './edition-json.ts';
import { cellsIn, objectsIn } from './edition-json.ts';
import { textOfFile } from './edition-text.ts';

/** A row of a published edition, cell by cell as it stands there. */
export interface EditionRow {
  /** With its points; empty for a row that only stands above others. */
  readonly htsNo: string;
  readonly indent: number;
  readonly description: string;
  readonly units: readonly string[];
  readonly general: string;
  readonly special: string;
  readonly column2: string;
  readonly quota: string;
  readonly additional: string;
  readonly footnotes: readonly Footnote[];
}

interface Footnote {
  readonly columns: readonly string[];
  readonly value: string;
}

const printedNumber = /^(\d{4}(\.\d{2}){0,3})?$/;

const rowsWithoutRest = 20;

/**
 * Reads the schedule as the ITC publishes it, CSV or JSON, packed or not, with or without a byte order mark, row by row: what a file
 * takes of memory does not grow with it.
 * @throws NoEdition for everything else
 */
export async function* editionRows(content: Readable): AsyncGenerator<EditionRow> {
  const seen = new Set<string>();
  let count = 0;
  for await (const row of rowsOf(textOfFile(content))) {
    count += 1;
    if (count > htsFileLimits.rows) throw new NoEdition('tooManyRows', { max: htsFileLimits.rows });
    if (seen.has(row.htsNo)) throw new NoEdition('twice', { row: row.at, value: row.htsNo });
    if (row.htsNo !== '') seen.add(row.htsNo);
    const { at: _at, ...found } = row;
    yield found;
    // Rows of one piece follow each other without a rest, in which nobody else would be answered.
    if (count % rowsWithoutRest === 0) await othersToo();
  }
  if (count === 0) throw new NoEdition('noRows');
}

type Placed = EditionRow & { readonly at: number };

/** Blanks that may stand before the first row; what goes on so has none. */
const mostBlanks = 1_000;

async function* rowsOf(text: AsyncGenerator<string>): AsyncGenerator<Placed> {
  let begin = '';
  while (begin.trim() === '') {
    const next = await text.next();
    if (next.done || begin.length > mostBlanks) throw new NoEdition(begin === '' ? 'empty' : 'noRows');
    begin += next.value;
  }
  const whole = withBegin(begin, text);
  yield* begin.trimStart().startsWith('[') ? rowsOfJson(whole) : rowsOfCsv(whole);
}

async function* withBegin(begin: string, rest: AsyncIterable<string>): AsyncGenerator<string> {
  yield begin;
  yield* rest;
}

const columns = {
  htsNo: 'HTS Number',
  indent: 'Indent',
  description: 'Description',
  units: 'Unit of Quantity',
  general: 'General Rate of Duty',
  special: 'Special Rate of Duty',
  column2: 'Column 2 Rate of Duty',
} as const;

async function* rowsOfCsv(text: AsyncIterable<string>): AsyncGenerator<Placed> {
  let head: readonly string[] | undefined;
  let at = 1;
  for await (const cells of recordsIn(text)) {
    if (head) yield csvRow(head, cells, (at += 1));
    else head = heading(cells);
  }
}

function heading(cells: readonly string[]): readonly string[] {
  const head = cells.map((cell) => cell.trim());
  const missing = Object.values(columns).filter((name) => !head.includes(name));
  if (missing.length > 0) throw new NoEdition('missingColumns', { columns: missing.join(', ') });
  return head;
}

function csvRow(head: readonly string[], cells: readonly string[], at: number): Placed {
  const cell = (name: string) => cells[head.indexOf(name)] ?? '';
  const found = {
    htsNo: cell(columns.htsNo),
    indent: cell(columns.indent),
    description: cell(columns.description),
    units: unitsOf(cell(columns.units), at),
    general: cell(columns.general),
    special: cell(columns.special),
    column2: cell(columns.column2),
    quota: cell('Quota Quantity'),
    additional: cell('Additional Duties'),
    footnotes: [],
  };
  return checked(found, at);
}

/** `["No.","kg"]`, in which a break may stand as it is; or one unit without brackets. */
function unitsOf(cell: string, row: number): string[] {
  if (!cell.startsWith('[')) return cell === '' ? [] : [cell];
  try {
    const units: unknown = JSON.parse(cell.replace(/[\n\r\t]/g, (sign) => JSON.stringify(sign).slice(1, -1)));
    return Array.isArray(units) ? units.map(String) : [];
  } catch {
    throw new NoEdition('wrongUnit', { row, value: cell.slice(0, 20) });
  }
}

async function* rowsOfJson(text: AsyncIterable<string>): AsyncGenerator<Placed> {
  let at = 0;
  for await (const row of objectsIn(text)) {
    at += 1;
    if (at === 1) requireKeys(row);
    yield jsonRow(row, at);
  }
}

const keys = ['htsno', 'indent', 'description', 'units', 'general', 'special', 'other'];

function requireKeys(row: Cells): void {
  const missing = keys.filter((key) => !(key in row));
  if (missing.length > 0) throw new NoEdition('missingColumns', { columns: missing.join(', ') });
}

function jsonRow(row: Cells, at: number): Placed {
  const cell = (key: string) => textOf(row[key]);
  const { units, footnotes } = row;
  const found = {
    htsNo: cell('htsno'),
    indent: cell('indent'),
    description: cell('description'),
    units: Array.isArray(units) ? units.map(String) : [],
    general: cell('general'),
    special: cell('special'),
    column2: cell('other'),
    quota: cell('quotaQuantity'),
    // The name is misspelt in some editions.
    additional: cell('additionalDuties') || cell('addiitionalDuties'),
    footnotes: Array.isArray(footnotes) ? footnotes.map((note) => footnoteOf(note, at)) : [],
  };
  return checked(found, at);
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.replaceAll('\0', '') : '';
}

function footnoteOf(note: unknown, at: number): Footnote {
  const { columns: about, value } = cellsIn(note, at);
  return { columns: Array.isArray(about) ? about.map(String) : [], value: textOf(value) };
}

function checked(row: Omit<EditionRow, 'indent'> & { indent: string }, at: number): Placed {
  const htsNo = row.htsNo.trim();
  if (!printedNumber.test(htsNo)) throw new NoEdition('wrongNumber', { row: at, value: htsNo.slice(0, 20) });
  if (!/^\d{1,2}$/.test(row.indent))
    throw new NoEdition('wrongIndent', { row: at, value: row.indent.slice(0, 20) });
  return { ...row, htsNo, indent: Number(row.indent), at };
}
