import type { FlightForm } from '@loadline/contract/flights/flight';
import { flightForm } from '@loadline/contract/flights/flight';
import { timesOf } from '@loadline/contract/flights/flight.form';
import { allottedAlready } from '@loadline/contract/flights/flight.rules';
import { findingOn } from '@loadline/contract/kernel/schema';
import { audit } from '../../kernel/audit.ts';
import { flag, text } from '../../kernel/columns.ts';
import type { Tx } from '../../kernel/database.ts';
import { Problem, wrongFields } from '../../kernel/problem.ts';
import { assignments, staleProblem } from '../../kernel/records.save.ts';
import { columnOf, sql } from '../../kernel/sql.ts';
import type { FlightDetail } from './flights.desk.queries.ts';
import { detailIn, lockedDetail } from './flights.desk.queries.ts';

/** The flight of the version that was read, locked; 409 when somebody changed it meanwhile. */
export async function currentFlight(
  tx: Tx,
  { id, version }: { readonly id: string; readonly version: number },
  mine: object,
): Promise<FlightDetail> {
  const detail = await lockedDetail(tx, id);
  if (detail.flight.version !== version) throw staleProblem(detail, mine);
  return detail;
}

/** One version for a flight with all that hangs on it. */
export async function changeFlight(
  tx: Tx,
  id: string,
  columns: Readonly<Record<string, unknown>>,
): Promise<void> {
  await tx.rows(
    sql`update flight set ${assignments({ ...columns, updatedAt: sql`now()` })}, version = version + 1 where id = ${id}`,
  );
}

export async function addFlight(tx: Tx, id: string, form: FlightForm): Promise<void> {
  const entries = Object.entries({ id, ...columnsOf(form) });
  await tx.rows(sql`
    insert into flight (${sql.join(entries.map(([key]) => sql.ref(columnOf(key))))})
    values (${sql.join(entries.map(([, value]) => sql`${value}`))})`);
}

export function columnsOf(form: FlightForm): Readonly<Record<string, unknown>> {
  const { maxKg: _kg, maxCbm: _cbm, ...facts } = form;
  const { stops, ...times } = timesOf(form);
  return { ...facts, ...times, stops: JSON.stringify(stops) };
}

/** Makes, changes or takes away the slot of a flight, whose row is locked. */
export async function keepSlot(tx: Tx, flightId: string, { maxKg, maxCbm }: FlightForm): Promise<void> {
  if (maxKg === null || maxCbm === null) return dropSlot(tx, flightId);
  await tx.rows(sql`
    insert into slot (flight_id, max_kg, max_cbm) values (${flightId}, ${maxKg}, ${maxCbm})
    on conflict (flight_id) do update set max_kg = excluded.max_kg, max_cbm = excluded.max_cbm`);
  const { kg, cbm, fits } = await tx.one(sql.type({ kg: text, cbm: text, fits: flag })`
    select coalesce(trim_scale(sum(a.kg)), 0)::text as kg, coalesce(trim_scale(sum(a.cbm)), 0)::text as cbm,
      coalesce(sum(a.kg) <= ${maxKg}::numeric and sum(a.cbm) <= ${maxCbm}::numeric, true) as fits from slot_allotments(${flightId}) a`);
  if (fits) return;
  throw wrongFields([findingOn(flightForm, 'maxKg', allottedAlready(kg, cbm))]);
}

async function dropSlot(tx: Tx, flightId: string): Promise<void> {
  const { used } = await tx.one(sql.type({ used: flag })`
    select exists (select from slot_holders(${flightId})) or exists (select from slot_allotments(${flightId})) as used`);
  if (used) throw new Problem('slotInUse');
  await tx.rows(sql`delete from slot where flight_id = ${flightId}`);
}

/** Writes down that a state has changed, and gives the flight as it is then. */
export async function moved(
  tx: Tx,
  id: string,
  changes: Readonly<Record<string, unknown>>,
): Promise<FlightDetail> {
  await audit(tx, { action: 'status-changed', subject: 'flight', subjectId: id, changes });
  return detailIn(tx, id);
}
