import { codesOf } from '@loadline/contract/kernel/code';
import { type WaybillQueue, waybillQueues } from '@loadline/contract/waybills/waybill-desk.queue';
import type { Sql } from '../../kernel/sql.ts';
import { sql } from '../../kernel/sql.ts';
import { flightView } from '../flights/flights.rows.public.ts';
import { shownNumber } from './waybills.rows.queries.ts';

/** When the flight of waybill `r` should have left, or have come once it has left. */
const dueAt = sql`(select case when r.status = '3' then f.eta else f.etd end from ${flightView} f where f.id = r.flight_id)`;

/** Whether waybill `r` waits in a queue. Built up before it is weighed it waits for its documents, after that for its flight. */
export const waitingIn: Readonly<Record<WaybillQueue, Sql>> = {
  waybillsToPrepare: sql`(r.status in ('32', '42') or (r.status = '31' and r.self_delivery) or (r.status = '33' and r.weighbridge_file is null))`,
  waybillsToReview: sql`r.status = '44'`,
  waybillsToWeigh: sql`r.status = '41'`,
  waybillsDue: sql`((r.status in ('45', '3') or (r.status = '33' and r.weighbridge_file is not null)) and coalesce(${dueAt} < now(), false))`,
  waybillsToNotify: sql`r.status in ('4', '40')`,
};

/** The queue of waybill `r`, or null. */
export const queueOf = sql`case ${sql.join(
  codesOf(waybillQueues).map((queue) => sql`when ${waitingIn[queue]} then ${queue}`),
  sql` `,
)} end`;

/** How many of waybills `r` wait in each queue. */
export const queueCounts = sql`json_build_array(${sql.join(
  codesOf(waybillQueues).map(
    (queue) =>
      sql`json_build_object('queue', ${sql.lit(queue)}, 'count', count(*) filter (where ${waitingIn[queue]}))`,
  ),
  sql`, `,
)})`;

function waiting(queue: WaybillQueue): Sql {
  const since = queue === 'waybillsDue' ? dueAt : sql`r.status_at`;
  return sql`select ${since} as since, r.id, ${shownNumber} as no from mawb r where ${waitingIn[queue]}`;
}

export const waybillsWaiting: Readonly<Record<WaybillQueue, Sql>> = {
  waybillsToPrepare: waiting('waybillsToPrepare'),
  waybillsToReview: waiting('waybillsToReview'),
  waybillsToWeigh: waiting('waybillsToWeigh'),
  waybillsDue: waiting('waybillsDue'),
  waybillsToNotify: waiting('waybillsToNotify'),
};
