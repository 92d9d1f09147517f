import { bankLineSubject } from '@loadline/contract/bills/bank-line-import';
import type { Finding, Report, SheetAnswers } from '@loadline/contract/imports/import.finding';
import { reportInto } from '@loadline/contract/imports/import.finding';
import type { ImportRow } from '@loadline/contract/imports/import.grid';
import type { ImportedRecord } from '@loadline/contract/imports/record.check';
import { checkRecords, readRecords } from '@loadline/contract/imports/record.check';
import { exceeds, isSame } from '@loadline/contract/kernel/decimal';
import type { Tx } from '../../kernel/database.ts';
import type { ImportWork } from '../imports/imports.public.ts';
import { writeBankLines } from './bank-lines.import.commands.ts';
import type { OwnAccount } from './bank-lines.import.queries.ts';
import { knownAs, knownLines, ownAccounts } from './bank-lines.import.queries.ts';
import { chinaDay } from './ledger.queries.ts';

/** Statements of banks as something that the desk imports. */
export const bankLineImports: ImportWork<ImportedRecord> = {
  subject: bankLineSubject,
  check,
  write: writeBankLines,
};

const { keys } = bankLineSubject.record;
type Cells = Readonly<Record<string, string | null>>;

async function check(tx: Tx, rows: readonly ImportRow[], answers: SheetAnswers) {
  const read = readRecords(bankLineSubject, rows, answers);
  const findings: Finding[] = [...read.findings];
  const report = reportInto(findings);
  const [accounts, today] = [await ownAccounts(tx), await chinaDay(tx)];
  const lines = read.rows.map(({ row, values }, at) => {
    const cells: Cells = Object.fromEntries(keys.map((key, place) => [key, values[place] ?? null]));
    const account = accountOf(cells, accounts, (key, code, value) => report(row, key, code, { value }));
    if (cells['day'] && cells['day'] > today) report(row, 'day', 'E87');
    if (cells['amount'] === '' && cells['paidOut'] === '') report(row, 'amount', 'E03');
    return { row, cells, account, same: read.same[at] };
  });
  const wanted = lines.flatMap(({ account, cells: { bankRef } }) =>
    account && bankRef ? [{ ...account, bankRef }] : [],
  );
  const known = await knownLines(tx, wanted);
  const existing = new Map<string, { id: string; values: Cells }>();
  for (const { row, cells, account, same } of lines) {
    const there = account && known.get(knownAs({ ...account, bankRef: cells['bankRef'] ?? '' }));
    if (!there || same === undefined) continue;
    // What is recorded stays: the row says the same of it, or is wrong.
    existing.set(same, { id: there.id, values: cells });
    reportOther(row, cells, there, report);
  }
  return checkRecords(bankLineSubject, { ...read, findings }, existing);
}

type Said = (key: string, code: string, value: string) => void;

/** To which account a row came, in which currency. */
function accountOf(
  { accountNo, currency }: Cells,
  accounts: ReadonlyMap<string, readonly OwnAccount[]>,
  report: Said,
): OwnAccount | undefined {
  if (!accountNo || currency === null) return undefined;
  const found = accounts.get(accountNo);
  if (!found) {
    report('accountNo', 'E85', accountNo);
    return undefined;
  }
  const meant = currency === '' ? found : found.filter((one) => one.currency === currency);
  if (meant.length === 1) return meant[0];
  report('currency', 'E86', [...new Set(found.map((one) => one.currency))].join(', '));
  return undefined;
}

function reportOther(
  row: number,
  { day, amount }: Cells,
  there: { readonly day: string; readonly amount: string },
  report: Report,
): void {
  if (!day || !amount || !exceeds(amount, '0')) return;
  if (day !== there.day || !isSame(amount, there.amount))
    report(row, 'bankRef', 'E88', { value: `${there.day} ${there.amount}` });
}
