-- Files that hang on records.

create or replace function subject_org(kind text, asked uuid) returns uuid language plpgsql stable as $$
begin
  return case kind when 'order' then order_org(asked) when 'trust' then trust_org(asked) when 'sheet' then sheet_org(asked)
    when 'booking' then booking_org(asked) when 'mawb' then mawb_org(asked) when 'customs' then customs_org(asked)
    when 'clearance' then clearance_org(asked) when 'unidentified' then unidentified_org(asked)
    when 'mid' then mid_org(asked) when 'label' then label_org(asked) when 'question' then question_org(asked)
    when 'bill' then bill_org(asked) when 'invoice' then invoice_org(asked) when 'dispute' then dispute_org(asked) end;
end $$;
grant execute on function subject_org to loadline_app, loadline_staff, loadline_gate;

/* Whether the file of an organisation may hang where it does: on a record of its own, or on a waybill that the asker sees. */
create or replace function file_belongs(kind text, asked uuid, org uuid) returns boolean language sql stable as $$
  select case kind when 'mawb' then subject_org(kind, asked) is not null else subject_org(kind, asked) = org end $$;
grant execute on function file_belongs to loadline_app, loadline_staff, loadline_gate;

-- Files of a draft go with it: taken away, and swept like any other that was.
create or replace function forget_draft_files() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update record_file f set withdrawn_at = now(), withdrawn_by = app_user()
    where f.org_id = old.org_id and f.subject = tg_table_name and f.subject_id = old.id and f.withdrawn_at is null;
  return null;
end $$;

/* The topics of browsers are called as the subjects of files are. */
create or replace function announce_files() returns trigger language plpgsql as $$
begin
  perform announce(f.subject, f.org_id, f.subject_id)
    from (select distinct subject, org_id, subject_id from fresh where subject_id is not null) f;
  return null;
end $$;

/* A customer takes back what their company has uploaded, as long as nobody has accepted it. The caller has seen the file. */
create or replace function withdraw_own_file(asked uuid) returns boolean
  language sql security definer set search_path = public, pg_temp as $$
  with gone as (
    update record_file f set withdrawn_at = now(), withdrawn_by = app_user()
    where f.org_id = app_org() and f.file_id = asked and not f.by_staff and f.withdrawn_at is null and f.verdict is distinct from 'accepted' and app_may('file:upload')
    returning 1)
  select exists (select from gone) $$;
grant execute on function withdraw_own_file to loadline_app;

/* Files that no record has named for a day, and those taken away a month ago: their rows go, and what lies in the store
   is to be removed by the caller. */
create or replace function forget_files(at_most integer) returns table (org_id uuid, file_id uuid)
  language sql security definer set search_path = public, pg_temp as $$
  select require_program();
  with old as (
    select f.org_id, f.file_id, f.thumbnail_id from record_file f
    where f.subject_id is null and f.uploaded_at < now() - interval '1 day' or f.withdrawn_at < now() - interval '30 days'
    limit at_most for update skip locked),
  named as (select o.org_id, o.file_id from old o union all select o.org_id, o.thumbnail_id from old o where o.thumbnail_id is not null)
  delete from file f using named n where f.org_id = n.org_id and f.file_id = n.file_id returning f.org_id, f.file_id $$;
grant execute on function forget_files to loadline_staff;
