import { slotRoomFields } from '@loadline/contract/flights/slot-room';
import type { Language } from '@loadline/contract/kernel/text';
import type { Clock } from '../../kernel/clock.ts';
import { json } from '../../kernel/columns.ts';
import type { Database, Tx } from '../../kernel/database.ts';
import { Problem } from '../../kernel/problem.ts';
import { isoOf, jsonOf, ofViewer, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { recordFileView } from '../files/files.rows.public.ts';
import { flightToBook } from '../flights/flights.public.ts';
import { departsOn } from '../flights/flights.rows.public.ts';
import { wordsOfEntry } from '../ops/dictionaries.public.ts';
import { productCountries, productId } from '../ops/products.public.ts';
import { documentsAskedOf } from '../orders/orders.documents.rows.public.ts';
import { orderView } from '../orders/orders.rows.public.ts';
import { weighingOf } from '../rates/rates.public.ts';
import { trustView } from '../trusts/trusts.rows.public.ts';
import { waybillStepView } from '../waybills/waybills.rows.public.ts';
import type { BookingDetail, FoundBooking } from './bookings.found.ts';
import { contentJson, rowJson } from './bookings.rows.queries.ts';
import { saidDetail } from './bookings.said.ts';

const housesOf = sql`coalesce((select jsonb_agg(x.house || jsonb_build_object('wmsPkgsNum', w.pieces, 'wmsGrossWeight', w.gross_weight::text,
    'wmsVolume', w.volume::text) order by x.place)
  from jsonb_array_elements(r.content #> '{houses,rows}') with ordinality x (house, place)
  left join hawb h on h.org_id = r.org_id and h.booking_id = r.id and h.id = (x.house ->> 'id')::uuid
  left join lateral warehouse_of(h) w on true), '[]')`;

const ordersOf = sql`coalesce((select jsonb_agg(jsonb_build_object('orderNumber', o.order_number, 'referenceNumber', o.reference_number,
    'status', o.status, 'hawbNo', x.house ->> 'hawbNo') order by x.place)
  from jsonb_array_elements(r.content #> '{houses,rows}') with ordinality x (house, place)
  join ${orderView} o on o.org_id = r.org_id and o.order_number = x.house ->> 'orderNumber'), '[]')`;

/** What the orders say of which all goes under one house waybill each. */
const orderedOf = sql`coalesce((select jsonb_agg(jsonb_build_object('hawbId', x.house ->> 'id', 'pieces', o.quantity,
    'grossWeight', trim_scale(o.gross_weight)::text, 'volume', trim_scale(round(o.volume, 3))::text) order by x.place)
  from jsonb_array_elements(r.content #> '{houses,rows}') with ordinality x (house, place)
  join ${orderView} o on o.org_id = r.org_id and o.order_number = x.house ->> 'orderNumber' where x.house ->> 'orderPieces' is null), '[]')`;

const acceptedOf = sql`case when r.accepted_at is not null then json_build_object('pieces', r.accepted_pieces,
  'grossWeight', r.accepted_gross_weight::text, 'volume', r.accepted_volume::text, 'at', ${isoOf(sql`r.accepted_at`)}) end`;

/** What the flight has for this booking, its own reservation left out. */
const roomBeside = sql`(select ${jsonOf(slotRoomFields, 'm')} from slot_room(r.flight_id, r.org_id, r.id) m)`;

/** What is in already, with the booking or with the orders and trust orders that it carries. */
const filesOf = sql`coalesce((select jsonb_agg(distinct f.type) from ${recordFileView} f
  where f.org_id = r.org_id and f.withdrawn_at is null and f.verdict is distinct from 'refused' and (f.subject, f.subject_id) in (
    select 'booking', r.id union all select 'trust', r.trust_id
    union all select x.subject, x.id from hawb h join ${orderView} o on o.org_id = h.org_id and o.id = h.order_id
      cross join lateral (values ('order', o.id), ('trust', o.trust_id)) x (subject, id) where h.org_id = r.org_id and h.booking_id = r.id)), '[]')`;

const reachedOf = sql`coalesce((select json_agg(json_build_object('status', s.status, 'at', ${isoOf(sql`s.at`)}) order by s.at)
  from ${waybillStepView} s where s.mawb_id = r.mawb_id), '[]')`;

/** The booking `r` as a `FoundBooking`. */
export const foundJson = sql`json_build_object('orgId', r.org_id::text, 'flightId', r.flight_id::text, 'mawbId', r.mawb_id::text, 'booking', ${rowJson},
  'content', ${contentJson}, 'weighing', ${weighingOf(sql`r.product`, sql`r.origin`, departsOn(sql`r`))}, 'served', ${productCountries(sql`r.product`)}, 'houses', ${housesOf}, 'room', ${roomBeside}, 'reason', r.reason,
  'ending', r.ending, 'corrections', r.corrections, 'accepted', ${acceptedOf}, 'reached', ${reachedOf}, 'orders', ${ordersOf}, 'ordered', ${orderedOf}, 'files', ${filesOf},
  'documentsAsked', ${documentsAskedOf(productId(sql`r.product`))},
  'salesCompany', ${wordsOfEntry('salesCompany', sql`r.content #>> '{terms,salesCompany}'`)},
  'trustNo', (select t.trust_no from ${trustView} t where t.org_id = r.org_id and t.id = r.trust_id))`;

/** Questions asked one by one of whoever looks, outside a transaction that writes. */
export function looking(db: Database, viewer: Viewer): Pick<Tx, 'rows'> {
  return {
    async rows(query) {
      const {
        rows: [found],
      } = await db.read(viewer, query);
      return found;
    },
  };
}

/** Everything about one of the viewer's bookings; an absent and a foreign number answer alike. */
export async function bookingByNumber(
  db: Database,
  clock: Clock,
  viewer: Viewer,
  no: string,
): Promise<BookingDetail> {
  const tx = looking(db, viewer);
  const [row] = await tx.rows(
    sql.one({ found: json<FoundBooking>() })`
      select ${foundJson} as found from booking r where ${ofViewer('r')} and r.booking_no = ${no}`,
  );
  if (!row) throw new Problem('notFound');
  return toldDetail(tx, clock, row.found, viewer.language);
}

/** A booking with its flight, in the reader's words. */
export async function toldDetail(
  tx: Pick<Tx, 'rows'>,
  clock: Clock,
  found: FoundBooking,
  language: Language,
): Promise<BookingDetail> {
  const flight = found.flightId === null ? undefined : await flightToBook(tx, found.flightId, found.orgId);
  return saidDetail(found, { flight: flight ?? null, now: clock.now(), language });
}
