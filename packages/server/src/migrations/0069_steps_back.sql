-- What a step of a waybill leaves behind, and what its way back makes right again.

/* Which entry of a waybill made an event void: when that entry itself is taken back, the event counts again. */
alter table shipment_event add column voided_with uuid;
create index shipment_event_voided_with on shipment_event (voided_with) where voided_with is not null;
grant update (voided_with) on shipment_event to loadline_gate;

/* What orders were told by a step of a waybill counts no more, nor what a carrier has told of the same stage since. `deed`
   is the entry that says so. Orders are locked first, as by everybody who voids. */
drop function void_waybill_events(uuid, text);
create function void_waybill_events(asked uuid, step uuid, deed uuid, why text) returns table (org_id uuid, order_id uuid)
  language plpgsql security definer set search_path = public, pg_temp as $$
declare later uuid[]; stages text[];
begin
  if not (app_may('op:mawb:revert') or app_may('op:mawb:move')) then raise exception 'no permission' using errcode = 'LL403'; end if;
  later := array(select e.id from mawb_event s join mawb_event e on e.mawb_id = s.mawb_id and e.seq > s.seq and e.kind = 'told' where s.mawb_id = asked and s.id = step);
  stages := array(select distinct x.stage from shipment_event x where x.origin_event_id = step and x.stage is not null);
  perform from orders o where (o.org_id, o.id) in (select x.org_id, x.subject_id from shipment_event x where x.origin_event_id = any(step || later))
    order by o.org_id, o.id for update;
  return query update shipment_event x set voided_by = app_user(), void_reason = why, voided_at = now(), voided_with = deed
    where x.subject = 'order' and x.voided_by is null
      and (x.origin_event_id = step or x.origin_event_id = any(later) and x.classifier = 'ACT' and x.stage = any(stages))
    returning x.org_id, x.subject_id;
end $$;

/* The entry of a waybill that made events void was taken back: they count again. */
create function restore_waybill_events(deed uuid) returns table (org_id uuid, order_id uuid)
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not (app_may('op:mawb:revert') or app_may('op:mawb:move')) then raise exception 'no permission' using errcode = 'LL403'; end if;
  perform from orders o where (o.org_id, o.id) in (select x.org_id, x.subject_id from shipment_event x where x.voided_with = deed)
    order by o.org_id, o.id for update;
  return query update shipment_event x set voided_by = null, void_reason = null, voided_at = null, voided_with = null
    where x.voided_with = deed returning x.org_id, x.subject_id;
end $$;

/* What was done of the whole is answered within the team's own sight again. */
create or replace function serve_whole_waybill() returns void language plpgsql as $$
begin
  if not (app_may('op:mawb:move') or app_may('op:mawb:revert') or app_may('op:booking:confirm') or app_may('op:feed:manage') or app_may('op:event:add')) then
    raise exception 'no permission' using errcode = 'LL403';
  end if;
  if coalesce(current_setting('app.own_sight', true), '') = '' then perform set_config('app.own_sight', app_sees_all()::text, true); end if;
  perform set_config('app.sees_all', 'true', true);
end $$;
create function serve_own_sight() returns void language sql as $$
  select set_config('app.sees_all', coalesce(nullif(current_setting('app.own_sight', true), ''), app_sees_all()::text), true) $$;

/* A version follows its waybill, whoever moves it: sent with 43, agreed with 44, taken back when the waybill goes back or
   flies without it; a customer who sends the waybill back himself has answered so. Stepped back to, 43 and 44 find the
   version as it was with the customers, and the shares say who agrees to it. */
create or replace function draft_follows() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare d awb_draft; who text; became text;
begin
  select * into d from awb_draft x where x.mawb_id = new.id order by x.no desc limit 1 for update;
  if not found then return null; end if;
  select u.name into who from app_user u where u.user_id = app_user();
  became := case
    when new.status = '43' then 'SENT'
    when new.status = '44' and d.state in ('SENT', 'RECALLED') then 'AGREED'
    when d.state = 'SENT' and new.status = '42' and exists (select from awb_draft_answer a where a.mawb_id = d.mawb_id and a.no = d.no and a.org_id = app_org())
      then 'CHANGES'
    when d.state = 'SENT' and new.status <> '44' then 'RECALLED'
    when d.state = 'AGREED' and old.status = '44' and new.status in ('0', '29', '30', '31', '32', '33', '42') then 'RECALLED'
    else d.state end;
  if became = d.state then return null; end if;
  if d.state = 'PREPARING' then
    insert into awb_draft_answer (org_id, mawb_id, no, master, pieces, gross_weight)
      select s.org_id, d.mawb_id, d.no, d.shared, sum(s.pieces), sum(s.gross_weight) from mawb_share s where s.mawb_id = d.mawb_id group by s.org_id;
  elsif became = 'SENT' then
    update awb_draft_answer a set state = 'WAITING', requests = '[]', answered_at = null, answered_by = null, on_behalf = false, evidence_file = null, reason = null
      where a.mawb_id = d.mawb_id and a.no = d.no and (d.state = 'AGREED' or a.state = 'CHANGES');
  elsif became in ('AGREED', 'CHANGES') then
    update awb_draft_answer a set state = became, answered_at = clock_timestamp(), answered_by = who, on_behalf = a.org_id is distinct from app_org()
      where a.mawb_id = d.mawb_id and a.no = d.no and case became when 'AGREED' then a.state = 'WAITING' else a.org_id = app_org() end;
  end if;
  update awb_draft x set state = became, updated_at = now(), sent_at = case d.state when 'PREPARING' then clock_timestamp() else x.sent_at end,
      sent_by = case d.state when 'PREPARING' then who else x.sent_by end
    where x.mawb_id = d.mawb_id and x.no = d.no;
  if became in ('SENT', 'AGREED') then
    update mawb_share s set agreed_at = case a.state when 'AGREED' then coalesce(s.agreed_at, a.answered_at) end
      from awb_draft_answer a
      where a.mawb_id = d.mawb_id and a.no = d.no and s.mawb_id = a.mawb_id and s.org_id = a.org_id and (s.agreed_at is null) = (a.state = 'AGREED');
  end if;
  return null;
end $$;

/* As before; what a customer wants to be otherwise stays with his answer to the draft. */
create or replace function customer_moves_waybill(asked uuid, seen integer, changes jsonb, entry jsonb) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare m mawb; n mawb;
begin
  if not exists (select from mawb_share s where s.mawb_id = asked and s.org_id = app_org()
      and (app_authority() = 'organisation' or s.created_by = app_user())) then raise exception 'no permission' using errcode = 'LL403'; end if;
  select * into m from mawb x where x.id = asked for update;
  if m.version <> seen then return null; end if;
  if (m.status, changes ->> 'status') not in (('43', '44'), ('43', '42'), ('41', '45'), ('29', '0'), ('30', '0'), ('30', '29')) then
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

grant create on schema public to loadline_gate;
alter function void_waybill_events(uuid, uuid, uuid, text) owner to loadline_gate;
alter function restore_waybill_events(uuid) owner to loadline_gate;
revoke create on schema public from loadline_gate;
revoke execute on function void_waybill_events(uuid, uuid, uuid, text), restore_waybill_events(uuid), serve_own_sight() from public;
grant execute on function void_waybill_events(uuid, uuid, uuid, text), restore_waybill_events(uuid), serve_own_sight() to loadline_staff;
