-- Who may lock, hear of and read the papers of a master waybill.

alter table mawb_event drop constraint mawb_event_kind_check;
alter table mawb_event add constraint mawb_event_kind_check
  check (kind in ('registered', 'moved', 'steppedBack', 'flightChanged', 'cargoChanged', 'partPickedUp', 'told'));

/* Locks a waybill with the bookings on it, these first: slots before, orders after. Nothing for whoever may not see it. */
create function lock_waybill(asked uuid) returns mawb
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

/* Every customer on a waybill hears of it, and the forwarder. */
create function announce_waybill() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare f record;
begin
  for f in select distinct (to_jsonb(x) ->> tg_argv[0])::uuid as id from fresh x loop
    perform announce('mawb', s.org_id, f.id) from (select distinct org_id from mawb_share where mawb_id = f.id) s;
    perform announce('mawb', forwarder_id(), f.id);
  end loop;
  return null;
end $$;
create trigger announce_made after insert on mawb referencing new table as fresh for each statement execute function announce_waybill('id');
create trigger announce_changed after update on mawb referencing new table as fresh for each statement execute function announce_waybill('id');
create trigger announce_made after insert on mawb_share referencing new table as fresh for each statement execute function announce_waybill('mawb_id');
create trigger announce_changed after update on mawb_share referencing new table as fresh for each statement execute function announce_waybill('mawb_id');

/* A word between the forwarder and one customer is news to these two alone. */
create function announce_waybill_message() returns trigger language plpgsql as $$
begin
  perform announce('mawb', new.org_id, new.mawb_id);
  perform announce('mawb', app_org(), new.mawb_id);
  return null;
end $$;
create trigger announce_made after insert on mawb_message for each row execute function announce_waybill_message();

-- The papers of a waybill are the forwarder's, but for what a customer hands in himself; a customer reads his own, and of
-- ours those that are shown, as long as he has a share.
alter table record_file drop constraint record_file_subject_check;
alter table record_file add constraint record_file_subject_check check (subject in ('order', 'trust', 'sheet', 'booking', 'mawb'));
create index record_file_of_waybill on record_file (subject_id, uploaded_at desc) where subject = 'mawb';
create function mawb_org(asked uuid) returns uuid language sql stable as $$ select app_org() from mawb m where m.id = asked $$;
create or replace function subject_org(kind text, asked uuid) returns uuid language plpgsql stable as $$
begin
  return case kind when 'order' then order_org(asked) when 'trust' then trust_org(asked) when 'sheet' then sheet_org(asked)
    when 'booking' then booking_org(asked) when 'mawb' then mawb_org(asked) end;
end $$;
/* Whether the file of an organisation may hang where it does: on a record of its own, or on a waybill that the asker sees. */
create function file_belongs(kind text, asked uuid, org uuid) returns boolean language sql stable as $$
  select case kind when 'mawb' then subject_org(kind, asked) is not null else subject_org(kind, asked) = org end $$;

drop policy shown on record_file;
create policy shown on record_file as restrictive for select to loadline_app using (withdrawn_at is null and visible
  and case when subject_id is null then uploaded_by = (select app_user()) else file_belongs(subject, subject_id, org_id) end);
create policy shared_waybill on record_file for select to loadline_app
  using (subject = 'mawb' and by_staff and org_id = (select forwarder_id()) and exists (select from mawb m where m.id = subject_id));
create policy shared_waybill on file for select to loadline_app using (org_id = (select forwarder_id()) and exists (select from record_file r
  where r.org_id = file.org_id and r.subject = 'mawb' and (r.file_id = file.file_id or r.thumbnail_id = file.file_id)));

/* Whose record it is: who made it and who handles it. */
create or replace function people_of_record(org uuid, about text, about_id uuid) returns setof uuid
  language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if about = 'order' then return query select unnest(array[o.created_by, o.handler_id]) from orders o where o.org_id = org and o.id = about_id;
  elsif about = 'sheet' then return query select unnest(array[o.created_by, o.handler_id]) from exception_sheet s
    join orders o on o.org_id = s.org_id and o.id = s.order_id where s.org_id = org and s.id = about_id;
  elsif about = 'trust' then return query select unnest(array[t.created_by, t.handler_id]) from trust t where t.org_id = org and t.id = about_id;
  elsif about = 'booking' then return query select unnest(array[b.created_by, b.handler_id]) from booking b where b.org_id = org and b.id = about_id;
  elsif about = 'mawb' then return query select s.created_by from mawb_share s where s.org_id = org and s.mawb_id = about_id;
  end if;
end $$;

grant create on schema public to loadline_gate;
alter function lock_waybill(uuid) owner to loadline_gate;
alter function announce_waybill() owner to loadline_gate;
revoke create on schema public from loadline_gate;
revoke execute on function lock_waybill(uuid), announce_waybill(), announce_waybill_message(), mawb_org(uuid), file_belongs(text, uuid, uuid) from public;
grant execute on function lock_waybill(uuid) to loadline_app, loadline_staff;
grant execute on function mawb_org(uuid), file_belongs(text, uuid, uuid) to loadline_app, loadline_staff, loadline_gate;
grant execute on function waybill_served(uuid) to loadline_gate;
