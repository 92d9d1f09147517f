import type { Flight, FlightForm } from '@loadline/contract/flights/flight';
import { formOf } from '@loadline/contract/flights/flight.form';
import { stopsIn, viaBeside } from '@loadline/contract/flights/flight-via';
import type { ImportedRecord } from '@loadline/contract/imports/record.check';
import { audit } from '../../kernel/audit.ts';
import type { Tx } from '../../kernel/database.ts';
import { newId } from '../../kernel/database.ts';
import { sql } from '../../kernel/sql.ts';
import type { Source } from '../imports/imports.public.ts';
import { lockedDetail } from './flights.desk.queries.ts';
import type { TellOfFlight } from './flights.news.ts';
import { tellOfTimes, weighIfMoved } from './flights.news.ts';
import { flightById } from './flights.public.ts';
import { addFlight, changeFlight, columnsOf, keepSlot } from './flights.rows.commands.ts';

/** Makes the new flights, and brings those up to date that are there; one that is as the row says stays untouched. */
export async function writeFlights(
  tx: Tx,
  records: readonly ImportedRecord[],
  { importId, fileName }: Source,
  tell: TellOfFlight,
): Promise<number> {
  const wanted = records.filter(({ id, changes }) => id === undefined || Object.keys(changes).length > 0);
  const there = wanted.flatMap(({ id }) => id ?? []);
  // All at once and before the first flight: bookings of the same flights go on meanwhile.
  await tx.rows(sql`select lock_slots(${there}::uuid[])`);
  const rescheduled: [Flight | undefined, Flight][] = [];
  for (const record of wanted) {
    const [before, after] = await writeFlight(tx, record);
    rescheduled.push([before, after]);
    const { id } = after;
    const changes = { ...record.changes, import: importId, file: fileName };
    await audit(tx, { action: 'imported', subject: 'flight', subjectId: id, changes });
  }
  for (const [before, after] of rescheduled) {
    await weighIfMoved(tx, before, after);
    await tellOfTimes(tx, tell, before, after);
  }
  return wanted.length;
}

/** The flight as it was, where there was one, and as it is. */
async function writeFlight(tx: Tx, { id, values }: ImportedRecord): Promise<[Flight | undefined, Flight]> {
  const before = id === undefined ? undefined : (await lockedDetail(tx, id)).flight;
  const form = mergedForm(before && formOf(before), values);
  const flightId = id ?? newId();
  await (before ? changeFlight(tx, flightId, columnsOf(form)) : addFlight(tx, flightId, form));
  await keepSlot(tx, flightId, form);
  return [before, await flightById(tx, flightId)];
}

function mergedForm(before: FlightForm | undefined, values: ImportedRecord['values']): FlightForm {
  const of = (key: Exclude<keyof FlightForm, 'stops'>) => values[key] ?? String(before?.[key] ?? '');
  const orNothing = (key: 'maxKg' | 'maxCbm' | 'aircraft') => values[key] ?? before?.[key] ?? null;
  return {
    flightNo: of('flightNo'),
    flightDate: of('flightDate'),
    origin: of('origin'),
    destination: of('destination'),
    stops: stopsIn(viaBeside(values, before?.stops ?? null), before?.stops),
    aircraft: orNothing('aircraft'),
    etd: of('etd'),
    eta: of('eta'),
    cutOff: of('cutOff'),
    atd: before?.atd ?? null,
    ata: before?.ata ?? null,
    verified: before?.verified ?? false,
    maxKg: orNothing('maxKg'),
    maxCbm: orNothing('maxCbm'),
  };
}
