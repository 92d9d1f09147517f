import { isYetToCome } from '@loadline/contract/checks/event-time';
import { dispositionSubject } from '@loadline/contract/clearance/disposition-import';
import { dispositions } from '@loadline/contract/clearance/entry.codes';
import { zoneOfUsPort } from '@loadline/contract/clearance/us-port-zone';
import type { SheetAnswers } from '@loadline/contract/imports/import.finding';
import { reportInto } from '@loadline/contract/imports/import.finding';
import type { ImportRow } from '@loadline/contract/imports/import.grid';
import type { ExistingRecord, ImportedRecord } from '@loadline/contract/imports/record.check';
import { checkRecords, readRecords } from '@loadline/contract/imports/record.check';
import { isCode } from '@loadline/contract/kernel/code';
import { instantOf } from '@loadline/contract/kernel/local-time';
import type { Tx } from '../../kernel/database.ts';
import type { ImportWork, Source } from '../imports/imports.public.ts';
import { type GivenDisposition, recordIn } from './clearance.disposition.commands.ts';
import { entriesCalled } from './clearance.import.queries.ts';
import { lockedEntry } from './clearance.rows.commands.ts';

/** What customs said of entries as something that staff import: a row is one disposition, recorded as if it were typed. */
export const dispositionImports: ImportWork<ImportedRecord> = {
  subject: dispositionSubject,
  check,
  write,
};

const { keys } = dispositionSubject.record;
type Cells = Readonly<Record<string, string | null>>;

async function check(tx: Tx, rows: readonly ImportRow[], answers: SheetAnswers) {
  const read = readRecords(dispositionSubject, rows, answers);
  const findings = [...read.findings];
  const report = reportInto(findings);
  const typed = read.rows.map(({ row, values }, at) => ({
    row,
    same: read.same[at],
    cells: Object.fromEntries(keys.map((key, place) => [key, values[place] || null])),
  }));
  const called = await entriesCalled(
    tx,
    typed.flatMap(({ cells }) => cells['number'] ?? []),
  );
  const existing = new Map<string, ExistingRecord>();
  const first = new Map<string, { row: number; same: string | undefined }>();
  for (const { row, same, cells } of typed) {
    const number = cells['number'];
    const [entry, other] = called.get(number ?? '') ?? [];
    if (number && !entry) report(row, 'number', 'E50', { value: number });
    if (number && other) report(row, 'number', 'E51', { value: number });
    const said = entry && saidIn(cells, entry.port);
    if (!entry || !said) continue;
    if (isYetToCome(said.at, tx.now.getTime())) report(row, 'at', 'E21');
    // What is there already says the same, whatever was noted beside it.
    if (same !== undefined && entry.told.includes(nameOf(said)))
      existing.set(same, { id: row.toString(), values: cells });
    // By the number of its file and by customs' it is the same entry; rows alike in all are told of by the machine.
    const name = `${entry.fileNo} ${nameOf(said)}`;
    const before = first.get(name);
    if (before && before.same !== same) report(row, 'number', 'E08', { value: `${before.row}` });
    else if (!before) first.set(name, { row, same });
  }
  return checkRecords(dispositionSubject, { ...read, findings }, existing);
}

/** What a row says, at the instant that its clock means; undefined where something of it cannot be read. */
function saidIn(cells: Cells, port: string | null): GivenDisposition | undefined {
  const { code = null, at, zone, quantity, note } = cells;
  if (!at || !isCode(dispositions, code)) return undefined;
  return {
    code,
    at: instantOf(at, zone ?? zoneOfUsPort(port ?? '')),
    quantity: quantity ? Number(quantity) : null,
    note: note ?? null,
  };
}

function nameOf({ code, at, quantity }: GivenDisposition): string {
  return [code, at, quantity ?? '-'].join(' ');
}

/** In the order in which customs said it: what ends a hold, or takes a release back, follows from the times. */
async function write(tx: Tx, records: readonly ImportedRecord[], source: Source): Promise<number> {
  const fresh = records.filter(({ id }) => id === undefined);
  const called = await entriesCalled(
    tx,
    fresh.flatMap(({ values }) => values['number'] ?? []),
  );
  const said = fresh.flatMap(({ values }) => {
    const [entry] = called.get(values['number'] ?? '') ?? [];
    const given = entry && saidIn(values, entry.port);
    return entry && given ? [{ fileNo: entry.fileNo, given }] : [];
  });
  for (const { fileNo, given } of said.toSorted((one, other) => (one.given.at < other.given.at ? -1 : 1)))
    await recordIn(tx, await lockedEntry(tx, fileNo), given, {
      import: source.importId,
      file: source.fileName,
    });
  return said.length;
}
