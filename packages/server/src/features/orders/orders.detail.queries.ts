import { shipmentEvent } from '@loadline/contract/events/shipment-event';
import type { Fields } from '@loadline/contract/kernel/field';
import { goodsLine } from '@loadline/contract/orders/goods-line';
import { orderInDetail } from '@loadline/contract/orders/order';
import { cartonGroupFields } from '@loadline/contract/orders/order-carton';
import { orderParty } from '@loadline/contract/orders/order-party';
import type { Database, RawJson } from '../../kernel/database.ts';
import type { Sql } from '../../kernel/sql.ts';
import { isoOf, jsonOf, sql } from '../../kernel/sql.ts';
import { fileOfCustomer } from '../files/files.public.ts';
import type { Viewer } from '../../kernel/viewer.ts';

/** Everything about one order in one question; an absent and a foreign number answer alike. */
export function orderByNumber(db: Database, viewer: Viewer, number: string): Promise<RawJson> {
  return db.readJson(
    viewer,
    sql`select json_build_object(
      'order', ${orderJson},
      'parties', ${childrenOf('order_party', orderParty.fields, sql`array_position(array['sender', 'consignee', 'notifier'], c.role)`)},
      'goods', ${childrenOf('goods_line', goodsLine.fields, sql`c.line_no`)},
      'cartons', ${childrenOf('carton_group', cartonGroupFields, sql`c.carton_no`)},
      'events', ${eventsOf},
      'files', ${filesOf},
      'history', ${historyOf},
      'previous', ${neighbour(sql`>`, sql`asc`)},
      'next', ${neighbour(sql`<`, sql`desc`)}
    )::text from orders o where o.org_id = (select app_org()) and o.order_number = ${number}`,
  );
}

const orderJson = jsonOf(orderInDetail, 'o', {
  refNo: sql`o.reference_number`,
  billingWeight: sql`o.charging_weight::text`,
});

function childrenOf(table: string, fields: Fields, by: Sql): Sql {
  return sql`coalesce((select json_agg(${jsonOf(fields, 'c')} order by ${by}) from ${sql.table(table)} c
    where c.org_id = o.org_id and c.order_id = o.id), '[]')`;
}

// What the customer may see of an order's events is what is public or his own to know: voided ones are history.
const eventsOf = sql`coalesce((select json_agg(${jsonOf(shipmentEvent.fields, 'e')} order by e.occurred_at, e.event_id)
  from shipment_event e where e.org_id = o.org_id and e.subject_id = o.id and e.subject = 'order' and e.voided_by is null), '[]')`;

const filesOf = sql`coalesce((select json_agg(${fileOfCustomer} order by r.uploaded_at desc, r.file_id desc)
  from record_file r join file f on f.org_id = r.org_id and f.file_id = r.file_id
  where r.org_id = o.org_id and r.subject = 'order' and r.subject_id = o.id and r.visible and r.withdrawn_at is null), '[]')`;

const historyOf = sql`coalesce((select json_agg(json_build_object(
    'at', ${isoOf(sql`a.at`)}, 'who', coalesce((select u.name from app_user u where u.org_id = a.org_id and u.user_id = a.user_id), ''), 'action', a.action, 'changes', a.changes::text) order by a.at desc)
  from audit a where a.org_id = o.org_id and a.subject = 'order' and a.subject_id = o.id and a.action <> 'read'), '[]')`;

function neighbour(beyond: Sql, direction: Sql): Sql {
  return sql`(select n.order_number from orders n where n.org_id = o.org_id and (n.order_time, n.id) ${beyond} (o.order_time, o.id)
    order by n.order_time ${direction}, n.id ${direction} limit 1)`;
}
