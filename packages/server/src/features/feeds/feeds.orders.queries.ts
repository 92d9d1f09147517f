import type { RowOf } from '../../kernel/columns.ts';
import { flag, int, orNull, text } from '../../kernel/columns.ts';
import type { Tx } from '../../kernel/database.ts';
import { sql } from '../../kernel/sql.ts';
import { eventView } from '../events/events.rows.public.ts';
import { orderView, referenceView } from '../orders/orders.rows.public.ts';

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

/** How many pieces carriers have told of so far, by what they passed, beside those that are told now. */
export async function toldSoFar(
  tx: Tx,
  parts: readonly { readonly order: NamedOrder; readonly key: string }[],
): Promise<Map<string, number>> {
  if (parts.length === 0) return new Map();
  const [orgs, ids] = [parts.map(({ order }) => order.org_id), parts.map(({ order }) => order.id)];
  const keys = parts.map(({ key }) => key);
  const found = await tx.rows(sql.type({ id: text, code: text, place: orNull(text), pieces: int })`
    select e.subject_id::text as id, e.code, e.place, coalesce(sum(e.pieces), 0)::int as pieces from ${eventView} e
    where e.org_id = any(${orgs}::uuid[]) and e.subject_id = any(${ids}::uuid[]) and e.source = 'carrier'
      and e.classifier = 'ACT' and e.voided_by is null and not e.source_id = any(${keys}::text[])
    group by 1, 2, 3`);
  const told = new Map<string, number>();
  for (const { pieces, ...one } of found) told.set(passageOf(one), (told.get(passageOf(one)) ?? 0) + pieces);
  return told;
}
