import type { DeskFlight } from '@loadline/contract/flights/flight';
import { deskFlight } from '@loadline/contract/flights/flight';
import { formOf } from '@loadline/contract/flights/flight.form';
import type { flightApi } from '@loadline/contract/flights/flight-desk.api';
import { flightSubject } from '@loadline/contract/flights/flight-import';
import { viaOf } from '@loadline/contract/flights/flight-via';
import { slotRoomFields } from '@loadline/contract/flights/slot-room';
import type { QueryOf } from '@loadline/contract/kernel/endpoint';
import type { Fields } from '@loadline/contract/kernel/field';
import { pick } from '@loadline/contract/kernel/resource';
import type { Database } from '../../kernel/database.ts';
import type { FileAnswer } from '../../kernel/file-answer.ts';
import { sheetOfPages } from '../../kernel/list-sheet.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { pageOfFlights } from './flights.desk.queries.ts';

const { takenKg, takenCbm, remainingKg, remainingCbm } = slotRoomFields;

type Asked = QueryOf<typeof flightApi.export>;

/** What the import reads, then what stands beside it. */
const fields: Fields = {
  ...flightSubject.record.fields,
  takenKg,
  takenCbm,
  remainingKg,
  remainingCbm,
  ...pick(deskFlight, 'bookings', 'availability'),
};

/** The flights that a filter finds, in the order asked for, as a file that can be imported again. */
export function sheetOfFlights(staff: Database, viewer: Viewer, asked: Asked): Promise<FileAnswer> {
  return sheetOfPages(staff, viewer, {
    label: flightSubject.label,
    fields,
    zone: 'UTC',
    page: (after, size) => pageOfFlights(staff.slow, viewer, { ...asked, after, size }),
    cells: inColumns,
  });
}

function inColumns(flight: DeskFlight): Readonly<Record<string, unknown>> {
  const { etd, eta, cutOff, stops, ...form } = formOf(flight);
  const { bookings, availability, room } = flight;
  const local = { etd: spaced(etd), eta: spaced(eta), cutOff: spaced(cutOff) };
  const via = Object.entries(viaOf(stops)).map(([column, said]): [string, unknown] => [
    column,
    said && spaced(said),
  ]);
  return { ...form, ...local, ...Object.fromEntries(via), ...room, bookings, availability };
}

/** As people write it: `2026-11-20 14:30`. */
function spaced(local: string): string {
  return local.replace(/(?<=\d)T(?=\d)/g, ' ');
}
