import { totalTaxOf } from '@loadline/contract/customs/customs.lifecycle';
import { customsImportSubject } from '@loadline/contract/customs/customs-import';
import { declarationParts } from '@loadline/contract/customs/declaration-no';
import type { Report, SheetAnswers } from '@loadline/contract/imports/import.finding';
import { reportInto } from '@loadline/contract/imports/import.finding';
import type { ImportRow } from '@loadline/contract/imports/import.grid';
import type { ExistingRecord, ImportedRecord } from '@loadline/contract/imports/record.check';
import { checkRecords, readRecords } from '@loadline/contract/imports/record.check';
import { fixed, isSame } from '@loadline/contract/kernel/decimal';
import type { Tx } from '../../kernel/database.ts';
import type { ImportWork } from '../imports/imports.public.ts';
import { type CalledOrders, ordersCalled } from './customs.commands.ts';
import { writeDeclarations } from './customs.import.commands.ts';
import { type Cells, filesNamed, type NamedFile, numbersIn } from './customs.import.queries.ts';

/** Declarations as something that staff import: a row is one declaration, made of its orders or brought up to date. */
export const customsImports: ImportWork<ImportedRecord> = {
  subject: customsImportSubject,
  check,
  write: writeDeclarations,
};

const { keys } = customsImportSubject.record;

async function check(tx: Tx, rows: readonly ImportRow[], answers: SheetAnswers) {
  const read = readRecords(customsImportSubject, rows, answers);
  const findings = [...read.findings];
  const report = reportInto(findings);
  const typed = read.rows.map(({ row, values }) => ({
    row,
    cells: Object.fromEntries(keys.map((key, at) => [key, values[at] || null])),
  }));
  const { byFile, byDeclaration } = await filesNamed(
    tx,
    typed.map(({ cells }) => cells),
  );
  const called = await ordersCalled(
    tx,
    typed.flatMap(({ cells }) => numbersIn(cells)),
  );
  const existing = new Map<string, ExistingRecord>();
  for (const { row, cells } of typed) {
    const declared = byDeclaration.get(cells['declarationNo'] ?? '');
    const known = cells['fileNo'] ? byFile.get(cells['fileNo']) : declared;
    if (known && declared && declared !== known)
      report(row, 'declarationNo', 'E23', { value: cells['declarationNo'] ?? '' });
    // What a row may say again and nobody keeps by it: the sum, and the orders that are on it.
    const said = { orders: cells['orders'] ?? null, totalTax: cells['totalTax'] ?? null };
    if (known && cells['declarationNo'])
      existing.set(cells['declarationNo'], { id: known.id, values: { ...known.values, ...said } });
    reportFlaws(row, cells, known, called, report);
  }
  return checkRecords(customsImportSubject, { ...read, findings }, existing);
}

/** What is wrong with a row seen as a whole. */
function reportFlaws(
  row: number,
  cells: Cells,
  known: NamedFile | undefined,
  called: CalledOrders,
  report: Report,
): void {
  const said = (key: 'tariff' | 'vat') => cells[key] ?? stored(known, key);
  const sum = fixed(totalTaxOf({ tariff: said('tariff'), vat: said('vat') }), 2);
  if (cells['totalTax'] && !isSame(cells['totalTax'], sum)) report(row, 'totalTax', 'E41', { value: sum });
  if (cells['fileNo'] && !known) report(row, 'fileNo', 'E42', { value: cells['fileNo'] });
  const parts = declarationParts(cells['declarationNo'] ?? '');
  if (known && parts && parts.direction !== known.direction) report(row, 'declarationNo', 'E04');
  if (known && cells['orders'] && !isOn(known, numbersIn(cells), called)) report(row, 'orders', 'E44');
  if (known) return;
  for (const key of ['orders', 'businessType', 'currency']) if (!cells[key]) report(row, key, 'E03');
  const owners = new Set<string>();
  for (const number of numbersIn(cells)) {
    const [order, ...others] = called.get(number) ?? [];
    if (!order) report(row, 'orders', 'E17', { value: number });
    else if (others.length > 0) report(row, 'orders', 'E29', { value: number });
    else if (order.status === 'CANCELLED') report(row, 'orders', 'E30', { value: order.orderNumber });
    else owners.add(order.orgId);
  }
  if (owners.size > 1) report(row, 'orders', 'E43');
}

function stored(known: NamedFile | undefined, key: string): string | null {
  const value = known?.values[key];
  return typeof value === 'string' ? value : null;
}

/** Whether these are the orders that are on a declaration already. */
function isOn({ on }: NamedFile, numbers: readonly string[], called: CalledOrders): boolean {
  const meant = new Set(numbers.flatMap((number) => called.get(number)?.map(({ id }) => id) ?? []));
  return meant.size === on.length && on.every((id) => meant.has(id));
}
