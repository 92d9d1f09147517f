import { shipmentEvent } from '@loadline/contract/events/shipment-event';
import type { Fields } from '@loadline/contract/kernel/field';
import { cartonGroupFields } from '@loadline/contract/orders/order-carton';
import { goodsOfOrder } from '@loadline/contract/orders/order-codes';
import { detailedOrder } from '@loadline/contract/orders/order-detail.fields';
import { deskHoldFields, orderHold } from '@loadline/contract/orders/order-hold';
import { orderParty } from '@loadline/contract/orders/order-party';
import { deskRequestFields, orderRequest } from '@loadline/contract/orders/order-request';
import type { Sql } from '../../kernel/sql.ts';
import { isoOf, jsonOf, sql } from '../../kernel/sql.ts';
import { eventView, parcelsOfOrder } from '../events/events.rows.public.ts';
import { fileOfCustomer, fileOfDesk, filesOfRecords, isOfOrder } from '../files/files.public.ts';
import { colleagueName, personName } from '../ops/people.public.ts';
import { accountView } from '../ops/people.rows.public.ts';
import { policyOf } from '../policies/policies.public.ts';
import { boundOfLine } from './orders.bound.queries.ts';
import { channelNameEn } from './orders.channel.public.ts';
import { checklistOf } from './orders.checklist.queries.ts';
import { bookingNoOf } from './orders.form.queries.ts';
import { carrierNumbers } from './orders.rows.public.ts';

/** Who asks: people of the order's own company, or staff, who see more and each other's names. */
export type Asker = 'customer' | 'desk';

/** The parts of order `o` that both sides see, as pairs of keys and JSON for `json_build_object`. */
export function partsFor(asker: Asker): Sql {
  return sql`
    'order', ${orderJson},
    'weightTolerance', ${policyOf('orderWeight')},
    'bookingNo', ${bookingNoOf},
    'parties', ${childrenOf('order_party', orderParty.fields, sql`array_position(array['sender', 'consignee', 'notifier'], c.role)`)},
    'goods', ${goodsJson},
    'cartons', ${childrenOf('carton_group', cartonGroupFields, sql`c.carton_no`)},
    'events', ${eventsOf},
    'arrivals', ${arrivalsOf},
    'parcels', ${parcelsOfOrder},
    'files', ${filesFor(asker)},
    'holds', ${holdsFor(asker)},
    'checklist', ${checklistOf},
    'requests', ${requestsFor(asker)}`;
}

const orderJson = jsonOf(detailedOrder, 'o', {
  ...carrierNumbers,
  channelNameEn,
  contact: sql`(select u.name from ${accountView} u where u.user_id = o.handler_id and u.org_id = o.org_id)`,
  refNo: sql`o.reference_number`,
  billingWeight: sql`o.charging_weight::text`,
});

function childrenOf(table: string, fields: Fields, by: Sql): Sql {
  return sql`coalesce((select json_agg(${jsonOf(fields, 'c')} order by ${by}) from ${sql.table(table)} c
    where c.org_id = o.org_id and c.order_id = o.id), '[]')`;
}

const goodsJson = sql`coalesce((select json_agg(${jsonOf(goodsOfOrder.fields, 'g', boundOfLine)} order by g.line_no) from goods_line g
  where g.org_id = o.org_id and g.order_id = o.id), '[]')`;

// What the customer may see of an order's events is what is public or their own to know: voided ones are history,
// and an estimate counts in its newest word.
const eventsOf = sql`coalesce((select json_agg(${jsonOf(shipmentEvent.fields, 'e')} order by e.occurred_at, e.event_id)
  from ${eventView} e where e.org_id = o.org_id and e.subject_id = o.id and e.subject = 'order' and e.voided_by is null
    and not e.superseded), '[]')`;

/** The days of arrival that counted for the order, one after the other: plans until there is an estimate, as `expected_arrival` has it. */
const arrivalsOf = sql`coalesce((select json_agg(json_build_object('day', t.day, 'toldAt', ${isoOf(sql`t.created_at`)}, 'source', t.source,
    'flightOrVessel', t.flight_or_vessel, 'noteZh', t.note_zh, 'noteEn', t.note_en) order by t.created_at desc, t.event_id desc)
  from (select d.*, lag(d.day) over (order by d.created_at, d.event_id) as before from (
    select e.*, (e.occurred_at at time zone e.zone)::date as day, min(e.created_at) filter (where e.classifier = 'EST') over () as estimated from ${eventView} e
    where e.org_id = o.org_id and e.subject_id = o.id and e.subject = 'order' and e.stage = 'ARRIVED' and e.classifier in ('EST', 'PLN')
      and e.voided_by is null) d
    where d.classifier = 'EST' or d.estimated is null or d.created_at < d.estimated) t
  where t.day is distinct from t.before), '[]')`;

function filesFor(asker: Asker): Sql {
  const file = asker === 'desk' ? fileOfDesk : fileOfCustomer;
  return sql`coalesce((select json_agg(${file} order by r.uploaded_at desc, r.file_id desc)
    from ${filesOfRecords}
    where ${isOfOrder} and r.withdrawn_at is null
      ${asker === 'desk' ? sql`` : sql`and r.visible`}), '[]')`;
}

function holdsFor(asker: Asker): Sql {
  const hold =
    asker === 'desk'
      ? jsonOf(deskHoldFields, 'h', {
          placedBy: nameOf(asker, sql`h.placed_by`),
          liftedBy: nameOf(asker, sql`h.lifted_by`),
          passedBy: nameOf(asker, sql`h.passed_by`),
          open: sql`h.lifted_at is null`,
        })
      : jsonOf(orderHold.fields, 'h');
  return sql`coalesce((select json_agg(${hold} order by h.lifted_at is not null, h.placed_at desc)
    from order_hold h where h.org_id = o.org_id and h.order_id = o.id), '[]')`;
}

function requestsFor(asker: Asker): Sql {
  return sql`coalesce((select json_agg(${requestJson(asker)} order by q.asked_at desc)
    from order_request q where q.org_id = o.org_id and q.order_id = o.id), '[]')`;
}

/** One row `q` of `order_request`. */
export function requestJson(asker: Asker): Sql {
  const fields = asker === 'desk' ? deskRequestFields : orderRequest.fields;
  return jsonOf(fields, 'q', {
    askedBy: nameOf(asker, sql`q.asked_by`),
    ...(asker === 'desk' && { decidedBy: nameOf(asker, sql`q.decided_by`) }),
  });
}

/** The name of a colleague; for a customer, staff have none. */
function nameOf(asker: Asker, user: Sql): Sql {
  return asker === 'desk' ? sql`coalesce(${personName(user)}, '')` : colleagueName(sql`o.org_id`, user);
}
