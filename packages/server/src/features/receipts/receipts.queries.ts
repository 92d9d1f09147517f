import type { AnswerOf, QueryOf } from '@loadline/contract/kernel/endpoint';
import { arrivingOrder, receipt } from '@loadline/contract/receipts/receipt';
import type { confirmReceipt, findArriving, listReceipts } from '@loadline/contract/receipts/receipt.api';
import { measuredReceipt } from '@loadline/contract/receipts/receipt.api';
import type { RowOf } from '../../kernel/columns.ts';
import { int, json, orNull, text } from '../../kernel/columns.ts';
import type { Database, RawJson, Tx } from '../../kernel/database.ts';
import { keysetPage } from '../../kernel/keyset.ts';
import { Problem } from '../../kernel/problem.ts';
import { containing } from '../../kernel/records.ts';
import type { Sql } from '../../kernel/sql.ts';
import { jsonOf, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { bookingView, houseView } from '../bookings/bookings.rows.public.ts';
import { organisationView } from '../ops/companies.public.ts';
import { entriesOf } from '../ops/dictionaries.public.ts';
import { channelNameEn } from '../orders/orders.channel.public.ts';
import { oneOfNumbers, ordersCalled, ordersFound } from '../orders/orders.found.public.ts';
import { cartonView, lockedOrders, orderView } from '../orders/orders.rows.public.ts';
import { policyOf } from '../policies/policies.public.ts';
import { trustView } from '../trusts/trusts.rows.public.ts';

export type Receipt = AnswerOf<typeof confirmReceipt>['receipt'];

const receipts = sql`(select w.*, o.order_number, c.name_zh as customer_zh, c.name_en as customer_en
  from warehouse_receipt w join ${orderView} o on o.org_id = w.org_id and o.id = w.order_id join ${organisationView} c on c.org_id = w.org_id) r`;
const receiptJson = jsonOf(receipt.fields, 'r');

/** The orders a number stands for, the newest first: a carrier's number may be that of several. */
export function arrivingAs(
  staff: Database,
  viewer: Viewer,
  { no }: QueryOf<typeof findArriving>,
): Promise<RawJson> {
  return staff.readJson(
    viewer,
    sql`select coalesce(json_agg(${arrivingJson} order by o.order_time desc), '[]')::text
      from (select * from ${orderView} o
        where o.id in (${ordersCalled(oneOfNumbers([no]))})
        order by o.order_time desc limit 20) o
      join ${organisationView} c on c.org_id = o.org_id
      cross join lateral (select coalesce(sum(w.pieces), 0)::int as pieces, coalesce(sum(w.gross_weight), 0)::numeric(12, 3) as gross_weight,
          coalesce(sum(w.volume), 0)::numeric(14, 6) as volume
        from warehouse_receipt w where w.org_id = o.org_id and w.order_id = o.id and w.state = 'RECEIVED') received`,
  );
}

const warehouses = sql`(${entriesOf('warehouse')})`;

/** The one of our warehouses that the booking of order `o` names, else its trust order. */
export const ownWarehouse = sql`(select e.value from ${warehouses} e join (
    select 1 as place, b.content #>> '{pickup,warehouseCode}' as code from ${houseView} h join ${bookingView} b on b.org_id = h.org_id and b.id = h.booking_id
      where h.org_id = o.org_id and h.order_id = o.id and b.content #>> '{pickup,service}' = 'frontWarehouse'
    union all select 2, t.content #>> '{route,dropOff}' from ${trustView} t
      where t.org_id = o.org_id and t.id = o.trust_id and t.content #>> '{route,handover}' = 'dropOff') said on said.code = e.value
  order by said.place, e.value limit 1)`;

/** The cartons of order `o` as lines of a receipt. */
const declared = sql`coalesce((select json_agg(json_build_object('pieces', c.carton_count, 'length', c.length::text, 'width', c.width::text,
    'height', c.height::text, 'weight', greatest(round(c.weight * c.carton_count, 2), 0.01)::text) order by c.carton_no)
  from ${cartonView} c where c.org_id = o.org_id and c.order_id = o.id), '[]')`;

const arrivingJson = jsonOf(arrivingOrder.fields, 'o', {
  channelNameEn,
  orderId: sql`o.id`,
  customerZh: sql`c.name_zh`,
  customerEn: sql`c.name_en`,
  booked: figures(sql`o.quantity`, sql`o.gross_weight`, sql`o.volume`),
  received: figures(sql`received.pieces`, sql`received.gross_weight`, sql`received.volume`),
  declared,
  tolerance: policyOf('receipt'),
  ownWarehouse,
  warehouses: sql`(select coalesce(json_agg(json_build_object('code', e.value, 'nameZh', e.zh, 'nameEn', e.en)), '[]') from ${warehouses} e)`,
  open: sql`(select ${receiptJson} from ${receipts} where r.org_id = o.org_id and r.order_id = o.id and r.state = 'OPEN')`,
});

function figures(pieces: Sql, weight: Sql, volume: Sql) {
  return sql`json_build_object('pieces', ${pieces}, 'grossWeight', ${weight}::text, 'volume', ${volume}::text)`;
}

/** Receipts, the newest first; `search` finds numbers and customers. */
export function pageOfReceipts(
  staff: Database,
  viewer: Viewer,
  { search, state, after, size }: QueryOf<typeof listReceipts>,
): Promise<RawJson> {
  const words = containing(['receiptNo', 'orderNumber', 'customerZh', 'customerEn'], search ?? '');
  const found = search ? sql`(${words} or r.order_id in (${ordersFound(search, 'desk')}))` : sql`true`;
  return staff.readJson(
    viewer,
    keysetPage({
      from: receipts,
      where: sql`${found} and (${state}::text is null or r.state = ${state})`,
      row: receiptJson,
      by: { value: sql`r.created_at`, type: 'timestamptz', descending: true },
      after,
      size,
    }),
  );
}

/** Whose cargo a receipt is, without a lock. */
export function orderOfReceipt(tx: Tx, id: string): Promise<{ readonly orgId: string; readonly id: string }> {
  return tx.one(
    sql.type({ orgId: text, id: text })`
      select w.org_id::text as "orgId", w.order_id::text as id from warehouse_receipt w where w.id = ${id}`,
  );
}

/** A receipt in an open transaction; nobody else changes it until that ends. Its order comes first, as for everybody. */
export async function lockedReceipt(tx: Tx, id: string): Promise<Receipt> {
  await lockedOrders(
    tx,
    sql`(o.org_id, o.id) = (select w.org_id, w.order_id from warehouse_receipt w where w.id = ${id})`,
  );
  await tx.one(sql`select 1 from warehouse_receipt where id = ${id} for update`);
  return receiptIn(tx, id);
}

export async function receiptIn(tx: Tx, id: string): Promise<Receipt> {
  const { receipt: found } = await tx.one(
    sql.type({ receipt: json<Receipt>() })`
      select ${receiptJson} as receipt from ${receipts} where r.id = ${id}`,
  );
  return found;
}

/** What was measured of an order, for its customer. */
export function measuredOf(db: Database, viewer: Viewer, orderId: string): Promise<RawJson> {
  return db.readJson(
    viewer,
    sql`select coalesce((select json_agg(${jsonOf(measuredReceipt, 'r')} order by r.received_at)
        from (select org_id, id, receipt_no, warehouse, lines, pieces, gross_weight, volume, received_at from warehouse_receipt
          where org_id = o.org_id and order_id = o.id and state = 'RECEIVED') r), '[]')::text
      from ${orderView} o where o.id = ${orderId}`,
  );
}

/** What stands on the labels of an order. */
const labelledColumns = {
  number: text,
  pieces: int,
  customer: text,
  channel: text,
  destination: text,
  warehouse: orNull(text),
  fba: orNull(text),
  reference: text,
};
export type LabelledOrder = RowOf<typeof labelledColumns>;

export async function labelledOrder(
  staff: Database,
  viewer: Viewer,
  orderId: string,
): Promise<LabelledOrder> {
  const isEnglish = viewer.language === 'en';
  const {
    rows: [[order]],
  } = await staff.read(
    viewer,
    sql.type(labelledColumns)`
    select o.order_number as number, coalesce(o.actual_pks_num, o.quantity) as pieces, c.code || ' ' || ${isEnglish ? sql`c.name_en` : sql`c.name_zh`} as customer,
      ${isEnglish ? sql`coalesce(${channelNameEn}, o.channel_name)` : sql`o.channel_name`} as channel,
      concat_ws(' ', o.destination, o.destination_country) as destination, o.warehouse_code as warehouse, o.fba_no as fba, o.reference_number as reference
    from ${orderView} o join ${organisationView} c on c.org_id = o.org_id where o.id = ${orderId}`,
  );
  if (!order) throw new Problem('notFound');
  return order;
}
