-- Public tracking: shipments by number and by link, mails about milestones.

/* The furthest that some pieces or parcels of a shipment have come ahead of the others; how many, for who may know. */
create or replace function pieces_ahead(o orders, whole boolean) returns jsonb language sql stable as $$
  select jsonb_build_object('stage', e.part_stage, 'areParcels', count(e.parcel) > 0,
    'pieces', case when whole then coalesce(nullif(count(distinct e.parcel), 0), sum(e.pieces)) end,
    'of', case when whole then coalesce(max(e.part_total), (select count(distinct r.number) from shipment_reference r
      where r.org_id = o.org_id and r.order_id = o.id and r.kind = 'parcel')) end)
  from shipment_event e
  where e.org_id = o.org_id and e.subject_id = o.id and e.subject = 'order' and e.is_public and e.voided_by is null and e.part_stage is not null
    and not exists (select from shipment_event x where x.org_id = e.org_id and x.subject_id = e.subject_id and x.stage = e.part_stage and x.voided_by is null
      and x.classifier = 'ACT')
  group by e.part_stage order by max(e.occurred_at) desc limit 1 $$;
grant execute on function pieces_ahead to loadline_app, loadline_tracker;

/* A shipment as it may be shown to whoever holds its number: where, when, how much; never whose. `whole` adds
   pieces, weights and what was written beside an event, which a carrier's (guessable) number does not get. */
create or replace function shipment_shown(o orders, asked text, whole boolean) returns jsonb language sql stable as $$
  select jsonb_build_object(
    'number', asked, 'status', o.status, 'transportType', o.transport_type, 'origin', o.origin, 'destination', o.destination,
    'pieces', case when whole then coalesce(o.actual_pks_num, o.quantity) end,
    'grossWeight', case when whole then coalesce(o.actual_weight, o.gross_weight)::text end,
    'volume', case when whole then coalesce(o.actual_volume, o.volume)::text end,
    'eta', to_char(o.eta, 'YYYY-MM-DD'), 'onHold', o.on_hold, 'ahead', pieces_ahead(o, whole),
    'updatedAt', to_char(o.status_date at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'source', (
      select e.source from shipment_event e
      where e.org_id = o.org_id and e.subject_id = o.id and e.subject = 'order' and e.is_public and e.voided_by is null and e.classifier = 'ACT'
        and e.stage is not null
      order by e.occurred_at desc, e.event_id desc limit 1),
    -- Of several the latest: an order is released with the last of what it is declared by.
    'released', (
      select jsonb_build_object('occurredAt', to_char(e.occurred_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'zone', e.zone, 'dayOnly', e.day_only,
        'place', e.place)
      from shipment_event e
      where e.org_id = o.org_id and e.subject_id = o.id and e.subject = 'order' and e.code = 'CUS_RELEASED' and e.is_public and e.voided_by is null
        and e.classifier = 'ACT' and e.part_of is null and e.parcel is null
      order by e.occurred_at desc, e.event_id desc limit 1),
    'parcels', parcels_of(o, case when not whole then asked end),
    'milestones', coalesce((
      select jsonb_agg(jsonb_build_object(
        'stage', e.stage, 'classifier', e.classifier, 'occurredAt', to_char(e.occurred_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'zone', e.zone, 'dayOnly', e.day_only, 'place', e.place, 'flightOrVessel', e.flight_or_vessel,
        'noteZh', case when whole then e.note_zh end, 'noteEn', case when whole then e.note_en end)
        order by e.occurred_at, e.event_id)
      from shipment_event e
      where e.org_id = o.org_id and e.subject_id = o.id and e.subject = 'order' and e.is_public and e.voided_by is null and e.stage is not null
        and not is_superseded(e)), '[]'),
    -- Who receives from a flight without saying that it landed says both. Parts are told when all have gone over.
    'transfers', (
      select coalesce(jsonb_agg(jsonb_build_object('code', t.code, 'occurredAt', to_char(t.occurred_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'zone', t.zone, 'dayOnly', t.day_only, 'place', t.place, 'flightOrVessel', t.flight_or_vessel) order by t.occurred_at), '[]')
      from (
        select distinct on (e.place, d.code) d.code, e.occurred_at, e.zone, e.day_only, e.place, e.flight_or_vessel
        from shipment_event e cross join lateral (select case e.code when 'DEP' then 'DEP' else 'ARR' end as code) d
        where e.org_id = o.org_id and e.subject_id = o.id and e.subject = 'order' and e.is_public and e.voided_by is null and e.classifier = 'ACT'
          and e.stage is null and e.part_stage is null and e.code in ('DEP', 'ARR', 'RCF') and e.place is not null
          and e.place is distinct from o.origin and e.place is distinct from o.destination
          and (e.part_of is null or e.part_total <= (select sum(p.pieces) from (
            select distinct on (x.part_of) x.pieces from shipment_event x
            where x.org_id = e.org_id and x.subject_id = e.subject_id and x.place = e.place and x.part_total = e.part_total and x.part_stage is null
              and (x.code = 'DEP') = (e.code = 'DEP') and x.voided_by is null and x.classifier = 'ACT' order by x.part_of) p))
        order by e.place, d.code, e.code, e.occurred_at desc) t))
$$;
grant execute on function shipment_shown to loadline_app, loadline_tracker;

/* Public tracking (track types of the spec: 0 any, 1 our numbers and FBA, 2 air, 3 ocean). Unknown, private and foreign numbers
   are all simply absent. A number that several shipments have answers with the newest twenty. */
create or replace function track_shipments(numbers text[], track_type text) returns table (asked text, shipment jsonb)
  language sql stable security definer set search_path = public, pg_temp as $$
  select n.asked, shipment_shown(found.o, n.asked, n.asked = (found.o).order_number)
  from unnest(numbers) with ordinality as n (asked, position)
  cross join lateral (
    select o from orders o
    where o.is_public and (o.org_id, o.id) in (select r.org_id, r.order_id from shipment_reference r where r.number = n.asked and r.kind = any(
      case track_type when '1' then array['order', 'fba'] when '2' then array['mawb', 'hawb'] when '3' then array['mbl', 'hbl', 'container']
        else array['order', 'fba', 'mawb', 'hawb', 'mbl', 'hbl', 'container', 'carrier', 'parcel'] end))
    order by o.order_time desc limit 20
  ) found
  order by n.position, (found.o).order_time desc
$$;
alter function track_shipments owner to loadline_tracker;
grant execute on function track_shipments to loadline_app;

/* The shipment of a living link; nothing for one that is revoked, expired or was never made. `counts` is false for a
   reader who merely looks again. */
create or replace function open_share(hash bytea, counts boolean) returns table (shipment jsonb, expires_at timestamptz)
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if counts then update tracking_share s set opened = s.opened + 1, opened_at = now() where s.token_hash = hash; end if;
  return query select shipment_shown(o, o.order_number, s.shows = 'cargo'), s.expires_at
    from tracking_share s join orders o on o.org_id = s.org_id and o.id = s.order_id
    where s.token_hash = hash and s.revoked_at is null and s.expires_at > now();
end $$;
alter function open_share owner to loadline_tracker;
grant execute on function open_share to loadline_app;

/* Keeps the wish and lays the mail down that asks whether it is one. A number that is unknown or not public does
   neither, and the asker cannot tell. */
create or replace function ask_watch(asked text, mail text, watch_row uuid, said_in text, confirm bytea, leave bytea, message_row uuid, told jsonb) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare o orders;
begin
  select * into o from orders x where x.is_public
      and (x.org_id, x.id) in (select r.org_id, r.order_id from shipment_reference r where r.number = asked and r.kind <> 'customer')
    order by x.order_time desc limit 1;
  if not found then return; end if;
  insert into tracking_watch as w (org_id, watch_id, order_id, number, email, language, confirm_hash, leave_hash)
    values (o.org_id, watch_row, o.id, asked, mail, said_in, confirm, leave)
    on conflict (org_id, order_id, email) do update
      set number = excluded.number, language = excluded.language, confirm_hash = excluded.confirm_hash, asked_at = now();
  perform put_in_outbox(message_row, o.org_id, 'mail', mail, 'watchConfirm', said_in, told);
end $$;
grant execute on function ask_watch to loadline_app;

/* The number that is watched from now on; null when the link is not or no longer good. */
create or replace function confirm_watch(hash bytea) returns text
  language sql security definer set search_path = public, pg_temp as $$
  update tracking_watch set confirmed_at = coalesce(confirmed_at, now())
    where confirm_hash = hash and (confirmed_at is not null or asked_at > now() - interval '2 days') returning number $$;
grant execute on function confirm_watch to loadline_app;

create or replace function leave_watch(hash bytea) returns void
  language sql security definer set search_path = public, pg_temp as $$
  delete from tracking_watch where leave_hash = hash $$;
grant execute on function leave_watch to loadline_app;

/* Whoever watches one of these shipments is to be told, after the commit. One question for a whole import. */
create or replace function call_watchers() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform enqueue_for_nobody('tell-watchers', jsonb_build_object('orgId', e.org_id, 'eventId', e.event_id), 'tell watchers ' || e.event_id)
    from fresh e
    where e.subject = 'order' and e.classifier = 'ACT' and e.is_public and e.stage is not null
      and exists (select from tracking_watch w where w.org_id = e.org_id and w.order_id = e.subject_id and w.confirmed_at is not null);
  return null;
end $$;

/* Who is still to be told of an event that stands, on a shipment that is public. */
create or replace function watchers_to_tell(org uuid, event uuid) returns table (watch_id uuid, number text, language text, stage text, occurred_at timestamptz,
    zone text, day_only boolean, place text)
  language sql stable security definer rows 5 set search_path = public, pg_temp as $$
  select require_program();
  select w.watch_id, w.number, w.language, e.stage, e.occurred_at, e.zone, e.day_only, e.place
    from shipment_event e
    join orders o on o.org_id = e.org_id and o.id = e.subject_id and o.is_public
    join tracking_watch w on w.org_id = e.org_id and w.order_id = e.subject_id and w.confirmed_at is not null
    where e.org_id = org and e.event_id = event and e.voided_by is null and not is_superseded(e)
      and not exists (select from tracking_told t where t.org_id = w.org_id and t.watch_id = w.watch_id and t.event_id = e.event_id) $$;
grant execute on function watchers_to_tell to loadline_staff;

create or replace function tell_watcher(org uuid, watch uuid, event uuid, message_row uuid, told jsonb) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare w tracking_watch;
begin
  perform require_program();
  select * into w from tracking_watch x where x.org_id = org and x.watch_id = watch for update;
  if not found then return; end if;
  insert into tracking_told (org_id, watch_id, event_id) values (org, watch, event) on conflict do nothing;
  if found then perform put_in_outbox(message_row, org, 'mail', w.email, 'milestone', w.language, told); end if;
end $$;
grant execute on function tell_watcher to loadline_staff;

/* Addresses go when they are of no more use: unconfirmed after two days, thirty days after the shipment has ended. */
create or replace function forget_watches() returns void
  language sql security definer set search_path = public, pg_temp as $$
  select require_program();
  delete from tracking_watch w where (w.confirmed_at is null and w.asked_at < now() - interval '2 days')
    or exists (select from orders o where o.org_id = w.org_id and o.id = w.order_id and o.status in ('SIGNED', 'CLOSED', 'CANCELLED')
      and o.status_date < now() - interval '30 days') $$;
grant execute on function forget_watches to loadline_staff;

/* Somebody guesses numbers: the forwarder's people find it in their audit log. */
create or replace function note_guessing(audit_row uuid, detail jsonb) returns void
  language sql security definer set search_path = public, pg_temp as $$
  insert into audit (org_id, audit_id, who, action, subject, changes)
    select forwarder_id(), audit_row, 'Loadline', 'guessed', 'tracking', detail where forwarder_id() is not null $$;
grant execute on function note_guessing to loadline_app;
