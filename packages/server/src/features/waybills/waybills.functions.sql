-- Master waybills: who sees them, who moves them, what follows.

/* Whether cargo of a customer in the staff's scope is on a waybill, or none at all yet. */
create or replace function waybill_served(asked uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select app_org() is not null and exists (select from mawb m where m.id = asked) and (app_sees_all() or not exists (select from mawb_share s where s.mawb_id = asked)
    or exists (select from mawb_share s where s.mawb_id = asked and staff_serves(s.org_id))) $$;
grant execute on function waybill_served to loadline_staff;

/*
 * Which waybills are of other teams' customers alone. Asked once a statement instead of once a waybill: a team's list of
 * ten thousand took half a second to count, and now takes nine milliseconds.
 */
create or replace function waybills_elsewhere() returns setof uuid
  language sql stable security definer set search_path = public, pg_temp as $$
  select s.mawb_id from mawb_share s group by 1
  having not bool_or(s.org_id = (select app_org()) or s.org_id in (select t.org_id from team_customer t where t.team_id = (select app_team()))) $$;
grant execute on function waybills_elsewhere to loadline_staff;

/* A waybill for whoever has a share of it, or serves who has: all of its row, also of what a customer's answer never says. */
create or replace function waybill_base(asked uuid) returns setof mawb
  language sql stable security definer rows 1 set search_path = public, pg_temp as $$
  select m.* from mawb m where m.id = asked and case when exists (select from organisation o where o.org_id = app_org() and o.kind = 'forwarder') then waybill_served(asked)
    else exists (select from mawb_share s where s.mawb_id = asked and s.org_id = app_org() and (app_authority() = 'organisation' or s.created_by = app_user())) end $$;
grant execute on function waybill_base to loadline_app, loadline_staff;

create or replace function mawb_org(asked uuid) returns uuid language sql stable as $$ select app_org() from mawb m where m.id = asked $$;
grant execute on function mawb_org to loadline_app, loadline_staff, loadline_gate;

/* Locks a waybill with the bookings on it, these first: slots before, orders after. Nothing for whoever may not see it. */
create or replace function lock_waybill(asked uuid) returns mawb
  language plpgsql security definer set search_path = public, pg_temp as $$
declare m mawb;
begin
  if not (case when exists (select from organisation o where o.org_id = app_org() and o.kind = 'forwarder') then waybill_served(asked)
      else exists (select from mawb_share s where s.mawb_id = asked and s.org_id = app_org()
        and (app_authority() = 'organisation' or s.created_by = app_user())) end) then return null; end if;
  perform from booking b where b.mawb_id = asked order by b.org_id, b.id for update;
  select * into m from mawb x where x.id = asked for update;
  return m;
end $$;
grant execute on function lock_waybill to loadline_app, loadline_staff;

/* How a waybill stands with its customers, for a customer who may not see the others: whether all agree, and whether it is theirs alone. */
create or replace function waybill_standing(asked uuid) returns table (all_agreed boolean, only_own boolean)
  language sql stable security definer rows 1 set search_path = public, pg_temp as $$
  select bool_and(s.agreed_at is not null), bool_and(s.org_id = app_org()) from mawb_share s where s.mawb_id = asked
    having bool_or(s.org_id = app_org()) or exists (select from organisation o where o.org_id = app_org() and o.kind = 'forwarder') and waybill_served(asked) $$;
grant execute on function waybill_standing to loadline_app, loadline_staff;

/* The deed of one customer that a waybill waits for: all of them have to agree. Gives how many have not yet. */
create or replace function agree_on_waybill(asked uuid, org uuid, yes boolean) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not (app_may('op:mawb:move') and (org is null or staff_serves(org)) or app_may('mawb:confirm') and coalesce(app_org() = org, false)) then
    raise exception 'no permission' using errcode = 'LL403';
  end if;
  update mawb_share s set agreed_at = case when yes then coalesce(s.agreed_at, now()) end where s.mawb_id = asked and (org is null or s.org_id = org);
  return (select count(distinct s.org_id) from mawb_share s where s.mawb_id = asked and s.agreed_at is null);
end $$;
grant execute on function agree_on_waybill to loadline_app, loadline_staff;

/* Documents that are made anew have to be agreed to anew. Whoever sends a waybill back to the documents does this. */
create or replace function forget_agreements(asked uuid) returns void
  language sql security definer set search_path = public, pg_temp as $$
  update mawb_share s set agreed_at = null from mawb m where m.id = asked and m.status = '42' and s.mawb_id = m.id and s.agreed_at is not null
    and exists (select from waybill_base(asked)) $$;
grant execute on function forget_agreements to loadline_app, loadline_staff;

/* One entry of a waybill's life with what it changes, for a customer who makes a step of their own: the waybill must be theirs
   to see, nobody may have changed it since, and one of the moves that the contract leaves to customers, [{ from, to, by }],
   must be this one, by a right they have. Gives the new version; null when somebody has. */
create or replace function customer_moves_waybill(asked uuid, seen integer, moves jsonb, changes jsonb, entry jsonb) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare m mawb; n mawb;
begin
  if not exists (select from mawb_share s where s.mawb_id = asked and s.org_id = app_org()
      and (app_authority() = 'organisation' or s.created_by = app_user())) then raise exception 'no permission' using errcode = 'LL403'; end if;
  select * into m from mawb x where x.id = asked for update;
  if m.version <> seen then return null; end if;
  if not exists (select from jsonb_to_recordset(moves) as x ("from" text, "to" text, by text)
      where x."from" = m.status and x."to" = changes ->> 'status' and app_may(x.by)) then
    raise exception 'no permission' using errcode = 'LL403';
  end if;
  n := jsonb_populate_record(m, changes - array['id', 'mawb_no', 'version', 'demo', 'created_at']);
  update mawb x set status = n.status, status_at = n.status_at, approved = n.approved, final_pieces = n.final_pieces,
      final_gross_weight = n.final_gross_weight, weighbridge_file = n.weighbridge_file, version = m.version + 1, updated_at = now()
    where x.id = asked;
  update awb_draft_answer a set reason = entry #>> '{data,change}'
    where n.status = '42' and a.mawb_id = asked and a.no = m.draft_version and a.org_id = app_org() and a.state = 'CHANGES' and a.requests = '[]';
  insert into mawb_event (mawb_id, id, seq, kind, code, from_status, to_status, occurred_at, zone, place, data, before, source, user_id, org_id, who)
    select asked, e.id, (select coalesce(max(x.seq), 0) + 1 from mawb_event x where x.mawb_id = asked), 'moved', null, m.status, n.status, e.occurred_at, e.zone,
      e.place, coalesce(e.data, '{}'), e.before, 'customer', app_user(), app_org(), e.who
    from jsonb_populate_record(null::mawb_event, entry) e;
  return m.version + 1;
end $$;
grant execute on function customer_moves_waybill to loadline_app;

/* What a waybill (`whole`) and each booking on it (`parts`) weigh by the latest word, { billing, grossWeight, volume }, the last
   two null until they are measured, and what a booking is charged in; gives the customers who are billed by another weight than before, in each unit. For staff
   who move waybills, put cargo on them or receive it, and for the customer who weighed one that carries nobody else's cargo. */
create or replace function bill_waybill(asked uuid, billed jsonb) returns table (org_id uuid, was numeric, was_unit text, now_is numeric, unit text)
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not ((app_may('op:mawb:move') or app_may('op:mawb:revert') or app_may('op:booking:confirm') or app_may('op:receipt:add') or app_may('op:feed:manage')) and waybill_served(asked))
      and (not app_may('book:add') or (select coalesce(bool_or(s.org_id <> app_org()), true) from mawb_share s where s.mawb_id = asked)) then
    raise exception 'no permission' using errcode = 'LL403';
  end if;
  return query
    select s.org_id, sum(s.billing_weight), s.billing_unit, sum(coalesce(t.billing, s.billing_weight)), coalesce(t.unit, s.billing_unit) from mawb_share s
    left join jsonb_to_recordset(billed -> 'parts') as t ("bookingId" uuid, billing numeric, unit text) on t."bookingId" = s.booking_id
    where s.mawb_id = asked group by 1, 3, 5
    having (sum(s.billing_weight), s.billing_unit) <> (sum(coalesce(t.billing, s.billing_weight)), coalesce(t.unit, s.billing_unit));
  update mawb_share s set billing_weight = t.billing, billing_unit = t.unit, measured_pieces = t.pieces, measured_gross_weight = t."grossWeight", measured_volume = t.volume
    from jsonb_to_recordset(billed -> 'parts') as t ("bookingId" uuid, billing numeric, unit text, pieces integer, "grossWeight" numeric, volume numeric)
    where s.mawb_id = asked and s.booking_id = t."bookingId"
      and (s.billing_weight, s.billing_unit, s.measured_pieces, s.measured_gross_weight, s.measured_volume) is distinct from (t.billing, t.unit, t.pieces, t."grossWeight", t.volume);
  update mawb m set billing_weight = t.billing, measured_gross_weight = t."grossWeight", measured_volume = t.volume
    from jsonb_to_record(billed -> 'whole') as t (billing numeric, "grossWeight" numeric, volume numeric)
    where m.id = asked and (m.billing_weight, m.measured_gross_weight, m.measured_volume) is distinct from (t.billing, t."grossWeight", t.volume);
end $$;
grant execute on function bill_waybill to loadline_app, loadline_staff;

/* The orders' events that came of one entry of a waybill count no more. */
create or replace function void_waybill_events(asked uuid, step uuid, deed uuid, why text) returns table (org_id uuid, order_id uuid)
  language plpgsql security definer set search_path = public, pg_temp as $$
declare later uuid[]; stages text[];
begin
  if not (app_may('op:mawb:revert') or app_may('op:mawb:move')) then raise exception 'no permission' using errcode = 'LL403'; end if;
  later := array(select e.id from mawb_event s join mawb_event e on e.mawb_id = s.mawb_id and e.seq > s.seq and e.kind = 'told' where s.mawb_id = asked and s.id = step);
  stages := array(select distinct coalesce(x.part_stage, x.stage) from shipment_event x where x.origin_event_id = step
    and coalesce(x.part_stage, x.stage) is not null);
  perform from orders o where (o.org_id, o.id) in (select x.org_id, x.subject_id from shipment_event x where x.origin_event_id = any(step || later))
    order by o.org_id, o.id for update;
  return query update shipment_event x set voided_by = app_user(), void_reason = why, voided_at = now(), voided_with = deed
    where x.subject = 'order' and x.voided_by is null
      and (x.origin_event_id = step or x.origin_event_id = any(later) and x.classifier = 'ACT'
        and coalesce(x.part_stage, x.stage) = any(stages))
    returning x.org_id, x.subject_id;
end $$;
grant execute on function void_waybill_events to loadline_staff;

/* The entry of a waybill that made events void was taken back: they count again. */
create or replace function restore_waybill_events(deed uuid) returns table (org_id uuid, order_id uuid)
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not (app_may('op:mawb:revert') or app_may('op:mawb:move')) then raise exception 'no permission' using errcode = 'LL403'; end if;
  perform from orders o where (o.org_id, o.id) in (select x.org_id, x.subject_id from shipment_event x where x.voided_with = deed)
    order by o.org_id, o.id for update;
  return query update shipment_event x set voided_by = null, void_reason = null, voided_at = null, voided_with = null
    where x.voided_with = deed returning x.org_id, x.subject_id;
end $$;
grant execute on function restore_waybill_events to loadline_staff;

/* Every customer on a waybill hears of it, and the forwarder. */
create or replace function announce_waybill() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare f record;
begin
  for f in select distinct (to_jsonb(x) ->> tg_argv[0])::uuid as id from fresh x loop
    perform announce('mawb', s.org_id, f.id) from (select distinct org_id from mawb_share where mawb_id = f.id) s;
    perform announce('mawb', forwarder_id(), f.id);
  end loop;
  return null;
end $$;

/* A word between the forwarder and one customer is news to these two alone. */
create or replace function announce_waybill_message() returns trigger language plpgsql as $$
begin
  perform announce('mawb', new.org_id, new.mawb_id);
  perform announce('mawb', app_org(), new.mawb_id);
  return null;
end $$;
