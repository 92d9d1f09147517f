import { codeTable } from '../kernel/code.ts';
import type { Fields } from '../kernel/field.ts';
import { group } from '../kernel/field.ts';
import type { Permission } from '../kernel/permission.ts';
import type { Resource } from '../kernel/resource.ts';
import { pick, resource } from '../kernel/resource.ts';
import type { Text } from '../kernel/text.ts';
import { importApi } from './import.api.ts';
import { positionsIn } from './import.column.ts';
import { importDetailOf } from './import.fields.ts';
import type { SheetCell, SheetLine } from './import.grid.ts';
import { headerReader } from './import.header.ts';
import type { SheetReading } from './import.sheet.ts';
import { importFacts, importHistoryFacts, recordCounts } from './import.ts';
import { columnsOf } from './record.columns.ts';
import { findingSayer, recordFindings } from './record.findings.ts';

/** A sheet whose rows are records, one each. */
interface DeclaredSheet<F extends Fields> {
  readonly of: Resource<F>;
  /** The columns that tell records apart: one that agrees in all of them with an existing one updates it. */
  readonly sameBy: readonly (keyof F & string)[];
  /** Headings that other files in use carry. */
  readonly alsoCalled: Partial<Readonly<Record<keyof F & string, readonly string[]>>>;
  readonly notes: Partial<Readonly<Record<keyof F & string, Text>>>;
  /** The form in which a text is compared and stored, where that is not the one it is typed in. */
  readonly stored?: Partial<Readonly<Record<keyof F & string, (text: string) => string>>>;
  /** Puts right what spreadsheets do to a number, such as a postcode that has lost its zeros. */
  readonly mend?: (key: string, digits: string, cellOf: (key: string) => string) => string;
}

/** What a kind of records that are one row each brings to its import. */
export interface DeclaredRecord<F extends Fields> extends DeclaredSheet<F> {
  /** `goods`: its imports stand at `/omsapi/goods/imports`. */
  readonly name: string;
  /** Where its imports stand, if not there. */
  readonly path?: `/${string}`;
  readonly access: Permission;
  /** Staff import for a customer, too. */
  readonly forCustomer?: true;
  /** Its files may be CSV as well: they are rewritten as a workbook when they come. */
  readonly takesCsv?: true;
  readonly label: Text;
  /** One of them, inside a sentence. */
  readonly one: Text;
}

export type RecordSubject = ReturnType<typeof recordSubject>;

/** How the rows of a sheet are read, and what is said of them: all from the fields of a resource. */
export function recordSheet<F extends Fields>(declared: DeclaredSheet<F>) {
  const { of, sameBy, stored = {} } = declared;
  const columns = columnsOf(of, declared.notes);
  const keys = columns.map(({ key }) => key);
  const fields: Fields = of.fields;
  const known: Resource = of;
  const storedAs: Partial<Readonly<Record<string, (text: string) => string>>> = stored;
  return {
    columns,
    reading: readingOf(declared, columns, keys),
    say: findingSayer(fields, columns),
    record: { of: known, fields, keys, sameBy: [...sameBy], storedAs },
  };
}

/** The records as something that is imported: calls, columns, findings and reading, all from the fields of the resource. */
export function recordSubject<F extends Fields>(declared: DeclaredRecord<F>) {
  const { name, access, label, one, takesCsv = false, forCustomer = false } = declared;
  const sheet = recordSheet(declared);
  const labels = codeTable(
    `${name} column`,
    Object.fromEntries(sheet.columns.map((column) => [column.key, column])),
  );
  const codes = { columns: labels, findings: recordFindings };
  const title = { zh: `${label.zh}导入`, en: `${label.en} import` };
  return {
    ...sheet,
    name,
    access,
    takesCsv,
    label,
    one,
    templateName: { zh: `${label.zh}导入模板`, en: `${label.en} import template` },
    api: importApi({
      forCustomer,
      path: declared.path ?? `/omsapi/${name}/imports`,
      access,
      titles: {
        upload: { zh: `上传${label.zh}文件`, en: `Upload ${label.en.toLowerCase()}` },
        file: { zh: `${label.zh}文件`, en: `${label.en} file` },
        commit: { zh: `导入${label.zh}`, en: `Import ${label.en.toLowerCase()}` },
      },
      ...codes,
      detail: importDetailOf(title, codes, recordCounts, pick(counted, 'importedRecords')),
      entry: group(historyFields, { label: title }),
    }),
    fields: { ...importFacts, ...recordCounts },
    historyFields,
    counts,
  };
}

const counted = resource('record import', { zh: '导入', en: 'Import' }, recordCounts);
const historyFields = {
  ...importHistoryFacts,
  ...pick(counted, 'records', 'importedRecords', 'skippedRecords'),
};
const counts = {
  records: 'records',
  readyRecords: 'readyRecords',
  writtenRecords: 'writtenRecords',
  importedRecords: 'importedRecords',
  madeRecords: 'madeRecords',
  skippedRecords: 'skippedRecords',
} as const;

function readingOf<F extends Fields>(
  { alsoCalled, mend }: DeclaredSheet<F>,
  columns: ReturnType<typeof columnsOf>,
  keys: readonly string[],
): SheetReading {
  return {
    keys,
    keyOf: headerReader(
      columns.map((column) => [column.key, column] as const),
      (key) => alsoCalled[key] ?? [],
    ),
    unitOf: (key) => columns.find((column) => column.key === key)?.unit,
    isFilledDown: () => false,
    missingFrom: (present) =>
      columns.filter(({ key, needed }) => needed === 'always' && !present.has(key)).map(({ key }) => key),
    mended: (lines) => (mend ? lines.map((line) => mendedLine(line, keys, mend)) : lines),
  };
}

// Only what a spreadsheet took for a number has lost anything.
function mendedLine(
  { row, cells }: SheetLine,
  keys: readonly string[],
  mend: NonNullable<DeclaredSheet<Fields>['mend']>,
): SheetLine {
  const positionOf = positionsIn(keys);
  const cellOf = (key: string) => cells[positionOf(key)]?.text ?? '';
  const mended = cells.map((cell, at): SheetCell => {
    const key = keys[at];
    return cell.kind === 'number' && key ? { ...cell, text: mend(key, cell.text, cellOf) } : cell;
  });
  return { row, cells: mended };
}
