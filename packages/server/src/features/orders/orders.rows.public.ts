import type { RowOf } from '../../kernel/columns.ts';
import { int, orNull, text } from '../../kernel/columns.ts';
import type { Tx } from '../../kernel/database.ts';
import type { Sql } from '../../kernel/sql.ts';
import { sql } from '../../kernel/sql.ts';

const referenceRows = sql`shipment_reference r`;

/** What carriers call order `o`, and the parcel services of its last mile: plain numbers with commas between them. */
export const carrierNumbers = {
  trackingNo: numbersOf(
    sql`r.kind in ('mawb', 'mbl', 'hbl', 'container', 'carrier') or r.kind = 'hawb' and r.source <> 'booking'`,
  ),
  transferNo: numbersOf(sql`r.kind = 'parcel'`),
};

function numbersOf(which: Sql): Sql {
  return sql`(select string_agg(n.number, ', ' order by n.since, n.number) from (select r.number, min(r.since) as since from ${referenceRows}
    where r.org_id = o.org_id and r.order_id = o.id and (${which}) group by 1) n)`;
}

/** The numbers by which orders are called; `number` in the plain form of the contract. */
export const referenceView = sql`(select r.org_id, r.order_id, r.kind, r.number, r.source, r.since from ${referenceRows})`;

/** The orders `o` that have one of these plain numbers. */
export function isCalled(numbers: readonly string[]): Sql {
  return sql`(o.org_id, o.id) in (select r.org_id, r.order_id from ${referenceRows} where r.number = any(${[...numbers]}::text[]))`;
}

/** The orders that whoever asks may see: what other subjects read of one. */
export const orderView = sql`(select o.org_id, o.id, o.order_number, o.reference_number, ${carrierNumbers.trackingNo} as tracking_no, o.fba_no, o.status, o.status_date, o.order_time, o.eta, o.channel_name,
  o.transport_type, o.origin, o.destination, o.destination_country, o.warehouse_code, o.is_customs, o.quantity, o.gross_weight, o.volume,
  o.actual_pks_num, o.actual_weight, o.weighbridge_weight, o.actual_volume, o.charging_weight, o.charging_unit, o.route, o.cut_off, o.trust_id, o.created_by, o.handler_id from orders o)`;

/** When the order of its line `g` was placed. */
export const placedOfLine = sql`(select o.order_time from orders o where o.org_id = g.org_id and o.id = g.order_id)`;

/** What orders are held for now. */
export const orderHoldView = sql`(select h.org_id, h.order_id, h.reason from order_hold h where h.lifted_at is null)`;

/** The orders `o`, each as the whole row that functions of the database take. */
export const wholeOrders = sql`(select o.org_id, o.id, o.reference_number, o.order_time, o as whole from orders o)`;

/** By which numbers authorities know the importer of an order. */
export const orderTaxView = sql`(select o.org_id, o.id, o.vat_no, o.eori_no, o.ioss_no, o.ein from orders o)`;

export const orderPartyView = sql`(select p.org_id, p.order_id, p.role, p.company, p.address, p.city, p.state, p.post_code, p.tel from order_party p)`;

export const goodsLineView = sql`(select g.org_id, g.order_id, g.line_no, g.carton_no, g.name_zh, g.name_en, g.sku, g.declared_qty, g.special,
  g.hs_cn, g.hs_dest, g.brand, g.model, g.material, g.usage, g.unit, g.unit_price_usd, g.total_price_usd, g.origin from goods_line g)`;

export const cartonView = sql`(select c.org_id, c.order_id, c.carton_no, c.carton_count, c.length, c.width, c.height, c.weight from carton_group c)`;

export const lockedOrderColumns = {
  orgId: text,
  id: text,
  orderNumber: text,
  referenceNumber: text,
  fbaNo: orNull(text),
  transport: orNull(text),
  status: text,
  pieces: int,
  grossWeight: text,
  volume: text,
};
export type LockedOrder = RowOf<typeof lockedOrderColumns>;

/** The orders `o` that a condition names, locked in one order for everybody: two who lock several never wait for each other. */
export function lockedOrders(tx: Pick<Tx, 'rows'>, which: Sql): Promise<LockedOrder[]> {
  return tx.rows(sql.type(lockedOrderColumns)`
    select o.org_id::text as "orgId", o.id::text as id, o.order_number as "orderNumber", o.reference_number as "referenceNumber", o.fba_no as "fbaNo", o.transport_type as transport,
      o.status, o.quantity as pieces, o.gross_weight::text as "grossWeight", o.volume::text as volume
    from orders o where ${which} order by o.org_id, o.id for update`);
}

/** What the warehouse measured of a locked order; nulls while nothing of it is there. */
export async function writeMeasured(
  tx: Pick<Tx, 'rows'>,
  { orgId, id }: Pick<LockedOrder, 'orgId' | 'id'>,
  measured: {
    readonly pieces: number | null;
    readonly grossWeight: string | null;
    readonly volume: string | null;
  },
): Promise<void> {
  const { pieces, grossWeight, volume } = measured;
  await tx.rows(sql`
    update orders set actual_pks_num = ${pieces}::int, actual_weight = ${grossWeight}::numeric, actual_volume = ${volume}::numeric,
      version = version + 1
    where org_id = ${orgId} and id = ${id}`);
}
