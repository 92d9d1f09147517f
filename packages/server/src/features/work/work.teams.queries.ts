import type { TeamWork } from '@loadline/contract/dashboard/overview.api';
import { isCode } from '@loadline/contract/kernel/code';
import type { WorkQueue } from '@loadline/contract/ops/work';
import { aboutQueue } from '@loadline/contract/ops/work';
import { waybillQueues } from '@loadline/contract/waybills/waybill-desk.queue';
import type { Clock } from '../../kernel/clock.ts';
import { int, orNull, text, textOf } from '../../kernel/columns.ts';
import type { Database } from '../../kernel/database.ts';
import { isoOf, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { isServedBy, teamView } from '../ops/companies.public.ts';
import { isAllowedTo } from '../ops/people.rows.public.ts';
import { policiesFor } from '../policies/policies.public.ts';
import { waybillShareView } from '../waybills/waybills.rows.public.ts';
import type { Queues } from './work.queries.ts';
import { lateIn } from './work.queries.ts';

const columns = {
  id: text,
  nameZh: text,
  nameEn: text,
  queue: orNull(textOf<WorkQueue>()),
  waiting: int,
  late: int,
  oldest: orNull(text),
};

/** What waits for each team in the queues that somebody of it works on, of its customers and of nobody yet. */
export async function workOfTeams(
  staff: Database,
  clock: Clock,
  viewer: Viewer,
  queues: Queues,
): Promise<TeamWork[]> {
  const policy = await policiesFor(staff, viewer);
  const counts = Array.from(
    queues,
    ([queue, waiting]) => sql`
      select t.team_id, ${queue} as queue, count(*)::int as waiting, (count(*) filter (where ${lateIn(queue, policy, clock.now())}))::int as late,
        min(w.since) as oldest
      from teams t join (${waiting}) w on ${isOf(queue)} where ${isAllowedTo(sql`t`, sql.lit(aboutQueue[queue].permission))} group by 1`,
  );
  const {
    rows: [rows],
  } = await staff.read(
    viewer,
    sql.type(columns)`
      with teams as materialized (select * from ${teamView} t)
      select t.team_id::text as id, t.name_zh as "nameZh", t.name_en as "nameEn", q.queue, coalesce(q.waiting, 0) as waiting, coalesce(q.late, 0) as late,
        ${isoOf(sql`q.oldest`)} as oldest
      from teams t left join (${sql.join(counts, sql` union all `)}) q on q.team_id = t.team_id order by t.all_customers desc, t.name_zh, q.waiting desc`,
  );
  return [...Map.groupBy(rows, ({ id }) => id).values()].map(teamOf);
}

/** Whether entry `w` is before the team `t`. */
function isOf(queue: WorkQueue) {
  if (isCode(waybillQueues, queue))
    return sql`(t.all_customers or exists (select from ${waybillShareView} s where s.mawb_id = w.id and ${isServedBy(sql`t`, sql`s.org_id`)}))`;
  return sql`(w.org_id is null or ${isServedBy(sql`t`, sql`w.org_id`)})`;
}

type Row = { readonly id: string; readonly nameZh: string; readonly nameEn: string } & Counted;
interface Counted {
  readonly queue: WorkQueue | null;
  readonly waiting: number;
  readonly late: number;
  readonly oldest: string | null;
}

function teamOf(rows: readonly Row[]): TeamWork {
  const [first] = rows;
  if (!first) throw new Error('a team has a row');
  const sum = (key: 'waiting' | 'late') => rows.reduce((total, row) => total + row[key], 0);
  const oldest = rows.flatMap((row) => row.oldest ?? []).toSorted()[0];
  return {
    id: first.id,
    nameZh: first.nameZh,
    nameEn: first.nameEn,
    waiting: sum('waiting'),
    late: sum('late'),
    oldest: oldest ?? null,
    queues: rows.flatMap(({ queue, waiting, late }) => (queue === null ? [] : [{ queue, waiting, late }])),
  };
}
