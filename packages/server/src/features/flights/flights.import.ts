import type { DeskFlight } from '@loadline/contract/flights/flight';
import { formOf } from '@loadline/contract/flights/flight.form';
import type { FlightKey } from '@loadline/contract/flights/flight.rules';
import { flightFlaw } from '@loadline/contract/flights/flight.rules';
import { stopFlaws } from '@loadline/contract/flights/flight.way';
import { flightSubject } from '@loadline/contract/flights/flight-import';
import {
  columnOfStop,
  stopsIn,
  unevenColumn,
  viaBefore,
  viaBeside,
  viaColumns,
} from '@loadline/contract/flights/flight-via';
import type { SheetAnswers } from '@loadline/contract/imports/import.finding';
import { reportInto } from '@loadline/contract/imports/import.finding';
import type { ImportRow } from '@loadline/contract/imports/import.grid';
import type { ImportedRecord } from '@loadline/contract/imports/record.check';
import { checkRecords, readRecords } from '@loadline/contract/imports/record.check';
import { exact, isLess } from '@loadline/contract/kernel/decimal';
import type { Tx } from '../../kernel/database.ts';
import type { ImportWork } from '../imports/imports.public.ts';
import { writeFlights } from './flights.import.commands.ts';
import { destinationsBeside, flightsNamed } from './flights.import.queries.ts';
import type { TellOfFlight } from './flights.news.ts';

/** Flights and slots as something that staff import: a row is a flight on its day. */
export function flightImports(tell: TellOfFlight): ImportWork<ImportedRecord> {
  return {
    subject: flightSubject,
    check,
    write: (tx, records, source) => writeFlights(tx, records, source, tell),
  };
}

/** What is wrong with a row seen as a whole, and where it shows. */
const codes = {
  destination: 'E04',
  etd: 'E18',
  eta: 'E18',
  cutOff: 'E18',
  maxKg: 'E03',
  maxCbm: 'E03',
} as const satisfies Partial<Record<FlightKey, string>>;
const checkedColumns = ['destination', 'etd', 'eta', 'cutOff', 'maxKg', 'maxCbm'] as const;

async function check(tx: Tx, rows: readonly ImportRow[], answers: SheetAnswers) {
  const read = readRecords(flightSubject, rows, answers);
  const names = read.same.filter((name) => name !== undefined);
  const [known, beside] = [await flightsNamed(tx, names), await destinationsBeside(tx, names)];
  const findings = [...read.findings];
  const report = reportInto(findings);
  const now = tx.now.toISOString();
  for (const [at, { row, values }] of read.rows.entries()) {
    const there = known.get(read.same[at] ?? '');
    const form = wholeRow(values, there);
    // What cannot be read is said already.
    for (const key of checkedColumns)
      if (values[keys.indexOf(key)] !== null && flightFlaw(key, form, now)) report(row, key, codes[key]);
    const isRead = viaColumns.every((column) => values[keys.indexOf(column)] !== null);
    const uneven = isRead ? unevenColumn(form) : undefined;
    if (uneven) report(row, uneven, 'E03');
    else if (isRead)
      for (const flaw of stopFlaws(form, now))
        report(row, columnOfStop(flaw.key), flaw.key === 'airport' ? 'E04' : 'E18');
    const others = beside.get(read.same[at] ?? '');
    if (!there && others && !flightFlaw('destination', form, now))
      report(row, 'destination', 'W07', { value: others });
    if (!there) continue;
    for (const [key, allotted] of [
      ['maxKg', there.allottedKg] as const,
      ['maxCbm', there.allottedCbm] as const,
    ])
      if (form[key] && isLess(exact(form[key]), exact(allotted)))
        report(row, key, 'E19', { value: allotted });
  }
  const existing = new Map(
    [...known].map(([name, flight]) => {
      const { stops, ...form } = formOf(flight);
      return [name, { id: flight.id, values: { ...form, ...viaBefore(stops) } }];
    }),
  );
  return checkRecords(flightSubject, { ...read, findings }, existing);
}

const { keys } = flightSubject.record;

/** A row with what it leaves blank as it is; what cannot be read is its own cell's matter. */
function wholeRow(values: readonly (string | null)[], there: DeskFlight | undefined) {
  const typed: Record<string, string> = Object.fromEntries(
    keys.flatMap((key, at) => (values[at] ? [[key, values[at]]] : [])),
  );
  const before = there && formOf(there);
  const via = viaBeside(typed, before?.stops ?? null);
  return { ...before, ...typed, ...via, stops: stopsIn(via, before?.stops) };
}
