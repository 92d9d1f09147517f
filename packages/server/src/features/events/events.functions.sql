-- Events that move orders, whoever brings them.

/* When a shipment is expected to arrive: the newest word that stands, an estimate before a plan. */
create or replace function expected_arrival(org uuid, asked uuid) returns table (at timestamptz, day date) language sql stable rows 1 as $$
  select e.occurred_at, (e.occurred_at at time zone e.zone)::date from shipment_event e
  where e.org_id = org and e.subject_id = asked and e.subject = 'order' and e.stage = 'ARRIVED' and e.classifier in ('EST', 'PLN') and e.voided_by is null
  order by e.classifier, e.created_at desc, e.event_id desc limit 1 $$;
grant execute on function expected_arrival to loadline_app, loadline_staff, loadline_gate;

/* The day that the events of an order expect it on; a day that no event was ever said of stays. */
create or replace function expected_day(o orders) returns date language sql stable as $$
  select case when exists (select from shipment_event e where e.org_id = o.org_id and e.subject_id = o.id and e.subject = 'order'
    and e.stage = 'ARRIVED' and e.classifier in ('EST', 'PLN')) then (select x.day from expected_arrival(o.org_id, o.id) x) else o.eta end $$;
grant execute on function expected_day to loadline_gate;

/* Whether the same has been said of a shipment anew since: an estimate or a plan is worth its newest word. What customs' own records
   say of a stage that somebody has told before counts when that is void, and is not shown beside it. That cargo has come to a
   warehouse is told by its receipt, whoever said it before there was one. */
create or replace function is_superseded(e shipment_event) returns boolean language sql stable as $$
  select e.stage is not null and case when e.classifier <> 'ACT' then exists (select from shipment_event n where n.org_id = e.org_id and n.subject_id = e.subject_id
      and n.subject = e.subject and n.stage = e.stage and n.classifier = e.classifier and n.voided_by is null
      and (n.created_at, n.event_id) > (e.created_at, e.event_id))
    when e.source = 'system' and e.source_id ~ '^(customs|entry) ' then exists (select from shipment_event n where n.org_id = e.org_id
      and n.subject_id = e.subject_id and n.subject = e.subject and n.stage = e.stage and n.classifier = 'ACT' and n.is_public and n.voided_by is null
      and (n.created_at, n.event_id) < (e.created_at, e.event_id))
    when e.code = 'WMS_IN' and e.source = 'operator' then exists (select from shipment_event n where n.org_id = e.org_id
      and n.subject_id = e.subject_id and n.subject = e.subject and n.code = e.code and n.source = 'system' and n.source_id like 'receipt %'
      and n.voided_by is null)
    else false end $$;
grant execute on function is_superseded to loadline_app, loadline_staff, loadline_tracker, loadline_gate;

/* When flights bring orders, [{ order, since, flight, place, zone, at, flights }]: each other time or flight is a new estimate, so
   the first one is still known. One without a time keeps the estimate that it has, but of no flight that it has left since; an
   order without a flight has none. With the rights of whoever calls it. */
create or replace function expect_by_flight(org uuid, about uuid[], told jsonb) returns void language plpgsql as $$
declare flown constant text := 'flight %';
begin
  update shipment_event e set voided_by = coalesce(app_user(), '00000000-0000-0000-0000-000000000000'), voided_at = now()
    where e.org_id = org and e.subject_id = any(about) and e.subject = 'order' and e.source = 'system' and e.source_id like flown and e.voided_by is null
      and not exists (select from jsonb_to_recordset(told) as t ("order" uuid) where t."order" = e.subject_id);
  update shipment_event e set voided_by = coalesce(app_user(), '00000000-0000-0000-0000-000000000000'), voided_at = now()
    from jsonb_to_recordset(told) as t ("order" uuid, at timestamptz, flights jsonb)
    where e.org_id = org and e.subject_id = t."order" and e.subject = 'order' and e.source = 'system' and e.source_id like flown and e.voided_by is null
      and t.at is null and not (t.flights ? e.flight_or_vessel) and e.created_at > (select max(k.created_at) from shipment_event k
        where k.org_id = org and k.subject_id = t."order" and k.subject = 'order' and k.source = 'system' and k.source_id like flown
          and k.voided_by is null and t.flights ? k.flight_or_vessel);
  -- The first one is said since the order has its flight. Two in one transaction follow each other, so it is not its time.
  insert into shipment_event (org_id, event_id, subject, subject_id, code, stage, classifier, occurred_at, zone, place, flight_or_vessel, source, source_id,
      created_at)
    select org, n.id, 'order', t."order", 'ARRIVED', 'ARRIVED', 'EST', t.at, t.zone, t.place, t.flight, 'system', replace(flown, '%', n.id::text),
        case when last.occurred_at is null then coalesce(t.since, clock_timestamp()) else clock_timestamp() end
      from jsonb_to_recordset(told) as t ("order" uuid, since timestamptz, flight text, place text, zone text, at timestamptz)
      cross join lateral (select md5(t."order"::text || count(*))::uuid as id from shipment_event e
        where e.org_id = org and e.subject_id = t."order" and e.source = 'system' and e.source_id like flown) n
      left join lateral (select e.occurred_at, e.place, e.flight_or_vessel from shipment_event e
        where e.org_id = org and e.subject_id = t."order" and e.subject = 'order' and e.source = 'system' and e.source_id like flown and e.voided_by is null
        order by e.created_at desc, e.event_id desc limit 1) last on true
      where t.at is not null and (t.at, t.place, t.flight) is distinct from (last.occurred_at, last.place, last.flight_or_vessel);
  update orders o set eta = expected_day(o) where o.org_id = org and o.id = any(about) and o.eta is distinct from expected_day(o);
end $$;
grant execute on function expect_by_flight to loadline_gate;

/* What has happened to parts of orders is a stage of theirs with the event that brings all their pieces there, and of parcels with
   the one that brings the last of those that the order has now to that stage or beyond. */
create or replace function stage_parts(orgs uuid[], ids uuid[], stage_order text[]) returns void language sql as $$
  with asked as (select distinct a.org_id, a.id from unnest(orgs, ids) a (org_id, id)),
  came as (
    select distinct on (e.org_id, e.subject_id, e.part_stage, e.part_of) e.org_id, e.subject_id, e.part_stage, e.event_id, e.pieces, e.part_total, e.occurred_at
    from asked a join shipment_event e on e.org_id = a.org_id and e.subject_id = a.id
    where e.subject = 'order' and e.part_of is not null and e.part_stage is not null and e.classifier = 'ACT' and e.voided_by is null
    order by e.org_id, e.subject_id, e.part_stage, e.part_of, e.occurred_at, e.event_id),
  counted as (
    select c.*, sum(c.pieces) over (partition by c.org_id, c.subject_id, c.part_stage order by c.occurred_at, c.event_id) as so_far from came c),
  parcels as (
    select r.org_id, r.order_id, r.number, count(*) over (partition by r.org_id, r.order_id) as of
    from (select distinct r.org_id, r.order_id, r.number from asked a join shipment_reference r on r.org_id = a.org_id and r.order_id = a.id
      where r.kind = 'parcel') r),
  passed as (
    select distinct on (p.org_id, p.order_id, p.number, s.place) p.org_id, p.order_id, p.of, s.place, e.event_id, e.occurred_at
    from parcels p join shipment_event e on e.org_id = p.org_id and e.subject_id = p.order_id and e.parcel = p.number
    join unnest(stage_order) with ordinality s (stage, place) on s.place <= array_position(stage_order, e.part_stage)
    where e.subject = 'order' and e.classifier = 'ACT' and e.voided_by is null
    order by p.org_id, p.order_id, p.number, s.place, e.occurred_at, e.event_id),
  last_parcel as (
    select distinct on (p.org_id, p.order_id, p.place) p.org_id, p.event_id, p.place
    from (select p.*, count(*) over (partition by p.org_id, p.order_id, p.place) as so_far from passed p) p
    where p.so_far = p.of order by p.org_id, p.order_id, p.place, p.occurred_at desc, p.event_id desc),
  last as (
    select distinct on (c.org_id, c.subject_id, c.part_stage) c.org_id, c.event_id, c.part_stage as stage
    from counted c where c.so_far >= c.part_total order by c.org_id, c.subject_id, c.part_stage, c.so_far),
  stages as (
    select l.org_id, l.event_id, l.stage from last l
    union all select l.org_id, l.event_id, stage_order[max(l.place)] from last_parcel l group by l.org_id, l.event_id)
  update shipment_event e set stage = s.stage
    from (select x.org_id, x.event_id, l.stage
      from asked a join shipment_event x on x.org_id = a.org_id and x.subject_id = a.id and (x.part_of is not null or x.parcel is not null)
      left join stages l on l.org_id = x.org_id and l.event_id = x.event_id) s
    where e.org_id = s.org_id and e.event_id = s.event_id and e.stage is distinct from s.stage $$;
grant execute on function stage_parts to loadline_gate;

/* What carriers' messages call the order of an event, by those that stand; what one said that is void now, nobody says. */
create or replace function event_calls() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform keep_references(new.org_id, array[new.subject_id], 'carrier', (
    select coalesce(jsonb_agg(jsonb_build_object('order', e.subject_id, 'kind', c.kind, 'number', c.number, 'since', e.created_at)), '[]')
    from shipment_event e cross join lateral jsonb_to_recordset(e.called) as c (kind text, number text)
    where e.org_id = new.org_id and e.subject_id = new.subject_id and e.subject = 'order' and e.called is not null and e.voided_by is null));
  return null;
end $$;

/* The parcels of an order, or the one of a number, each with the stage that is publicly known of it alone; in the order in which they were noted. */
create or replace function parcels_of(o orders, asked text default null) returns jsonb language sql stable as $$
  select coalesce(jsonb_agg(jsonb_build_object('number', p.number, 'stage', e.part_stage,
      'occurredAt', to_char(e.occurred_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'zone', e.zone, 'dayOnly', e.day_only, 'place', e.place)
      order by p.since, p.number), '[]')
  from (select r.number, min(r.since) as since from shipment_reference r
    where r.org_id = o.org_id and r.order_id = o.id and r.kind = 'parcel' and (asked is null or r.number = asked) group by 1) p
  left join lateral (select e.* from shipment_event e
    where e.org_id = o.org_id and e.subject_id = o.id and e.subject = 'order' and e.parcel = p.number and e.part_stage is not null
      and e.is_public and e.classifier = 'ACT' and e.voided_by is null
    order by e.occurred_at desc, e.event_id desc limit 1) e on true $$;
grant execute on function parcels_of to loadline_app, loadline_staff, loadline_tracker;

/* Brings orders to the stage their events say, with its time, and to the day they are expected: the same as
   `projectedStage` of the contract, whose order of stages it is given. In clearance counts only after arrived. What is
   cancelled or closed keeps its status; a day that no event was ever said of stays. Safe for anybody to call: it writes
   nothing but what the events already say. */
create or replace function settle_orders(orgs uuid[], ids uuid[], stage_order text[]) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if app_org() is null then raise exception 'no permission' using errcode = 'LL403'; end if;
  perform from orders o join unnest(orgs, ids) a (org_id, id) on o.org_id = a.org_id and o.id = a.id order by o.org_id, o.id for update of o;
  perform stage_parts(orgs, ids, stage_order);
  with asked as (select distinct a.org_id, a.id from unnest(orgs, ids) a (org_id, id)),
  reached as (
    select a.org_id, a.id, e.stage, min(e.occurred_at) as at
    from asked a join shipment_event e on e.org_id = a.org_id and e.subject_id = a.id
    where e.subject = 'order' and e.classifier = 'ACT' and e.voided_by is null and e.stage = any(stage_order)
    group by 1, 2, 3),
  furthest as (
    select distinct on (r.org_id, r.id) r.org_id, r.id, r.stage, r.at from reached r
    where r.stage <> 'IN_CLEARANCE' or exists (select from reached f where f.org_id = r.org_id and f.id = r.id and f.stage = 'ARRIVED')
    order by r.org_id, r.id, array_position(stage_order, r.stage) desc),
  settled as (
    select o.org_id, o.id,
      case when o.status = any(stage_order) then coalesce(f.stage, stage_order[1]) else o.status end as status,
      case when o.status = any(stage_order) then coalesce(f.at, o.order_time) else o.status_date end as status_date,
      expected_day(o) as eta
    from asked a join orders o on o.org_id = a.org_id and o.id = a.id
    left join furthest f on f.org_id = a.org_id and f.id = a.id)
  update orders o set status = s.status, status_date = s.status_date, eta = s.eta
    from settled s where o.org_id = s.org_id and o.id = s.id
      and (o.status, o.status_date, o.eta) is distinct from (s.status, s.status_date, s.eta);
end $$;
grant execute on function settle_orders to loadline_app, loadline_staff;

/* Whoever takes back a receipt, or a step of customs, takes back its event: with the right to do so. */
create or replace function void_events(org uuid, event uuid, why text) returns table (org_id uuid, event_id uuid, order_id uuid)
  language plpgsql security definer set search_path = public, pg_temp as $$
declare e shipment_event;
begin
  if not (app_may('op:event:void') or app_may('op:receipt:add') or app_may('op:customs') or app_may('op:entry')) or not staff_serves(org) then
    raise exception 'no permission' using errcode = 'LL403';
  end if;
  select * into e from shipment_event x where x.org_id = org and x.event_id = event;
  perform from orders o join shipment_event x on x.org_id = o.org_id and x.subject_id = o.id and x.subject = 'order'
    where x.org_id = e.org_id and x.event_id = e.event_id or x.origin_event_id = e.origin_event_id
    order by o.org_id, o.id for update of o;
  return query update shipment_event x set voided_by = app_user(), void_reason = why, voided_at = now()
    where x.voided_by is null and x.subject = 'order'
      and (x.org_id = e.org_id and x.event_id = e.event_id or x.origin_event_id = e.origin_event_id)
    returning x.org_id, x.event_id, x.subject_id;
end $$;
grant execute on function void_events to loadline_staff;
