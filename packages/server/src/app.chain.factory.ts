import type { TestHouse } from './testing/house.ts';

/** Whether a warehouse has told of a house waybill, or received all that its order is on it for. */
export const measuredOf = `(h.wms_pkgs_num is not null or h.order_pieces is null
  and exists (select from warehouse_receipt r where r.order_id = h.order_id and r.state = 'RECEIVED'))`;

/** What of orders, bookings and waybills is not what the records say, each worked out anew from them; every answer is empty. */
export function straysIn(house: Pick<TestHouse, 'rows'>): readonly (() => Promise<readonly object[]>)[] {
  /** What the records say, worked out anew from waybills, bookings and houses, and from what carriers said that stands. */
  const contradictions = () =>
    house.rows<object>(`
      with flown as (
        select h.org_id, h.order_id, 'mawb' as kind, m.mawb_no as number from hawb h join booking b on b.id = h.booking_id join mawb m on m.id = b.mawb_id
        where h.order_id is not null
        union select h.org_id, h.order_id, 'hawb', upper(h.hawb_no) from hawb h join booking b on b.id = h.booking_id join mawb m on m.id = b.mawb_id
        where h.order_id is not null and h.hawb_no is not null),
      kept as (select org_id, order_id, kind, number from shipment_reference where source = 'booking'),
      said as (
        select e.org_id, e.subject_id as order_id, c.kind, c.number from shipment_event e cross join lateral jsonb_to_recordset(e.called) as c (kind text, number text)
        where e.voided_by is null),
      heard as (select org_id, order_id, kind, number from shipment_reference where source = 'carrier')
      (select 'said by a carrier' as what, * from said except select 'said by a carrier', * from heard) union all
      (select 'said by no carrier' as what, * from heard except select 'said by no carrier', * from said) union all
      (select 'missing' as what, * from flown except select 'missing', * from kept) union all
      (select 'too many' as what, * from kept except select 'too many', * from flown)`);

  /** Arrival and cut-off of orders, worked out anew from waybills, bookings, houses and flights that have not landed, and from what carriers expect. */
  const strayFacts = () =>
    house.rows<object>(`
      with flown as (
        select distinct on (h.order_id) h.order_id, f.flight_no, min(f.cut_off) over (partition by h.order_id) as cut_off, f.eta, f.ata, array_agg(f.flight_no) over (partition by h.order_id) as flights
        from mawb m join booking b on b.mawb_id = m.id join hawb h on h.booking_id = b.id join flight f on f.id = b.flight_id
        where h.order_id is not null and f.state <> 'CANCELLED' and f.id = coalesce(m.flight_id, f.id) order by h.order_id, f.ata is null desc, f.eta desc, f.flight_no, f.id),
      expected as (select e.* from shipment_event e where e.subject = 'order' and e.stage = 'ARRIVED' and e.classifier in ('EST', 'PLN') and e.voided_by is null),
      told as (select distinct on (subject_id) subject_id, flight_or_vessel, occurred_at from expected
        where source = 'system' and classifier = 'EST' order by subject_id, created_at desc),
      newest as (select distinct on (subject_id) subject_id, (occurred_at at time zone zone)::date as day from expected
        order by subject_id, classifier, created_at desc, event_id desc)
      select o.order_number, o.eta, n.day, o.cut_off, f.cut_off as closes, t.occurred_at
      from orders o left join flown f on f.order_id = o.id left join told t on t.subject_id = o.id left join newest n on n.subject_id = o.id
      where (o.eta, o.cut_off) is distinct from (n.day, coalesce(f.cut_off, o.own_cut_off))
        or f.ata is null and (t.occurred_at, t.flight_or_vessel) is distinct from (f.eta, f.flight_no)
        or f.ata is not null and t.flight_or_vessel <> all(f.flights)`);

  /** Cargo and stages, worked out anew from house waybills, bookings, waybills and what was recorded of them. */
  const strayCargo = () =>
    house.rows<object>(`
      select 'house waybills and what was booked' as what, b.booking_no as no from booking b
        where b.status <> 'DRAFT' and (select jsonb_agg(jsonb_build_array(x.house ->> 'id', (x.house ->> 'bookingPkgsNum')::int, (x.house ->> 'orderPieces')::int) order by x.place)
            from jsonb_array_elements(b.content #> '{houses,rows}') with ordinality x (house, place))
          is distinct from (select jsonb_agg(jsonb_build_array(h.id::text, h.booking_pkgs_num, h.order_pieces) order by h.position) from hawb h where h.booking_id = b.id)
      union all select 'booking and its house waybills', b.booking_no from booking b join (
          select h.booking_id, sum(h.booking_pkgs_num) as pieces, sum(h.booking_gross_weight) as kg, sum(h.booking_volume) as cbm from hawb h group by 1) h
        on h.booking_id = b.id where b.mawb_id is not null and (b.accepted_pieces, b.accepted_gross_weight, b.accepted_volume) is distinct from (h.pieces, h.kg, h.cbm)
      union all select 'waybill and its bookings', m.mawb_no from mawb m join (
          select b.mawb_id, sum(b.accepted_pieces) as pieces, sum(b.accepted_gross_weight) as kg from booking b where b.mawb_id is not null group by 1) b
        on b.mawb_id = m.id where m.status <> '0' and (m.pieces, m.gross_weight) is distinct from (b.pieces, b.kg)
      union all select 'weighbridge note and what is on', m.mawb_no from mawb m where m.status in ('45', '3') and m.final_pieces <> m.pieces
      union all select 'what a waybill weighs', m.mawb_no from mawb m cross join lateral (
          select case when count(h.weighed_gross_weight) = count(*) then sum(h.weighed_gross_weight) end as weighed, case when count(w.gross_weight) = count(*) then sum(w.gross_weight) end as stored
          from booking b join hawb h on h.booking_id = b.id left join lateral stored_of(h) w on true where b.mawb_id = m.id) t
        where m.status <> '0' and m.latest_gross_weight is distinct from coalesce(m.final_gross_weight, t.weighed, t.stored, m.gross_weight)
      union all select 'pieces of a waybill that its note says otherwise', m.mawb_no from mawb m where m.latest_pieces <> coalesce(m.final_pieces, m.pieces)
      union all select 'waybill and its shares', m.mawb_no from mawb m join booking b on b.mawb_id = m.id left join mawb_share s on s.booking_id = b.id and s.mawb_id = m.id
        where (s.pieces, s.gross_weight) is distinct from (b.accepted_pieces, b.accepted_gross_weight)
      union all select 'weight of a booking and what came for its orders', b.booking_no from booking b
        join (select h.booking_id, bool_and(${measuredOf}) as measured from hawb h group by 1) h on h.booking_id = b.id
        where b.status <> '0' and (b.wms_billing_weight is not null) <> h.measured
      union all select 'room of a booking that has none', b.booking_no from booking b join slot_reservation s on s.booking_id = b.id where b.status = '0' or s.flight_id <> b.flight_id
      union all select 'one number on two bookings', min(h.hawb_no) from hawb h join booking b on b.id = h.booking_id
        where b.status not in ('DRAFT', '0', '8') and h.hawb_no is not null group by plain_number(h.hawb_no) having count(distinct b.id) > 1
      union all select 'more parts than pieces', o.order_number from orders o join hawb h on h.order_id = o.id and h.order_pieces is not null
        group by o.id, o.order_number having sum(h.booking_pkgs_num) > min(h.order_pieces)`);

  /**
   * Stages of orders, worked out anew: how far the waybills are that carry all of their pieces, and whether they were received.
   * What came into the warehouse is there, whatever becomes of its waybill.
   */
  const strayStages = () =>
    house.rows<object>(`
      with carried as (
        select h.order_id, h.booking_pkgs_num as pieces, h.order_pieces, array_position('{31,32,33,3,4,34,8}', case m.status when '45' then '33' else m.status end) as way
        from hawb h join booking b on b.id = h.booking_id join mawb m on m.id = b.mawb_id where h.order_id is not null),
      ways (way, stage, place) as (values (2, 'WH_IN', 1), (4, 'DEPARTED', 2), (5, 'ARRIVED', 3), (7, 'DELIVERED', 4)),
      reached as (
        select c.order_id, w.stage, w.place from carried c join ways w on c.way >= w.way
        group by 1, 2, 3 having sum(c.pieces) >= min(c.order_pieces) or bool_or(c.order_pieces is null)
        union select r.order_id, 'WH_IN', 1 from warehouse_receipt r where r.state = 'RECEIVED')
      select o.order_number, o.status, f.stage from orders o
      left join lateral (select r.stage from reached r where r.order_id = o.id order by r.place desc limit 1) f on true
      where o.status <> 'CANCELLED' and o.status <> coalesce(f.stage, 'ORDERED')
        and (o.status <> 'WH_IN' or f.stage is not null)`);

  return [contradictions, strayFacts, strayCargo, strayStages];
}
