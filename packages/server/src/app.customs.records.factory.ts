import { dispositions, holdEnds } from '@loadline/contract/clearance/entry.codes';
import type { Direction } from '@loadline/contract/customs/customs.codes';
import { eventOfStep } from '@loadline/contract/customs/customs.events';
import type { CustomsStep } from '@loadline/contract/customs/customs.lifecycle';
import { customsSteps } from '@loadline/contract/customs/customs.lifecycle';
import type { EventCode } from '@loadline/contract/events/event-code';
import { stageOf } from '@loadline/contract/events/event-code';
import { projectedStage } from '@loadline/contract/events/event-stage';
import { codesOf, isCode } from '@loadline/contract/kernel/code';
import type { TestHouse } from './testing/house.ts';

/** What customs' records say of an order, worked out anew from them alone. */
export interface OfRecords {
  readonly status: string;
  readonly isAbnormal: boolean;
  /** The stages that somebody has recorded, each with the times at which a record says so. */
  readonly stages: ReadonlyMap<string, readonly string[]>;
  /** What happened without being a stage, as often as it did. */
  readonly others: readonly string[];
}

interface Standing {
  readonly direction: Direction | null;
  readonly territory: string;
  readonly steps: Readonly<Partial<Record<CustomsStep, string>>>;
}

/** Declarations and entries of an order that were not given up, each with its steps. */
const standing = `
  select f.direction, f.territory, coalesce((select jsonb_object_agg(p.step, p.at at time zone 'UTC') from customs_step p where p.org_id = f.org_id and p.file_id = f.id), '{}') as steps
    from customs_order c join customs_file f on f.org_id = c.org_id and f.id = c.file_id where c.order_id = $1 and f.status <> 'VOID'
  union all
  select null, 'US', coalesce((select jsonb_object_agg(p.step, p.at at time zone 'UTC') from us_entry_step p where p.org_id = f.org_id and p.entry_id = f.id), '{}')
    from us_entry_order c join us_entry f on f.org_id = c.org_id and f.id = c.entry_id where c.order_id = $1 and f.status <> 'VOID'`;

export async function ofRecords({ rows }: Pick<TestHouse, 'rows'>, orderId: string): Promise<OfRecords> {
  const records = await rows<Standing>(standing, [orderId]);
  const groups = [
    ...Map.groupBy(
      records.filter(({ direction }) => direction !== null),
      // What one country's customs say does not wait for another's.
      ({ direction, territory }) => `${direction} ${territory}`,
    ).values(),
    // An entry is an import, and says so by itself.
    ...records.flatMap((one) => (one.direction === null ? [[one]] : [])),
  ];
  const said = groups.flatMap((files) => saidTogether(files[0]?.direction ?? 'import', files));
  const stages = Map.groupBy(
    said.flatMap(({ code, times }) => {
      const stage = stageOf(code);
      return stage === null ? [] : [{ stage, times }];
    }),
    ({ stage }) => stage,
  );
  const exams = await rows<{ code: string }>(
    `select d.code from us_entry_order c join us_entry_disposition d on d.org_id = c.org_id and d.entry_id = c.entry_id where c.order_id = $1`,
    [orderId],
  );
  const [{ open } = { open: 0 }] = await rows<{ open: number }>(
    `select count(*)::int as open from exception_sheet s where s.order_id = $1 and s.state not in ('RESOLVED', 'CLOSED')`,
    [orderId],
  );
  return {
    status: projectedStage([...stages.keys()].map((stage) => ({ stage, classifier: 'ACT', isVoid: false }))),
    isAbnormal: open > 0,
    stages: new Map([...stages].map(([stage, of]) => [stage, of.flatMap(({ times }) => times)])),
    others: [
      ...said.flatMap(({ code }) => (stageOf(code) === null ? [code] : [])),
      ...exams.flatMap(({ code }) => (isHold(code) ? ['CUS_EXAM'] : [])),
    ].toSorted(),
  };
}

/** What all declarations of a direction say: of an order on several of them only what each of them has recorded. */
function saidTogether(
  direction: Direction,
  files: readonly Standing[],
): { readonly code: EventCode; readonly times: readonly string[] }[] {
  return codesOf(customsSteps).flatMap((step) => {
    const code = eventOfStep(direction, step);
    const times = files.flatMap(({ steps }) => steps[step] ?? []);
    return code && times.length === files.length
      ? [{ code, times: times.map((at) => new Date(`${at}Z`).toISOString()) }]
      : [];
  });
}

function isHold(code: string): boolean {
  return isCode(dispositions, code) && holdEnds.some(([hold]) => hold === code);
}

/** How often an organisation's people were to hear of each thing about a record, by the audit log and what was asked and said. */
export function noticesOfRecords({ rows }: Pick<TestHouse, 'rows'>, orgId: string) {
  return rows<{ event: string; id: string; count: number }>(
    `select x.event, x.id, sum(x.times)::int as count from (
       select case a.changes #>> '{status,to}' when 'RELEASED' then 'customsReleased' else 'dutyToApprove' end as event, a.subject_id::text as id, 1 as times from audit a
         where a.org_id = $1 and a.subject = 'customs' and a.action in ('status-changed', 'imported') and a.changes #>> '{status,to}' in ('RELEASED', 'TAX_DUE')
       union all select 'customsReleased', c.order_id::text, 1 from audit a join us_entry_order c on c.entry_id = a.subject_id
         where a.org_id = $1 and a.subject = 'clearance' and a.action = 'status-changed' and a.changes #>> '{status,to}' = 'RELEASED'
       union all select 'customsHold', c.order_id::text, 1 from us_entry_disposition d join us_entry_order c on c.entry_id = d.entry_id
         where d.org_id = $1 and d.code = any($2)
       union all select 'releaseRecalled', a.subject_id::text, 1 from audit a
         where a.org_id = $1 and a.subject = 'customs' and a.action = 'stepped-back' and a.changes #>> '{status,from}' = 'RELEASED'
       union all select 'releaseRecalled', c.order_id::text, 1 from audit a join us_entry_order c on c.entry_id = a.subject_id
         where a.org_id = $1 and a.subject = 'clearance' and a.action = 'stepped-back' and a.changes #>> '{status,from}' = 'RELEASED'
       -- What takes a release back says so instead of telling of a hold.
       union all select 'customsHold', c.order_id::text, -1 from audit a join us_entry_order c on c.entry_id = a.subject_id
         where a.org_id = $1 and a.subject = 'clearance' and a.action = 'stepped-back' and a.changes ->> 'code' = any($2)
       union all select 'dutyToApprove', t.entry_id::text, 1 from us_entry_duty t where t.org_id = $1
       union all select case a.action when 'opened' then 'infoRequested' when 'reopened' then 'infoRequested' else 'dutyToPay' end, a.subject_id::text, 1 from audit a
         where a.org_id = $1 and a.subject = 'clearance' and a.action in ('opened', 'reopened', 'payment-asked', 'returned')
       union all select 'exception', p.sheet_id::text, 1 from sheet_step p where p.org_id = $1 and p.to_state in ('OPEN', 'WAITING_CUSTOMER', 'RESOLVED')) x
     group by 1, 2 having sum(x.times) > 0 order by 1, 2`,
    [orgId, holdEnds.map(([hold]) => hold)],
  );
}

/** The same as they were told to one of them, one by one or in a notice of several, without the milestones, which are told once. */
export function noticesTold({ rows }: Pick<TestHouse, 'rows'>, userId: string) {
  return rows<{ event: string; id: string; count: number }>(
    `select n.event, coalesce(o.id, f.id, s.id, n.subject_id)::text as id, count(*)::int as count
     from notice n cross join string_to_table(coalesce(n.words ->> 'records', n.number), ',') as told (number)
       left join orders o on n.subject = 'order' and o.org_id = n.org_id and o.order_number = told.number
       left join customs_file f on n.subject = 'customs' and f.org_id = n.org_id and f.file_no = told.number
       left join exception_sheet s on n.subject = 'sheet' and s.org_id = n.org_id and s.sheet_no = told.number
     where n.user_id = $1 and n.event not in ('departed', 'arrived', 'delivered', 'signed') group by 1, 2 order by 1, 2`,
    [userId],
  );
}

/** Milestones that were told twice, or of which nobody has ever recorded anything; and notices outside. */
export function strayNotices({ rows }: Pick<TestHouse, 'rows'>, orgId: string, readers: readonly string[]) {
  return rows<object>(
    `select 'milestone told twice' as what, n.event, n.number from notice n where n.event in ('departed', 'arrived', 'delivered', 'signed')
       group by n.user_id, n.event, n.number having count(*) > 1
     union all select 'milestone of nothing', n.event, n.number from notice n where n.event in ('departed', 'arrived', 'delivered', 'signed')
       and not exists (select from shipment_event e where e.subject_id = n.subject_id and e.classifier = 'ACT' and lower(e.stage) = n.event)
     union all select 'told to somebody else', n.event, n.number from notice n where n.org_id <> $1 or n.user_id <> all($2)`,
    [orgId, readers],
  );
}
