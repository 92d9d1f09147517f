import { randomInt } from 'node:crypto';
import type { ImportedOrder } from '@loadline/contract/orders/order-import.order';
import { crockford, orderNumberOf } from '@loadline/contract/orders/order-number';
import type { Tx } from '../../kernel/database.ts';
import { newId } from '../../kernel/database.ts';
import { sql } from '../../kernel/sql.ts';
import type { Source } from '../imports/imports.public.ts';
import { orderZone } from './orders.filter.queries.ts';

type NewOrder = ImportedOrder & { readonly id: string; readonly orderNumber: string };

/**
 * Writes orders with their parties, goods, cartons, first event and audit row. An order whose reference has come into use
 * meanwhile is left out. Returns how many were written.
 */
export async function writeOrders(tx: Tx, orders: readonly ImportedOrder[], source: Source): Promise<number> {
  const numbered = orders.map((order) => ({ ...order, id: newId(), orderNumber: newOrderNumber(source.at) }));
  const written = new Set((await insertOrders(tx, numbered, source)).map(({ id }) => id));
  const fresh = numbered.filter(({ id }) => written.has(id));
  await insertParties(tx, fresh);
  await insertCartons(tx, fresh);
  await insertGoods(tx, fresh);
  await insertFirstEvents(tx, fresh, source);
  await insertAudit(tx, fresh, source);
  return fresh.length;
}

/** Random, because whoever holds the number may follow the shipment. */
function newOrderNumber(at: Date): string {
  const day = at.toLocaleDateString('sv-SE', { timeZone: orderZone }).replaceAll('-', '').slice(2);
  return orderNumberOf(day, Array.from({ length: 8 }, () => crockford[randomInt(32)]).join(''));
}

function insertOrders(
  tx: Tx,
  orders: readonly NewOrder[],
  { importId, at }: Source,
): Promise<{ id: string }[]> {
  return tx.rows<{ id: string }>(sql`
    insert into orders (org_id, id, order_number, status, status_date, order_time, channel_name, transport_type, destination_country, reference_number,
      fba_no, is_customs, is_self_clearance, quantity, gross_weight, volume, amazon_ref, warehouse_code, vat_no, eori_no, ioss_no, ein, remark, import_id, created_by)
    select ${tx.me.orgId}::uuid, o.id, o."orderNumber", 'ORDERED', ${at}::timestamptz, ${at}::timestamptz, o."channelName", c.transport, o."destinationCountry", o."referenceNumber",
      o."fbaNo", o."isCustoms", o."isSelfClearance", o.quantity, o."grossWeight", o.volume, o."amazonRef", o."warehouseCode", o."vatNo", o."eoriNo", o."iossNo",
      o.ein, o.remark, ${importId}::uuid, ${tx.me.userId}::uuid
    from jsonb_to_recordset(${JSON.stringify(orders)}::jsonb) as o (id uuid, "orderNumber" text, "channelName" text, "destinationCountry" text, "referenceNumber" text,
      "fbaNo" text, "isCustoms" boolean, "isSelfClearance" boolean, quantity integer, "grossWeight" numeric, volume numeric, "amazonRef" text, "warehouseCode" text,
      "vatNo" text, "eoriNo" text, "iossNo" text, ein text, remark text)
    join channel c on c.name = o."channelName"
    on conflict on constraint orders_reference_number do nothing returning id`);
}

async function insertParties(tx: Tx, orders: readonly NewOrder[]): Promise<void> {
  const parties = orders.flatMap(({ id, parties: all }) => all.map((party) => ({ ...party, order: id })));
  await tx.rows(sql`
    insert into order_party (org_id, order_id, role, company, address, city, state, post_code, tel, fax, email)
    select ${tx.me.orgId}::uuid, p."order", p.role, p.company, p.address, p.city, p.state, p."postCode", p.tel, p.fax, p.email
    from jsonb_to_recordset(${JSON.stringify(parties)}::jsonb) as p ("order" uuid, role text, company text, address text, city text, state text, "postCode" text,
      tel text, fax text, email text)`);
}

async function insertCartons(tx: Tx, orders: readonly NewOrder[]): Promise<void> {
  const cartons = orders.flatMap(({ id, cartons: all }) => all.map((carton) => ({ ...carton, order: id })));
  await tx.rows(sql`
    insert into carton_group (org_id, order_id, carton_no, carton_count, weight, length, width, height)
    select ${tx.me.orgId}::uuid, c."order", c."cartonNo", c."cartonCount", c.weight, c.length, c.width, c.height
    from jsonb_to_recordset(${JSON.stringify(cartons)}::jsonb) as c ("order" uuid, "cartonNo" text, "cartonCount" integer, weight numeric, length numeric,
      width numeric, height numeric)`);
}

async function insertGoods(tx: Tx, orders: readonly NewOrder[]): Promise<void> {
  const goods = orders.flatMap(({ id, goods: all }) => all.map((line) => ({ ...line, order: id })));
  await tx.rows(sql`
    insert into goods_line (org_id, order_id, line_no, carton_no, name_zh, name_en, hs_cn, hs_dest, brand, model, material, usage, special, declared_qty, unit,
      unit_price_usd, total_price_usd, origin, sku, asin, fnsku, sales_url, picture_url)
    select ${tx.me.orgId}::uuid, g."order", g."lineNo", g."cartonNo", g."nameZh", g."nameEn", g."hsCn", g."hsDest", g.brand, g.model, g.material, g.usage, g.special,
      g."declaredQty", g.unit, g."unitPriceUsd", g."totalPriceUsd", g.origin, g.sku, g.asin, g.fnsku, g."salesUrl", g."pictureUrl"
    from jsonb_to_recordset(${JSON.stringify(goods)}::jsonb) as g ("order" uuid, "lineNo" integer, "cartonNo" text, "nameZh" text, "nameEn" text, "hsCn" text,
      "hsDest" text, brand text, model text, material text, usage text, special text[], "declaredQty" integer, unit text, "unitPriceUsd" numeric,
      "totalPriceUsd" numeric, origin text, sku text, asin text, fnsku text, "salesUrl" text, "pictureUrl" text)`);
}

/** The first milestone of every order. Its source id makes the same order's second one impossible. */
async function insertFirstEvents(tx: Tx, orders: readonly NewOrder[], { at }: Source): Promise<void> {
  const events = orders.map(({ id, quantity, grossWeight }) => ({
    id: newId(),
    order: id,
    pieces: quantity,
    weight: grossWeight,
  }));
  await tx.rows(sql`
    insert into shipment_event (org_id, event_id, subject, subject_id, code, stage, classifier, occurred_at, zone, pieces, weight, source, source_id, created_by)
    select ${tx.me.orgId}::uuid, e.id, 'order', e."order", 'ORDERED', 'ORDERED', 'ACT', ${at}::timestamptz, ${orderZone}::text, e.pieces, e.weight, 'import', 'ordered ' || e."order", ${tx.me.userId}::uuid
    from jsonb_to_recordset(${JSON.stringify(events)}::jsonb) as e (id uuid, "order" uuid, pieces integer, weight numeric)`);
}

async function insertAudit(
  tx: Tx,
  orders: readonly NewOrder[],
  { importId, fileName }: Source,
): Promise<void> {
  const deeds = orders.map(({ id }) => ({ id: newId(), order: id }));
  await tx.rows(sql`
    insert into audit (org_id, audit_id, user_id, who, action, subject, subject_id, changes)
    select ${tx.me.orgId}::uuid, a.id, ${tx.me.userId}::uuid, ${tx.me.name}::text, 'imported', 'order', a."order", ${JSON.stringify({ import: importId, file: fileName })}::jsonb
    from jsonb_to_recordset(${JSON.stringify(deeds)}::jsonb) as a (id uuid, "order" uuid)`);
}
