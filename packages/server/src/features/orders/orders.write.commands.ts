import { randomInt } from 'node:crypto';
import type { NewOrder } from '@loadline/contract/orders/new-order';
import { crockford, orderNumberOf } from '@loadline/contract/orders/order-number';
import type { Tx } from '../../kernel/database.ts';
import { newId } from '../../kernel/database.ts';
import { sql } from '../../kernel/sql.ts';
import { recordEvents } from '../events/events.public.ts';
import { orderZone } from './orders.filter.queries.ts';

/** Where orders come from: whose they are, when they are written, and what their history says of it. */
export interface Origin {
  readonly orgId: string;
  readonly at: Date;
  readonly source: 'import' | 'operator';
  readonly importId?: string;
  readonly told: Readonly<Record<string, unknown>>;
}

type Numbered = NewOrder & { readonly id: string; readonly orderNumber: string };

/**
 * Writes orders with their parties, goods, cartons, first event and audit row: the only way an order comes into being.
 * One whose reference has come into use meanwhile is left out. Gives those that were written.
 */
export async function writeOrders(
  tx: Tx,
  orders: readonly NewOrder[],
  origin: Origin,
): Promise<{ id: string; orderNumber: string }[]> {
  const numbered = orders.map((order) => ({ ...order, id: newId(), orderNumber: newOrderNumber(origin.at) }));
  const written = new Set((await insertOrders(tx, numbered, origin)).map(({ id }) => id));
  const fresh = numbered.filter(({ id }) => written.has(id));
  await insertParts(tx, origin.orgId, fresh);
  await recordEvents(tx, firstEvents(fresh, origin));
  await insertAudit(tx, fresh, origin);
  return fresh.map(({ id, orderNumber }) => ({ id, orderNumber }));
}

/** Random, because whoever holds the number may follow the shipment. */
function newOrderNumber(at: Date): string {
  const day = at.toLocaleDateString('sv-SE', { timeZone: orderZone }).replaceAll('-', '').slice(2);
  return orderNumberOf(day, Array.from({ length: 8 }, () => crockford[randomInt(32)]).join(''));
}

function insertOrders(
  tx: Tx,
  orders: readonly Numbered[],
  { orgId, importId, at }: Origin,
): Promise<{ id: string }[]> {
  return tx.rows<{ id: string }>(sql`
    insert into orders (org_id, id, order_number, status, status_date, order_time, channel_name, transport_type, destination_country, reference_number,
      fba_no, is_customs, is_self_clearance, quantity, gross_weight, volume, amazon_ref, warehouse_code, vat_no, eori_no, ioss_no, ein, remark, services,
      trust_id, cut_off, origin, destination, route, import_id, created_by)
    select ${orgId}::uuid, o.id, o."orderNumber", 'ORDERED', ${at}::timestamptz, ${at}::timestamptz, o."channelName", c.transport, o."destinationCountry", o."referenceNumber",
      o."fbaNo", o."isCustoms", o."isSelfClearance", o.quantity, o."grossWeight", o.volume, o."amazonRef", o."warehouseCode", o."vatNo", o."eoriNo", o."iossNo",
      o.ein, o.remark, coalesce(o.services, '{}'), o."trustId", o."cutOff", o.origin, o.destination, o.origin || ' → ' || o.destination, ${importId ?? null}::uuid,
      coalesce(o."createdBy", ${tx.me.userId}::uuid)
    from jsonb_to_recordset(${JSON.stringify(orders)}::jsonb) as o (id uuid, "orderNumber" text, "channelName" text, "destinationCountry" text, "referenceNumber" text,
      "fbaNo" text, "isCustoms" boolean, "isSelfClearance" boolean, quantity integer, "grossWeight" numeric, volume numeric, "amazonRef" text, "warehouseCode" text,
      "vatNo" text, "eoriNo" text, "iossNo" text, ein text, remark text, services text[], "trustId" uuid, "cutOff" timestamptz, origin text, destination text,
      "createdBy" uuid)
    join channel c on c.name = o."channelName"
    on conflict on constraint orders_reference_number do nothing returning id`);
}

/** What belongs to orders: their parties, cartons and goods. */
export async function insertParts(
  tx: Tx,
  orgId: string,
  orders: readonly (Pick<NewOrder, 'parties' | 'cartons' | 'goods'> & { readonly id: string })[],
): Promise<void> {
  await insertParties(tx, orgId, orders);
  await insertCartons(tx, orgId, orders);
  await insertGoods(tx, orgId, orders);
}

type Parted = Parameters<typeof insertParts>[2];

async function insertParties(tx: Tx, orgId: string, orders: Parted): Promise<void> {
  const parties = orders.flatMap(({ id, parties: all }) => all.map((party) => ({ ...party, order: id })));
  await tx.rows(sql`
    insert into order_party (org_id, order_id, role, company, address, city, state, post_code, tel, fax, email)
    select ${orgId}::uuid, p."order", p.role, p.company, p.address, p.city, p.state, p."postCode", p.tel, p.fax, p.email
    from jsonb_to_recordset(${JSON.stringify(parties)}::jsonb) as p ("order" uuid, role text, company text, address text, city text, state text, "postCode" text,
      tel text, fax text, email text)`);
}

async function insertCartons(tx: Tx, orgId: string, orders: Parted): Promise<void> {
  const cartons = orders.flatMap(({ id, cartons: all }) => all.map((carton) => ({ ...carton, order: id })));
  await tx.rows(sql`
    insert into carton_group (org_id, order_id, carton_no, carton_count, weight, length, width, height)
    select ${orgId}::uuid, c."order", c."cartonNo", c."cartonCount", c.weight, c.length, c.width, c.height
    from jsonb_to_recordset(${JSON.stringify(cartons)}::jsonb) as c ("order" uuid, "cartonNo" text, "cartonCount" integer, weight numeric, length numeric,
      width numeric, height numeric)`);
}

async function insertGoods(tx: Tx, orgId: string, orders: Parted): Promise<void> {
  const goods = orders.flatMap(({ id, goods: all }) => all.map((line) => ({ ...line, order: id })));
  await tx.rows(sql`
    insert into goods_line (org_id, order_id, line_no, carton_no, name_zh, name_en, hs_cn, hs_dest, brand, model, material, usage, special, declared_qty, unit,
      unit_price_usd, total_price_usd, origin, sku, asin, fnsku, sales_url, picture_url)
    select ${orgId}::uuid, g."order", g."lineNo", g."cartonNo", g."nameZh", g."nameEn", g."hsCn", g."hsDest", g.brand, g.model, g.material, g.usage, g.special,
      g."declaredQty", g.unit, g."unitPriceUsd", g."totalPriceUsd", g.origin, g.sku, g.asin, g.fnsku, g."salesUrl", g."pictureUrl"
    from jsonb_to_recordset(${JSON.stringify(goods)}::jsonb) as g ("order" uuid, "lineNo" integer, "cartonNo" text, "nameZh" text, "nameEn" text, "hsCn" text,
      "hsDest" text, brand text, model text, material text, usage text, special text[], "declaredQty" integer, unit text, "unitPriceUsd" numeric,
      "totalPriceUsd" numeric, origin text, sku text, asin text, fnsku text, "salesUrl" text, "pictureUrl" text)`);
}

/** The first milestone of every order. Its source id makes the same order's second one impossible. */
function firstEvents(orders: readonly Numbered[], { orgId, at, source }: Origin) {
  return orders.map(({ id, quantity, grossWeight }) => ({
    orgId,
    orderId: id,
    code: 'ORDERED',
    classifier: 'ACT' as const,
    occurredAt: at.toISOString(),
    zone: orderZone,
    pieces: quantity,
    weight: grossWeight,
    source,
    sourceId: `ordered ${id}`,
  }));
}

async function insertAudit(
  tx: Tx,
  orders: readonly Numbered[],
  { orgId, source, told }: Origin,
): Promise<void> {
  const deeds = orders.map(({ id }) => ({ id: newId(), order: id }));
  await tx.rows(sql`
    insert into audit (org_id, audit_id, user_id, who, action, subject, subject_id, changes)
    select ${orgId}::uuid, a.id, ${tx.me.userId}::uuid, ${tx.me.name}::text, ${source === 'import' ? 'imported' : 'created'}, 'order', a."order", ${JSON.stringify(told)}::jsonb
    from jsonb_to_recordset(${JSON.stringify(deeds)}::jsonb) as a (id uuid, "order" uuid)`);
}
