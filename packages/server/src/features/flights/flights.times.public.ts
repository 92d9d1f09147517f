import { flightNumber } from '@loadline/contract/checks/flight-no';
import type { Tx } from '../../kernel/database.ts';
import { sql } from '../../kernel/sql.ts';
import { waybillView } from '../waybills/waybills.rows.public.ts';
import { flightById } from './flights.public.ts';

/** Notes when a flight took off or landed, ISO 8601; for who moves waybills or records carriers' events. */
export async function noteFlightTimes(
  tx: Pick<Tx, 'rows'>,
  flightId: string,
  { atd, ata }: { readonly atd?: string; readonly ata?: string },
): Promise<void> {
  await tx.rows(sql`select note_flight_times(${flightId}, ${atd ?? null}, ${ata ?? null})`);
}

/** A landing or take-off at an airport, as a carrier tells it; `flightNo` as the message writes it. */
interface LegTold {
  readonly code: 'DEP' | 'ARR' | 'RCF';
  readonly place: string | null;
  readonly flightNo?: string | null | undefined;
  /** ISO 8601. */
  readonly at: string;
}

/** How far from its plan a landing or take-off may be and still be that of this flight. */
const strayHours = 18;

/** Notes what is told of a stop of a flight; of another flight than the one that lands or leaves there by plan nothing. */
export async function noteStopTimes(
  tx: Pick<Tx, 'rows'>,
  flightId: string,
  { code, place, flightNo, at }: LegTold,
): Promise<void> {
  const found = await flightById(tx, flightId);
  const index = found.stops.findIndex(({ airport }) => airport === place);
  const stop = found.stops[index];
  const planned = code === 'DEP' ? stop?.flightNo : (found.stops[index - 1]?.flightNo ?? found.flightNo);
  if (!stop || !planned || (flightNo && plainFlightNo(flightNo) !== plainFlightNo(planned))) return;
  // The same number of another day flies with other cargo.
  const plannedAt = code === 'DEP' ? stop.etd : stop.eta;
  if (Math.abs(Date.parse(at) - Date.parse(plannedAt)) > strayHours * 3_600_000) return;
  // What was received from a flight that landed before says nothing new of the landing.
  if (code === 'RCF' && stop.ata !== null) return;
  const times = { [code === 'DEP' ? 'atd' : 'ata']: new Date(at).toISOString() };
  await tx.rows(sql`select note_stop_times(${flightId}, ${stop.airport}, ${JSON.stringify(times)}::jsonb)`);
}

/** Messages fill numbers up with zeros: CX0880 is CX880. */
function plainFlightNo(typed: string): string {
  return flightNumber(typed).replace(/^(..)0+(?=\d)/, '$1');
}

/** A take-off or landing that a waybill told has not happened, nor any stop after it; what another waybill of the flight tells stays. By staff. */
export async function recallFlightTimes(
  tx: Pick<Tx, 'rows'>,
  flightId: string,
  { atd, ata }: { readonly atd?: unknown; readonly ata?: unknown },
): Promise<void> {
  await tx.rows(sql`
    update flight f set atd = case when k.off then null else f.atd end, ata = case when k.off or k.landed then null else f.ata end,
      stops = case when k.off then (select coalesce(jsonb_agg(s.stop || '{"ata": null, "atd": null}' order by s.place), '[]')
        from jsonb_array_elements(f.stops) with ordinality s (stop, place)) else f.stops end,
      version = f.version + 1, updated_at = now()
    from (select x.atd = ${atd ?? null}::timestamptz and not exists (select from ${waybillView} m where m.flight_id = x.id and m.atd is not null) as off,
        x.ata = ${ata ?? null}::timestamptz and not exists (select from ${waybillView} m where m.flight_id = x.id and m.ata is not null) as landed
      from flight x where x.id = ${flightId}) k
    where f.id = ${flightId} and (k.off or k.landed)`);
}
