import { gunzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';

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

/** A file that is no edition: says the row and what is wrong with it. */
export class NoEdition extends Error {}

const mostBytes = 100_000_000;
const mostRows = 100_000;
const printedNumber = /^(\d{4}(\.\d{2}){0,3})?$/;

/**
 * Reads the schedule as the ITC publishes it, CSV or JSON, packed or not, with or without a byte order mark.
 * @throws NoEdition for everything else
 */
export function editionRows(content: Buffer): EditionRow[] {
  const text = unpacked(content)
    .toString('utf8')
    .replace(/^\uFEFF/, '');
  if (text.includes('\uFFFD')) throw new NoEdition('it is not written in UTF-8');
  const rows = text.trimStart().startsWith('[') ? rowsOfJson(text) : rowsOfCsv(text);
  if (rows.length === 0) throw new NoEdition('it has no rows');
  if (rows.length > mostRows) throw new NoEdition(`it has more than ${mostRows} rows`);
  return rows;
}

function unpacked(content: Buffer): Buffer {
  if (content.length > mostBytes) throw new NoEdition('it is larger than 100 MB');
  if (content[0] !== 0x1f || content[1] !== 0x8b) return content;
  try {
    return gunzipSync(content, { maxOutputLength: mostBytes });
  } catch {
    throw new NoEdition('it cannot be unpacked, or is larger than 100 MB unpacked');
  }
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

function rowsOfCsv(text: string): EditionRow[] {
  const [head = [], ...rows] = csvOf(text);
  const at = (name: string) => head.findIndex((cell) => cell.trim() === name);
  const missing = Object.values(columns).filter((name) => at(name) < 0);
  if (missing.length > 0) throw new NoEdition(`it has no column ${missing.join(', ')}`);
  return rows.map((cells, index) => {
    const cell = (name: string) => cells[at(name)] ?? '';
    const found = {
      htsNo: cell(columns.htsNo),
      indent: cell(columns.indent),
      description: cell(columns.description),
      units: unitsOf(cell(columns.units), index + 2),
      general: cell(columns.general),
      special: cell(columns.special),
      column2: cell(columns.column2),
      quota: cell('Quota Quantity'),
      additional: cell('Additional Duties'),
      footnotes: [],
    };
    return checked(found, index + 2);
  });
}

function csvOf(text: string): string[][] {
  try {
    return parse(text, { relax_column_count: false });
  } catch (error) {
    throw new NoEdition(error instanceof Error ? error.message : 'it is no CSV');
  }
}

/** `["No.","kg"]`, in which a break may stand as it is; or one unit without brackets. */
function unitsOf(cell: string, at: number): string[] {
  if (!cell.startsWith('[')) return cell === '' ? [] : [cell];
  try {
    const units: unknown = JSON.parse(cell.replace(/[\n\r\t]/g, (sign) => JSON.stringify(sign).slice(1, -1)));
    return Array.isArray(units) ? units.map(String) : [];
  } catch {
    throw new NoEdition(`row ${at} has the unit ${cell.slice(0, 20)}`);
  }
}

function rowsOfJson(text: string): EditionRow[] {
  return jsonOf(text).map((row, index) => {
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
      footnotes: Array.isArray(footnotes) ? footnotes.map(footnoteOf) : [],
    };
    return checked(found, index + 1);
  });
}

function jsonOf(text: string): Cells[] {
  let rows: unknown;
  try {
    rows = JSON.parse(text);
  } catch {
    throw new NoEdition('it is no whole JSON');
  }
  return Array.isArray(rows) ? rows.map(cellsIn) : [];
}

type Cells = Readonly<Record<string, unknown>>;

function cellsIn(row: unknown): Cells {
  if (typeof row !== 'object' || row === null) throw new NoEdition('a row of it is no object');
  return { ...row };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function footnoteOf(note: unknown): Footnote {
  const { columns: about, value } = cellsIn(note);
  return { columns: Array.isArray(about) ? about.map(String) : [], value: textOf(value) };
}

function checked(row: Omit<EditionRow, 'indent'> & { indent: string }, at: number): EditionRow {
  const htsNo = row.htsNo.trim();
  if (!printedNumber.test(htsNo)) throw new NoEdition(`row ${at} has the number ${htsNo.slice(0, 20)}`);
  if (!/^\d{1,2}$/.test(row.indent))
    throw new NoEdition(`row ${at} has the indent ${row.indent.slice(0, 20)}`);
  return { ...row, htsNo, indent: Number(row.indent) };
}
