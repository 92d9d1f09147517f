-- What the program itself notices of orders under way, and the files of exception sheets.

/* As for orders: whose a sheet is, for one who sees it by its own policies. */
create or replace function sheet_org(asked uuid) returns uuid language sql stable as $$ select s.org_id from exception_sheet s where s.id = asked $$;
create unique index exception_sheet_by_id on exception_sheet (id);

/* Whether something was raised already since it has begun: open or not, once is enough. */
create function was_raised(org uuid, cause text, since timestamptz) returns boolean language sql stable as $$
  select exists (select from exception_sheet s where s.org_id = org and s.source_key = cause and s.opened_at >= since) $$;

/* Orders on their way that the rules of the contract look at. What is laid down as a demonstration stays as it is told. */
create function orders_watched(in_stages text[]) returns setof orders language sql stable as $$
  select o.* from orders o join organisation g on g.org_id = o.org_id and not g.demo where o.status = any(in_stages) $$;

/* Nothing was heard of them for more days than is usual for their transport. */
create function quiet_orders(usual_days jsonb, in_stages text[], now_is timestamptz) returns table (org_id uuid, order_id uuid, heard_at timestamptz, days integer)
  language sql stable security definer set search_path = public, pg_temp as $$
  select o.org_id, o.id, h.at, floor(extract(epoch from now_is - h.at) / 86400)::int
    from orders_watched(in_stages) o
    cross join lateral (select max(e.occurred_at) as at from shipment_event e
      where e.org_id = o.org_id and e.subject_id = o.id and e.subject = 'order' and e.classifier = 'ACT' and e.voided_by is null and e.occurred_at <= now_is) h
    where h.at < now_is - make_interval(days => (usual_days ->> o.transport_type)::int) and not was_raised(o.org_id, 'quiet ' || o.id, h.at)
    order by h.at limit 100 $$;

/* They were expected earlier when they were first expected. */
create function slipped_orders(beyond_hours integer, in_stages text[]) returns table (org_id uuid, order_id uuid, was timestamptz, is_now timestamptz, zone text)
  language sql stable security definer set search_path = public, pg_temp as $$
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

/* Their cut-off has passed within the last week: what they are and which documents have come and were not refused. */
create function orders_past_cut_off(in_stages text[], now_is timestamptz) returns table (org_id uuid, order_id uuid, transport_type text,
    destination_country text, is_customs boolean, is_self_clearance boolean, special text[], documents text[])
  language sql stable security definer set search_path = public, pg_temp as $$
  select o.org_id, o.id, o.transport_type, o.destination_country, o.is_customs, o.is_self_clearance,
      array(select distinct p from goods_line l, unnest(l.special) p where l.org_id = o.org_id and l.order_id = o.id),
      array(select distinct f.type from record_file f where f.org_id = o.org_id and f.subject = 'order' and f.subject_id = o.id and f.withdrawn_at is null
        and f.verdict is distinct from 'refused')
    from orders_watched(in_stages) o
    where o.cut_off between now_is - interval '7 days' and now_is and not was_raised(o.org_id, 'documents ' || o.id, o.cut_off)
    order by o.cut_off limit 500 $$;

/* They travel by another transport than the channel that was ordered. */
create function orders_off_channel(in_stages text[]) returns table (org_id uuid, order_id uuid, channel text, channel_en text, transport_type text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select o.org_id, o.id, c.name, c.name_en, o.transport_type
    from orders_watched(in_stages) o join channel c on c.name = o.channel_name
    where c.transport is not null and o.transport_type is not null and c.transport <> o.transport_type
      and not was_raised(o.org_id, 'channel ' || o.id, o.order_time)
    order by o.order_time limit 100 $$;

grant create on schema public to loadline_gate;
do $$
declare f text;
begin
  foreach f in array array['quiet_orders(jsonb, text[], timestamptz)', 'slipped_orders(integer, text[])', 'orders_past_cut_off(text[], timestamptz)',
    'orders_off_channel(text[])']
  loop
    execute format('alter function %s owner to loadline_gate', f);
    execute format('revoke execute on function %s from public', f);
    execute format('grant execute on function %s to loadline_app', f);
  end loop;
end $$;
revoke create on schema public from loadline_gate;
revoke execute on function was_raised(uuid, text, timestamptz), orders_watched(text[]) from public;
grant execute on function was_raised(uuid, text, timestamptz), orders_watched(text[]) to loadline_gate;
grant select on goods_line, channel to loadline_gate;
