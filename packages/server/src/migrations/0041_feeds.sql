-- Carriers' messages as they came, and what became of them. They are the forwarder's: one may be about several customers.

create table feed_message (
  id uuid primary key,
  way text not null check (way in ('http', 'upload', 'paste')),
  name text,
  raw text not null,
  sha256 bytea not null unique,
  kind text check (kind in ('fsu', 'xfsu', 'dcsa')),
  state text not null default 'RECEIVED' check (state in ('RECEIVED', 'APPLIED', 'PARTLY', 'UNMATCHED', 'UNREADABLE')),
  numbers text[] not null default '{}',
  events integer not null default 0,
  orders integer not null default 0,
  reasons jsonb not null default '[]',
  tries integer not null default 0,
  received_at timestamptz not null default now(),
  received_by uuid,
  demo boolean not null default false
);
comment on column feed_message.sha256 is 'a message that comes again is the same message';
create index feed_message_by_time on feed_message (received_at desc, id desc);
create index feed_message_numbers on feed_message using gin (numbers);
create index feed_message_waiting on feed_message (received_at) where state in ('RECEIVED', 'PARTLY', 'UNMATCHED');
grant select, insert, update (kind, state, numbers, events, orders, reasons, tries) on feed_message to loadline_staff;

/* Whoever takes back a receipt takes back its event: as before, with the right to do so. */
create or replace function void_events(org uuid, event uuid, why text) returns table (org_id uuid, event_id uuid, order_id uuid)
  language plpgsql security definer set search_path = public, pg_temp as $$
declare e shipment_event;
begin
  if not (app_may('op:event:void') or app_may('op:receipt:add')) or not staff_serves(org) then
    raise exception 'no permission' using errcode = 'LL403';
  end if;
  select * into e from shipment_event x where x.org_id = org and x.event_id = event;
  return query update shipment_event x set voided_by = app_user(), void_reason = why, voided_at = now()
    where x.voided_by is null and x.subject = 'order'
      and (x.org_id = e.org_id and x.event_id = e.event_id or x.origin_event_id = e.origin_event_id)
    returning x.org_id, x.event_id, x.subject_id;
end $$;

/* Messages of the last two weeks that found no order for one of their numbers, where there is one now. */
create function feeds_to_try() returns setof uuid
  language sql stable security definer set search_path = public, pg_temp as $$
  select m.id from feed_message m
  where m.received_at > now() - interval '14 days' and (m.state = 'RECEIVED' and m.received_at < now() - interval '1 minute'
    or m.state in ('PARTLY', 'UNMATCHED') and exists (select from orders o where o.tracking_no = any(m.numbers)
      and not exists (select from shipment_event e where e.org_id = o.org_id and e.subject_id = o.id and e.source = 'carrier')))
  order by m.received_at limit 200 $$;

grant select on feed_message to loadline_gate;
grant create on schema public to loadline_gate;
alter function feeds_to_try() owner to loadline_gate;
revoke create on schema public from loadline_gate;
revoke execute on function feeds_to_try() from public;
grant execute on function feeds_to_try() to loadline_staff;

-- Staff import events from workbooks: into the forwarder's own staging, in their own pool.
select open_to_staff('data_import'), open_to_staff('data_import_row');
grant select, insert, update on data_import to loadline_staff;
grant select, insert, update, delete on data_import_row to loadline_staff;
grant execute on function import_lock(uuid), resume_imports(uuid), enter_job(bigint, text) to loadline_staff;

/* As before; one whose team serves all customers serves them in his jobs as well. */
create or replace function enter_job(job bigint, permission text) returns member
  language plpgsql security definer set search_path = public, pg_temp as $$
declare m member;
begin
  select u.org_id, u.user_id, u.username, u.name, o.name_zh, o.name_en, u.data_authority, o.kind, false, false, u.team_id, coalesce(t.all_customers, false),
      u.org_id, permissions_in(coalesce(r.permissions, u.permissions), c.permissions, false, false)
    into m.org_id, m.user_id, m.username, m.name, m.company_zh, m.company_en, m.data_authority, m.kind, m.must_enrol, m.viewing_as, m.team_id, m.sees_all,
      m.staff_org, m.permissions
    from asker_of_job(job) a
    join app_user u on u.org_id = a.org and u.user_id = a.member and u.enabled
    join organisation o on o.org_id = u.org_id
    left join customer c on c.org_id = o.org_id
    left join role r on r.role_id = u.role_id
    left join team t on t.team_id = u.team_id
    where c.status is null or c.status = 'active';
  if not found then raise exception 'no running job' using errcode = 'LL401'; end if;
  return admitted(m, permission);
end $$;
