import type { RowOf } from '../../kernel/columns.ts';
import { flag, int, orNull, text } from '../../kernel/columns.ts';
import type { Tx } from '../../kernel/database.ts';
import { sql } from '../../kernel/sql.ts';
import { eventView } from '../events/events.rows.public.ts';
import { orderView, referenceView } from '../orders/orders.rows.public.ts';
import type { CarrierEvent } from './carrier-event.ts';

/** An order under one of the numbers asked for. */
export const namedOrderColumns = {
  org_id: text,
  id: text,
  number: text,
  /** By the master waybill that it flies under, which tells it what happens to it. */
  byWaybill: flag,
  /** By a bill of lading or a carrier's booking. */
  byPaper: flag,
  /** The number is that of one of its parcels. */
  byParcel: flag,
  /** How many it has, by the warehouse where it has counted them. */
  pieces: orNull(int),
  origin: orNull(text),
  destination: orNull(text),
};
export type NamedOrder = RowOf<typeof namedOrderColumns>;

/** The orders of all customers under carriers' numbers. Who asks is the program, which sees them all. */
export function ordersNamed(tx: Tx, numbers: readonly string[]): Promise<NamedOrder[]> {
  return tx.rows(sql.type(namedOrderColumns)`
    select o.org_id::text as org_id, o.id::text as id, r.number, bool_or(r.kind = 'mawb' and r.source = 'booking') as "byWaybill", bool_or(r.kind in ('mbl', 'hbl', 'carrier')) as "byPaper", bool_and(r.kind = 'parcel') as "byParcel", coalesce(o.actual_pks_num, o.quantity) as pieces, o.origin, o.destination
    from ${referenceView} r join ${orderView} o on o.org_id = r.org_id and o.id = r.order_id
    where r.number = any(${[...numbers]}::text[]) and r.kind not in ('order', 'customer', 'fba') and o.status <> 'CANCELLED'
    group by o.org_id, o.id, r.number, o.actual_pks_num, o.quantity, o.origin, o.destination order by o.org_id, o.id`);
}

/** What pieces of an order pass: delivered is delivered, wherever; all else happens at its place. */
export function passageOf({
  id,
  code,
  place,
}: {
  readonly id: string;
  readonly code: string;
  readonly place: string | null;
}): string {
  return code === 'DLV' || code === 'DDL' ? `${id} delivered` : `${id} ${code} ${place ?? ''}`;
}

/** Some pieces of an order that carriers tell of now, under the key of the event that they become. */
interface ToldPart {
  readonly order: NamedOrder;
  readonly key: string;
  readonly event: CarrierEvent;
}

/**
 * How many pieces carriers have told of so far, by what they passed, beside those that are told now. As many on one flight of
 * one day are one part, told again with another time.
 */
export async function toldSoFar(tx: Tx, parts: readonly ToldPart[]): Promise<Map<string, number>> {
  if (parts.length === 0) return new Map();
  const [orgs, ids] = [parts.map(({ order }) => order.org_id), parts.map(({ order }) => order.id)];
  const keys = parts.map(({ key }) => key);
  const events = parts.map(({ event }) => event);
  const day = sql`(e.occurred_at at time zone e.zone)::date`;
  const now = sql`unnest(${ids}::uuid[], ${events.map(({ code }) => code)}::text[], ${events.map(({ flightOrVessel }) => flightOrVessel)}::text[],
    ${events.map(({ at }) => at)}::timestamptz[], ${events.map(({ zone }) => zone)}::text[], ${events.map(({ pieces }) => pieces)}::int[]) n (id, code, flight, at, zone, pieces)`;
  const found = await tx.rows(sql.type({ id: text, code: text, place: orNull(text), pieces: int })`
    select p.subject_id::text as id, p.code, p.place, coalesce(sum(p.pieces), 0)::int as pieces from (
      select distinct on (e.subject_id, e.code, e.place, coalesce(e.flight_or_vessel || ' ' || ${day} || ' ' || e.pieces, e.event_id::text))
        e.subject_id, e.code, e.place, e.pieces from ${eventView} e
      where e.org_id = any(${orgs}::uuid[]) and e.subject_id = any(${ids}::uuid[]) and e.source = 'carrier'
        and e.classifier = 'ACT' and e.voided_by is null and not e.source_id = any(${keys}::text[])
        and not exists (select from ${now} where n.id = e.subject_id and n.code = e.code and n.flight = e.flight_or_vessel
          and n.pieces = e.pieces and (n.at at time zone n.zone)::date = ${day})) p
    group by 1, 2, 3`);
  const told = new Map<string, number>();
  for (const { pieces, ...one } of found) told.set(passageOf(one), (told.get(passageOf(one)) ?? 0) + pieces);
  return told;
}
