import { isUsual, placeOf, type WaybillStatus, waybillPath } from '@loadline/contract/codes/waybill-status';
import { isRecord } from '@loadline/contract/kernel/changes';
import { wordOf } from '@loadline/contract/kernel/code';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import type { Field, Fields } from '@loadline/contract/kernel/field';
import { storedShown } from '@loadline/contract/kernel/shown';
import { type Language, say } from '@loadline/contract/kernel/text';
import type { waybillDetail } from '@loadline/contract/waybills/waybill.api';
import { waybillAudited } from '@loadline/contract/waybills/waybill.audit';
import type { deskWaybillApi } from '@loadline/contract/waybills/waybill-desk.api';
import { waybillEvent, waybillException, waybillMessage } from '@loadline/contract/waybills/waybill-detail';
import { json, text, textOf } from '../../kernel/columns.ts';
import type { Tx } from '../../kernel/database.ts';
import { isoOf, jsonOf, sql } from '../../kernel/sql.ts';
import type { BookingOnWaybill } from '../bookings/bookings.public.ts';
import { sheetView } from '../exceptions/exceptions.rows.public.ts';
import { organisationView } from '../ops/companies.public.ts';
import { orderView } from '../orders/orders.rows.public.ts';
import { receiptView } from '../receipts/receipts.rows.public.ts';
import type { LockedWaybill } from './waybills.lock.commands.ts';
import { waybillStepView } from './waybills.rows.public.ts';

type Detail = AnswerOf<typeof waybillDetail>;

/** The usual way with the time of each step; a step that was passed over without a record says so. */
export async function pathOf(tx: Tx, { id, status }: LockedWaybill): Promise<Detail['path']> {
  const rows = await tx.rows(sql.type({ status: textOf<WaybillStatus>(), at: text })`
    select s.status, ${isoOf(sql`s.at`)} as at from ${waybillStepView} s where s.mawb_id = ${id}`);
  const reached = new Map(rows.map((row) => [row.status, row.at]));
  const [first, here] = [firstOf(reached), placeOf(status)];
  const beside: WaybillStatus[] = here < 0 ? [status] : [];
  return [...waybillPath, ...beside].map((one) => {
    const place = placeOf(one);
    const at = reached.get(one) ?? null;
    const isPassed = place >= first && place < here;
    return { status: one, at, isCurrent: one === status, skipped: isPassed && at === null && isUsual(one) };
  });
}

/** Where its life begins here: what was before is nobody's gap. */
function firstOf(reached: ReadonlyMap<WaybillStatus, string>): number {
  const places = [...reached.keys()].map(placeOf).filter((place) => place >= 0);
  return places.length > 0 ? Math.min(...places) : waybillPath.length;
}

/** Its life, the newest first. Staff read who, why and what was told; a customer what concerns all, and their own. */
export async function eventsOf(tx: Tx, { id }: LockedWaybill, language: Language): Promise<Detail['events']> {
  const isStaff = tx.me.kind === 'forwarder';
  const told = isStaff
    ? sql`e.who, e.reason, e.data`
    : sql`'' as who, null::text as reason, '{}'::jsonb as data`;
  const rows = await tx.rows(sql.type({
    event: json<Detail['events'][number]>(),
    data: json<Readonly<Record<string, unknown>>>(),
  })`
    select ${jsonOf(waybillEvent, 'r', {
      from: sql`r.from_status`,
      to: sql`r.to_status`,
      undone: sql`exists (select from mawb_event u where u.undoes = r.id)`,
      said: sql`json_build_array()`,
    })} as event, r.data
    from (select e.id, e.seq, e.kind, e.code, e.from_status, e.to_status, e.occurred_at, e.at, e.zone, e.place, e.source, e.out_of_sequence, ${told}
      from mawb_event e where e.mawb_id = ${id}) r order by r.seq desc limit 1000`);
  return rows.map(({ event, data }) => {
    const note = data['note'] ?? data[language === 'en' ? 'noteEn' : 'noteZh'];
    return { ...event, said: saidData(waybillAudited, { ...data, note }, language) };
  });
}

/** What warehouses have measured for the orders of its house waybills, piece by piece. */
export async function piecesOf(tx: Tx, bookings: readonly BookingOnWaybill[]): Promise<Detail['pieces']> {
  const houses = bookings.flatMap(({ houses: own }) =>
    own.flatMap(({ orderId, hawbNo }) => (orderId ? [{ orderId, hawbNo }] : [])),
  );
  if (houses.length === 0) return [];
  const rows = await tx.rows(sql.type({ piece: json<Detail['pieces'][number]>() })`
    select json_build_object('hawbNo', h."hawbNo", 'orderNumber', o.order_number, 'receiptNo', w.receipt_no, 'warehouse', w.warehouse,
        'receivedAt', ${isoOf(sql`w.received_at`)}, 'pieces', (l.line ->> 'pieces')::int, 'length', l.line ->> 'length', 'width', l.line ->> 'width',
        'height', l.line ->> 'height', 'weight', l.line ->> 'weight') as piece
    from jsonb_to_recordset(${JSON.stringify(houses)}::jsonb) as h ("orderId" uuid, "hawbNo" text)
    join ${orderView} o on o.id = h."orderId" join ${receiptView} w on w.org_id = o.org_id and w.order_id = o.id and w.state = 'RECEIVED'
    cross join lateral jsonb_array_elements(w.lines) with ordinality as l (line, place)
    order by h."hawbNo", w.received_at, l.place limit 2000`);
  return rows.map(({ piece }) => piece);
}

/** Our own numbers of the orders under house waybills, by their ids. */
export async function orderNumbersOf(
  tx: Tx,
  bookings: readonly BookingOnWaybill[],
): Promise<Map<string, string>> {
  const ids = bookings.flatMap(({ houses }) => houses.flatMap(({ orderId }) => orderId ?? []));
  const rows = await tx.rows(
    sql.type({ id: text, no: text })`
      select o.id::text as id, o.order_number as no from ${orderView} o where o.id = any(${ids}::uuid[])`,
  );
  return new Map(rows.map(({ id, no }) => [id, no]));
}

/** What is or was wrong with the waybill itself, or with an order on it. */
export async function exceptionsOf(
  tx: Tx,
  { id, bookings }: { readonly id: string; readonly bookings: readonly BookingOnWaybill[] },
  language: Language,
): Promise<Detail['exceptions']> {
  const orders = bookings.flatMap(({ houses }) => houses.flatMap(({ orderId }) => orderId ?? []));
  const rows = await tx.rows(sql.type({ sheet: json<Detail['exceptions'][number]>() })`
    select ${jsonOf(waybillException, 'x', {
      orderNumber: sql`(select o.order_number from ${orderView} o where o.org_id = x.org_id and o.id = x.order_id)`,
      description: language === 'en' ? sql`x.description_en` : sql`x.description_zh`,
    })} as sheet
    from ${sheetView} x where x.order_id = any(${orders}::uuid[]) or x.mawb_id = ${id} order by x.opened_at desc limit 200`);
  return rows.map(({ sheet }) => sheet);
}

/** What was said between the forwarder and one customer. The forwarder's people have no names for them. */
export async function threadOf(tx: Tx, id: string, orgId: string): Promise<Detail['messages']> {
  const who =
    tx.me.kind === 'forwarder' ? sql`m.who` : sql`case m.side when 'customer' then m.who else '' end`;
  const rows = await tx.rows(sql.type({ message: json<Detail['messages'][number]>() })`
    select ${jsonOf(waybillMessage, 'm', { who })} as message from mawb_message m
    where m.mawb_id = ${id} and m.org_id = ${orgId} order by m.at desc, m.id desc limit 1000`);
  return rows.map(({ message }) => message).toReversed();
}

/** One thread for every customer in sight, also where nothing has been said yet. */
export async function threadsOf(
  tx: Tx,
  id: string,
): Promise<AnswerOf<typeof deskWaybillApi.detail>['threads']> {
  const customers = await tx.rows(sql.type({
    customerId: text,
    customerCode: text,
    customer: text,
    customerEn: text,
  })`
    select g.org_id::text as "customerId", g.code as "customerCode", g.name_zh as customer, g.name_en as "customerEn"
    from ${organisationView} g
    where exists (select from mawb_share s where s.org_id = g.org_id and s.mawb_id = ${id}) order by g.name_zh`);
  const threads = [];
  for (const customer of customers)
    threads.push({ ...customer, messages: await threadOf(tx, id, customer.customerId) });
  return threads;
}

/** The plain data of a step by its labels. Lists and files stand in their own tabs and are left out. */
function saidData(
  fields: Fields,
  data: Readonly<Record<string, unknown>>,
  language: Language,
): { field: string; value: string }[] {
  return Object.entries(fields).flatMap(([key, field]) => {
    const { label, kind, unit } = field;
    const value = data[key];
    if (value === null || value === undefined || value === false || kind === 'list' || kind === 'id')
      return [];
    if (key === 'reason') return [];
    const said = plain(field, value, language);
    return said === undefined
      ? []
      : [{ field: say(label, language), value: unit ? `${said} ${unit}` : said }];
  });
}

function plain(field: Field, value: unknown, language: Language): string | undefined {
  if (value === true) return '✓';
  if (typeof value === 'string' && field.kind === 'code') return say(wordOf(field.table, value), language);
  if (typeof value === 'string' || typeof value === 'number') return storedShown(field, String(value));
  if (!isRecord(value)) return undefined;
  const { from, to } = value;
  const said = (one: unknown) => plain(field, one, language) ?? '—';
  return to === undefined ? undefined : `${said(from)} → ${said(to)}`;
}
