import { columnName } from './sheet.cell.ts';
import { columnCells, textCell } from './sheet.markup.ts';
import { escapeXml } from './sheet.text.ts';
import { type RowValues, type SheetColumn, sheetOpening } from './sheet.ts';
import { SHEET_SPACE, STYLE, sheetName, workbookParts, XML_HEAD } from './workbook.parts.ts';
import { textEntry, zipped } from './workbook.zip.ts';

/** A column to be filled in. */
export interface TemplateColumn extends SheetColumn {
  /** Required heads are coloured. */
  readonly need: 'required' | 'optional';
  /** Offered as a drop-down list; other values are refused by the spreadsheet, or allowed (for several at once). */
  readonly list?: { readonly values: readonly string[]; readonly others: 'refused' | 'allowed' };
}

/** A workbook for people to fill in. */
export interface WorkbookTemplate {
  readonly name: string;
  readonly columns: readonly TemplateColumn[];
  readonly rows: readonly RowValues[];
  /** Drop-down lists are offered down to this row. */
  readonly lastRow: number;
  /** The name of the hidden sheet that holds the lists. */
  readonly lists: string;
  /** A sheet of explanations; the first row is its head. */
  readonly notes: {
    readonly name: string;
    readonly widths: readonly number[];
    readonly rows: readonly (readonly string[])[];
  };
}

type Lists = ReadonlyMap<string, { readonly column: number; readonly values: readonly string[] }>;

const HEAD_LINE_HEIGHT = 16;

/**
 * The bytes of a template: a sheet with head, drop-down lists and columns that already have their kind, so that a code
 * typed into an empty cell keeps its zeros; a sheet of notes; a hidden sheet of the lists.
 */
export async function writeTemplate(template: WorkbookTemplate): Promise<Buffer> {
  const lists = listsOf(template.columns);
  const listSheet = sheetName(template.lists);
  const sheets = [sheetName(template.name), sheetName(template.notes.name), listSheet];
  const listed = sheets.map(
    (name) => ({ name, visibility: name === listSheet ? 'hidden' : 'shown' }) as const,
  );
  const entries = [
    ...workbookParts(lists.size === 0 ? listed.slice(0, 2) : listed),
    textEntry('xl/worksheets/sheet1.xml', formSheet(template, lists, listSheet)),
    textEntry('xl/worksheets/sheet2.xml', notesSheet(template.notes)),
    ...(lists.size === 0 ? [] : [textEntry('xl/worksheets/sheet3.xml', listsSheet(lists))]),
  ];
  const pieces: Buffer[] = [];
  for await (const piece of zipped(entries)) pieces.push(piece);
  return Buffer.concat(pieces);
}

function formSheet({ columns, rows, lastRow }: WorkbookTemplate, lists: Lists, listSheet: string): string {
  const lines = Math.max(1, ...columns.map(({ header }) => header.split('\n').length));
  const head = columns.map(({ header, need }, at) =>
    textCell(`${columnName(at)}1`, header, need === 'required' ? STYLE.requiredHead : STYLE.head),
  );
  const cells = columns.map(({ kind }, at) => columnCells(at, kind));
  const body = rows.map((values, index) => {
    const row = index + 2;
    return `<row r="${row}">${cells.map((cell, at) => cell(row, values[at] ?? null)).join('')}</row>`;
  });
  const height = `ht="${lines * HEAD_LINE_HEIGHT}" customHeight="1"`;
  const data = `<sheetData><row r="1" ${height}>${head.join('')}</row>${body.join('')}</sheetData>`;
  return `${sheetOpening(columns)}${data}${validations(columns, lastRow, lists, listSheet)}</worksheet>`;
}

function validations(
  columns: readonly TemplateColumn[],
  lastRow: number,
  lists: Lists,
  listSheet: string,
): string {
  const rules = columns.flatMap(({ list }, at) => {
    const found = list === undefined ? undefined : lists.get(keyOf(list.values));
    if (list === undefined || found === undefined) return [];
    const letters = columnName(found.column);
    const source = `'${listSheet.replaceAll("'", "''")}'!$${letters}$1:$${letters}$${found.values.length}`;
    const range = `${columnName(at)}2:${columnName(at)}${lastRow}`;
    const strict = list.others === 'refused' ? ' showErrorMessage="1"' : '';
    return [
      `<dataValidation type="list" allowBlank="1"${strict} sqref="${range}"><formula1>${escapeXml(source)}</formula1></dataValidation>`,
    ];
  });
  return rules.length === 0
    ? ''
    : `<dataValidations count="${rules.length}">${rules.join('')}</dataValidations>`;
}

function listsSheet(lists: Lists): string {
  const columns = [...lists.values()];
  const longest = Math.max(...columns.map(({ values }) => values.length));
  const rows = Array.from({ length: longest }, (_, at) => {
    const cells = columns.map(({ column, values }) => {
      const value = values[at];
      return value === undefined ? '' : textCell(`${columnName(column)}${at + 1}`, value);
    });
    return `<row r="${at + 1}">${cells.join('')}</row>`;
  });
  return `${XML_HEAD}<worksheet xmlns="${SHEET_SPACE}"><sheetData>${rows.join('')}</sheetData></worksheet>`;
}

function notesSheet({ widths, rows }: WorkbookTemplate['notes']): string {
  const columns = widths.map((width) => ({ header: '', kind: 'text', width }) as const);
  const lines = rows.map((texts, index) => {
    const style = index === 0 ? STYLE.head : STYLE.note;
    return `<row r="${index + 1}">${texts.map((text, at) => textCell(`${columnName(at)}${index + 1}`, text, style)).join('')}</row>`;
  });
  return `${sheetOpening(columns)}<sheetData>${lines.join('')}</sheetData></worksheet>`;
}

function listsOf(columns: readonly TemplateColumn[]): Lists {
  const lists = new Map<string, { column: number; values: readonly string[] }>();
  for (const { list } of columns) {
    if (list === undefined || list.values.length === 0 || lists.has(keyOf(list.values))) continue;
    lists.set(keyOf(list.values), { column: lists.size, values: list.values });
  }
  return lists;
}

function keyOf(values: readonly string[]): string {
  return JSON.stringify(values);
}
