import { trackedNumber } from '@loadline/contract/checks/tracked-number';
import { stageOrder } from '@loadline/contract/codes/stage';
import type { QueryOf } from '@loadline/contract/kernel/endpoint';
import type { deskOrderApi } from '@loadline/contract/orders/order-desk.api';
import type { DeskQueue } from '@loadline/contract/orders/order-desk.queue';
import type { Sql } from '../../kernel/sql.ts';
import { allOf, ofViewer, sql } from '../../kernel/sql.ts';
import { eventView } from '../events/events.rows.public.ts';
import { customerView } from '../ops/companies.public.ts';
import { policyOf } from '../policies/policies.public.ts';
import { missesDocuments } from './orders.checklist.queries.ts';
import { plainConditions } from './orders.filter.queries.ts';
import { ordersFound } from './orders.found.public.ts';
import { isCalled } from './orders.rows.public.ts';

export type DeskFilter = QueryOf<typeof deskOrderApi.count>;

/** The condition on `orders o` that a filter of the desk means. The policies leave the customers of the asker's team. */
export function deskMatching(filter: DeskFilter): Sql {
  const { search, numbers, customer, saleId, customerServiceId, hold, queue, importId, ...plain } = filter;
  return allOf([
    ...(search === null ? [] : [sql`o.id in (${ordersFound(search, 'desk')})`]),
    ...(numbers === null ? [] : [isCalled(numbers.map(trackedNumber))]),
    ...(customer === null ? [] : [sql`o.org_id = any(${customer}::uuid[])`]),
    ...(saleId === null ? [] : [servedBy(sql`c.sale_id = ${saleId}`)]),
    ...(customerServiceId === null ? [] : [servedBy(sql`c.customer_service_id = ${customerServiceId}`)]),
    ...(hold === null ? [] : [heldFor(hold)]),
    ...(importId === null ? [] : [sql`o.import_id = ${importId}`]),
    ...(queue === null ? [] : [waitingIn[queue]]),
    ...plainConditions(plain),
  ]);
}

function servedBy(condition: Sql): Sql {
  return sql`exists (select from ${customerView} c where c.org_id = o.org_id and ${condition})`;
}

function heldFor(reasons: readonly string[]): Sql {
  return sql`o.on_hold and exists (select from order_hold h where h.org_id = o.org_id and h.order_id = o.id and h.lifted_at is null and h.reason = any(${[...reasons]}::text[]))`;
}

const under = (stages: readonly string[]) =>
  sql`o.status in (${sql.join(stages.map((one) => sql.lit(one)))})`;
const beforeDeparture = under(stageOrder.slice(0, stageOrder.indexOf('DEPARTED')));
const underWay = under(stageOrder.filter((stage) => stage !== 'SIGNED'));

/** When something last happened to order `o`. */
export const lastEvent = sql`(select max(e.occurred_at) from ${eventView} e where e.org_id = o.org_id and e.subject_id = o.id and e.subject = 'order'
  and e.classifier = 'ACT' and e.voided_by is null)`;

const days = sql`make_interval(days => ${policyOf('silentDays')}::int)`;
const hours = sql`make_interval(hours => ${policyOf('urgedHours')}::int)`;

const asked = sql`select q.asked_at from order_request q where q.org_id = o.org_id and q.order_id = o.id and q.state = 'PENDING'`;
const held = sql`select min(h.placed_at) from order_hold h where h.org_id = o.org_id and h.order_id = o.id and h.lifted_at is null`;

/** Which orders `o` wait in each queue of the desk. */
export const waitingIn: Readonly<Record<DeskQueue, Sql>> = {
  ordersHeld: sql`o.on_hold and ${underWay}`,
  orderDocuments: sql`${beforeDeparture} and o.cut_off < now() + ${hours} and ${missesDocuments}`,
  ordersSilent: sql`${underWay} and o.order_time < now() - ${days} and coalesce(${lastEvent} < now() - ${days}, true)`,
  orderRequests: sql`exists (${asked})`,
};

/** The orders `o` whose cut-off is near enough to remind their customer, and that miss a document. */
export const urgedNow = sql`${beforeDeparture} and o.urged_for is distinct from o.cut_off and o.cut_off between now() and now() + make_interval(hours => ${policyOf('papersHours')}::int) and ${missesDocuments}`;

const cutOffIsNear = sql`o.cut_off between now() and now() + ${hours}`;

/** The viewer's orders `o` that miss a document while their cut-off is near. */
export const papersDue = sql`${ofViewer('o')} and ${beforeDeparture} and ${cutOffIsNear} and ${missesDocuments}`;

/** The viewer's orders `o` whose cargo the warehouse does not have while their cut-off is near. */
export const cargoDue = sql`${ofViewer('o')} and o.status = 'ORDERED' and ${cutOffIsNear}`;

/** Since when each of them waits. */
export const waitsSince: Readonly<Record<DeskQueue, Sql>> = {
  ordersHeld: sql`(${held})`,
  orderDocuments: sql`o.cut_off - ${hours}`,
  ordersSilent: sql`coalesce(${lastEvent}, o.order_time) + ${days}`,
  orderRequests: sql`(select min(a.asked_at) from (${asked}) a)`,
};
