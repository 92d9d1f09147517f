import { codesOf } from '@loadline/contract/kernel/code';
import { resource } from '@loadline/contract/kernel/resource';
import { order } from '@loadline/contract/orders/order';
import { orderBesides } from '@loadline/contract/orders/order.api';
import { deskOrderRowFields, orderCustomerFields } from '@loadline/contract/orders/order-desk.api';
import { deskQueues } from '@loadline/contract/orders/order-desk.queue';
import type { Database, RawJson } from '../../kernel/database.ts';
import type { ListSource } from '../../kernel/lists.ts';
import type { Sql } from '../../kernel/sql.ts';
import { isoOf, jsonOf, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { organisationView } from '../ops/companies.public.ts';
import { checklistCounted } from './orders.checklist.queries.ts';
import type { DeskFilter } from './orders.desk.filter.queries.ts';
import { deskMatching, lastEvent, waitingIn } from './orders.desk.filter.queries.ts';
import { missingOf } from './orders.filter.queries.ts';
import { partsFor } from './orders.parts.queries.ts';
import { besidesOfOrder, sortingOf } from './orders.queries.ts';
import { carrierNumbers } from './orders.rows.public.ts';

/** Whose order `o` is. */
const customerOf = {
  customerId: sql`o.org_id::text`,
  customerCode: nameOf(sql`g.code`),
  customerName: nameOf(sql`g.name_zh`),
  customerNameEn: nameOf(sql`g.name_en`),
};

function nameOf(column: Sql): Sql {
  return sql`(select ${column} from ${organisationView} g where g.org_id = o.org_id)`;
}

const rowJson = jsonOf(deskOrderRowFields, 'o', {
  ...carrierNumbers,
  ...besidesOfOrder,
  ...customerOf,
  holds: sql`coalesce((select json_agg(h.reason order by h.placed_at) from order_hold h where h.org_id = o.org_id and h.order_id = o.id and h.lifted_at is null), '[]')`,
  documentsIn: sql`(${checklistCounted} ->> 'in')::int`,
  documentsNeeded: sql`(${checklistCounted} ->> 'all')::int`,
  lastEventAt: isoOf(lastEvent),
  requests: sql`(select count(*)::int from order_request q where q.org_id = o.org_id and q.order_id = o.id and q.state = 'PENDING')`,
});

const { customerCode, customerName, customerNameEn } = orderCustomerFields;
const inEnglish = { customerNameEn, channelNameEn: order.fields.channelNameEn };

/** Those of the customers that the caller serves. */
export const deskOrders: ListSource<DeskFilter> = {
  of: resource('order', order.label, {
    customerCode,
    customerName,
    ...order.fields,
    ...orderBesides,
  }),
  as: 'o',
  from: sql`orders o`,
  where: deskMatching,
  row: rowJson,
  sheetRow: (fields) =>
    jsonOf({ ...fields, ...inEnglish }, 'o', { ...customerOf, ...carrierNumbers, ...besidesOfOrder }),
  by: sortingOf,
  missing: ({ numbers }) => missingOf(numbers ?? []),
};

/** Orders by status and what waits, in one question. */
export function overviewAtDesk(staff: Database, viewer: Viewer): Promise<RawJson> {
  const queues = codesOf(deskQueues).map(
    (queue) =>
      sql`json_build_object('queue', ${sql.lit(queue)}, 'count', (select count(*)::int from orders o where ${waitingIn[queue]}))`,
  );
  return staff.readJson(
    viewer,
    sql`with found as (select o.status, count(*)::int as count from orders o group by o.status)
    select json_build_object(
      'total', coalesce((select sum(count) from found), 0),
      'byStatus', coalesce((select json_agg(json_build_object('status', status, 'count', count) order by status) from found), '[]'),
      'queues', json_build_array(${sql.join(queues)}))::text`,
  );
}

const note = sql`(select json_build_object('staffNote', n.staff_note, 'costNote', n.cost_note, 'version', coalesce(n.version, 0))
  from (select) one left join order_desk_note n on n.org_id = o.org_id and n.order_id = o.id)`;

const customer = sql`json_build_object(${sql.join(
  Object.entries(customerOf).map(([key, value]) => sql`${sql.lit(key)}, ${value}`),
)})`;

const parts = partsFor('desk');

/** Everything about one order of a customer; one of another team's is not found. */
export function detailAtDesk(staff: Database, viewer: Viewer, no: string): Promise<RawJson> {
  return staff.readJson(
    viewer,
    sql`select json_build_object(${parts}, 'customer', ${customer}, 'note', ${note})::text from orders o where o.order_number = ${no}`,
  );
}
