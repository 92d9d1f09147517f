import type { OrderStatus } from '@loadline/contract/codes/stage';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import type { Fields } from '@loadline/contract/kernel/field';
import { typedGoods } from '@loadline/contract/orders/goods-line';
import { cartonGroupFields } from '@loadline/contract/orders/order-carton';
import type { orderForm } from '@loadline/contract/orders/order-edit.api';
import type { OrderForm } from '@loadline/contract/orders/order-form';
import { ownFields } from '@loadline/contract/orders/order-form';
import type { CheckContext } from '@loadline/contract/orders/order-import.rules';
import { lockedParts } from '@loadline/contract/orders/order-part';
import { orderParty } from '@loadline/contract/orders/order-party';
import type { RowOf } from '../../kernel/columns.ts';
import { int, json, orNull, text, textOf } from '../../kernel/columns.ts';
import type { Database, Tx } from '../../kernel/database.ts';
import { Problem } from '../../kernel/problem.ts';
import type { Sql } from '../../kernel/sql.ts';
import { jsonOf, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { productOfferView, productView } from '../ops/products.public.ts';
import type { NamedGoods } from './orders.bound.queries.ts';
import { codesBoundTo } from './orders.bound.queries.ts';
import { channelNameEn } from './orders.channel.public.ts';

/** An order as it stands, locked against other changes or merely read. */
export const standingOrderColumns = {
  id: text,
  orgId: text,
  orderNumber: text,
  version: int,
  status: textOf<OrderStatus>(),
  bookingNo: orNull(text),
  form: json<OrderForm>(),
};
export type StandingOrder = RowOf<typeof standingOrderColumns>;

/** Which order: its customer names it by its number, staff by its id. */
export type OrderNamed = { readonly no: string } | { readonly id: string };

const formJson = sql`(${jsonOf(ownFields, 'o')})::jsonb || jsonb_build_object(
  'parties', ${rowsOf('order_party', orderParty.fields, sql`array_position(array['sender', 'consignee', 'notifier'], c.role)`)},
  'cartons', ${rowsOf('carton_group', cartonGroupFields, sql`c.carton_no`)},
  'goods', ${rowsOf('goods_line', typedGoods, sql`c.line_no`)})`;

function rowsOf(table: string, fields: Fields, by: Sql): Sql {
  return sql`coalesce((select jsonb_agg(${jsonOf(fields, 'c')} order by ${by}) from ${sql.table(table)} c
    where c.org_id = o.org_id and c.order_id = o.id), '[]')`;
}

/** The booking that holds order `o` and goes on. */
export const bookingNoOf = sql`(select b.booking_no from bookings_of_order(o.org_id, o.id) b limit 1)`;

const standing = sql`o.id::text as id, o.org_id::text as "orgId", o.order_number as "orderNumber", o.version, o.status, ${bookingNoOf} as "bookingNo",
  ${formJson} as form`;

function isNamed(named: OrderNamed): Sql {
  return 'no' in named
    ? sql`o.org_id = (select app_org()) and o.order_number = ${named.no}`
    : sql`o.id = ${named.id}`;
}

/** The form of an order, with what of it is locked for its customer. */
export async function formOf(
  db: Database,
  viewer: Viewer,
  named: OrderNamed,
): Promise<AnswerOf<typeof orderForm>> {
  const {
    rows: [[found]],
  } = await db.read(
    viewer,
    sql.type({ ...standingOrderColumns, channelNameEn: text })`
      select ${standing}, ${channelNameEn} as "channelNameEn" from orders o where ${isNamed(named)}`,
  );
  if (!found) throw new Problem('notFound');
  const { form, version, status } = found;
  return { form, channelNameEn: found.channelNameEn, version, status, locked: lockedParts(status) };
}

/** Locks an order and reads it: two people who change it at once do so one after the other. */
export async function lockedOrder(tx: Tx, named: OrderNamed): Promise<StandingOrder> {
  await tx.one(sql`select 1 from orders o where ${isNamed(named)} for update`);
  return tx.one(sql.type(standingOrderColumns)`select ${standing} from orders o where ${isNamed(named)}`);
}

/** What a typed order is checked against: the products open to its customer, and whether the reference is in use. */
export async function contextFor(
  tx: Tx,
  orgId: string,
  { referenceNumber, channelName, goods }: OrderForm,
  before?: StandingOrder,
): Promise<CheckContext> {
  const channels = await tx.rows(sql.type({ name: text, nameEn: text })`
    select c.name, c.name_en as "nameEn" from ${productView} c
    where c.active and exists (select from ${productOfferView} x where x.org_id = ${orgId} and x.channel_id = c.channel_id)
      -- A product that was closed meanwhile stays on the orders that have it.
      or c.name = ${before?.form.channelName ?? null} and c.name = ${channelName}
    order by c.name`);
  const isOwn = before?.form.referenceNumber === referenceNumber;
  const used = isOwn ? [] : await usedReferences(tx, orgId, referenceNumber);
  // What somebody leaves out of an order that stands they mean.
  const bound = before ? new Map() : await codesBoundTo(tx, orgId, goods.map(namedLine));
  return { channels, existingReferences: new Set(used), bound };
}

function namedLine({ sku, nameZh, nameEn }: OrderForm['goods'][number], at: number): NamedGoods {
  return { row: at + 1, sku: sku ?? '', nameZh, nameEn };
}

// A person who sees only their own orders would not see their colleagues': the function does.
async function usedReferences(tx: Tx, orgId: string, reference: string): Promise<string[]> {
  const found = await tx.rows(
    orgId === tx.me.orgId
      ? sql.type({ reference: text })`select used_references(array[${reference}]::text[]) as reference`
      : sql.type({ reference: text })`
        select o.reference_number as reference from orders o where o.org_id = ${orgId} and o.reference_number = ${reference}
          and o.status <> 'CANCELLED'`,
  );
  return found.map((one) => one.reference);
}
