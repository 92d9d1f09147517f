-- No identity, no rows: who has not entered is nobody, never the program. The program enters like everybody else.

/* What the viewer may do and whom they serve is a plain no where nobody has entered: null would let `if not` pass. */
create or replace function app_may(permission text) returns boolean language sql stable parallel safe
  as $$ select coalesce(permission = any (string_to_array(current_setting('app.permissions', true), ' ')), false) $$;
create or replace function staff_serves(asked uuid) returns boolean language sql stable as $$
  select app_org() is not null and coalesce(app_sees_all() or asked = app_org()
    or exists (select from team_customer t where t.team_id = app_team() and t.org_id = asked), false) $$;

/* Work that nobody in particular asked for is the program's alone, which enters by `enter_program`. */
create function require_program() returns void language plpgsql stable as $$
begin
  if app_org() is null or app_user() is distinct from '00000000-0000-0000-0000-000000000000' then
    raise exception 'no permission' using errcode = 'LL403';
  end if;
end $$;

create or replace function open_sheet(org uuid, order_row uuid, sheet_row uuid, today date, now_is timestamptz, facts jsonb, audit_row uuid)
  returns table (sheet_no text) language plpgsql security definer set search_path = public, pg_temp as $$
declare o orders; no text;
begin
  if not staff_serves(org) then raise exception 'no permission' using errcode = 'LL403'; end if;
  select * into o from orders x where x.org_id = org and x.id = order_row for update;
  if not found then raise exception 'the order is not of this organisation'; end if;
  if facts ->> 'sourceKey' is not null then
    perform pg_advisory_xact_lock(hashtextextended('sheet ' || org || (facts ->> 'sourceKey'), 0));
    if exists (select from exception_sheet s where s.org_id = org and s.source_key = facts ->> 'sourceKey' and s.state not in ('RESOLVED', 'CLOSED')) then
      return;
    end if;
  end if;
  no := next_number('EX', today);
  insert into exception_sheet (org_id, id, sheet_no, order_id, kind, severity, state, stage, source, source_key, description_zh, description_en,
      customer_action_zh, customer_action_en, due_at, opened_by, opened_at, state_since, breach_at)
    values (org, sheet_row, no, order_row, facts ->> 'kind', facts ->> 'severity', 'OPEN', o.status, facts ->> 'source', facts ->> 'sourceKey',
      facts ->> 'descriptionZh', facts ->> 'descriptionEn', facts ->> 'customerActionZh', facts ->> 'customerActionEn', (facts ->> 'dueAt')::timestamptz,
      facts ->> 'openedBy', now_is, now_is, (facts ->> 'breachAt')::timestamptz);
  insert into sheet_step (org_id, sheet_id, step_no, to_state, at, side, who)
    values (org, sheet_row, 1, 'OPEN', now_is, facts ->> 'side', facts ->> 'openedBy');
  insert into audit (org_id, audit_id, user_id, who, action, subject, subject_id, changes)
    values (org, audit_row, app_user(), coalesce(nullif(facts ->> 'openedBy', ''), 'Loadline'), 'opened', 'sheet', sheet_row,
      jsonb_build_object('no', no, 'orderNumber', o.order_number, 'kind', facts ->> 'kind'));
  return query select no;
end $$;
create or replace function slot_room(flight uuid, org uuid, besides uuid default null)
  returns table (max_kg numeric, max_cbm numeric, taken_kg numeric, taken_cbm numeric, remaining_kg numeric, remaining_cbm numeric)
  language sql stable rows 1 security definer set search_path = public, pg_temp as $$
  with own as (select a.kg, a.cbm from slot_allotment a where a.flight_id = flight and a.org_id = org),
  allotted as (select coalesce(sum(a.kg), 0) as kg, coalesce(sum(a.cbm), 0) as cbm from slot_allotment a where a.flight_id = flight),
  held as (
    select r.kg, r.cbm, case when org is null then true when exists (select from own) then r.org_id = org
        else not exists (select from slot_allotment a where a.flight_id = flight and a.org_id = r.org_id) end as counts
      from slot_reservation r where r.flight_id = flight and r.booking_id is distinct from besides),
  taken as (
    select coalesce(sum(h.kg), 0) as kg, coalesce(sum(h.cbm), 0) as cbm,
        coalesce(sum(h.kg) filter (where h.counts), 0) as own_kg, coalesce(sum(h.cbm) filter (where h.counts), 0) as own_cbm from held h),
  part as (
    select s.max_kg as all_kg, s.max_cbm as all_cbm,
        case when org is null then s.max_kg else coalesce(o.kg, greatest(s.max_kg - a.kg, 0)) end as kg,
        case when org is null then s.max_cbm else coalesce(o.cbm, greatest(s.max_cbm - a.cbm, 0)) end as cbm
      from slot s cross join allotted a left join own o on true where s.flight_id = flight)
  select trim_scale(p.kg), trim_scale(p.cbm), trim_scale(t.own_kg), trim_scale(t.own_cbm),
      trim_scale(greatest(least(p.kg - t.own_kg, p.all_kg - t.kg), 0)), trim_scale(greatest(least(p.cbm - t.own_cbm, p.all_cbm - t.cbm), 0))
    from part p cross join taken t
    where org is null and (app_sees_all() or app_may('op:work:view')) or staff_serves(org) $$;
create or replace function reserve_slot(org uuid, booking uuid, wanted uuid, want_kg numeric, want_cbm numeric, late boolean)
  returns table (verdict text, max_kg numeric, max_cbm numeric, taken_kg numeric, taken_cbm numeric, remaining_kg numeric, remaining_cbm numeric)
  language plpgsql security definer set search_path = public, pg_temp as $$
declare before slot_reservation; held slot_reservation; f flight; slot_is text; said text; room record; more_kg boolean; more_cbm boolean;
begin
  if not staff_serves(org) then raise exception 'no permission' using errcode = 'LL403'; end if;
  select * into before from slot_reservation r where r.org_id = org and r.booking_id = booking;
  perform lock_slots(array[wanted, before.flight_id]);
  select * into held from slot_reservation r where r.org_id = org and r.booking_id = booking;
  select * into f from flight x where x.id = wanted;
  select s.state into slot_is from slot s where s.flight_id = wanted;
  more_kg := held.flight_id is distinct from wanted or want_kg > held.kg;
  more_cbm := held.flight_id is distinct from wanted or want_cbm > held.cbm;
  said := case when f.id is null then 'NO_FLIGHT' when held.flight_id is distinct from before.flight_id then 'STALE'
    when f.state = 'CANCELLED' then 'CANCELLED' when more_kg or more_cbm then flight_availability(f, slot_is, clock_timestamp()) else 'OPEN' end;
  if said = 'CUT_OFF' and late then said := 'OPEN'; end if;
  select * into room from slot_room(wanted, org, booking);
  if said = 'OPEN' and (more_kg and want_kg > room.remaining_kg or more_cbm and want_cbm > room.remaining_cbm) then said := 'OVER'; end if;
  if said = 'OPEN' then
    insert into slot_reservation as r (org_id, booking_id, flight_id, kg, cbm) values (org, booking, wanted, want_kg, want_cbm)
      on conflict (org_id, booking_id) do update set flight_id = wanted, kg = want_kg, cbm = want_cbm,
        reserved_at = case when r.flight_id = wanted then r.reserved_at else now() end;
    select * into room from slot_room(wanted, org);
    said := 'OK';
  end if;
  return query select said, room.max_kg, room.max_cbm, room.taken_kg, room.taken_cbm, room.remaining_kg, room.remaining_cbm;
end $$;
create or replace function release_slot(org uuid, booking uuid) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not staff_serves(org) then raise exception 'no permission' using errcode = 'LL403'; end if;
  perform lock_slots(array(select r.flight_id from slot_reservation r where r.org_id = org and r.booking_id = booking));
  delete from slot_reservation r where r.org_id = org and r.booking_id = booking;
  return found;
end $$;
create or replace function held_of(org uuid, booking uuid) returns table (flight_id uuid, kg numeric, cbm numeric)
  language sql stable rows 1 security definer set search_path = public, pg_temp as $$
  select r.flight_id, r.kg, r.cbm from slot_reservation r where r.org_id = org and r.booking_id = booking
    and staff_serves(org) $$;
create or replace function note_flight_times(flight uuid, off timestamptz, landed timestamptz) returns void
  language sql security definer set search_path = public, pg_temp as $$
  update flight f set atd = coalesce(off, f.atd), ata = case when coalesce(landed, f.ata) > coalesce(off, f.atd) then coalesce(landed, f.ata) end, version = f.version + 1, updated_at = now()
    where f.id = note_flight_times.flight and (coalesce(off, f.atd), coalesce(landed, f.ata)) is distinct from (f.atd, f.ata)
      and (app_may('op:mawb:move') or app_may('op:event:add') or app_may('op:feed:manage')) $$;
create or replace function settle_houses(mawb uuid, side text, measured jsonb) returns table (org_id uuid, hawb_id uuid, order_id uuid)
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not (app_may('op:mawb:move') or app_may('op:mawb:revert') or app_may('op:receipt:add')) then
    raise exception 'no permission' using errcode = 'LL403';
  end if;
  return query
    with told as (select * from jsonb_to_recordset(measured) as x ("hawbId" uuid, pieces integer, "grossWeight" numeric, volume numeric))
    update hawb h set
        wms_pkgs_num = case side when 'warehouse' then t.pieces else h.wms_pkgs_num end,
        wms_gross_weight = case side when 'warehouse' then t."grossWeight" else h.wms_gross_weight end,
        wms_volume = case side when 'warehouse' then t.volume else h.wms_volume end,
        weighed_pkgs_num = case side when 'weighbridge' then t.pieces else h.weighed_pkgs_num end,
        weighed_gross_weight = case side when 'weighbridge' then t."grossWeight" else h.weighed_gross_weight end,
        weighed_volume = case side when 'weighbridge' then t.volume else h.weighed_volume end
      from told t, booking b
      where h.id = t."hawbId" and b.org_id = h.org_id and b.id = h.booking_id and b.mawb_id = mawb
      returning h.org_id, h.id, h.order_id;
end $$;
create or replace function bookings_on(mawb uuid) returns setof booking
  language sql stable security definer set search_path = public, pg_temp as $$
  select b.* from booking b where b.mawb_id = mawb and (staff_serves(b.org_id) or app_may('op:mawb:view'))
    order by b.booking_no $$;
create or replace function houses_on(mawb uuid) returns setof hawb
  language sql stable security definer set search_path = public, pg_temp as $$
  select h.* from booking b join hawb h on h.org_id = b.org_id and h.booking_id = b.id
    where b.mawb_id = mawb and (staff_serves(b.org_id) or app_may('op:mawb:view'))
    order by b.booking_no, h.position $$;
create or replace function tell_people(org uuid, what text, about text, about_id uuid, shown_no text, known jsonb, once text, needs text,
    defaults text[], locked text[], link text) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare p record; told jsonb;
begin
  if app_org() is null or app_org() <> org and app_org() is distinct from forwarder_id() then raise exception 'no permission' using errcode = 'LL403'; end if;
  told := known || jsonb_build_object('number', shown_no, 'link', link);
  for p in
    with people as (
      select u.user_id, u.mobile, u.email, u.language, coalesce(s.digest, 'none') as digest, coalesce(s.chosen, defaults) || locked as chosen
        from app_user u
        left join role r on r.role_id = u.role_id
        left join customer c on c.org_id = u.org_id
        left join notice_setting s on s.org_id = u.org_id and s.user_id = u.user_id
        where u.org_id = org and u.enabled and coalesce(c.status, 'active') = 'active'
          and (needs is null or needs = any (permissions_in(coalesce(r.permissions, u.permissions), c.permissions, false, false)))
          and (u.data_authority = 'organisation' or u.user_id in (select people_of_record(org, about, about_id)))
    ),
    fresh as (
      insert into notice (org_id, user_id, event, subject, subject_id, number, words, key, in_app, mail_due_at)
        select org, w.user_id, what, about, about_id, shown_no, known, once, what || '.inApp' = any (w.chosen),
            case when what || '.mail' = any (w.chosen) and w.email is not null then digest_time(w.digest, now()) end
          from people w where w.chosen && array[what || '.inApp', what || '.mail', what || '.sms'] order by w.user_id
        on conflict (org_id, user_id, key) do nothing
        returning user_id
    )
    select w.* from people w join fresh f on f.user_id = w.user_id
  loop
    if what || '.mail' = any (p.chosen) and p.email is not null and p.digest = 'none' then
      perform queue_message(gen_random_uuid(), org, 'mail', p.email, what, p.language, told);
    end if;
    if what || '.sms' = any (p.chosen) and p.mobile is not null then
      perform queue_message(gen_random_uuid(), org, 'sms', p.mobile, what, p.language, told);
    end if;
  end loop;
end $$;
create or replace function tell_staff(org uuid, what text, topic text, about uuid, named_no text, teller text, words text, once text, named uuid[],
    to_see text, to_work text) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare handler uuid;
begin
  if app_org() is null or app_org() <> org and app_org() is distinct from forwarder_id() then raise exception 'no permission' using errcode = 'LL403'; end if;
  select u.user_id into handler from app_user u left join role r on r.role_id = u.role_id
    where u.user_id = desk_handler(org, topic, about) and to_see = any (coalesce(r.permissions, u.permissions));
  insert into staff_notice (staff, user_id, event, customer, subject, subject_id, number, who, said, key)
    select u.org_id, u.user_id, what, org, topic, about, named_no, teller, left(words, 300), once
      from app_user u left join role r on r.role_id = u.role_id left join team t on t.team_id = u.team_id
      where u.org_id = forwarder_id() and u.enabled and u.user_id <> app_user()
        and to_see = any (coalesce(r.permissions, u.permissions))
        and (t.all_customers or exists (select from team_customer c where c.team_id = u.team_id and c.org_id = org))
        and case when cardinality(named) > 0 then u.user_id = any (named) when handler is not null then u.user_id = handler
          else to_work = any (coalesce(r.permissions, u.permissions)) end
      order by u.user_id
    on conflict (user_id, key) do nothing;
end $$;
create or replace function agree_on_waybill(asked uuid, org uuid, yes boolean) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if org is not null and app_org() is distinct from org and not (app_may('op:mawb:move') and staff_serves(org)) or org is null and not app_may('op:mawb:move') then
    raise exception 'no permission' using errcode = 'LL403';
  end if;
  update mawb_share s set agreed_at = case when yes then coalesce(s.agreed_at, now()) end where s.mawb_id = asked and (org is null or s.org_id = org);
  return (select count(distinct s.org_id) from mawb_share s where s.mawb_id = asked and s.agreed_at is null);
end $$;
create or replace function answer_draft(asked uuid, version integer, org uuid, verdict text, wanted jsonb, proof uuid, why text, who text) returns text
  language plpgsql security definer set search_path = public, pg_temp as $$
declare d awb_draft; own boolean := coalesce(org = app_org(), false); became text;
begin
  if not (own and app_may('mawb:confirm') or not own and app_may('op:mawb:move') and staff_serves(org)) then
    raise exception 'no permission' using errcode = 'LL403';
  end if;
  if own and app_authority() <> 'organisation' and exists (select from mawb_share s where s.org_id = org and s.mawb_id = asked and s.created_by <> app_user()) then
    raise exception 'no permission' using errcode = 'LL403';
  end if;
  perform from mawb m where m.id = asked for update;
  select * into d from awb_draft x where x.mawb_id = asked and x.no = version and x.state = 'SENT' for update;
  if not found then return null; end if;
  update awb_draft_answer a set state = verdict, requests = wanted, answered_at = clock_timestamp(), answered_by = who, on_behalf = not own,
      evidence_file = proof, reason = why
    where a.org_id = org and a.mawb_id = asked and a.no = version and a.state = 'WAITING';
  if not found then return null; end if;
  if verdict = 'CHANGES' then became := 'CHANGES';
  elsif exists (select from awb_draft_answer a where a.mawb_id = asked and a.no = version and a.state <> 'AGREED') then became := 'SENT';
  else became := 'AGREED';
  end if;
  update awb_draft x set state = became, updated_at = now() where x.mawb_id = asked and x.no = version and became <> 'SENT';
  return became;
end $$;
create or replace function waybill_served(asked uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select app_org() is not null and (app_sees_all() or not exists (select from mawb_share s where s.mawb_id = asked)
    or exists (select from mawb_share s where s.mawb_id = asked and staff_serves(s.org_id))) $$;
create or replace function waybill_standing(asked uuid) returns table (all_agreed boolean, only_own boolean)
  language sql stable security definer set search_path = public, pg_temp as $$
  select bool_and(s.agreed_at is not null), bool_and(s.org_id = app_org()) from mawb_share s where s.mawb_id = asked
    having bool_or(s.org_id = app_org()) or exists (select from organisation o where o.org_id = app_org() and o.kind = 'forwarder') $$;
create or replace function forget_agreements(asked uuid) returns void
  language sql security definer set search_path = public, pg_temp as $$
  update mawb_share s set agreed_at = null from mawb m where m.id = asked and m.status = '42' and s.mawb_id = m.id and s.agreed_at is not null
    and exists (select from waybill_base(asked)) $$;
create or replace function booking_follows(asked uuid) returns table (org_id uuid, booking_id uuid, booking_no text)
  language plpgsql security definer set search_path = public, pg_temp as $$
declare m record; number text;
begin
  if not exists (select from waybill_base(asked)) then return; end if;
  select x.status, x.mawb_no, x.flight_id, x.flight_no, x.flight_date into m from mawb x where x.id = asked;
  if not found then return; end if;
  number := substr(m.mawb_no, 1, 3) || '-' || substr(m.mawb_no, 4);
  return query with moved as (update booking b set status = m.status, mawb_no = number, flight_id = coalesce(m.flight_id, b.flight_id),
      unverified = b.unverified and m.flight_id is null, version = b.version + 1, updated_at = now(),
      content = case when m.flight_no is null then b.content else b.content || jsonb_build_object('flight', (b.content -> 'flight') ||
        jsonb_build_object('reservedFlight', m.flight_no, 'flightDate', to_char(m.flight_date, 'YYYY-MM-DD'))) end
    where b.mawb_id = asked and ((b.status, b.mawb_no) is distinct from (m.status, number) or m.flight_id is distinct from b.flight_id
      or m.flight_no is not null and (b.reserved_flight, b.flight_date) is distinct from (m.flight_no, m.flight_date))
    returning b.org_id, b.id, b.booking_no)
    select * from moved v where staff_serves(v.org_id);
end $$;
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
create or replace function lock_slots(flights uuid[]) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if app_org() is null then raise exception 'no permission' using errcode = 'LL403'; end if;
  perform from slot s where s.flight_id = any (flights) order by s.flight_id for update;
end $$;
create or replace function move_stock(no text, target text, for_mawb uuid, why text, whose text) returns text
  language plpgsql security definer set search_path = public, pg_temp as $$
declare s mawb_stock;
begin
  if app_org() is null then raise exception 'no permission' using errcode = 'LL403'; end if;
  select * into s from mawb_stock x where x.mawb_no = no for update;
  if not found then
    insert into mawb_stock (mawb_no, state, mawb_id, reason, who) values (no, target, for_mawb, why, whose);
  elsif s.state <> target or s.mawb_id is distinct from for_mawb then
    update mawb_stock x set state = target, mawb_id = for_mawb, reason = why, who = whose, at = clock_timestamp(), version = x.version + 1 where x.mawb_no = no;
  else
    return s.state;
  end if;
  insert into mawb_stock_deed (mawb_no, from_state, to_state, reason, user_id, who) values (no, s.state, target, why, app_user(), whose);
  return s.state;
end $$;
create or replace function enqueue(task text, payload jsonb, job_key text) returns void
  language plpgsql security definer set search_path = graphile_worker, public, pg_temp as $$
begin
  if public.app_org() is null then raise exception 'no permission' using errcode = 'LL403'; end if;
  perform graphile_worker.add_job(task,
    (payload || jsonb_build_object('asker', jsonb_build_object('org', public.app_org(), 'user', public.app_user())))::json,
    job_key => job_key, max_attempts => 3);
end $$;
create or replace function settle_trust(org uuid, asked uuid) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare t trust; begun boolean; done boolean; gone boolean; moved text;
begin
  if not staff_serves(org) then raise exception 'no permission' using errcode = 'LL403'; end if;
  select * into t from trust x where x.org_id = org and x.id = asked for update;
  if not found or t.state not in ('ACCEPTED', 'IN_EXECUTION', 'CANCEL_REQUESTED') then return; end if;
  select bool_or(o.status not in ('ORDERED', 'CANCELLED')), bool_and(o.status in ('SIGNED', 'CLOSED', 'CANCELLED')) and bool_or(o.status <> 'CANCELLED'),
      bool_and(o.status = 'CANCELLED')
    into begun, done, gone from orders o where o.org_id = org and o.trust_id = asked;
  if not coalesce(begun or gone, false) then return; end if;
  if t.state = 'CANCEL_REQUESTED' then
    if begun then update trust x set resume_state = 'IN_EXECUTION' where x.org_id = org and x.id = asked; end if;
    return;
  end if;
  moved := case when gone then 'CANCELLED' when done then 'COMPLETED' else 'IN_EXECUTION' end;
  if moved = t.state then return; end if;
  update trust x set state = moved, completed_at = case when done then now() end, version = x.version + 1, updated_at = now()
    where x.org_id = org and x.id = asked;
  -- Nobody answers an amendment any more.
  if done or gone then
    update trust_amendment a set state = 'LAPSED' where a.org_id = org and a.trust_id = asked and a.state = 'OPEN';
    update trust x set waiting_since = null where x.org_id = org and x.id = asked;
  end if;
  insert into audit (org_id, audit_id, user_id, who, action, subject, subject_id, changes)
    values (org, gen_random_uuid(), app_user(), '', 'status-changed', 'trust', asked, jsonb_build_object('state', jsonb_build_object('from', t.state, 'to', moved)));
end $$;
create or replace function speaks_for_share(asked uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select app_org() is not null and (app_authority() = 'organisation' or not exists (select from mawb_share s where s.org_id = app_org() and s.mawb_id = asked and s.created_by <> app_user())) $$;
create or replace function duplicates_of(asked uuid) returns table (reason text, kind text, outside boolean, org_id uuid, registration_id uuid, code text,
    name text, person text, enabled boolean, state text, same_legal_id boolean, last_order_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp set pg_trgm.similarity_threshold = 0.45 as $$
  with r as (select x.*, plain_company(x.company_name_cn) as zh, plain_company(x.company_name_en) as en from registration x where x.registration_id = asked and app_may('op:registration:view')),
  hits as (
    select 'legalId' as reason, 'customer' as kind, c.org_id, null::text as person, null::boolean as enabled
      from r join customer c on c.legal_id = r.legal_id
    union all
    select 'mobile', 'user', u.org_id, u.name, u.enabled from r join app_user u on u.mobile = r.mobile or lower(u.username) = r.mobile
    union all
    select 'name', 'customer', o.org_id, null, null from r join organisation o on o.kind = 'customer'
      and (r.zh <> '' and plain_company(o.name_zh) % r.zh or r.en <> '' and plain_company(o.name_en) % r.en
        or length(r.zh) >= 4 and plain_company(o.name_zh) like '%' || r.zh || '%')
      where not exists (select from customer c where c.org_id = o.org_id and c.legal_id = r.legal_id)
  )
  select h.reason, h.kind, not staff_serves(h.org_id), k.org_id, null::uuid, k.code, k.name_zh, case when k.org_id is not null then h.person end,
      case when k.org_id is not null then h.enabled end, case when k.org_id is not null then c.status end, coalesce(c.legal_id = r.legal_id, false),
      case when k.org_id is not null then (select max(s.order_time) from orders s where s.org_id = k.org_id) end
    from hits h cross join r
    left join organisation k on k.org_id = h.org_id and staff_serves(h.org_id)
    left join customer c on c.org_id = h.org_id
    where h.org_id is distinct from r.org_id_made
  union all
  select case when o.legal_id = r.legal_id then 'legalId' when o.mobile = r.mobile then 'mobile' end, 'registration', false, null, o.registration_id, o.no,
      coalesce(o.company_name_cn, o.contact_name), o.contact_name, null, o.state, o.legal_id = r.legal_id, null
    from r join registration o on o.registration_id <> r.registration_id and (o.legal_id = r.legal_id or o.mobile = r.mobile) and o.org_id_made is null $$;
create or replace function free_customer_code() returns text
  language sql stable security definer set search_path = public, pg_temp as $$
  select 'C' || lpad((coalesce(max(substr(code, 2)::int), 0) + 1)::text, 4, '0') from organisation where code ~ '^C\d{4,8}$' and app_may('op:registration:view') $$;
create or replace function feeds_to_try() returns setof uuid
  language sql stable security definer set search_path = public, pg_temp as $$
  select m.id from feed_message m
  where app_may('op:feed:manage') and m.received_at > now() - interval '14 days' and (m.state = 'RECEIVED' and m.received_at < now() - interval '1 minute'
    or m.state in ('PARTLY', 'UNMATCHED') and exists (select from orders o where o.tracking_no = any(m.numbers)
      and not exists (select from shipment_event e where e.org_id = o.org_id and e.subject_id = o.id and e.source = 'carrier')))
  order by m.received_at limit 200 $$;
create or replace function resume_imports(wanted uuid) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  i data_import;
  touched integer := 0;
  viewer_org text := current_setting('app.org', true);
  viewer_user text := current_setting('app.user', true);
begin
  if wanted is null then perform require_program(); end if;
  for i in
    select * from data_import o
    where o.state = 'COMMITTING' and (wanted is null or (o.id = wanted and o.org_id = app_org()
      and (o.taken_at is not null or o.committed_at < now() - interval '1 minute')))
  loop
    continue when not pg_try_advisory_xact_lock(import_lock(i.id));
    -- Read again: the one who held the lock may just have finished.
    select * into i from data_import o where o.org_id = i.org_id and o.id = i.id and o.state = 'COMMITTING' for update skip locked;
    continue when not found;
    touched := touched + 1;
    if i.resumed >= 3 then
      update data_import o set state = 'FAILED', failure = 'interrupted', written_records = 0, ended_at = now(), changed_at = now()
        where o.org_id = i.org_id and o.id = i.id;
      continue;
    end if;
    update data_import o set resumed = o.resumed + 1, taken_at = null, written_records = 0, committed_at = now()
      where o.org_id = i.org_id and o.id = i.id;
    perform set_config('app.org', i.org_id::text, true), set_config('app.user', i.committed_by::text, true);
    perform enqueue('import-' || i.subject, jsonb_build_object('id', i.id), 'import ' || i.id);
    perform set_config('app.org', coalesce(viewer_org, ''), true), set_config('app.user', coalesce(viewer_user, ''), true);
  end loop;
  return touched;
end $$;
create or replace function quiet_orders(usual_days jsonb, in_stages text[], now_is timestamptz) returns table (org_id uuid, order_id uuid, heard_at timestamptz, days integer)
  language sql stable security definer set search_path = public, pg_temp as $$
  select require_program();
  select o.org_id, o.id, h.at, floor(extract(epoch from now_is - h.at) / 86400)::int
    from orders_watched(in_stages) o
    cross join lateral (select max(e.occurred_at) as at from shipment_event e
      where e.org_id = o.org_id and e.subject_id = o.id and e.subject = 'order' and e.classifier = 'ACT' and e.voided_by is null and e.occurred_at <= now_is) h
    where h.at < now_is - make_interval(days => (usual_days ->> o.transport_type)::int) and not was_raised(o.org_id, 'quiet ' || o.id, h.at)
    order by h.at limit 100 $$;
create or replace function slipped_orders(beyond_hours integer, in_stages text[]) returns table (org_id uuid, order_id uuid, was timestamptz, is_now timestamptz, zone text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select require_program();
  with expected as (
    select o.org_id, o.id, e.occurred_at, e.zone, e.created_at, e.event_id
      from orders_watched(in_stages) o
      join shipment_event e on e.org_id = o.org_id and e.subject_id = o.id and e.subject = 'order' and e.stage = 'ARRIVED'
        and e.classifier in ('EST', 'PLN') and e.voided_by is null)
  select f.org_id, f.id, f.occurred_at, l.occurred_at, l.zone
    from (select distinct on (x.org_id, x.id) x.* from expected x order by x.org_id, x.id, x.created_at, x.event_id) f
    join (select distinct on (x.org_id, x.id) x.* from expected x order by x.org_id, x.id, x.created_at desc, x.event_id desc) l
      on l.org_id = f.org_id and l.id = f.id
    where l.occurred_at >= f.occurred_at + make_interval(hours => beyond_hours) and not was_raised(l.org_id, 'etaSlip ' || l.id, l.created_at)
    order by l.created_at limit 100 $$;
create or replace function orders_past_cut_off(in_stages text[], now_is timestamptz) returns table (org_id uuid, order_id uuid, transport_type text,
    destination_country text, is_customs boolean, is_self_clearance boolean, special text[], documents text[])
  language sql stable security definer set search_path = public, pg_temp as $$
  select require_program();
  select o.org_id, o.id, o.transport_type, o.destination_country, o.is_customs, o.is_self_clearance,
      array(select distinct p from goods_line l, unnest(l.special) p where l.org_id = o.org_id and l.order_id = o.id),
      array(select distinct f.type from record_file f
        where f.org_id = o.org_id and f.subject in ('order', 'trust') and f.subject_id in (o.id, o.trust_id) and f.withdrawn_at is null
          and f.verdict is distinct from 'refused')
    from orders_watched(in_stages) o
    where o.cut_off between now_is - interval '7 days' and now_is and not was_raised(o.org_id, 'documents ' || o.id, o.cut_off)
    order by o.cut_off limit 500 $$;
create or replace function orders_off_channel(in_stages text[]) returns table (org_id uuid, order_id uuid, channel text, channel_en text, transport_type text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select require_program();
  select o.org_id, o.id, c.name, c.name_en, o.transport_type
    from orders_watched(in_stages) o join channel c on c.name = o.channel_name
    where c.transport is not null and o.transport_type is not null and c.transport <> o.transport_type
      and not was_raised(o.org_id, 'channel ' || o.id, o.order_time)
    order by o.order_time limit 100 $$;
create or replace function close_resolved_sheets(days integer, now_is timestamptz) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare s exception_sheet; closed integer := 0;
begin
  perform require_program();
  for s in select * from exception_sheet x where x.state = 'RESOLVED' and x.resolved_at < now_is - make_interval(days => days)
    order by x.org_id, x.order_id, x.id for update skip locked loop
    update exception_sheet x set state = 'CLOSED', state_since = now_is, version = x.version + 1, updated_at = now() where x.org_id = s.org_id and x.id = s.id;
    insert into sheet_step (org_id, sheet_id, step_no, to_state, at, side, who)
      select s.org_id, s.id, max(p.step_no) + 1, 'CLOSED', now_is, 'system', '' from sheet_step p where p.org_id = s.org_id and p.sheet_id = s.id;
    closed := closed + 1;
  end loop;
  return closed;
end $$;
create or replace function digests_due(at timestamptz) returns table (org_id uuid, user_id uuid, language text, permissions text[], notices jsonb)
  language sql stable security definer set search_path = public, pg_temp as $$
  select require_program();
  select n.org_id, n.user_id, u.language, permissions_in(coalesce(r.permissions, u.permissions), c.permissions, false, false),
      coalesce(jsonb_agg(jsonb_build_object('event', n.event, 'subject', n.subject, 'number', n.number, 'words', n.words) order by n.created_at)
        filter (where u.data_authority = 'organisation' or n.subject = 'account'
          or n.user_id in (select people_of_record(n.org_id, n.subject, n.subject_id))), '[]')
    from notice n join app_user u on u.org_id = n.org_id and u.user_id = n.user_id
      left join role r on r.role_id = u.role_id
      left join customer c on c.org_id = u.org_id
    where n.mail_due_at <= at group by n.org_id, n.user_id, u.language, 4 limit 500 $$;
create or replace function send_digest(org uuid, member uuid, at timestamptz, told jsonb) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
declare u app_user;
begin
  perform require_program();
  select * into u from app_user x where x.org_id = org and x.user_id = member for update;
  update notice n set mail_due_at = null where n.org_id = org and n.user_id = member and n.mail_due_at <= at;
  if not found then return false; end if;
  if told is not null and u.enabled and u.email is not null and not exists (select from customer c where c.org_id = org and c.status <> 'active') then
    perform queue_message(gen_random_uuid(), org, 'mail', u.email, 'digest', u.language, told);
  end if;
  return true;
end $$;
create or replace function forget_notices(before timestamptz) returns void
  language sql security definer set search_path = public, pg_temp as $$
  select require_program();
  delete from notice where created_at < before $$;
create or replace function forget_staff_notices(before timestamptz) returns void
  language sql security definer set search_path = public, pg_temp as $$
  select require_program();
  delete from staff_notice where created_at < before $$;
create or replace function watchers_to_tell(org uuid, event uuid) returns table (watch_id uuid, number text, language text, stage text, occurred_at timestamptz,
    zone text, day_only boolean, place text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select require_program();
  select w.watch_id, w.number, w.language, e.stage, e.occurred_at, e.zone, e.day_only, e.place
    from shipment_event e
    join orders o on o.org_id = e.org_id and o.id = e.subject_id and o.is_public
    join tracking_watch w on w.org_id = e.org_id and w.order_id = e.subject_id and w.confirmed_at is not null
    where e.org_id = org and e.event_id = event and e.voided_by is null
      and not exists (select from tracking_told t where t.org_id = w.org_id and t.watch_id = w.watch_id and t.event_id = e.event_id) $$;
create or replace function tell_watcher(org uuid, watch uuid, event uuid, message_row uuid, told jsonb) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare w tracking_watch;
begin
  perform require_program();
  select * into w from tracking_watch x where x.org_id = org and x.watch_id = watch for update;
  if not found then return; end if;
  insert into tracking_told (org_id, watch_id, event_id) values (org, watch, event) on conflict do nothing;
  if found then perform queue_message(message_row, org, 'mail', w.email, 'milestone', w.language, told); end if;
end $$;
create or replace function forget_watches() returns void
  language sql security definer set search_path = public, pg_temp as $$
  select require_program();
  delete from tracking_watch w where (w.confirmed_at is null and w.asked_at < now() - interval '2 days')
    or exists (select from orders o where o.org_id = w.org_id and o.id = w.order_id and o.status in ('SIGNED', 'CLOSED', 'CANCELLED')
      and o.status_date < now() - interval '30 days') $$;
create or replace function forget_files(at_most integer) returns table (org_id uuid, file_id uuid)
  language sql security definer set search_path = public, pg_temp as $$
  select require_program();
  with old as (
    select f.org_id, f.file_id, f.thumbnail_id from record_file f
    where f.subject_id is null and f.uploaded_at < now() - interval '1 day' or f.withdrawn_at < now() - interval '30 days'
    limit at_most for update skip locked),
  named as (select o.org_id, o.file_id from old o union all select o.org_id, o.thumbnail_id from old o where o.thumbnail_id is not null)
  delete from file f using named n where f.org_id = n.org_id and f.file_id = n.file_id returning f.org_id, f.file_id $$;
create or replace function forgotten_licences() returns table (org_id uuid, file_id uuid)
  language sql stable security definer set search_path = public, pg_temp as $$
  select require_program();
  select f.org_id, f.file_id from file f
    where f.org_id = forwarder_id() and f.created_by is null and f.created_at < now() - interval '24 hours' and licence_is_free(f.file_id) limit 1000 $$;
create or replace function forget_licence(file_row uuid) returns boolean
  language sql security definer set search_path = public, pg_temp as $$
  select require_program();
  with gone as (delete from file where file_id = file_row and org_id = forwarder_id() and created_by is null and licence_is_free(file_row) returning 1)
  select exists (select from gone) $$;
create or replace function forget_codes() returns void
  language sql security definer set search_path = public, pg_temp as $$
  select require_program();
  delete from sms_code where created_at < now() - interval '2 days';
  delete from unknown_login where failed_at < now() - interval '2 days' $$;
create or replace function take_message(wanted uuid) returns table (channel text, recipient text, template text, language text, params jsonb, state text, tries integer,
    queued_at timestamptz, subject_words text, text_words text)
  language sql security definer set search_path = public, pg_temp as $$
  select require_program();
  update message m set tries = m.tries + 1,
      state = case
        when m.template <> 'code' or m.params ->> 'purpose' = 'register' then 'queued'
        when exists (select from app_user u where u.mobile = m.recipient) and m.params ->> 'purpose' <> 'status' then 'queued'
        when exists (select from registration r where r.mobile = m.recipient) and m.params ->> 'purpose' <> 'reset' then 'queued'
        else 'withheld' end
    where m.message_id = wanted and m.state = 'queued'
    returning m.channel, m.recipient, m.template, m.language, m.params, m.state, m.tries, m.created_at,
      (select case m.language when 'en' then w.subject_en else w.subject_zh end from notice_wording w where w.key = m.template || '.' || m.channel),
      (select case m.language when 'en' then w.text_en else w.text_zh end from notice_wording w where w.key = m.template || '.' || m.channel) $$;
create or replace function mark_message(wanted uuid, became text, via text, why text, kept jsonb) returns void
  language sql security definer set search_path = public, pg_temp as $$
  select require_program();
  update message set state = became, provider = via, error = why, params = kept, sent_at = case when became = 'sent' then now() end where message_id = wanted $$;

revoke execute on function require_program() from public;
grant execute on function require_program() to loadline_gate;
-- The program works in the pool of staff, where alone it can enter.
do $$
declare f regproc;
begin
  foreach f in array array['quiet_orders'::regproc, 'slipped_orders'::regproc, 'orders_past_cut_off'::regproc, 'orders_off_channel'::regproc, 'close_resolved_sheets'::regproc, 'digests_due'::regproc, 'send_digest'::regproc, 'forget_notices'::regproc, 'forget_staff_notices'::regproc, 'watchers_to_tell'::regproc, 'tell_watcher'::regproc, 'forget_watches'::regproc, 'forget_files'::regproc, 'forgotten_licences'::regproc, 'forget_licence'::regproc, 'forget_codes'::regproc, 'take_message'::regproc, 'mark_message'::regproc] loop
    execute format('revoke execute on function %s from loadline_app', f::oid::regprocedure);
    execute format('grant execute on function %s to loadline_staff', f::oid::regprocedure);
  end loop;
end $$;

-- What staff see is what they may write. A customer whose account is being opened is nobody's yet.
do $$
declare p record;
begin
  for p in select tablename, policyname, qual from pg_policies where 'loadline_staff' = any (roles) and (with_check = 'true' or qual = 'true') loop
    execute format('alter policy %I on %I using (%s) with check (%3$s)', p.policyname, p.tablename,
      case p.qual when 'true' then '(select app_org()) is not null' else p.qual end);
  end loop;
end $$;
alter policy staff on organisation with check ((select app_sees_all()) or org_id = (select app_org())
  or org_id in (select t.org_id from team_customer t where t.team_id = (select app_team()))
  or kind = 'customer' and not demo and (select app_may('op:registration:decide')));
alter policy staff on message using ((select app_org()) is not null and (org_id is null or (select app_sees_all()) or org_id = (select app_org())
  or org_id in (select t.org_id from team_customer t where t.team_id = (select app_team()))));
alter policy staff on mawb using ((select app_sees_all()) or (select app_org()) is not null and id not in (select waybills_elsewhere()))
  with check ((select app_org()) is not null);
alter policy own on staff_notice with check (user_id = (select app_user()) and staff_serves(customer));

-- The forwarder's own records that no customer reads: for whoever of the forwarder has entered.
do $$
declare t text;
begin
  foreach t in array array['feed_message', 'flight_schedule', 'mawb_stock', 'mawb_stock_deed', 'registration', 'slot'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy gate on %I to loadline_gate using (true) with check (true)', t);
    execute format('create policy owner on %I to loadline_owner using (true) with check (true)', t);
    execute format('create policy staff on %I to loadline_staff using ((select app_org()) is not null) with check ((select app_org()) is not null)', t);
  end loop;
end $$;
