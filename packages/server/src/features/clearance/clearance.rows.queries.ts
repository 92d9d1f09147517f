import { deskEntry, entryFile } from '@loadline/contract/clearance/entry';
import { holdEnds } from '@loadline/contract/clearance/entry.codes';
import type { DutyState } from '@loadline/contract/clearance/entry-duty.codes';
import type { RfiState } from '@loadline/contract/clearance/entry-rfi.codes';
import { openRfis } from '@loadline/contract/clearance/entry-rfi.codes';
import type { Fields } from '@loadline/contract/kernel/field';
import type { Sql } from '../../kernel/sql.ts';
import { isoOf, jsonOf, sql } from '../../kernel/sql.ts';
import { eventView } from '../events/events.rows.public.ts';
import { organisationView } from '../ops/companies.public.ts';
import { orderPartyView, referenceView } from '../orders/orders.rows.public.ts';
import { airlineView, waybillView } from '../waybills/waybills.rows.public.ts';
import { linesOn, ordersOn, packagesNow, weightNow } from './clearance.lines.queries.ts';

/** The entries of the customers of one's team, with whose they are. */
export const deskEntries = sql`(select f.*, g.name_zh as customer, g.name_en as customer_en from us_entry f
  join ${organisationView} g on g.org_id = f.org_id) r`;
export const ownEntries = sql`us_entry r`;

/** The numbers `n` of these orders by their kind. */
function numbersOn(...kinds: readonly string[]): Sql {
  return sql`us_entry_order c join ${referenceView} n on n.org_id = c.org_id and n.order_id = c.order_id
    where c.org_id = r.org_id and c.entry_id = r.id and n.kind = any(${kinds}::text[])`;
}

const numbers = (...kinds: readonly string[]) =>
  sql`(select string_agg(distinct n.number, ', ') from ${numbersOn(...kinds)})`;

/** Whether any of the orders on entry `r` goes in a container that has a number. */
export const hasContainer = sql`exists (select from ${numbersOn('container')})`;

const ends = sql.join(
  holdEnds.map(([hold, end]) => sql`(${sql.lit(hold)}, ${sql.lit(end)})`),
  sql`, `,
);

/** All holds `d` on entry `r`, each with when something told later has ended it. */
export const holdsTold = sql`(select d.org_id, d.entry_id, d.id, d.code, d.at, (select min(later.at) from us_entry_disposition later
      where later.org_id = d.org_id and later.entry_id = d.entry_id and later.code = h.ended_by and (later.at, later.id) > (d.at, d.id)) as ended_at
  from us_entry_disposition d join (values ${ends}) as h (code, ended_by) on h.code = d.code where d.org_id = r.org_id and d.entry_id = r.id) d`;

/** Those that are open. */
export const holdsOn = sql`(select d.org_id, d.entry_id, d.id, d.code from ${holdsTold} where d.ended_at is null) d`;

/** What is known of the examination `x` that hold `d` is for. */
export const examOfHold = sql`us_entry_exam x on x.org_id = d.org_id and x.entry_id = d.entry_id and x.hold_id = d.id`;

/** When the last free day of examination `x` is over, by the clocks where the cargo lies. */
export const freeEnd = sql`((x.last_free_day + 1)::timestamp at time zone x.zone)`;

/** When the last day for an answer to request `q` is over, by the clocks of its zone. */
export const dueEnd = sql`((q.due_day + 1)::timestamp at time zone q.zone)`;

const dayEnd = (day: Sql) => sql`((${day} + 1)::timestamp at time zone t.zone)`;

/** When the last day to approve estimate `t`, and the last to pay it, are over. */
export const approveEnd = dayEnd(sql`t.approve_by`);
export const payEnd = dayEnd(sql`t.pay_by`);

/** What the amounts of estimate `t` come to. */
export const dutySum = sql`(select sum(a.amount)::text from us_entry_duty_amount a
  where a.org_id = t.org_id and a.entry_id = t.entry_id and a.duty_id = t.id)`;

/** The same once it was approved: amounts of an estimate never change. */
export const approvedSum = sql`case when t.decided_at is not null and t.refusal is null then ${dutySum} end`;

/** The estimate `t` of entry `r` that counts. */
export const dutyOn = sql`us_entry_duty t where t.org_id = r.org_id and t.entry_id = r.id and t.state <> 'REPLACED'`;

/** Whether the estimate of entry `r` is in one of these states. */
export function dutyIs(states: readonly DutyState[]): Sql {
  return sql`exists (select from ${dutyOn} and t.state = any(${states}::text[]))`;
}

/** The requests `q` on entry `r` in one state. */
export function rfisIn(state: RfiState): Sql {
  return sql`us_entry_rfi q where q.org_id = r.org_id and q.entry_id = r.id and q.state = ${sql.lit(state)}`;
}

/** Of entry `r` the open hold whose free time ends first. */
function freeFirst(shown: Sql): Sql {
  return sql`(select ${shown} from ${holdsOn} join ${examOfHold} where x.last_free_day is not null order by ${freeEnd} limit 1)`;
}

/** How all orders on entry `r` go; null where they do not go alike. */
export const transport = sql`(select case when count(distinct o.transport_type) = 1 then min(o.transport_type) end from ${ordersOn})`;
const byVessel = sql`${transport} = '2'`;

/** The filing `i` of entry `r`, where anything was written of it. */
const isfOf = (shown: Sql) =>
  sql`(select ${shown} from us_entry_isf i where i.org_id = r.org_id and i.entry_id = r.id)`;

/** When the first of the orders on entry `r` departs, as far as events tell: a fact before an estimate, an estimate before a plan. */
const toldLoading = sql`(select min(t.at) from (select distinct on (e.subject_id) e.occurred_at as at from us_entry_order c
    join ${eventView} e on e.org_id = c.org_id and e.subject = 'order' and e.subject_id = c.order_id
    where c.org_id = r.org_id and c.entry_id = r.id and e.stage = 'DEPARTED' and e.voided_by is null
    order by e.subject_id, array_position(array['ACT', 'EST', 'PLN'], e.classifier), e.created_at desc) t)`;

/** When the first of them arrives abroad, as far as events tell. */
const toldArrival = sql`(select min(t.at) from (select distinct on (e.subject_id) e.occurred_at as at from us_entry_order c
    join ${eventView} e on e.org_id = c.org_id and e.subject = 'order' and e.subject_id = c.order_id
    where c.org_id = r.org_id and c.entry_id = r.id and e.stage = 'ARRIVED' and e.voided_by is null
    order by e.subject_id, array_position(array['ACT', 'EST', 'PLN'], e.classifier), e.created_at desc) t)`;

const isfDue = isoOf(sql`(coalesce(${isfOf(sql`i.loading_at`)}, ${toldLoading}) - interval '24 hours')`);

/** The companies in one role of the orders on entry `r`. */
const partiesOn = (
  role: string,
) => sql`(select left(string_agg(distinct p.company, '; '), 200) from us_entry_order c
    join ${orderPartyView} p on p.org_id = c.org_id and p.order_id = c.order_id
    where c.org_id = r.org_id and c.entry_id = r.id and p.role = ${sql.lit(role)})`;

/** A number of customs for those who need not know a person's social security number. */
export const maskedNo = (no: Sql) =>
  sql`case when ${no} ~ '^\\d{3}-\\d{2}-\\d{4}$' then masked_tail(${no}) else ${no} end`;

/** All of the filing of entry `r` in JSON; null unless it goes by sea. */
function isfJson(fields: Fields, consigneeNo: Sql): Sql {
  const row = jsonOf(fields, 'i', {
    isfState: sql`coalesce(i.isf_state, 'notFiled')`,
    consigneeNo,
    stowPlan: sql`coalesce(i.stow_plan, false)`,
    containerMessages: sql`coalesce(i.container_messages, false)`,
    toldLoading: isoOf(toldLoading),
    toldSeller: partiesOn('sender'),
    toldBuyer: partiesOn('notifier'),
    toldShipTo: partiesOn('consignee'),
    isfDue,
    isfLateDue: isoOf(sql`(${toldArrival} - interval '24 hours')`),
  });
  return sql`case when ${byVessel} then (select ${row} from (select 1) one left join us_entry_isf i on i.org_id = r.org_id and i.entry_id = r.id) end`;
}

export const ownIsf = (fields: Fields) => isfJson(fields, maskedNo(sql`i.consignee_no`));
export const deskIsf = (fields: Fields) => isfJson(fields, sql`i.consignee_no`);

/** When entry `r` took a step. */
export function stepAt(step: string): Sql {
  return sql`(select p.at from us_entry_step p where p.org_id = r.org_id and p.entry_id = r.id and p.step = ${sql.lit(step)})`;
}

/** Where the filing of entry `r` stands; null of what does not go by sea. */
export const isfState = sql`case when ${byVessel} then coalesce(${isfOf(sql`i.isf_state`)}, 'notFiled') end`;

/** The day on which the last of the orders on entry `r` arrives. */
export const arrival = sql`(select max(o.eta) from ${ordersOn})`;

/** What happened to the orders on entry `r` on their way, but for what somebody has put right since. */
function happened(shown: Sql, which: Sql): Sql {
  return sql`(select ${shown} from us_entry_order c
    join ${eventView} e on e.org_id = c.org_id and e.subject = 'order' and e.subject_id = c.order_id
    where c.org_id = r.org_id and c.entry_id = r.id and e.classifier = 'ACT' and e.voided_by is null and not e.superseded and ${which})`;
}

const flights = sql`(select string_agg(distinct m.flight_no, ', ') from ${waybillView} m where m.mawb_no in (select n.number from ${numbersOn('mawb')}))`;
const carriedBy = happened(
  sql`string_agg(distinct e.flight_or_vessel, ', ')`,
  sql`e.stage in ('DEPARTED', 'ARRIVED')`,
);

/** The duties of twelve months that a continuous bond of entry `r` stands for, this entry among them. */
export const bondJson = sql`case when r.bond_type = 'continuous' and r.importer_no is not null then (
  select json_build_object('duties', coalesce(sum(x.duties), 0)::numeric(16, 2)::text, 'entries', count(*)::int) from (
    select (select sum(a.amount) from us_entry_duty t join us_entry_duty_amount a on a.org_id = t.org_id and a.entry_id = t.entry_id and a.duty_id = t.id
        where t.org_id = e.org_id and t.entry_id = e.id and t.state not in ('REPLACED', 'REFUSED')) as duties
    from us_entry e where e.org_id = r.org_id and e.importer_no = r.importer_no and e.status <> 'VOID' and (e.id = r.id
      or exists (select from us_entry_step p where p.org_id = e.org_id and p.entry_id = e.id and p.step = 'SUBMITTED' and p.at > now() - interval '12 months'))) x) end`;

/** What an entry shows and does not keep. */
const computed: Record<string, Sql> = {
  // A person's social security number is for the desk that files it.
  importerNo: maskedNo(sql`r.importer_no`),
  transport,
  master: numbers('mawb', 'mbl'),
  house: numbers('hawb', 'hbl'),
  carrier: sql`(select string_agg(distinct a.name_en, ', ') from ${airlineView} a where a.prefix in (select left(n.number, 3) from ${numbersOn('mawb')}))`,
  flight: sql`coalesce(${flights}, ${carriedBy})`,
  departedAt: happened(isoOf(sql`min(e.occurred_at)`), sql`e.stage = 'DEPARTED'`),
  arrivedAt: happened(isoOf(sql`max(e.occurred_at)`), sql`e.stage = 'ARRIVED'`),
  eta: sql`to_char(${arrival}, 'YYYY-MM-DD')`,
  orderNumbers: sql`(select coalesce(string_agg(o.order_number, ', ' order by c.place), '-') from ${ordersOn})`,
  reference: sql`(select string_agg(distinct o.reference_number, ', ') from ${ordersOn})`,
  recorded: sql`coalesce((select json_agg(p.step order by p.at) from us_entry_step p where p.org_id = r.org_id and p.entry_id = r.id), '[]')`,
  filedAt: isoOf(stepAt('SUBMITTED')),
  releasedAt: isoOf(stepAt('RELEASED')),
  holds: sql`coalesce((select json_agg(distinct d.code order by d.code) from ${holdsOn}), '[]')`,
  isfState,
  isfDue: sql`case when ${byVessel} then ${isfDue} end`,
  isfFiledAt: isfOf(isoOf(sql`i.isf_filed_at`)),
  lastFreeDay: freeFirst(sql`to_char(x.last_free_day, 'YYYY-MM-DD')`),
  freeEnds: freeFirst(isoOf(freeEnd)),
  asked: sql`(select count(*)::int from ${rfisIn('OPEN')})`,
  answered: sql`(select count(*)::int from ${rfisIn('ANSWERED')})`,
  askedUntil: sql`(select ${isoOf(sql`min(${dueEnd})`)} from ${rfisIn('OPEN')})`,
  rejected: sql`exists (select from us_entry_rfi q where q.org_id = r.org_id and q.entry_id = r.id and q.form = 'REJECT' and q.state = any(${openRfis}::text[]))`,
  dutyTotal: sql`(select ${dutySum} from ${dutyOn})`,
  dutyState: sql`(select t.state from ${dutyOn})`,
  packages: sql`coalesce(r.filed_packages, ${packagesNow})`,
  grossWeight: sql`coalesce(r.filed_weight, ${weightNow})::text`,
  lineCount: sql`(select count(*)::int from ${linesOn})`,
  value: sql`(select sum(g.total_price_usd)::text from ${linesOn})`,
};

/** Some fields of an entry `r` in JSON. */
export function entryJson(fields: Fields, more: Record<string, Sql> = {}): Sql {
  return jsonOf(fields, 'r', { ...computed, ...more });
}

export const ownRow = entryJson(entryFile.fields);
export const deskRow = entryJson(deskEntry.fields);
