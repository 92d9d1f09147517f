import { isHsOfChina, isHsOfDestination } from '@loadline/contract/checks/hs';
import { linesAtMost } from '@loadline/contract/customs/customs-line';
import { filledLine } from '@loadline/contract/customs/customs-line.fill';
import { customsLinesImportSubject, linesOfChina } from '@loadline/contract/customs/customs-lines-import';
import { elementsRead, flawOfWritten } from '@loadline/contract/customs/hs-elements';
import type { Report, SheetAnswers } from '@loadline/contract/imports/import.finding';
import { reportInto } from '@loadline/contract/imports/import.finding';
import type { ImportRow } from '@loadline/contract/imports/import.grid';
import type { ExistingRecord, ImportedRecord } from '@loadline/contract/imports/record.check';
import { checkRecords, readRecords } from '@loadline/contract/imports/record.check';
import { plainValue } from '@loadline/contract/imports/record.value';
import { sameValue } from '@loadline/contract/kernel/changes';
import type { Tx } from '../../kernel/database.ts';
import type { ImportWork } from '../imports/imports.public.ts';
import type { FoundLine } from './customs.detail.queries.ts';
import type { Cells } from './customs.import.queries.ts';
import { writeLines } from './customs.lines.import.commands.ts';
import { goodsMeant, type LinedFile, lineCells, linedFiles } from './customs.lines.queries.ts';

/** Lines of declarations as something that staff import: a row is one line, told by its file and item number. */
export const customsLinesImports: ImportWork<ImportedRecord> = {
  subject: customsLinesImportSubject,
  check,
  write: writeLines,
};

const { keys, fields } = customsLinesImportSubject.record;

/** A row with the file and the line that it means, if they are there. */
interface LineRow {
  readonly row: number;
  readonly same: string | undefined;
  readonly cells: Cells;
  readonly blank: ReadonlySet<string>;
  readonly file: LinedFile | undefined;
  readonly line: FoundLine | undefined;
  /** The line as its workbook says it. */
  readonly there: Cells;
}

async function check(tx: Tx, rows: readonly ImportRow[], answers: SheetAnswers) {
  const read = readRecords(customsLinesImportSubject, rows, answers);
  const findings = [...read.findings];
  const report = reportInto(findings);
  const typed = read.rows.map(({ row, values }, at) => ({
    row,
    same: read.same[at],
    cells: Object.fromEntries(keys.map((key, place) => [key, values[place] || null])),
    blank: new Set(keys.filter((_, place) => values[place] === '')),
  }));
  const files = await linedFiles(
    tx,
    typed.flatMap(({ cells }) => cells['fileNo'] ?? []),
  );
  const meant = typed.map((one): LineRow => {
    const file = files.get(one.cells['fileNo'] ?? '');
    const line = file?.lines.find(({ lineNo }) => String(lineNo) === one.cells['lineNo']);
    return { ...one, file, line, there: file && line ? standing(file, line, one.cells) : {} };
  });
  for (const one of meant) reportFlaws(one, report);
  reportOrder(meant, report);
  return checkRecords(customsLinesImportSubject, { ...read, findings }, existingOf(meant));
}

/** What stands on a line, in the form in which cells are compared; elements that read alike are alike. */
function standing({ fileNo }: LinedFile, line: FoundLine, cells: Cells): Cells {
  const said = lineCells(fileNo, line);
  const { hs } = filledLine(line.own, line.goods);
  const told = cells['elements'] ?? null;
  const isAlike =
    told !== null &&
    !flawOfWritten(hs, told) &&
    sameValue(elementsRead(hs, told), elementsRead(hs, String(said['elements'] ?? '')));
  const values: ReturnType<typeof lineCells> = { ...said, ...(isAlike && { elements: told }) };
  return Object.fromEntries(
    keys.map((key) => {
      const [field, value] = [fields[key], values[key] ?? null];
      const isThere = field !== undefined && value !== null;
      return [key, isThere ? plainValue(field, String(value)) : null];
    }),
  );
}

function existingOf(rows: readonly LineRow[]): Map<string, ExistingRecord> {
  return new Map(
    rows.flatMap(({ same, line, there }) =>
      line && same !== undefined ? [[same, { id: line.id, values: there }] as const] : [],
    ),
  );
}

function reportFlaws(one: LineRow, report: Report): void {
  const { row, cells, file } = one;
  if (cells['fileNo'] && !file) report(row, 'fileNo', 'E42', { value: cells['fileNo'] });
  if (!file) return;
  if (one.line) reportSame(one, one.there, report);
  else reportOfNew(one, file, report);
  const isChinese = file.territory === 'CN';
  const isTold = (key: string) => Boolean(cells[key]) && cells[key] !== one.there[key];
  if (!isChinese) for (const key of linesOfChina) if (isTold(key)) report(row, key, 'E60');
  const hs = cells['hs'] ?? '';
  if (isTold('hs') && !(isChinese ? isHsOfChina : isHsOfDestination)(hs)) report(row, 'hs', 'E04');
  const elements = cells['elements'] ?? '';
  const flaw =
    isChinese && isTold('elements') ? flawOfWritten(cells['hs'] ?? hsOf(one), elements) : undefined;
  if (flaw) report(row, 'elements', flaw.code, { value: String(flaw.n) });
}

function hsOf({ line, there }: LineRow): string | null {
  return line ? (there['hs'] ?? null) : null;
}

/** Which goods a line is of is not changed by a workbook. */
function reportSame({ row, cells }: LineRow, there: Cells, report: Report): void {
  for (const key of ['orderNumber', 'goodsNo', 'nameZh', 'nameEn'])
    if (cells[key] && cells[key] !== there[key]) report(row, key, 'E55', { value: there[key] ?? '' });
}

function reportOfNew(one: LineRow, file: LinedFile, report: Report): void {
  const { row, cells, blank } = one;
  const orders = new Set(file.goods.map(({ orderNumber }) => orderNumber));
  const order = cells['orderNumber'] ?? (orders.size === 1 ? [...orders][0] : undefined);
  if (blank.has('goodsNo')) report(row, 'goodsNo', 'E03');
  if (order === undefined) {
    if (blank.has('orderNumber')) report(row, 'orderNumber', 'E03');
    return;
  }
  if (!orders.has(order)) report(row, 'orderNumber', 'E56', { value: order });
  else if (cells['goodsNo'] && !goodsMeant(file, cells)) report(row, 'goodsNo', 'E57', { value: order });
  const goods = goodsMeant(file, cells);
  if (goods) reportSame(one, { ...cells, nameZh: goods.nameZh, nameEn: goods.nameEn }, report);
}

/** New lines follow those that are there, without a gap. */
function reportOrder(rows: readonly LineRow[], report: Report): void {
  const last = new Map<string, number>();
  const counted = new Map<string, number>();
  for (const { row, cells, file, line } of rows) {
    if (!file || line || !cells['lineNo']) continue;
    const { fileNo, lines } = file;
    const next = (last.get(fileNo) ?? Math.max(0, ...lines.map(({ lineNo }) => lineNo))) + 1;
    const count = (counted.get(fileNo) ?? lines.length) + 1;
    if (count > linesAtMost) report(row, 'lineNo', 'E59', { value: String(linesAtMost) });
    else if (cells['lineNo'] !== String(next)) report(row, 'lineNo', 'E58', { value: String(next) });
    else last.set(fileNo, next);
    counted.set(fileNo, count);
  }
}
