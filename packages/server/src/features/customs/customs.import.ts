import { customsImportSubject } from '@loadline/contract/customs/customs-import';
import type { Report, SheetAnswers } from '@loadline/contract/imports/import.finding';
import { reportInto } from '@loadline/contract/imports/import.finding';
import type { ImportRow } from '@loadline/contract/imports/import.grid';
import type { ExistingRecord, ImportedRecord } from '@loadline/contract/imports/record.check';
import { checkRecords, readRecords } from '@loadline/contract/imports/record.check';
import type { Tx } from '../../kernel/database.ts';
import type { ImportWork } from '../imports/imports.public.ts';
import { type CalledOrders, ordersCalled } from './customs.commands.ts';
import { writeDeclarations } from './customs.import.commands.ts';
import { reportFlaws, type SaidRow, withVat } from './customs.import.flaws.ts';
import {
  type Cells,
  filesNamed,
  isLiving,
  type NamedFile,
  type NamedFiles,
  numbersIn,
} from './customs.import.queries.ts';

/** Declarations as something that staff import: a row is one declaration, made of its orders or brought up to date. */
export const customsImports: ImportWork<ImportedRecord> = {
  subject: customsImportSubject,
  check,
  write: writeDeclarations,
};

const { keys } = customsImportSubject.record;
const vatAt = keys.indexOf('vat');

async function check(tx: Tx, rows: readonly ImportRow[], answers: SheetAnswers) {
  const read = readRecords(customsImportSubject, rows, answers);
  const findings = [...read.findings];
  const report = reportInto(findings);
  const typed = read.rows.map(({ row, values }, at) => ({
    row,
    same: read.same[at],
    cells: Object.fromEntries(keys.map((key, place) => [key, values[place] || null])),
    blank: new Set(keys.filter((_, place) => values[place] === '')),
  }));
  const all = typed.map(({ cells }) => cells);
  const files = await filesNamed(tx, all);
  const called = await ordersCalled(tx, all.flatMap(numbersIn));
  const said = typed.map((one) => {
    const owners = ownersOf(one.cells, called);
    return withVat({
      ...one,
      called,
      owners,
      now: tx.now,
      known: fileMeant({ ...one, owners }, files, report),
    });
  });
  reportTwice(said, report);
  for (const one of said) reportFlaws(one, report);
  const withVats = read.rows.map(({ row, values }, at) => ({
    row,
    values: values.map((value, place) =>
      place === vatAt && !value ? (said[at]?.cells['vat'] ?? value) : value,
    ),
  }));
  return checkRecords(customsImportSubject, { ...read, rows: withVats, findings }, existingOf(said));
}

interface NumberedRow extends SaidRow {
  /** What its numbers are known by to the machine of imports; without any, nothing. */
  readonly same: string | undefined;
}

/** Two rows that mean the same declaration; those that are alike in all their numbers are told of by the machine. */
function reportTwice(said: readonly NumberedRow[], report: Report): void {
  const seen = new Map<string, NumberedRow>();
  for (const one of said) {
    const { declarationNo } = one.cells;
    const name = one.known?.id ?? (declarationNo && `${[...one.owners].join()} ${declarationNo}`);
    const first = seen.get(name ?? '');
    if (first && first.same !== one.same) report(one.row, 'declarationNo', 'E08', { value: `${first.row}` });
    else if (name && !first) seen.set(name, one);
  }
}

/** What stands there already, with what a row may say again and nobody keeps by it. */
function existingOf(rows: readonly NumberedRow[]): Map<string, ExistingRecord> {
  return new Map(
    rows.flatMap(({ known, same, cells }) => {
      if (!known || same === undefined) return [];
      const said = Object.fromEntries(passing.map((key) => [key, cells[key] ?? null]));
      return [[same, { id: known.id, values: { ...known.values, ...said } }] as const];
    }),
  );
}

/** The sum, the orders that are on it, and what is said of its step. */
const passing = ['orders', 'totalTax', 'statusAt', 'reason'];

/** Whose the orders are that a row names. */
function ownersOf(cells: Cells, called: CalledOrders): ReadonlySet<string> {
  return new Set(numbersIn(cells).flatMap((number) => called.get(number)?.map(({ orgId }) => orgId) ?? []));
}

/** The file that a row means: by its own number, or that of its customer under the number of the declaration. */
function fileMeant(
  { row, cells, owners }: Pick<SaidRow, 'row' | 'cells' | 'owners'>,
  { byFile, byDeclaration }: NamedFiles,
  report: Report,
): NamedFile | undefined {
  const { fileNo, declarationNo } = cells;
  const declared = declarationNo ? (byDeclaration.get(declarationNo) ?? []) : [];
  const living = declared.filter((file) => isLiving(file) && (owners.size === 0 || owners.has(file.orgId)));
  if (!fileNo && living.length > 1) report(row, 'declarationNo', 'E48');
  const known = fileNo ? byFile.get(fileNo) : living[0];
  if (fileNo && !known) report(row, 'fileNo', 'E42', { value: fileNo });
  const isOwn = ({ orgId }: NamedFile) => (known ? orgId === known.orgId : owners.has(orgId));
  if (declared.some((file) => file !== known && isOwn(file)))
    report(row, 'declarationNo', 'E23', { value: declarationNo ?? '' });
  return known;
}
