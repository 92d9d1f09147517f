-- The rest of public tracking: links to one shipment, mails about its milestones, the alarm over guessed numbers.

/* A link by which whoever holds it sees one shipment, public or not. Of its token only the hash is kept. */
create table tracking_share (
  org_id uuid not null,
  share_id uuid not null,
  order_id uuid not null,
  token_hash bytea not null unique,
  shows text not null check (shows in ('milestones', 'cargo')),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  opened integer not null default 0,
  opened_at timestamptz,
  created_by uuid not null,
  created_at timestamptz not null default now(),
  primary key (org_id, share_id),
  foreign key (org_id, order_id) references orders on delete cascade
);
create index tracking_share_of on tracking_share (org_id, order_id, created_at desc);

/* Who asked for a mail at every milestone of a shipment. The address is its holder's: the shipment's owner never sees
   it. Unconfirmed it gets nothing but the one mail that asks. */
create table tracking_watch (
  org_id uuid not null,
  watch_id uuid not null,
  order_id uuid not null,
  number text not null,
  email text not null,
  language text not null,
  confirm_hash bytea not null unique,
  leave_hash bytea not null unique,
  asked_at timestamptz not null default now(),
  confirmed_at timestamptz,
  primary key (org_id, watch_id),
  unique (org_id, order_id, email),
  foreign key (org_id, order_id) references orders on delete cascade
);

/* Which milestone was told to whom: no try of the job tells it twice. */
create table tracking_told (
  org_id uuid not null,
  watch_id uuid not null,
  event_id uuid not null,
  told_at timestamptz not null default now(),
  primary key (org_id, watch_id, event_id),
  foreign key (org_id, watch_id) references tracking_watch on delete cascade
);

select protect('tracking_share'), protect('tracking_watch'), protect('tracking_told');
create policy own_created on tracking_share as restrictive to loadline_app
  using ((select app_authority()) = 'organisation' or exists (select from orders o where o.org_id = tracking_share.org_id and o.id = order_id));
grant select, insert, update (revoked_at) on tracking_share to loadline_app;
grant select, insert, update, delete on tracking_watch to loadline_gate;
grant select, insert on tracking_told to loadline_gate;
grant select on shipment_event to loadline_gate;
grant update (is_public) on orders to loadline_app;

-- The tracker sees a shipment that is not public where a living link leads to it.
create policy tracker on tracking_share to loadline_tracker using (revoked_at is null and expires_at > now()) with check (true);
create policy tracker_by_link on orders for select to loadline_tracker
  using (exists (select from tracking_share s where s.org_id = orders.org_id and s.order_id = orders.id and s.revoked_at is null and s.expires_at > now()));
grant select, update (opened, opened_at) on tracking_share to loadline_tracker;

/* As before, and by whom the last word about it came. */
create or replace function shipment_shown(o orders, asked text, whole boolean) returns jsonb language sql stable as $$
  select jsonb_build_object(
    'number', asked, 'status', o.status, 'transportType', o.transport_type, 'origin', o.origin, 'destination', o.destination,
    'pieces', case when whole then coalesce(o.actual_pks_num, o.quantity) end,
    'grossWeight', case when whole then coalesce(o.actual_weight, o.gross_weight)::text end,
    'volume', case when whole then coalesce(o.actual_volume, o.volume)::text end,
    'eta', to_char(o.eta, 'YYYY-MM-DD'), 'onHold', o.on_hold,
    'updatedAt', to_char(o.status_date at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'source', (
      select e.source from shipment_event e
      where e.org_id = o.org_id and e.subject_id = o.id and e.subject = 'order' and e.is_public and e.voided_by is null and e.classifier = 'ACT'
        and e.stage is not null
      order by e.occurred_at desc, e.event_id desc limit 1),
    'milestones', coalesce((
      select jsonb_agg(jsonb_build_object(
        'stage', e.stage, 'classifier', e.classifier, 'occurredAt', to_char(e.occurred_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'zone', e.zone, 'dayOnly', e.day_only, 'place', e.place, 'flightOrVessel', e.flight_or_vessel, 'noteZh', e.note_zh, 'noteEn', e.note_en)
        order by e.occurred_at, e.event_id)
      from shipment_event e
      where e.org_id = o.org_id and e.subject_id = o.id and e.subject = 'order' and e.is_public and e.voided_by is null and e.stage is not null), '[]'))
$$;

/* The shipment of a living link; nothing for one that is revoked, expired or was never made. `counts` is false for a
   reader who merely looks again. */
create function open_share(hash bytea, counts boolean) returns table (shipment jsonb, expires_at timestamptz)
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if counts then update tracking_share s set opened = s.opened + 1, opened_at = now() where s.token_hash = hash; end if;
  return query select shipment_shown(o, o.order_number, s.shows = 'cargo'), s.expires_at
    from tracking_share s join orders o on o.org_id = s.org_id and o.id = s.order_id
    where s.token_hash = hash and s.revoked_at is null and s.expires_at > now();
end $$;

/* Keeps the wish and lays the mail down that asks whether it is one. A number that is unknown or not public does
   neither, and the asker cannot tell. */
create function ask_watch(asked text, mail text, watch_row uuid, said_in text, confirm bytea, leave bytea, message_row uuid, told jsonb) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare o orders;
begin
  select * into o from orders x where x.is_public and (x.order_number = asked or x.fba_no = asked or x.tracking_no = asked)
    order by x.order_time desc limit 1;
  if not found then return; end if;
  insert into tracking_watch as w (org_id, watch_id, order_id, number, email, language, confirm_hash, leave_hash)
    values (o.org_id, watch_row, o.id, asked, mail, said_in, confirm, leave)
    on conflict (org_id, order_id, email) do update
      set number = excluded.number, language = excluded.language, confirm_hash = excluded.confirm_hash, asked_at = now();
  perform queue_message(message_row, o.org_id, 'mail', mail, 'watchConfirm', said_in, told);
end $$;

/* The number that is watched from now on; null when the link is not or no longer good. */
create function confirm_watch(hash bytea) returns text
  language sql security definer set search_path = public, pg_temp as $$
  update tracking_watch set confirmed_at = coalesce(confirmed_at, now())
    where confirm_hash = hash and (confirmed_at is not null or asked_at > now() - interval '2 days') returning number $$;

create function leave_watch(hash bytea) returns void
  language sql security definer set search_path = public, pg_temp as $$
  delete from tracking_watch where leave_hash = hash $$;

/* Whoever watches one of these shipments is to be told, after the commit. One question for a whole import. */
create function call_watchers() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform enqueue_for_nobody('tell-watchers', jsonb_build_object('orgId', e.org_id, 'eventId', e.event_id), 'tell watchers ' || e.event_id)
    from fresh e
    where e.subject = 'order' and e.classifier = 'ACT' and e.is_public and e.stage is not null
      and exists (select from tracking_watch w where w.org_id = e.org_id and w.order_id = e.subject_id and w.confirmed_at is not null);
  return null;
end $$;
create trigger call_watchers after insert on shipment_event referencing new table as fresh
  for each statement execute function call_watchers();

/* Who is still to be told of an event that stands, on a shipment that is public. */
create function watchers_to_tell(org uuid, event uuid) returns table (watch_id uuid, number text, language text, stage text, occurred_at timestamptz,
    zone text, day_only boolean, place text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select w.watch_id, w.number, w.language, e.stage, e.occurred_at, e.zone, e.day_only, e.place
    from shipment_event e
    join orders o on o.org_id = e.org_id and o.id = e.subject_id and o.is_public
    join tracking_watch w on w.org_id = e.org_id and w.order_id = e.subject_id and w.confirmed_at is not null
    where e.org_id = org and e.event_id = event and e.voided_by is null
      and not exists (select from tracking_told t where t.org_id = w.org_id and t.watch_id = w.watch_id and t.event_id = e.event_id) $$;

create function tell_watcher(org uuid, watch uuid, event uuid, message_row uuid, told jsonb) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare w tracking_watch;
begin
  select * into w from tracking_watch x where x.org_id = org and x.watch_id = watch for update;
  if not found then return; end if;
  insert into tracking_told (org_id, watch_id, event_id) values (org, watch, event) on conflict do nothing;
  if found then perform queue_message(message_row, org, 'mail', w.email, 'milestone', w.language, told); end if;
end $$;

/* Addresses go when they are of no more use: unconfirmed after two days, thirty days after the shipment has ended. */
create function forget_watches() returns void
  language sql security definer set search_path = public, pg_temp as $$
  delete from tracking_watch w where (w.confirmed_at is null and w.asked_at < now() - interval '2 days')
    or exists (select from orders o where o.org_id = w.org_id and o.id = w.order_id and o.status in ('SIGNED', 'CLOSED', 'CANCELLED')
      and o.status_date < now() - interval '30 days') $$;

/* Somebody guesses numbers: the forwarder's people find it in their audit log. */
create function note_guessing(audit_row uuid, detail jsonb) returns void
  language sql security definer set search_path = public, pg_temp as $$
  insert into audit (org_id, audit_id, who, action, subject, changes)
    select forwarder_id(), audit_row, 'Loadline', 'guessed', 'tracking', detail where forwarder_id() is not null $$;

grant create on schema public to loadline_gate, loadline_tracker;
do $$
declare f text;
begin
  foreach f in array array['ask_watch(text, text, uuid, text, bytea, bytea, uuid, jsonb)', 'confirm_watch(bytea)', 'leave_watch(bytea)',
    'watchers_to_tell(uuid, uuid)', 'tell_watcher(uuid, uuid, uuid, uuid, jsonb)', 'forget_watches()', 'note_guessing(uuid, jsonb)']
  loop
    execute format('alter function %s owner to loadline_gate', f);
    execute format('revoke execute on function %s from public', f);
    execute format('grant execute on function %s to loadline_app', f);
  end loop;
end $$;
alter function call_watchers() owner to loadline_gate;
alter function open_share(bytea, boolean) owner to loadline_tracker;
revoke create on schema public from loadline_gate, loadline_tracker;
revoke execute on function call_watchers(), open_share(bytea, boolean) from public;
grant execute on function open_share(bytea, boolean) to loadline_app;
