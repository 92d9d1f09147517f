import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkAirWaybill } from '@loadline/contract/checks/waybill';
import { stageOrder } from '@loadline/contract/codes/stage';
import { placeOf, waybillStatuses } from '@loadline/contract/codes/waybill-status';
import { productWeightRule } from '@loadline/contract/freight/product-weight';
import type { Weighing } from '@loadline/contract/freight/weighing';
import { isCode } from '@loadline/contract/kernel/code';
import { plain } from '@loadline/contract/kernel/decimal';
import type { MeasuredLine } from '@loadline/contract/receipts/measured';
import { chargeableOf } from '@loadline/contract/receipts/measured';
import { chain, loadedDemo, today } from './testing/agreement.ts';

const { demo, never } = await loadedDemo();

test('orders lie on bookings of every state that goes on, in every part of the chain', async () => {
  const [met] = await demo.rows<Record<string, number>>(
    `select count(*)::int as orders, count(distinct o.org_id)::int as customers, count(distinct b.status)::int as states,
       count(distinct m.id)::int as waybills, count(distinct f.id)::int as flights, count(distinct o.status)::int as stages from ${chain}`,
  );
  assert.deepEqual(met, { orders: 51, customers: 2, states: 14, waybills: 18, flights: 19, stages: 6 });
});

never(
  'an order flies between the airports of its booking, its waybill and its flight, by air, on their day',
  `select o.order_number, o.route, b.booking_no, b.origin, b.destination, m.mawb_no, m.origin, m.destination, f.flight_no from ${chain}
   where o.transport_type is distinct from '1' or o.route is distinct from b.origin || ' → ' || b.destination
     or (o.origin, o.destination) is distinct from (b.origin, b.destination)
     or m.id is not null and ((m.origin, m.destination) is distinct from (b.origin, b.destination)
       or (m.flight_id, m.flight_no, m.flight_date) is distinct from (f.id, f.flight_no, f.flight_date))
     or f.id is not null and (f.origin, f.destination, f.flight_no, f.flight_date) is distinct from (b.origin, b.destination, b.reserved_flight, b.flight_date)`,
);

never(
  'an order and its booking are of one customer, one product, one sender and one consignee, and whoever made one may see the other',
  `select o.order_number, b.booking_no, o.channel_name, b.product, b.content -> 'parties' from ${chain}
     join order_party c on c.org_id = o.org_id and c.order_id = o.id and c.role = 'consignee'
     join order_party s on s.org_id = o.org_id and s.order_id = o.id and s.role = 'sender'
   where o.channel_name <> b.product or o.created_by <> b.created_by or c.company <> b.content #>> '{parties,consignee,name}'
     or s.company <> b.content #>> '{parties,shipper,name}' or o.destination_country <> b.content #>> '{parties,consignee,country}'`,
);

never(
  'every house waybill has the pieces, the weight and the volume of its order',
  `select o.order_number, h.hawb_no, o.quantity, h.booking_pkgs_num, o.gross_weight, h.booking_gross_weight, o.volume, h.booking_volume from ${chain}
   where o.quantity <> h.booking_pkgs_num or o.gross_weight <> h.booking_gross_weight or round(o.volume, 3) <> h.booking_volume`,
);

never(
  'what a customer confirms of a draft is what their list says of the waybill',
  `select m.mawb_no, a.pieces, s.latest_pieces, a.gross_weight, s.latest_gross_weight from awb_draft_answer a join mawb m on m.id = a.mawb_id
     join lateral (select sum(latest_pieces) as latest_pieces, sum(latest_gross_weight) as latest_gross_weight from mawb_share s
       where s.mawb_id = m.id and s.org_id = a.org_id) s on true
   where m.status = '43' and a.state = 'WAITING' and (a.pieces, a.gross_weight) is distinct from (s.latest_pieces, s.latest_gross_weight)`,
);

test('a waybill goes over to another flight, and one carries batteries by section II, declared with all their cartons', async () => {
  const [over] = await demo.rows<{ no: string; second: string; by: string }>(
    `select m.mawb_no as no, f.stops #>> '{0,flightNo}' as second, d.master ->> 'flight2' as by from mawb m join flight f on f.id = m.flight_id
     join awb_draft d on d.mawb_id = m.id where f.stops #>> '{0,flightNo}' <> f.flight_no`,
  );
  assert.deepEqual([over?.second, over?.by], ['CX880', 'CX880']);
  const [batteries] = await demo.rows<{ row: Record<string, unknown>; pieces: number; properties: string[] }>(
    `select b.content #> '{dangerous,rows,0}' as row, h.booking_pkgs_num as pieces,
       array(select distinct p from goods_line g, unnest(g.special) p where g.org_id = o.org_id and g.order_id = o.id) as properties
     from ${chain} where b.content #> '{dangerous,special}' = '["battery"]' and b.mawb_id is not null`,
  );
  const { entry, instruction, packages } = batteries?.row ?? {};
  assert.deepEqual([entry, instruction, packages], ['UN3481-contained', '967-II', batteries?.pieces]);
  assert.deepEqual(batteries?.properties, ['battery']);
});

never(
  'a booking comes to the sums of its house waybills, and so do its goods',
  `select b.booking_no from booking b join hawb h on h.org_id = b.org_id and h.booking_id = b.id
   group by b.org_id, b.id having sum(h.booking_pkgs_num) <> b.quantity or sum(h.booking_gross_weight) <> b.gross_weight
     or sum(h.booking_volume) <> b.volume
     or (select sum((i ->> 'kilograms')::numeric) from jsonb_array_elements(b.content #> '{cargo,items}') i) <> b.gross_weight`,
);

never(
  'a waybill comes to the sums of its bookings, and each customer’s share to what was accepted of theirs',
  `select m.mawb_no from mawb m join booking b on b.mawb_id = m.id join mawb_share s on s.mawb_id = m.id and s.booking_id = b.id
   group by m.id having sum(b.accepted_pieces) <> m.pieces or sum(b.accepted_gross_weight) <> m.gross_weight or sum(b.accepted_volume) <> m.volume
     or bool_or((s.org_id, s.pieces, s.gross_weight, s.volume) is distinct from (b.org_id, b.quantity, b.gross_weight, b.volume))
     or bool_or(b.status <> m.status) or count(*) <> (select count(*) from booking x where x.mawb_id = m.id)`,
);

never(
  'an order that has entered the warehouse has its receipt, one that has not has none, and lines come to their receipt',
  `select o.order_number, o.status, r.receipt_no from orders o left join warehouse_receipt r on r.org_id = o.org_id and r.order_id = o.id and r.state = 'RECEIVED'
   where (r.id is null) <> not exists (select from shipment_event e where e.org_id = o.org_id and e.subject_id = o.id and e.stage = 'WH_IN' and e.classifier = 'ACT')
     or o.status not in ('ORDERED', 'CANCELLED') and r.id is null or o.status = 'ORDERED' and r.id is not null
     or (select (sum((l ->> 'pieces')::int), sum((l ->> 'weight')::numeric), sum((l ->> 'pieces')::numeric * (l ->> 'length')::numeric
         * (l ->> 'width')::numeric * (l ->> 'height')::numeric) / 1000000) is distinct from (r.pieces, r.gross_weight, r.volume)
       from jsonb_array_elements(r.lines) l)`,
);

never(
  'what was measured of an order is what its receipt, its house waybill and the weighbridge say',
  `select o.order_number, o.actual_weight, r.gross_weight, h.wms_gross_weight, h.weighed_gross_weight from orders o
     left join warehouse_receipt r on r.org_id = o.org_id and r.order_id = o.id and r.state = 'RECEIVED' left join hawb h on h.org_id = o.org_id and h.order_id = o.id
   where (o.actual_pks_num, o.actual_weight, o.actual_volume) is distinct from (r.pieces, r.gross_weight, round(r.volume, 3))
     or h.id is not null and ((h.wms_pkgs_num, h.wms_gross_weight, h.wms_volume) is distinct from (o.actual_pks_num, o.actual_weight, o.actual_volume)
       or h.weighed_gross_weight is distinct from o.weighbridge_weight or h.weighed_pkgs_num <> o.actual_pks_num)`,
);

never(
  'the weighbridge note of a waybill is what its house waybills weighed',
  `select m.mawb_no, m.final_pieces, m.final_gross_weight from mawb m join booking b on b.mawb_id = m.id join hawb h on h.org_id = b.org_id and h.booking_id = b.id
   group by m.id having m.final_pieces is distinct from sum(h.weighed_pkgs_num) or m.final_gross_weight is distinct from sum(h.weighed_gross_weight)`,
);

never(
  'a waybill and each share of it weigh what was measured last of its house waybills, and what was accepted until then',
  `with house as (select b.mawb_id, b.id, h.*, coalesce(h.weighed_gross_weight, h.wms_gross_weight) as latest
     from booking b join hawb h on h.org_id = b.org_id and h.booking_id = b.id),
     told as (select mawb_id, booking_id, case when count(latest) = count(*) then sum(latest) end as weight,
       case when count(wms_volume) = count(*) then sum(wms_volume) end as volume from house group by grouping sets ((mawb_id), (mawb_id, booking_id)))
   select m.mawb_no, t.booking_id from told t join mawb m on m.id = t.mawb_id left join mawb_share s on s.mawb_id = m.id and s.booking_id = t.booking_id
   where (coalesce(s.latest_gross_weight, m.latest_gross_weight), coalesce(s.latest_volume, m.latest_volume))
     is distinct from (coalesce(t.weight, s.gross_weight, m.gross_weight), coalesce(t.volume, s.volume, m.volume))`,
);

never(
  'what the warehouse found differs from what was booked by more than it may only where an exception sheet says so',
  `select o.order_number, o.quantity, o.actual_pks_num, o.gross_weight, o.actual_weight, o.volume, o.actual_volume from orders o
     cross join (select coalesce((select value::numeric from policy_figure where name = 'receipt'), 3) / 100 as share) t
   where o.actual_weight is not null and (o.actual_pks_num <> o.quantity or abs(o.actual_weight - o.gross_weight) > o.gross_weight * t.share
       or abs(o.actual_volume - o.volume) > o.volume * t.share)
     and not exists (select from exception_sheet s where s.org_id = o.org_id and s.order_id = o.id and s.kind = 'shortage')`,
);

never(
  'a receipt was made in one of our warehouses, and the one event that tells of it names the place, the moment, pieces and weight',
  `select r.receipt_no, r.warehouse, e.place, e.occurred_at from warehouse_receipt r
     left join shipment_event e on e.org_id = r.org_id and e.subject_id = r.order_id and e.stage = 'WH_IN' and e.classifier = 'ACT'
   where e.event_id is null or (e.source, e.source_id, e.place, e.occurred_at, e.pieces, e.weight)
       is distinct from ('system', 'receipt ' || r.id, r.warehouse, r.received_at, r.pieces, r.gross_weight)
     or not exists (select from dictionary_entry d where d.kind = 'warehouse' and d.code = r.warehouse and d.active)`,
);

never(
  'what a booking brings to a warehouse was received there',
  `select b.booking_no, b.content #>> '{pickup,warehouseCode}' as brought, r.warehouse from ${chain} join warehouse_receipt r on r.org_id = o.org_id and r.order_id = o.id
   where r.warehouse <> coalesce(b.content #>> '{pickup,warehouseCode}', r.warehouse)`,
);

never(
  'the air waybills that an order is found by are those that it flies under, and a booking names its orders',
  `select o.order_number, array_agg(r.kind || ' ' || r.number) as found, m.mawb_no, h.hawb_no from ${chain}
     left join shipment_reference r on r.org_id = o.org_id and r.order_id = o.id and r.kind in ('mawb', 'hawb')
   group by o.id, o.order_number, m.mawb_no, h.hawb_no, h.id, b.content
   having array_agg(r.kind || ' ' || r.number order by r.kind) is distinct from
       case when m.mawb_no is null then array[null] else array['hawb ' || h.hawb_no, 'mawb ' || m.mawb_no] end
     or not b.content #> '{houses,rows}' @> jsonb_build_array(jsonb_build_object('id', h.id, 'hawbNo', h.hawb_no, 'orderNumber', o.order_number))`,
);

never(
  'no house waybill and no order stands twice',
  `select h.hawb_no from hawb h group by 1 having count(*) > 1 union all select h.order_id::text from hawb h where h.order_id is not null group by 1 having count(*) > 1`,
);

never(
  'what is confirmed on a flight closes with it and is expected when it lands, and what has no flight yet is not',
  `select o.order_number, o.cut_off, f.cut_off, o.eta, f.eta, f.ata from ${chain}
   where case when b.mawb_id is null then o.cut_off is not null or o.eta is not null
     else o.cut_off is distinct from f.cut_off or o.eta is distinct from case when f.ata is null then (f.eta at time zone f.destination_zone)::date end end`,
);

never(
  'no cancelled order lies on a booking that goes on',
  `select o.order_number, b.booking_no, b.status from ${chain} where o.status in ('CANCELLED', 'CLOSED') or b.status in ('DRAFT', '30', '0')`,
);

test('an order stands where its waybill does, neither behind nor ahead', async () => {
  const rows = await demo.rows<{ no: string; status: string; waybill: string | null }>(
    `select o.order_number as no, o.status, m.status as waybill from ${chain}`,
  );
  const wrong = rows.filter(({ status, waybill }) => status !== stageUnder(waybill));
  assert.deepEqual(wrong, []);
});

function stageUnder(waybill: string | null): string {
  if (!isCode(waybillStatuses, waybill)) return 'ORDERED';
  const passed = (['32', '41', '3', '4', '8'] as const).filter((step) => placeOf(waybill) >= placeOf(step));
  return ['ORDERED', 'WH_IN', 'WH_OUT', 'DEPARTED', 'ARRIVED', 'DELIVERED'][passed.length] ?? '';
}

never(
  'each step of a waybill was told to its orders, at its moment and place and under its flight',
  `select m.mawb_no, l.to_status, o.order_number, e.code, e.place, e.occurred_at from ${chain} join mawb_event l on l.mawb_id = m.id
     left join shipment_event e on e.org_id = o.org_id and e.subject_id = o.id and e.origin_event_id = l.id
   where l.kind = 'moved' and l.to_status in ('41', '45', '3', '4', '40', '34', '8') and (e.event_id is null
     or (e.occurred_at, e.flight_or_vessel) is distinct from (l.occurred_at, m.flight_no)
     or e.place <> case when l.to_status in ('41', '45', '3') then m.origin else m.destination end)`,
);

never(
  'a waybill and its flight left and landed at one moment',
  `select m.mawb_no, m.status, m.atd, f.atd, m.ata, f.ata from mawb m join flight f on f.id = m.flight_id where m.atd is distinct from f.atd or m.ata is distinct from f.ata`,
);

never(
  'an order left from where its route begins and landed where it ends, and what is expected comes there',
  `select o.order_number, o.route, e.stage, e.place from orders o join shipment_event e on e.org_id = o.org_id and e.subject_id = o.id
   where o.route is not null and (e.stage = 'DEPARTED' and e.place <> o.origin or e.stage = 'ARRIVED' and e.place <> o.destination)`,
);

never(
  'what happened to an order is told in the order of its stages',
  `select o.order_number, one.stage, other.stage from orders o
     join shipment_event one on one.org_id = o.org_id and one.subject_id = o.id and one.classifier = 'ACT' and one.voided_by is null
     join shipment_event other on other.org_id = o.org_id and other.subject_id = o.id and other.classifier = 'ACT' and other.voided_by is null
   where array_position($1::text[], one.stage) < array_position($1::text[], other.stage) and one.occurred_at >= other.occurred_at`,
  [stageOrder],
);

test('every air waybill is numbered by a real airline, the one that flies it, and its check digit is right', async () => {
  const rows = await demo.rows<{ no: string; carrier: string | null; airline: string | null }>(
    `select n.no, n.carrier, a.code as airline from (
       select m.mawb_no as no, left(m.flight_no, 2) as carrier from mawb m union all select s.mawb_no, null from mawb_stock s
       union all select r.number, (select left(e.flight_or_vessel, 2) from shipment_event e
         where e.org_id = r.org_id and e.subject_id = r.order_id and e.stage = 'DEPARTED' and e.flight_or_vessel is not null limit 1)
         from shipment_reference r where r.kind = 'mawb') n left join airline a on a.prefix = left(n.no, 3)`,
  );
  assert.ok(rows.length > 200);
  for (const { no, carrier, airline } of rows) {
    assert.equal(checkAirWaybill(no), 'valid', no);
    assert.ok(airline && (carrier === null || carrier === airline), `${no} ${carrier} ${airline}`);
  }
});

test('what is charged follows from what was measured, else from the cartons, by the rule of the product', async () => {
  const rows = await demo.rows<{
    no: string;
    charged: string;
    unit: string;
    weighing: Weighing;
    lines: MeasuredLine[];
  }>(
    `select o.order_number as no, o.charging_weight::text as charged, o.charging_unit as unit, coalesce(k.weighing, c.weighing) as weighing,
       coalesce(r.lines, (select jsonb_agg(jsonb_build_object('pieces', g.carton_count, 'length', g.length::text, 'width', g.width::text,
         'height', g.height::text, 'weight', (g.carton_count * g.weight)::text)) from carton_group g where g.org_id = o.org_id and g.order_id = o.id)) as lines
     from orders o left join warehouse_receipt r on r.org_id = o.org_id and r.order_id = o.id
     join lateral (select c.channel_id, ${weighingJson('c')} as weighing from channel c where c.name = o.channel_name) c on true
     left join lateral (select ${weighingJson('k')} as weighing from rate_card k where k.product_id = c.channel_id and k.published
       and $1::date between k.valid_from and k.valid_to order by (k.origin = o.origin) desc nulls last, k.valid_from desc limit 1) k on true`,
    [today],
  );
  assert.equal(rows.length, 330);
  for (const { no, charged, unit, weighing, lines } of rows) {
    const rule = productWeightRule(null, weighing);
    assert.deepEqual([plain(charged), unit], [plain(chargeableOf(lines, rule)), rule.unit], no);
  }
});

function weighingJson(of: string): string {
  return `json_build_object('basis', ${of}.basis, 'factor', ${of}.factor::text, 'step', ${of}.step::text,
    'wholeAbove', ${of}.whole_above::text, 'rounds', ${of}.rounds, 'leastWeight', ${of}.least_weight::text)`;
}
