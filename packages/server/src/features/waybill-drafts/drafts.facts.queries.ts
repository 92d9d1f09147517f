import type { WaybillStatus } from '@loadline/contract/codes/waybill-status';
import { plainAwb } from '@loadline/contract/waybills/awb-number';
import { chinaTime } from '../../kernel/clock.ts';
import { int, json, orNull, text, textOf } from '../../kernel/columns.ts';
import type { Tx } from '../../kernel/database.ts';
import type { Sql } from '../../kernel/sql.ts';
import { isoOf, sql } from '../../kernel/sql.ts';
import type { BookingOnWaybill } from '../bookings/bookings.public.ts';
import { bookingsOf } from '../bookings/bookings.public.ts';
import { bookingView } from '../bookings/bookings.rows.public.ts';
import { flightView } from '../flights/flights.rows.public.ts';
import { forwarderIn } from '../ops/forwarder.public.ts';
import { airlineView, waybillTotalView, waybillView } from '../waybills/waybills.rows.public.ts';
import type { WaybillFacts } from './drafts.fill.ts';
import { firstPieces } from './labels.paper.ts';

/** A waybill as its draft needs it. */
export interface DraftedWaybill extends WaybillFacts {
  readonly id: string;
  readonly status: WaybillStatus;
  readonly cutOff: string | null;
}

const usualKeys = ['shipperAccount', 'consignee', 'consigneeAccount', 'shipperSignature', 'carrierSignature'];

/** For staff: with its totals, and with what was written on the last waybill to the same airport, but for the parties of a customer's own. */
export function deskWaybillIn(tx: Tx, no: string): Promise<DraftedWaybill> {
  const usual = sql`coalesce((
    select jsonb_object_agg(u.key, u.value) from (select d.master from awb_draft d join ${waybillView} o on o.id = d.mawb_id
      where o.destination = m.destination and o.id <> m.id
        and exists (select from awb_draft_house h where h.mawb_id = d.mawb_id and h.no = d.no) order by d.updated_at desc limit 1) last, jsonb_each(last.master) u
    where u.key = any(${usualKeys}::text[]) and u.value <> 'null'), '{}')`;
  const total = sql`(select json_build_object('pieces', t.pieces, 'grossWeight', trim_scale(t.gross_weight)::text, 'volume', trim_scale(t.volume)::text)
    from ${waybillTotalView} t where t.mawb_id = m.id)`;
  return waybillIn(tx, no, { usual, total });
}

/** For a customer with a share: nothing of the whole. */
export function ownWaybillIn(tx: Tx, no: string): Promise<DraftedWaybill> {
  return waybillIn(tx, no, { usual: sql`'{}'::jsonb`, total: sql`null::json` });
}

async function waybillIn(
  tx: Tx,
  no: string,
  { usual, total }: { usual: Sql; total: Sql },
): Promise<DraftedWaybill> {
  const found = await tx.one(sql.type({
    id: text,
    airline: orNull(text),
    origin: orNull(text),
    mawbNo: text,
    status: textOf<WaybillStatus>(),
    destination: orNull(text),
    flightDate: orNull(text),
    total: orNull(json<Omit<DraftedWaybill, 'forwarder'>['total']>()),
    flightNo: orNull(text),
    stops: json<Omit<DraftedWaybill, 'forwarder'>['stops']>(),
    cutOff: orNull(text),
    airlineCode: orNull(text),
    today: text,
    usual: json<Omit<DraftedWaybill, 'forwarder'>['usual']>(),
  })`
    select m.id::text as id, m.mawb_no as "mawbNo", m.status, m.flight_no as "flightNo", to_char(m.flight_date, 'YYYY-MM-DD') as "flightDate",
      m.origin, m.destination, coalesce((select f.stops from ${flightView} f where f.id = m.flight_id), '[]') as stops, a.name_en as airline, a.code as "airlineCode",
      (select ${isoOf(sql`f.cut_off`)} from ${flightView} f where f.id = m.flight_id) as "cutOff", ${chinaTime(tx.now).slice(0, 10)}::text as today, ${total} as total, ${usual} as usual
    from ${waybillView} m left join ${airlineView} a on a.prefix = substr(m.mawb_no, 1, 3) where m.mawb_no = ${plainAwb(no)}`);
  return { ...found, forwarder: await forwarderIn(tx) };
}

/** The bookings on a waybill that this viewer sees: whoever sees only their own gets no colleague's. */
export async function visibleBookings(tx: Tx, mawbId: string): Promise<BookingOnWaybill[]> {
  const bookings = await bookingsOf(tx, mawbId);
  if (tx.me.kind === 'forwarder') return bookings;
  const own = await tx.rows(
    sql.type({ id: text })`select b.id::text as id from ${bookingView} b where b.mawb_id = ${mawbId}`,
  );
  return bookings.filter((booking) => own.some(({ id }) => id === booking.id));
}

/** The number on the master of the first piece of each house waybill, of a version or while there is none. */
export async function firstPiecesIn(
  tx: Tx,
  mawbId: string,
  version: number | undefined,
): Promise<ReadonlyMap<string, number>> {
  const houses = await tx.rows(sql.type({ hawbId: text, pieces: int })`
    select h.hawb_id::text as "hawbId", h.pieces from house_pieces(${mawbId}, ${version ?? null}::int) h`);
  return firstPieces(houses);
}

/** Locks a waybill with its bookings before its draft, as everybody does who moves it. */
export async function lockDrafted(tx: Tx, mawbId: string): Promise<void> {
  await tx.rows(sql`select from lock_waybill(${mawbId})`);
}
