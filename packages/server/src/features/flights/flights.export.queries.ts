import type { DeskFlight } from '@loadline/contract/flights/flight';
import { deskFlight } from '@loadline/contract/flights/flight';
import { formOf } from '@loadline/contract/flights/flight.form';
import { flightSubject } from '@loadline/contract/flights/flight-import';
import { slotRoomFields } from '@loadline/contract/flights/slot-room';
import type { Fields } from '@loadline/contract/kernel/field';
import { pick } from '@loadline/contract/kernel/resource';
import { say } from '@loadline/contract/kernel/text';
import type { Database } from '../../kernel/database.ts';
import { FileAnswer } from '../../kernel/file-answer.ts';
import { columnsOf, valuesOf } from '../../kernel/resource-sheet.ts';
import type { SheetValue } from '../../kernel/sheet.markup.ts';
import { writeSheet } from '../../kernel/sheet.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import type { FlightFilter } from './flights.desk.queries.ts';
import { pageOfFlights } from './flights.desk.queries.ts';

const rowsAtOnce = 200;

const { takenKg, takenCbm, remainingKg, remainingCbm } = slotRoomFields;

/** What the import reads, then what stands beside it. */
const fields: Fields = {
  ...flightSubject.record.fields,
  takenKg,
  takenCbm,
  remainingKg,
  remainingCbm,
  ...pick(deskFlight, 'bookings', 'availability'),
};

/** The flights that a filter finds, by departure, as a file that can be imported again. Written while it is read. */
export async function sheetOfFlights(
  staff: Database,
  viewer: Viewer,
  filter: FlightFilter,
): Promise<FileAnswer> {
  // Who may not export learns it before the file begins.
  await staff.read(viewer);
  const { language } = viewer;
  const words = { language, zone: 'UTC', yes: '', no: '' };
  async function* rows(): AsyncGenerator<SheetValue[]> {
    let after: string | null = null;
    do {
      const page = await pageAfter(staff, viewer, filter, after);
      for (const flight of page.rows) yield valuesOf(fields, inColumns(flight), words);
      after = page.next;
    } while (after);
  }
  const name = say(flightSubject.label, language);
  const layout = { name, columns: columnsOf(fields, language) };
  return new FileAnswer(`${name}.xlsx`, 'xlsx', writeSheet(layout, rows()));
}

async function pageAfter(
  staff: Database,
  viewer: Viewer,
  filter: FlightFilter,
  after: string | null,
): Promise<{ rows: DeskFlight[]; next: string | null }> {
  const { text } = await pageOfFlights(staff.slow, viewer, { ...filter, after, size: rowsAtOnce });
  return JSON.parse(text);
}

function inColumns(flight: DeskFlight): Readonly<Record<string, unknown>> {
  const { etd, eta, cutOff, ...form } = formOf(flight);
  const { bookings, availability, room } = flight;
  const local = { etd: spaced(etd), eta: spaced(eta), cutOff: spaced(cutOff) };
  return { ...form, ...local, ...room, bookings, availability };
}

/** As people write it: `2026-11-20 14:30`. */
function spaced(local: string): string {
  return local.replace('T', ' ');
}
