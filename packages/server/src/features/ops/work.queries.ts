import { codesOf } from '@loadline/contract/kernel/code';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import { workingMinutesBefore, workingMinutesBetween } from '@loadline/contract/kernel/working-time';
import type { WorkQueue } from '@loadline/contract/ops/work';
import { aboutQueue, workQueues } from '@loadline/contract/ops/work';
import type { listWaiting, listWork } from '@loadline/contract/ops/work.api';
import { toldOfQueue } from '@loadline/contract/ops/work.api';
import type { Clock } from '../../kernel/clock.ts';
import type { Database } from '../../kernel/database.ts';
import type { Sql } from '../../kernel/sql.ts';
import { isoOf, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { hasLostFlight } from '../flights/flights.public.ts';
import { ordersWaiting } from '../orders/orders.public.ts';

/** What waits in each queue, whose it is and since when. A queue more is a line here and one in the contract. */
const waitingIn: Readonly<Record<WorkQueue, Sql>> = {
  registrations: sql`select r.submitted_at as since, r.registration_id as id, null::uuid as org_id, r.no from registration r where r.state = 'PENDING'`,
  trusts: sql`select t.waiting_since as since, t.id, t.org_id, t.trust_no as no from trust t where t.waiting_since is not null and t.state <> 'DRAFT'`,
  bookings: sql`select b.waiting_since as since, b.id, b.org_id, b.booking_no as no from booking b where b.waiting_since is not null and b.status <> 'DRAFT'`,
  bookingsLost: sql`select (select f.updated_at from flight f where f.id = r.flight_id) as since, r.id, r.org_id, r.booking_no as no from booking r where ${hasLostFlight}`,
  // Its own clock knows whether a sheet is late: see `lateIn`.
  exceptions: sql`select s.state_since as since, s.id, s.org_id, s.sheet_no as no, coalesce(s.breach_at <= now() or s.left_minutes < 0, false) as breached
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
    ) => sql`select ${queue} as queue, count(*)::int as waiting, (count(*) filter (where ${lateIn(queue, clock)}))::int as late
      from (${waitingIn[queue]}) w`,
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

/** Whether entry `w` of a queue has waited longer than it may. */
function lateIn(queue: WorkQueue, clock: Clock): Sql {
  return queue === 'exceptions' ? sql`w.breached` : sql`w.since <= ${lateBefore(queue, clock)}`;
}

type Waiting = AnswerOf<typeof listWaiting>[number];

/** What has waited longest in each queue the viewer may see; the late ones first. */
export async function longestWaiting(staff: Database, clock: Clock, viewer: Viewer): Promise<Waiting[]> {
  const told = codesOf(workQueues).map(
    (
      queue,
    ) => sql`(select ${queue} as queue, w.id::text, w.no, ${isoOf(sql`w.since`)} as since, ${lateIn(queue, clock)} as late, ${nameIn(queue, 'zh')} as whose,
      ${nameIn(queue, 'en')} as "whoseEn" from (${waitingIn[queue]}) w order by w.since, w.id limit ${sql.lit(toldOfQueue)})`,
  );
  const { me, results } = await staff.read(viewer, sql.join(told, sql` union all `));
  const entries: Omit<Waiting, 'waitingMinutes'>[] = results[0]?.rows ?? [];
  return entries
    .filter(({ queue }) => me.permissions.includes(aboutQueue[queue].permission))
    .map((entry) => ({
      ...entry,
      waitingMinutes: Math.floor(workingMinutesBetween(new Date(entry.since), clock.now())),
    }))
    .toSorted((one, other) => Number(other.late) - Number(one.late) || one.since.localeCompare(other.since));
}

function nameIn(queue: WorkQueue, language: 'zh' | 'en'): Sql {
  if (queue === 'registrations')
    return sql`(select coalesce(${language === 'en' ? sql`r.company_name_en` : sql`null`}, r.company_name_cn, r.contact_name) from registration r where r.registration_id = w.id)`;
  return sql`(select ${sql.ref(language === 'en' ? 'g.name_en' : 'g.name_zh')} from organisation g where g.org_id = w.org_id)`;
}

function permissionOf(queue: string): string {
  return Object.entries(aboutQueue).find(([known]) => known === queue)?.[1].permission ?? '';
}
