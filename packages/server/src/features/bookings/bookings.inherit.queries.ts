import type { BookableOrder } from '@loadline/contract/bookings/booking.inherit';
import { contentOfOrders, contentOfTrust } from '@loadline/contract/bookings/booking.inherit';
import type { BookingContent } from '@loadline/contract/bookings/booking-content';
import type { TrustContent } from '@loadline/contract/trusts/trust-content';
import { json, text } from '../../kernel/columns.ts';
import type { Tx } from '../../kernel/database.ts';
import { newId } from '../../kernel/database.ts';
import { Problem } from '../../kernel/problem.ts';
import type { Sql } from '../../kernel/sql.ts';
import { ofViewer, sql } from '../../kernel/sql.ts';
import { entriesOf } from '../ops/dictionaries.public.ts';
import { cartonView, goodsLineView, orderPartyView, orderView } from '../orders/orders.rows.public.ts';
import { trustView } from '../trusts/trusts.rows.public.ts';
import type { OrderToBook } from './bookings.linked.queries.ts';
import { bookable, flawOf } from './bookings.linked.queries.ts';

/** An order as a booking takes it over, and whether it still can be booked. */
type FoundOrder = BookableOrder & OrderToBook;

const partiesOf = sql`coalesce((select json_object_agg(p.role, json_build_object('company', p.company, 'address', p.address, 'city', p.city,
  'state', p.state, 'postCode', p.post_code, 'tel', p.tel)) from ${orderPartyView} p where p.org_id = r.org_id and p.order_id = r.id), '{}')`;
const goodsOf = sql`coalesce((select json_agg(json_build_object('nameZh', g.name_zh, 'nameEn', g.name_en, 'sku', g.sku,
  'cartonNo', g.carton_no, 'quantity', g.declared_qty, 'special', g.special) order by g.line_no) from ${goodsLineView} g where g.org_id = r.org_id and g.order_id = r.id), '[]')`;
const cartonsOf = sql`coalesce((select json_agg(json_build_object('cartonNo', c.carton_no, 'count', c.carton_count, 'length', trim_scale(c.length)::text,
  'width', trim_scale(c.width)::text, 'height', trim_scale(c.height)::text, 'weight', trim_scale(c.weight)::text) order by c.carton_no)
  from ${cartonView} c where c.org_id = r.org_id and c.order_id = r.id), '[]')`;

const orderJson = sql`json_build_object('orderNumber', r.order_number, 'product', r.channel_name, 'origin', r.origin, 'destination', r.destination,
  'destinationCountry', r.destination_country, 'isCustoms', r.is_customs, 'quantity', r.quantity, 'grossWeight', trim_scale(r.gross_weight)::text,
  'volume', trim_scale(r.volume)::text, 'parties', ${partiesOf}, 'goods', ${goodsOf}, 'cartons', ${cartonsOf}, 'status', r.status,
  'transport', r.transport_type, 'bookedAs', (select b.booking_no from bookings_of_order(r.org_id, r.id) b limit 1))`;

/** An order as a booking took it over. */
export async function bookedOrder(tx: Tx, orgId: string, orderId: string): Promise<FoundOrder> {
  const [order] = await ordersWhere(tx, sql`r.id = ${orderId}`, sql`r.org_id = ${orgId}`);
  if (!order) throw new Problem('notFound');
  return order;
}

async function ordersWhere(tx: Tx, where: Sql, whose: Sql = ofViewer('r')): Promise<FoundOrder[]> {
  const found = await tx.rows(
    sql.type({ found: json<FoundOrder>() })`
      select ${orderJson} as found from ${orderView} r where ${whose} and ${where} order by r.order_time, length(r.reference_number), r.reference_number, r.order_number`,
  );
  return found.map((row) => row.found);
}

/** The booking that a selection of orders comes to; every one of them has to be there, by air, and not booked yet. */
export async function ofOrders(tx: Tx, numbers: readonly string[]) {
  const wanted = [...new Set(numbers)];
  const orders = await ordersWhere(tx, sql`r.order_number = any(${wanted}::text[])`);
  if (orders.length < wanted.length) throw new Problem('notFound');
  for (const order of orders) {
    const flaw = flawOf(order);
    if (flaw) throw flaw;
  }
  return { content: await withTerms(tx, contentOfOrders(orders, newId)), told: { orders: wanted } };
}

/** The booking that a trust order comes to, linked to those of its orders that are not booked yet. */
export async function ofTrust(
  tx: Tx,
  no: string,
): Promise<{ content: BookingContent; set: { trustId: string }; told: Record<string, unknown> }> {
  const { id, content } = await tx.one(sql.type({ id: text, content: json<TrustContent>() })`
    select r.id, jsonb_set(r.content, '{service,channelName}', coalesce(to_jsonb(r.channel_name), 'null')) as content
    from ${trustView} r where ${ofViewer('r')} and r.trust_no = ${no}`);
  const made = await bookingFrom(tx, content, await ordersWhere(tx, sql`r.trust_id = ${id}`));
  return { content: made, set: { trustId: id }, told: { trustNo: no } };
}

/** The same for staff who accept it. */
export async function ofAccepted(
  tx: Tx,
  { orgId, trustId, content }: { orgId: string; trustId: string; content: TrustContent },
): Promise<BookingContent> {
  const own = sql`r.org_id = ${orgId}`;
  return bookingFrom(tx, content, await ordersWhere(tx, sql`r.trust_id = ${trustId}`, own));
}

function bookingFrom(tx: Tx, content: TrustContent, orders: readonly FoundOrder[]): Promise<BookingContent> {
  if (content.service.mode !== null && content.service.mode !== '1') throw new Problem('nothingBookable');
  const left = orders.filter(({ status, bookedAs }) => bookedAs === null && bookable.includes(status));
  if (orders.length > 0 && left.length === 0) throw new Problem('nothingBookable');
  return withTerms(tx, contentOfTrust(content, left, newId));
}

/** Its terms as they are nearly always: paid by transfer, sold by the one company that sells. */
async function withTerms(tx: Tx, content: BookingContent): Promise<BookingContent> {
  const companies = await tx.rows(entriesOf('salesCompany'));
  const [only] = companies.length === 1 ? companies : [];
  const { terms } = content;
  return {
    ...content,
    terms: {
      ...terms,
      billType: terms.billType ?? 'TT',
      salesCompany: terms.salesCompany ?? only?.value ?? null,
    },
  };
}
