import { countries } from '@loadline/contract/codes/country';
import { quotaCurrencies } from '@loadline/contract/codes/quota-currency';
import { legalIdFlaw, notOfAccount, notOfMainland } from '@loadline/contract/facts/legal-id';
import { legalIdKinds } from '@loadline/contract/facts/legal-id-kind';
import { type Report, reportInto, type SheetAnswers } from '@loadline/contract/imports/import.finding';
import type { ImportRow } from '@loadline/contract/imports/import.grid';
import type { ImportedRecord } from '@loadline/contract/imports/record.check';
import { checkRecords, readRecords } from '@loadline/contract/imports/record.check';
import { isCode } from '@loadline/contract/kernel/code';
import { exceeds } from '@loadline/contract/kernel/decimal';
import { customerImportSubject } from '@loadline/contract/ops/customer-import';
import { quotaLimits } from '@loadline/contract/ops/quota';
import { accountTypes } from '@loadline/contract/registrations/registration';
import { chinaTime } from '../../kernel/clock.ts';
import type { Tx } from '../../kernel/database.ts';
import type { ImportWork } from '../imports/imports.public.ts';
import { colleaguesByName, takenNames } from '../ops/customers.opening.public.ts';
import { writeCustomers } from './openings.import.commands.ts';

/** Customers with their first users as something that staff import: a row is a customer. */
export const customerImports: ImportWork<ImportedRecord> = {
  subject: customerImportSubject,
  check,
  write: writeCustomers,
};

const names = ['code', 'username', 'mobile'] as const;
const { keys } = customerImportSubject.record;

type Cells = Readonly<Record<string, string | null>>;

interface TypedRow {
  readonly row: number;
  readonly cells: Cells;
}

async function check(tx: Tx, rows: readonly ImportRow[], answers: SheetAnswers) {
  const read = readRecords(customerImportSubject, rows, answers);
  const findings = [...read.findings];
  const report = reportInto(findings);
  const typed = read.rows.map(({ row, values }) => ({
    row,
    cells: Object.fromEntries(keys.map((key, at) => [key, values[at] || null])),
  }));
  const allOf = (key: string) => typed.flatMap(({ cells }) => cells[key] ?? []);
  const asked = { code: allOf('code'), username: allOf('username'), mobile: allOf('mobile') };
  const [taken, colleagues] = [await takenNames(tx, asked), await colleaguesByName(tx)];
  const someColleagues = [...colleagues.keys()].slice(0, 28).join(', ');
  reportNames(typed, taken, report);
  for (const { row, cells } of typed) {
    reportNumber(tx, row, cells, report);
    reportQuota(tx, row, cells, report);
    for (const key of ['sale', 'customerService'])
      if (cells[key] && !colleagues.has(cells[key].toLowerCase()))
        report(row, key, 'E07', { value: someColleagues });
  }
  return checkRecords(customerImportSubject, { ...read, findings }, new Map());
}

/** Names that somebody has, or that a row before has; two rows of one code are found for every kind of record. */
function reportNames(rows: readonly TypedRow[], taken: ReadonlySet<string>, report: Report): void {
  const firstRow = new Map<string, number>();
  for (const { row, cells } of rows)
    for (const key of names) {
      const name = `${key} ${cells[key]}`;
      const first = firstRow.get(name);
      if (cells[key] && taken.has(name)) report(row, key, 'E23', { value: cells[key] });
      if (first === undefined) firstRow.set(name, row);
      else if (cells[key] && key !== 'code') report(row, key, 'E08', { value: String(first) });
    }
}

const flawCodes = new Map([
  [notOfAccount, 'E27'],
  [notOfMainland, 'E28'],
]);

function reportNumber(tx: Tx, row: number, cells: Cells, report: Report): void {
  const { accountType, legalIdKind, legalId = null, country } = cells;
  const flaw = legalIdFlaw(
    {
      accountType: isCode(accountTypes, accountType) ? accountType : 'company',
      legalIdKind: isCode(legalIdKinds, legalIdKind) ? legalIdKind : null,
      legalId,
      country: isCode(countries, country) ? country : null,
    },
    chinaTime(tx.now).slice(0, 10),
  );
  if (flaw) report(row, flaw.key, flawCodes.get(flaw.says) ?? 'E04');
}

function reportQuota({ me }: Tx, row: number, { quota, quotaCurrency }: Cells, report: Report): void {
  const limit = quotaLimits[isCode(quotaCurrencies, quotaCurrency) ? quotaCurrency : 'CNY'];
  if (quota && exceeds(quota, limit) && !me.permissions.includes('op:customer:quota'))
    report(row, 'quota', 'E26', { value: limit });
}
