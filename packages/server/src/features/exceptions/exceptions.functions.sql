-- Exception sheets: opened by people and by what the program notices.

/* As for orders: whose a sheet is, for one who sees it by its own policies. */
create or replace function sheet_org(asked uuid) returns uuid language sql stable as $$ select s.org_id from exception_sheet s where s.id = asked $$;
grant execute on function sheet_org to loadline_app, loadline_staff, loadline_gate;

/* Opens a sheet about an order, or about what a customer has on a waybill, that the viewer serves or owns, or, without a
   viewer, for the program itself. Null when an open one with the same cause stands already. What opens itself falls to the
   customer's service person. */
create or replace function open_sheet(org uuid, order_row uuid, mawb_row uuid, sheet_row uuid, today date, now_is timestamptz, facts jsonb, audit_row uuid)
  returns table (sheet_no text) language plpgsql security definer set search_path = public, pg_temp as $$
declare o orders; no text; handler uuid; about uuid[];
begin
  if not staff_serves(org) then raise exception 'no permission' using errcode = 'LL403'; end if;
  about := array(select a::uuid from jsonb_array_elements_text(coalesce(facts -> 'aboutOrders', '[]')) a);
  perform from orders x where x.org_id = org and x.id = any(array_append(about, order_row)) order by x.id for update;
  select * into o from orders x where x.org_id = org and x.id = order_row;
  if order_row is not null and not found then raise exception 'the order is not of this organisation'; end if;
  if mawb_row is not null and not exists (select from mawb_share s where s.org_id = org and s.mawb_id = mawb_row) then
    raise exception 'the organisation has nothing on this waybill';
  end if;
  if facts ->> 'sourceKey' is not null then
    perform pg_advisory_xact_lock(hashtextextended('sheet ' || org || (facts ->> 'sourceKey'), 0));
    if exists (select from exception_sheet s where s.org_id = org and s.source_key = facts ->> 'sourceKey' and s.state not in ('RESOLVED', 'CLOSED')) then
      return;
    end if;
  end if;
  if facts ->> 'source' = 'system' then
    select u.user_id into handler from app_user u left join role r on r.role_id = u.role_id
      where u.user_id = desk_handler(org, case when order_row is null then 'mawb' else 'order' end, coalesce(order_row, mawb_row)) and 'op:exception:edit' = any (coalesce(r.permissions, u.permissions));
  end if;
  no := next_number('EX', today);
  insert into exception_sheet (org_id, id, sheet_no, order_id, mawb_id, about_orders, handler_id, kind, severity, state, stage, source, source_key,
      description_zh, description_en, customer_action_zh, customer_action_en, due_at, opened_by, opened_at, state_since, breach_at)
    values (org, sheet_row, no, order_row, mawb_row, about, handler, facts ->> 'kind', facts ->> 'severity', 'OPEN', o.status, facts ->> 'source', facts ->> 'sourceKey',
      facts ->> 'descriptionZh', facts ->> 'descriptionEn', facts ->> 'customerActionZh', facts ->> 'customerActionEn', (facts ->> 'dueAt')::timestamptz,
      facts ->> 'openedBy', now_is, now_is, (facts ->> 'breachAt')::timestamptz);
  insert into sheet_step (org_id, sheet_id, step_no, to_state, at, side, who)
    values (org, sheet_row, 1, 'OPEN', now_is, facts ->> 'side', facts ->> 'openedBy');
  insert into audit (org_id, audit_id, user_id, who, action, subject, subject_id, changes)
    values (org, audit_row, app_user(), coalesce(nullif(facts ->> 'openedBy', ''), 'Loadline'), 'opened', 'sheet', sheet_row,
      jsonb_strip_nulls(jsonb_build_object('no', no, 'orderNumber', o.order_number, 'kind', facts ->> 'kind')));
  return query select no;
end $$;
grant execute on function open_sheet to loadline_app, loadline_staff;

create or replace function count_abnormal() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare s exception_sheet;
begin
  if tg_op = 'DELETE' then s := old; else s := new; end if;
  perform from orders o where o.org_id = s.org_id and o.id = any(array_append(s.about_orders, s.order_id)) order by o.id for update;
  update orders o set abnormal = (select count(*) from exception_sheet x where x.org_id = o.org_id and x.order_id = o.id and x.state not in ('RESOLVED', 'CLOSED'))
      + (select count(*) from exception_sheet x where x.org_id = o.org_id and x.mawb_id is not null and x.about_orders @> array[o.id]
          and x.state not in ('RESOLVED', 'CLOSED'))
    where o.org_id = s.org_id and o.id = any(array_append(s.about_orders, s.order_id));
  return null;
end $$;

/* The name of a colleague who works on a sheet of the viewer's. */
create or replace function handler_name(handler uuid) returns text
  language sql stable security definer set search_path = public, pg_temp as $$
  select u.name from app_user u where u.user_id = handler
    and exists (select from exception_sheet s where s.handler_id = handler and (s.org_id = app_org() or staff_serves(s.org_id))) $$;
grant execute on function handler_name to loadline_app, loadline_staff;

/* Closes what was resolved so many days ago and not reopened. */
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
grant execute on function close_resolved_sheets to loadline_staff;

/* Whether a rule raised an order already since something has begun, by a sheet of its own or by one of its waybill: open or
   not, once is enough. */
create or replace function was_raised(org uuid, rule text, about uuid, since timestamptz) returns boolean language sql stable as $$
  select exists (select from exception_sheet s where s.org_id = org and s.source_key = rule || ' ' || about
      and (s.opened_at >= since or s.state not in ('RESOLVED', 'CLOSED')))
    or exists (select from exception_sheet s where s.org_id = org and s.mawb_id is not null and s.about_orders @> array[about]
      and s.source_key = rule || ' ' || s.mawb_id and (s.opened_at >= since or s.state not in ('RESOLVED', 'CLOSED'))) $$;
grant execute on function was_raised to loadline_gate;

/* Orders on their way that the rules of the contract look at, or those of them that are asked about again. What is laid down as a
   demonstration stays as it is told. */
create or replace function orders_watched(in_stages text[], again uuid[]) returns setof orders language sql stable as $$
  select o.* from orders o join organisation g on g.org_id = o.org_id and not g.demo
    where o.status = any(in_stages) and (again is null or o.id = any(again)) $$;
grant execute on function orders_watched to loadline_gate;

/* Nothing was heard of them for more days than is usual for their transport. Of those asked about again whatever still is so. */
create or replace function quiet_orders(usual_days jsonb, in_stages text[], now_is timestamptz, again uuid[])
  returns table (org_id uuid, order_id uuid, heard_at timestamptz, days integer)
  language sql stable security definer set search_path = public, pg_temp as $$
  select require_program();
  select o.org_id, o.id, h.at, floor(extract(epoch from now_is - h.at) / 86400)::int
    from orders_watched(in_stages, again) o
    cross join lateral (select max(e.occurred_at) as at from shipment_event e
      where e.org_id = o.org_id and e.subject_id = o.id and e.subject = 'order' and e.classifier = 'ACT' and e.voided_by is null and e.occurred_at <= now_is) h
    where h.at < now_is - make_interval(days => (usual_days ->> o.transport_type)::int) and (again is not null or not was_raised(o.org_id, 'quiet', o.id, h.at))
    order by h.at limit case when again is null then 100 end $$;
grant execute on function quiet_orders to loadline_staff;

/* They were expected earlier when they were first expected. */
create or replace function slipped_orders(beyond_hours integer, in_stages text[], again uuid[])
  returns table (org_id uuid, order_id uuid, was timestamptz, is_now timestamptz, zone text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select require_program();
  with expected as (
    select o.org_id, o.id, e.occurred_at, e.zone, e.created_at, e.event_id
      from orders_watched(in_stages, again) o
      join shipment_event e on e.org_id = o.org_id and e.subject_id = o.id and e.subject = 'order' and e.stage = 'ARRIVED'
        and e.classifier in ('EST', 'PLN') and e.voided_by is null)
  select f.org_id, f.id, f.occurred_at, l.occurred_at, l.zone
    from (select distinct on (x.org_id, x.id) x.* from expected x order by x.org_id, x.id, x.created_at, x.event_id) f
    join (select distinct on (x.org_id, x.id) x.* from expected x order by x.org_id, x.id, x.created_at desc, x.event_id desc) l
      on l.org_id = f.org_id and l.id = f.id
    where l.occurred_at >= f.occurred_at + make_interval(hours => beyond_hours)
      and (again is not null or not was_raised(l.org_id, 'etaSlip', l.id, l.created_at))
    order by l.created_at limit case when again is null then 100 end $$;
grant execute on function slipped_orders to loadline_staff;

-- What came with a trust order has come for its orders, too: nobody is asked for it twice.
create or replace function orders_past_cut_off(now_is timestamptz, in_stages text[], again uuid[]) returns table (org_id uuid, order_id uuid, transport_type text,
    destination_country text, is_customs boolean, is_self_clearance boolean, special text[], documents text[], asked jsonb)
  language sql stable security definer set search_path = public, pg_temp as $$
  select require_program();
  select o.org_id, o.id, o.transport_type, o.destination_country, o.is_customs, o.is_self_clearance,
      array(select distinct p from goods_line l, unnest(l.special) p where l.org_id = o.org_id and l.order_id = o.id),
      array(select distinct f.type from record_file f
        where f.org_id = o.org_id and f.subject in ('order', 'trust') and f.subject_id in (o.id, o.trust_id) and f.withdrawn_at is null
          and f.verdict is distinct from 'refused'),
      coalesce((select jsonb_agg(jsonb_build_object('document', s.document, 'asked', s.asked, 'hoursBefore', s.hours_before))
        from (select distinct on (d.document) d.* from document_rule d left join channel c on c.channel_id = d.product_id
          where d.product_id is null or c.name = o.channel_name order by d.document, d.product_id nulls last) s), '[]')
    from orders_watched(in_stages, again) o
    where o.cut_off <= now_is and (again is not null or o.cut_off >= now_is - interval '7 days' and not was_raised(o.org_id, 'documents', o.id, o.cut_off))
    order by o.cut_off limit case when again is null then 500 end $$;
grant execute on function orders_past_cut_off to loadline_staff;

/* They travel by another transport than the channel that was ordered. */
create or replace function orders_off_channel(in_stages text[], again uuid[]) returns table (org_id uuid, order_id uuid, channel text, channel_en text, transport_type text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select require_program();
  select o.org_id, o.id, c.name, c.name_en, o.transport_type
    from orders_watched(in_stages, again) o join channel c on c.name = o.channel_name
    where c.transport is not null and o.transport_type is not null and c.transport <> o.transport_type
      and (again is not null or not was_raised(o.org_id, 'channel', o.id, o.order_time))
    order by o.order_time limit case when again is null then 100 end $$;
grant execute on function orders_off_channel to loadline_staff;

/* Lays orders that a rule has found on a waybill to the sheet of it that is open; false where there is none. */
create or replace function join_sheet(org uuid, cause text, more uuid[]) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform require_program();
  -- Orders before their sheets, as everybody locks them.
  perform from orders o where o.org_id = org and (o.id = any(more) or o.id in (select unnest(s.about_orders) from exception_sheet s
    where s.org_id = org and s.source_key = cause and s.state not in ('RESOLVED', 'CLOSED'))) order by o.id for update;
  perform pg_advisory_xact_lock(hashtextextended('sheet ' || org || cause, 0));
  -- Naming the state counts the orders anew.
  update exception_sheet s set state = s.state, updated_at = now(),
      about_orders = array(select distinct o from unnest(s.about_orders || more) o order by o)
    where s.org_id = org and s.source_key = cause and s.state not in ('RESOLVED', 'CLOSED');
  return found;
end $$;
grant execute on function join_sheet to loadline_staff;

/* What the program has opened and may end, with its orders and whether their cut-off is ahead again. */
create or replace function sheets_to_end(in_states text[], now_is timestamptz) returns table (org_id uuid, source_key text, orders jsonb)
  language sql stable security definer set search_path = public, pg_temp as $$
  select require_program();
  select s.org_id, s.source_key, jsonb_agg(jsonb_build_object('id', o.id, 'status', o.status, 'closesLater', coalesce(o.cut_off > now_is, false)))
    from exception_sheet s join organisation g on g.org_id = s.org_id and not g.demo
    join orders o on o.org_id = s.org_id and o.id = any(array_append(s.about_orders, s.order_id))
    where s.source = 'system' and s.source_key is not null and s.state = any(in_states)
    group by s.org_id, s.id, s.source_key order by s.org_id, s.id $$;
grant execute on function sheets_to_end to loadline_staff;

/* Open sheets with what they went through: another time for solving them, or other working hours, are another reading of their clocks. */
create or replace function timed_sheets() returns table (id uuid, version integer, severity text, steps jsonb)
  language sql stable security definer set search_path = public, pg_temp as $$
  select require_program();
  select s.id, s.version, s.severity, (select jsonb_agg(jsonb_build_object('to', p.to_state, 'at', p.at) order by p.step_no)
      from sheet_step p where p.org_id = s.org_id and p.sheet_id = s.id)
    from exception_sheet s where s.state not in ('RESOLVED', 'CLOSED') $$;
grant execute on function timed_sheets to loadline_staff;

/* What the clocks of sheets say by now; one that has moved on meanwhile has been read then. */
create or replace function set_sheet_clocks(clocks jsonb) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform require_program();
  update exception_sheet s set breach_at = c."breachAt", left_minutes = c."leftMinutes", updated_at = now()
    from jsonb_to_recordset(clocks) as c (id uuid, version integer, "breachAt" timestamptz, "leftMinutes" integer)
    where s.id = c.id and s.version = c.version and (s.breach_at, s.left_minutes) is distinct from (c."breachAt", c."leftMinutes");
end $$;
grant execute on function set_sheet_clocks to loadline_staff;

/* Whether whoever is in sees the exception sheet, as its own policies say. What hangs on it is seen by this. */
create or replace function sees_sheet(asked uuid) returns boolean language plpgsql stable parallel safe as $$
begin
  return exists (select from exception_sheet r where r.org_id = app_org() and r.id = asked);
end $$;
grant execute on function sees_sheet to loadline_app;
