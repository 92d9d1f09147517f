import { codesOf, isCode } from '@loadline/contract/kernel/code';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import type { Language } from '@loadline/contract/kernel/text';
import { workingMinutesBetween } from '@loadline/contract/kernel/working-time';
import type { Policies } from '@loadline/contract/ops/policy';
import type { WorkQueue } from '@loadline/contract/ops/work';
import { aboutQueue, workQueues } from '@loadline/contract/ops/work';
import type { listWork } from '@loadline/contract/ops/work.api';
import { toldOfQueue } from '@loadline/contract/ops/work.api';
import { waybillQueues } from '@loadline/contract/waybills/waybill-desk.queue';
import type { Feature } from '../../feature.ts';
import type { Clock } from '../../kernel/clock.ts';
import { flag, int, orNull, text, textOf } from '../../kernel/columns.ts';
import type { Database } from '../../kernel/database.ts';
import type { Sql } from '../../kernel/sql.ts';
import { isoOf, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { applicantName, organisationView, ownTeam } from '../ops/companies.public.ts';
import { lateBefore, waitingIn } from '../ops/late.public.ts';
import { policiesFor } from '../policies/policies.public.ts';
import { waybillShareView } from '../waybills/waybills.rows.public.ts';
import type { Sort, Waiting } from './work.order.ts';
import { byWaitingOrder, waitingOrder } from './work.order.ts';

/** What waits in each queue, whose it is and since when. */
export type Queues = ReadonlyMap<WorkQueue, Sql>;

const waitingColumns = {
  queue: textOf<WorkQueue>(),
  id: text,
  no: text,
  since: text,
  late: flag,
  whose: text,
  whoseEn: text,
  breachAt: orNull(text),
  leftMinutes: orNull(int),
};

/** The queues in the order of the contract, each as its feature fills it. */
export function queuesOf(all: readonly Feature[]): Queues {
  const filled = codesOf(workQueues).map((queue): [WorkQueue, Sql] => {
    const waiting = all.flatMap(({ queues }) => queues?.[queue] ?? []);
    const [only] = waiting;
    if (!only || waiting.length > 1) throw new Error(`${waiting.length} features fill the queue ${queue}`);
    return [queue, only];
  });
  return new Map(filled);
}

export async function workFor(
  staff: Database,
  clock: Clock,
  viewer: Viewer,
  queues: Queues,
): Promise<AnswerOf<typeof listWork>> {
  const policy = await policiesFor(staff, viewer);
  const counts = Array.from(
    queues,
    ([queue, waiting]) => sql`
      select ${queue} as queue, count(*)::int as waiting, (count(*) filter (where ${lateIn(queue, policy, clock.now())}))::int as late
      from (${waiting}) w`,
  );
  const {
    me,
    rows: [[team], counted],
  } = await staff.read(
    viewer,
    ownTeam,
    sql.type({ queue: textOf<WorkQueue>(), waiting: int, late: int })`${sql.join(counts, sql` union all `)}`,
  );
  return {
    team: team?.name_zh ?? '',
    teamEn: team?.name_en ?? '',
    allCustomers: team?.sees_all ?? false,
    customers: team?.customers ?? 0,
    queues: counted.filter(({ queue }) => me.permissions.includes(permissionOf(queue))),
  };
}

/** Whether entry `w` of a queue has waited longer than it may. */
export function lateIn(queue: WorkQueue, policy: Policies, now: Date): Sql {
  return queue === 'exceptions' ? sql`w.breached` : sql`w.since <= ${lateBefore(policy, queue, now)}`;
}

/** What comes first in each queue the viewer may see: unless told what has waited longest, the late ones first. */
export async function waitingEntries(
  staff: Database,
  clock: Clock,
  viewer: Viewer,
  { queues, sort }: { readonly queues: Queues; readonly sort: Sort },
): Promise<Waiting[]> {
  const policy = await policiesFor(staff, viewer);
  const longest = Array.from(
    queues,
    ([
      queue,
      waiting,
    ]) => sql`(select ${queue} as queue, w.id::text, w.no, ${isoOf(sql`w.since`)} as since, ${lateIn(queue, policy, clock.now())} as late, ${nameIn(queue, 'zh-cn')} as whose,
      ${nameIn(queue, 'en')} as "whoseEn", ${clockIn(queue)} from (${waiting}) w order by ${firstIn(queue, sort, viewer.language)}, w.id limit ${sql.lit(toldOfQueue)})`,
  );
  const {
    me,
    rows: [entries],
  } = await staff.read(viewer, sql.type(waitingColumns)`${sql.join(longest, sql` union all `)}`);
  return entries
    .filter(({ queue }) => me.permissions.includes(aboutQueue[queue].permission))
    .map(({ breachAt, leftMinutes, ...entry }) => ({
      ...entry,
      ...waitedBy({ ...entry, breachAt, leftMinutes }, policy, clock.now()),
    }))
    .toSorted(byWaitingOrder(sort, viewer.language));
}

function firstIn(queue: WorkQueue, sort: Sort, language: Language): Sql {
  const { key, descending } = waitingOrder(sort);
  // Who came first has waited longest, and a queue is one queue.
  const isDownwards = key === 'waitingMinutes' ? !descending : key !== 'queue' && descending;
  const value = key === 'no' ? sql`w.no` : key === 'whose' ? nameIn(queue, language) : sql`w.since`;
  return isDownwards ? sql`${value} desc` : value;
}

/** A sheet has a clock of its own, which may stand. */
function clockIn(queue: WorkQueue): Sql {
  return queue === 'exceptions'
    ? sql`${isoOf(sql`w.breach_at`)} as "breachAt", w.left_minutes as "leftMinutes"`
    : sql`null::text as "breachAt", null::int as "leftMinutes"`;
}

interface Since extends Pick<Waiting, 'queue' | 'since' | 'late'> {
  readonly breachAt: string | null;
  readonly leftMinutes: number | null;
}

function waitedBy(entry: Since, policy: Policies, now: Date) {
  const { queue, since, late, breachAt, leftMinutes } = entry;
  const from = new Date(since);
  const waitingMinutes = Math.floor(workingMinutesBetween(from, now, policy.calendar));
  if (queue !== 'exceptions')
    return { waitingMinutes, overMinutes: waitingIn(policy, queue, from, now).overMinutes };
  const over =
    breachAt === null
      ? -(leftMinutes ?? 0)
      : Math.floor(workingMinutesBetween(new Date(breachAt), now, policy.calendar));
  return { waitingMinutes, overMinutes: late ? over : null };
}

function nameIn(queue: WorkQueue, language: Language): Sql {
  if (queue === 'registrations') return applicantName(sql`w.id`, language === 'en' ? 'en' : 'zh');
  const name = sql.ref(language === 'en' ? 'g.name_en' : 'g.name_zh');
  if (isCode(waybillQueues, queue))
    return sql`(select coalesce(string_agg(distinct ${name}, ${sql.lit(language === 'en' ? ', ' : '、')}), '') from ${waybillShareView} s
      join ${organisationView} g on g.org_id = s.org_id where s.mawb_id = w.id)`;
  // What is of nobody yet has no name.
  return sql`coalesce((select ${name} from ${organisationView} g where g.org_id = w.org_id), '')`;
}

function permissionOf(queue: string): string {
  return Object.entries(aboutQueue).find(([known]) => known === queue)?.[1].permission ?? '';
}
