import { plainNumber } from '@loadline/contract/checks/tracked-number';
import { type FileSubject, fileRights } from '@loadline/contract/files/file-subject';
import type { goesWith } from '@loadline/contract/goes-with/goes-with.api';
import { shipmentRecords } from '@loadline/contract/goes-with/goes-with.api';
import { codesOf } from '@loadline/contract/kernel/code';
import type { QueryOf } from '@loadline/contract/kernel/endpoint';
import type { Permission } from '@loadline/contract/kernel/permission';
import type { Database, RawJson } from '../../kernel/database.ts';
import type { Sql } from '../../kernel/sql.ts';
import { sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { bookingView, houseView } from '../bookings/bookings.rows.public.ts';
import { sheetView } from '../exceptions/exceptions.rows.public.ts';
import { countOfFiles } from '../files/files.public.ts';
import { labelBatchView } from '../labels/labels.rows.public.ts';
import { orderView } from '../orders/orders.rows.public.ts';
import { photographedReceiptView, receiptView } from '../receipts/receipts.rows.public.ts';
import { keptTariffView } from '../tariffs/tariffs.rows.public.ts';
import { trustView } from '../trusts/trusts.rows.public.ts';
import { waybillView } from '../waybills/waybills.rows.public.ts';

type Asked = QueryOf<typeof goesWith>;
type Start = Asked['kind'];

/** What somebody must be allowed to be shown of each. */
interface Rights {
  readonly isStaff: boolean;
  readonly trust: Permission;
  readonly order: Permission;
  readonly booking: Permission;
  readonly receipt: Permission;
  readonly sheet: Permission;
  readonly label: Permission;
  readonly tariff: Permission;
}

type Shown = Exclude<keyof Rights, 'isStaff'>;

export const ownRights: Rights = {
  isStaff: false,
  trust: 'trust:view',
  order: 'order:view',
  booking: 'booking:view',
  receipt: 'order:view',
  sheet: 'order:view',
  label: 'label:view',
  tariff: 'tariff:view',
};

export const deskRights: Rights = {
  isStaff: true,
  trust: 'op:trust:view',
  order: 'op:order:view',
  booking: 'op:booking:view',
  receipt: 'op:receipt:add',
  sheet: 'op:exception:view',
  label: 'op:label',
  tariff: 'op:entry',
};

const shown = 500;

/** The records of the shipments of one, in one statement; an absent and a foreign number have none. */
export function recordsWith(db: Database, viewer: Viewer, asked: Asked, rights: Rights): Promise<RawJson> {
  const { orders, bookings } = startOf(asked);
  const may = (kind: Shown) => sql`(select app_may(${rights[kind]}))`;
  return db.readJson(
    viewer,
    sql`
    with trusts_asked as (select t.org_id, t.id from ${trustView} t where ${asked.kind === 'trust'} and t.trust_no = ${asked.no}),
    ${ordersFirst.includes(asked.kind) ? sql`orders_of as (${orders}), bookings_of as (${bookings})` : sql`bookings_of as (${bookings}), orders_of as (${orders})`},
    found as (
      select 'trust' as kind, t.trust_no as number, t.state, null as "of", t.org_id, t.id, null::uuid as trust_id, null::uuid[] as photos, null as amount from ${trustView} t where ${may('trust')}
        and (t.org_id, t.id) in (select org_id, trust_id from orders_of union select org_id, trust_id from bookings_of union select org_id, id from trusts_asked)
      union all select 'order', o.order_number, o.status, null, o.org_id, o.id, o.trust_id, null, null from orders_of o where ${may('order')}
      union all select 'booking', b.booking_no, b.status, null, b.org_id, b.id, null, null, null from bookings_of b where ${may('booking')}
      union select 'house', h.hawb_no, null, b.booking_no, null, null, null, null, null from bookings_of b
        join ${houseView} h on h.org_id = b.org_id and h.booking_id = b.id
        where h.hawb_no is not null and ${may('booking')} and (${asked.kind !== 'order' && asked.kind !== 'sheet'} or (h.org_id, h.order_id) in (select org_id, id from orders_of))
      union select 'mawb', b.mawb_no, b.status, null, null, b.mawb_id, null, null, null from bookings_of b where b.mawb_id is not null and ${may('booking')}
      union all select 'receipt', r.receipt_no, r.state, o.order_number, r.org_id, null, null, ${rights.isStaff ? sql`r.photos` : sql`null`}, null from orders_of o
        join ${rights.isStaff ? photographedReceiptView : receiptView} r on r.org_id = o.org_id and r.order_id = o.id and r.state <> 'VOID' where ${may('receipt')}
      union all select 'sheet', s.sheet_no, s.state, null, s.org_id, s.id, null, null, null from orders_of o
        join ${sheetView} s on s.org_id = o.org_id and (s.order_id = o.id or s.mawb_id is not null and o.id = any(s.about_orders)) where ${may('sheet')}
      union all select 'label', l.no, null, null, l.org_id, null, null, null, null from orders_of o
        join ${labelBatchView} l on l.org_id = o.org_id and l.order_id = o.id where ${may('label')}
      union all select 'tariff', k.title, null, k.id::text, k.org_id, null, null, null, k.total from orders_of o
        join ${keptTariffView} k on k.org_id = o.org_id and k.order_id = o.id where ${may('tariff')})
    select coalesce(json_agg(json_build_object('kind', f.kind, 'number', f.number, 'state', f.state, 'of', f."of", 'amount', f.amount, 'files', ${filesOf(rights)})), '[]')::text
    from (select * from found f order by array_position(${codesOf(shipmentRecords)}::text[], f.kind), f.number limit ${sql.lit(shown)}) f`,
  );
}

/** How many files of a record `f` may be read, as its own page shows them: an order has those of its trust order, a receipt photos, which only staff know as its own. */
function filesOf({ isStaff }: Rights): Sql {
  const counted = (subject: FileSubject, which: Sql) => {
    const { view, staffView } = fileRights[subject];
    const rights: readonly string[] = isStaff ? staffView : [view];
    return sql`case when (select bool_or(app_may(p)) from unnest(${[...rights]}::text[]) p) then ${countOfFiles({ isStaff }, which)} end`;
  };
  const own = (subject: FileSubject) =>
    counted(subject, sql`r.org_id = f.org_id and r.subject = ${subject} and r.subject_id = f.id`);
  return sql`case f.kind when 'trust' then ${own('trust')} when 'booking' then ${own('booking')} when 'sheet' then ${own('sheet')}
    when 'order' then ${counted('order', sql`r.org_id = f.org_id and r.subject in ('order', 'trust') and r.subject_id in (f.id, f.trust_id)`)}
    when 'mawb' then ${counted('mawb', sql`r.subject = 'mawb' and r.subject_id = f.id`)}
    ${isStaff ? sql`when 'receipt' then ${counted('order', sql`r.org_id = f.org_id and r.file_id = any(f.photos)`)}` : sql``} end`;
}

const ordersFirst: readonly Start[] = ['order', 'trust', 'sheet'];

/** The orders and bookings that a record stands for, each by the other where it is not asked for itself. */
function startOf({ kind, no }: Asked): { readonly orders: Sql; readonly bookings: Sql } {
  const order = sql`select o.org_id, o.id, o.trust_id, o.order_number, o.status from ${orderView} o`;
  const booking = sql`select b.org_id, b.id, b.trust_id, b.booking_no, b.status, b.mawb_id, b.mawb_no from ${bookingView} b`;
  const withHouses = sql`(b.org_id, b.id) in (select h.org_id, h.booking_id from orders_of x join ${houseView} h on h.org_id = x.org_id and h.order_id = x.id)`;
  const onHouses = sql`${order} where (o.org_id, o.id) in (select h.org_id, h.order_id from bookings_of x join ${houseView} h on h.org_id = x.org_id and h.booking_id = x.id)`;
  const starts: Readonly<Record<Start, { readonly orders: Sql; readonly bookings: Sql }>> = {
    order: {
      orders: sql`${order} where o.order_number = ${no}`,
      bookings: sql`${booking} where ${withHouses}`,
    },
    trust: {
      orders: sql`${order} where (o.org_id, o.trust_id) in (select org_id, id from trusts_asked)`,
      bookings: sql`${booking} where (b.org_id, b.trust_id) in (select org_id, id from trusts_asked)
        union ${booking} where ${withHouses}`,
    },
    sheet: {
      orders: sql`${order} where (o.org_id, o.id) in (select s.org_id, s.order_id from ${sheetView} s where s.sheet_no = ${no} and s.order_id is not null
        union select s.org_id, a.id from ${sheetView} s cross join unnest(s.about_orders) a (id) where s.sheet_no = ${no} and s.mawb_id is not null)`,
      bookings: sql`${booking} where ${withHouses}
        union ${booking} where (b.org_id, b.mawb_id) in (select s.org_id, s.mawb_id from ${sheetView} s where s.sheet_no = ${no})`,
    },
    booking: { orders: onHouses, bookings: sql`${booking} where b.booking_no = ${no}` },
    mawb: {
      orders: onHouses,
      bookings: sql`${booking} where b.mawb_id in (select m.id from ${waybillView} m where m.mawb_no = ${plainNumber(no)})`,
    },
  };
  return starts[kind];
}
