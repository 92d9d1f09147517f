import type { BoardFlight, readBoard } from '@loadline/contract/databoard/board.api';
import { boardFlightFields, usualReach } from '@loadline/contract/databoard/board.api';
import { boardStatuses } from '@loadline/contract/databoard/board-group';
import { completionOf } from '@loadline/contract/databoard/completion';
import type { AnswerOf, QueryOf } from '@loadline/contract/kernel/endpoint';
import { chargedKilograms } from '../../kernel/charged-kilograms.ts';
import { json } from '../../kernel/columns.ts';
import type { Database } from '../../kernel/database.ts';
import type { Sql } from '../../kernel/sql.ts';
import { allOf, isoOf, jsonOf, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { flightView, slotView } from '../flights/flights.rows.public.ts';
import { policyOf } from '../policies/policies.public.ts';
import { waybillShareView, waybillTotalView, waybillView } from '../waybills/waybills.rows.public.ts';

export type Board = AnswerOf<typeof readBoard>;
type Asked = QueryOf<typeof readBoard>;

/** Who looks: what they see of a waybill `m`, with the weights `w` that are theirs to see, and what a flight is measured by. */
interface Side {
  readonly waybills: Sql;
  /** What of it is charged, in kilograms. */
  readonly kilograms: Sql;
  readonly capacity: Sql;
  /** Flights without a waybill of theirs. */
  readonly seesEmpty: Sql;
}

const customers: Side = {
  waybills: sql`${waybillView} m join ${waybillShareView} w on w.mawb_id = m.id`,
  kilograms: chargedKilograms(sql`w.billing_weight`, sql`w.billing_unit`, sql`w.gross_weight`),
  capacity: sql`own_allotment(f.id)`,
  seesEmpty: sql`false`,
};

const staffs: Side = {
  waybills: sql`${waybillView} m join ${waybillTotalView} w on w.mawb_id = m.id`,
  kilograms: sql`w.billing_weight`,
  capacity: sql`(select s.max_kg from ${slotView} s where s.flight_id = f.id)`,
  seesEmpty: sql`f.state <> 'CANCELLED'`,
};

export const boardOf = (db: Database, viewer: Viewer, asked: Asked) => boardIn(db, viewer, asked, customers);
export const deskBoardOf = (db: Database, viewer: Viewer, asked: Asked) => boardIn(db, viewer, asked, staffs);

async function boardIn(db: Database, viewer: Viewer, asked: Asked, side: Side): Promise<Board> {
  const {
    rows: [[read]],
  } = await db.read(viewer, boardQuery(side, asked));
  if (!read) throw new Error('the board gave no answer');
  return { ...read.board, flights: read.board.flights.map(measured) };
}

function measured(flight: BoardFlight): BoardFlight {
  const { billingWeight, capacity, billingWeightLast } = flight;
  return { ...flight, ...completionOf(billingWeight, capacity, billingWeightLast) };
}

const statuses = sql`${sql.lit(`{${boardStatuses.join(',')}}`)}::text[]`;
const flown = sql`m.status = any(${statuses})`;

function boardQuery(side: Side, { origin, destination, reach, day }: Asked): Sql<{ readonly board: Board }> {
  const hours = Number(reach ?? usualReach);
  const wanted = allOf([
    ...(origin === null ? [] : [sql`r.origin = ${origin}`]),
    ...(destination === null ? [] : [sql`r.destination = ${destination}`]),
  ]);
  return sql.type({ board: json<Board>() })`
    with flights as (${knownFlights(side, hours, day)} union all ${untoldFlights(side, hours, day)}),
    seen as (select * from flights r where r.mawbs > 0 or r.sees_empty)
    select json_build_object('asOf', ${isoOf(sql`now()`)},
      'flights', (select coalesce(json_agg(${row} order by r.atd is not null, r.etd nulls last, r.flight_date, r.flight_no), '[]') from seen r where ${wanted}),
      'destinations', (select coalesce(json_agg(distinct r.destination), '[]') from seen r)) as board`;
}

// What it is measured by is worked out from the figures, once they are here.
const row = jsonOf(boardFlightFields, 'r', {
  measuredBy: sql`null::text`,
  completionRate: sql`null::text`,
  cancelled: sql`r.state = 'CANCELLED'`,
  urgentFrom: isoOf(sql`(r.etd - make_interval(hours => ${policyOf('boardUrgentHours')}::int))`),
  statuses: sql`r.statuses`,
});

/** Flights that are to leave within so many hours, have not left in time, or are just away; or those of a day. */
function knownFlights(side: Side, hours: number, day: string | null): Sql {
  const when =
    day === null
      ? sql`f.etd < now() + make_interval(hours => ${hours}) and f.etd > now() - interval '2 days'
        and coalesce(f.atd > now() - make_interval(hours => ${policyOf('boardDepartedHours')}::int), f.etd > now() - interval '1 day')`
      : sql`f.flight_date = ${day}::date`;
  return sql`
    select f.id as flight_id, f.flight_no, f.flight_date, f.origin, f.destination, f.etd, f.atd, f.cut_off, f.origin_zone as zone, f.state,
      c.*, l.weight as billing_weight_last, l.flight_date as last_date, ${side.capacity} as capacity, ${side.seesEmpty} as sees_empty
    from ${flightView} f
    cross join lateral (${carried(side, sql`m.flight_id = f.id`)}) c
    left join lateral (
      select p.flight_date, (select round(coalesce(sum(${side.kilograms}), 0), 1) from ${side.waybills} where m.flight_id = p.id and ${flown}) as weight
      from ${flightView} p where p.flight_no = f.flight_no and p.destination = f.destination and p.flight_date < f.flight_date and p.atd is not null
        and p.state <> 'CANCELLED'
      order by p.flight_date desc limit 1) l on true
    where ${when}`;
}

/** Flights that stand on waybills alone: nobody told us their times, so their day decides. */
function untoldFlights(side: Side, hours: number, day: string | null): Sql {
  const today = sql`(now() at time zone 'Asia/Shanghai')::date`;
  const when =
    day === null
      ? sql`m.flight_date between ${today} and ${today} + ${Math.ceil(hours / 24)}::integer`
      : sql`m.flight_date = ${day}::date`;
  const key = sql`m.flight_no = g.flight_no and m.flight_date = g.flight_date and m.origin is not distinct from g.origin
    and m.destination is not distinct from g.destination`;
  return sql`
    select null::uuid, g.flight_no, g.flight_date, coalesce(g.origin, ''), coalesce(g.destination, ''), null::timestamptz, null::timestamptz, null::timestamptz,
      null::text, 'OPEN', c.*, null::numeric, null::date, null::numeric, false
    from (select distinct m.flight_no, m.flight_date, m.origin, m.destination from ${side.waybills}
      where m.flight_id is null and m.flight_no is not null and ${flown} and ${when}) g
    cross join lateral (${carried(side, sql`m.flight_id is null and ${key}`)}) c`;
}

function carried({ waybills, kilograms }: Side, which: Sql): Sql {
  return sql`
    select coalesce(sum(s.mawbs), 0)::int as mawbs, round(coalesce(sum(s.gross), 0), 3) as gross_weight,
      round(coalesce(sum(s.volume), 0), 3) as volume, round(coalesce(sum(s.billing), 0), 1) as billing_weight,
      coalesce(json_agg(json_build_object('status', s.status, 'count', s.mawbs) order by array_position(${statuses}, s.status)) filter (where s.status is not null), '[]') as statuses
    from (select m.status, count(distinct m.id)::int as mawbs, sum(w.gross_weight) as gross, sum(w.volume) as volume, sum(${kilograms}) as billing
      from ${waybills} where ${which} and ${flown} group by m.status) s`;
}
