import { codesOf } from '@loadline/contract/kernel/code';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import type { WorkQueue } from '@loadline/contract/ops/work';
import { aboutQueue, workQueues } from '@loadline/contract/ops/work';
import type { listWork } from '@loadline/contract/ops/work.api';
import { workingMinutesBefore } from '@loadline/contract/ops/working-time';
import type { Clock } from '../../kernel/clock.ts';
import type { Database } from '../../kernel/database.ts';
import type { Sql } from '../../kernel/sql.ts';
import { sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { hasLostFlight } from '../flights/flights.public.ts';
import { ordersWaiting } from '../orders/orders.public.ts';

/** What waits in each queue: since when each entry waits. A queue more is a line here and one in the contract. */
const waitingSince: Readonly<Record<WorkQueue, Sql>> = {
  registrations: sql`select r.submitted_at as since from registration r where r.state = 'PENDING'`,
  trusts: sql`select t.waiting_since as since from trust t where t.waiting_since is not null and t.state <> 'DRAFT'`,
  bookings: sql`select b.waiting_since as since from booking b where b.waiting_since is not null and b.status <> 'DRAFT'`,
  bookingsLost: sql`select (select f.updated_at from flight f where f.id = r.flight_id) as since from booking r where ${hasLostFlight}`,
  // Its own clock knows whether a sheet is late: one that is has waited for ever, one that is not has just come.
  exceptions: sql`select case when coalesce(s.breach_at <= now() or s.left_minutes < 0, false) then '-infinity'::timestamptz else now() end as since
    from exception_sheet s where s.state in ('OPEN', 'PROCESSING', 'REOPENED')`,
  orderRequests: ordersWaiting('orderRequests'),
  orderDocuments: ordersWaiting('orderDocuments'),
  ordersHeld: ordersWaiting('ordersHeld'),
  ordersSilent: ordersWaiting('ordersSilent'),
};

/** What came before this moment has waited longer than the queue allows. */
export function lateBefore(queue: WorkQueue, clock: Clock): Date {
  return workingMinutesBefore(clock.now(), aboutQueue[queue].lateAfterHours * 60);
}

export async function workFor(
  staff: Database,
  clock: Clock,
  viewer: Viewer,
): Promise<AnswerOf<typeof listWork>> {
  const queues = codesOf(workQueues);
  const counts = queues.map(
    (
      queue,
    ) => sql`select ${queue} as queue, count(*)::int as waiting, (count(*) filter (where since <= ${lateBefore(queue, clock)}))::int as late
      from (${waitingSince[queue]}) w`,
  );
  const { me, results } = await staff.read(
    viewer,
    sql`select t.name_zh, t.name_en, app_sees_all() as sees_all,
        (select count(*)::int from team_customer c where c.team_id = app_team()) as customers
      from (select app_team() as team_id) mine left join team t using (team_id)`,
    sql.join(counts, sql` union all `),
  );
  const [teams, counted] = results;
  const team = teams?.rows[0];
  return {
    team: team?.name_zh ?? '',
    teamEn: team?.name_en ?? '',
    allCustomers: team?.sees_all ?? false,
    customers: team?.customers ?? 0,
    queues: (counted?.rows ?? []).filter(({ queue }) => me.permissions.includes(permissionOf(queue))),
  };
}

function permissionOf(queue: string): string {
  return Object.entries(aboutQueue).find(([known]) => known === queue)?.[1].permission ?? '';
}
