import type { Report, SheetAnswers } from '@loadline/contract/imports/import.finding';
import { reportInto } from '@loadline/contract/imports/import.finding';
import type { ImportRow } from '@loadline/contract/imports/import.grid';
import type { ExistingRecord, ImportedRecord } from '@loadline/contract/imports/record.check';
import { checkRecords, readRecords } from '@loadline/contract/imports/record.check';
import { writableMids } from '@loadline/contract/mids/mid.codes';
import type { TypedMid } from '@loadline/contract/mids/mid.rules';
import { codeOfTyped, flawsOfMid } from '@loadline/contract/mids/mid.rules';
import { midImportSubject } from '@loadline/contract/mids/mid-import';
import type { Tx } from '../../kernel/database.ts';
import type { ImportWork } from '../imports/imports.public.ts';
import { writeMids } from './mids.import.commands.ts';
import { type KnownMid, midsLike } from './mids.import.queries.ts';

/** Manufacturers as something that customers import. */
export const midImports: ImportWork<ImportedRecord> = { subject: midImportSubject, check, write: writeMids };

const { keys } = midImportSubject.record;

async function check(tx: Tx, rows: readonly ImportRow[], answers: SheetAnswers) {
  const read = readRecords(midImportSubject, rows, answers);
  const findings = [...read.findings];
  const known = await midsLike(
    tx,
    read.same.filter((one) => one !== undefined),
  );
  const existing = new Map<string, ExistingRecord>();
  for (const [at, { row, values }] of read.rows.entries()) {
    const cells = Object.fromEntries(keys.map((key, place) => [key, values[place] || null]));
    const there = known.get(read.same[at] ?? '');
    if (there) existing.set(there.same, there);
    if (values.every((value) => typeof value === 'string'))
      reportFlaws(row, cells, there, reportInto(findings));
  }
  return checkRecords(midImportSubject, { ...read, findings }, existing);
}

/** What is wrong with a row beyond its cells one by one, said of the record as it would be. */
function reportFlaws(
  row: number,
  cells: Readonly<Record<string, string | null>>,
  there: KnownMid | undefined,
  report: Report,
): void {
  const changed = keys.some(
    (key) => cells[key] !== null && there && String(there.values[key] ?? '') !== cells[key],
  );
  if (there && changed && !writableMids.includes(there.state)) {
    report(row, 'name', 'E70', { value: there.code });
    return;
  }
  // A code that the rules made is made anew of what is typed.
  const standing: Readonly<Record<string, unknown>> = {
    ...there?.values,
    ...(there?.values['codeReason'] === null && { code: null }),
  };
  const whole: Record<string, unknown> = Object.fromEntries(
    keys.map((key) => [key, cells[key] ?? standing[key] ?? null]),
  );
  const typed: TypedMid = { ...whole, textile: whole['textile'] === 'yes' };
  const made = codeOfTyped(typed).code ?? '';
  for (const { path } of flawsOfMid(typed)) {
    const code = { province: 'E71', role: 'E72', code: 'E73', codeReason: 'E74' }[path];
    if (code) report(row, path, code, { value: made });
  }
}
