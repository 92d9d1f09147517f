-- Events that move orders, whoever brings them.

/* When a shipment is expected to arrive: the newest word that stands, an estimate before a plan. */
create or replace function expected_arrival(org uuid, asked uuid) returns table (at timestamptz, day date) language sql stable as $$
  select e.occurred_at, (e.occurred_at at time zone e.zone)::date from shipment_event e
  where e.org_id = org and e.subject_id = asked and e.subject = 'order' and e.stage = 'ARRIVED' and e.classifier in ('EST', 'PLN') and e.voided_by is null
  order by e.classifier, e.created_at desc, e.event_id desc limit 1 $$;
grant execute on function expected_arrival to loadline_app, loadline_staff, loadline_gate;

/* Brings orders to the stage their events say, with its time, and to the day they are expected: the same as
   `projectedStage` of the contract, whose order of stages it is given. In clearance counts only after arrived. What is
   cancelled or closed keeps its status; a day that no event was ever said of stays. Safe for anybody to call: it writes
   nothing but what the events already say. */
create or replace function settle_orders(orgs uuid[], ids uuid[], stage_order text[]) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if app_org() is null then raise exception 'no permission' using errcode = 'LL403'; end if;
  perform from orders o join unnest(orgs, ids) a (org_id, id) on o.org_id = a.org_id and o.id = a.id order by o.org_id, o.id for update of o;
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
      case when exists (select from shipment_event e where e.org_id = o.org_id and e.subject_id = o.id and e.subject = 'order'
        and e.stage = 'ARRIVED' and e.classifier in ('EST', 'PLN')) then (select x.day from expected_arrival(o.org_id, o.id) x) else o.eta end as eta
    from asked a join orders o on o.org_id = a.org_id and o.id = a.id
    left join furthest f on f.org_id = a.org_id and f.id = a.id)
  update orders o set status = s.status, status_date = s.status_date, eta = s.eta
    from settled s where o.org_id = s.org_id and o.id = s.id
      and (o.status, o.status_date, o.eta) is distinct from (s.status, s.status_date, s.eta);
end $$;
grant execute on function settle_orders to loadline_app, loadline_staff;

/* Whoever takes back a receipt takes back its event: as before, with the right to do so. */
create or replace function void_events(org uuid, event uuid, why text) returns table (org_id uuid, event_id uuid, order_id uuid)
  language plpgsql security definer set search_path = public, pg_temp as $$
declare e shipment_event;
begin
  if not (app_may('op:event:void') or app_may('op:receipt:add')) or not staff_serves(org) then
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
