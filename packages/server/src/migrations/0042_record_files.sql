-- The papers of every kind of record in one table. Who sees the record may see them, as far as they are shown to him.

/* Whose a record is, for one who sees it by its own policies; null for anybody else. Each kind brings its function: one
   that is not there yet is seen by nobody. */
create unique index orders_by_id on orders (id);
create function order_org(asked uuid) returns uuid language sql stable as $$ select o.org_id from orders o where o.id = asked $$;
create function trust_org(asked uuid) returns uuid language sql stable as $$ select null::uuid $$;
create function sheet_org(asked uuid) returns uuid language sql stable as $$ select null::uuid $$;
create function subject_org(kind text, asked uuid) returns uuid language plpgsql stable as $$
begin
  return case kind when 'order' then order_org(asked) when 'trust' then trust_org(asked) when 'sheet' then sheet_org(asked) end;
end $$;

create table record_file (
  org_id uuid not null,
  file_id uuid not null,
  subject text not null check (subject in ('order', 'trust', 'sheet')),
  -- Null until a record names the file: so long it is its uploader's alone.
  subject_id uuid,
  type text not null,
  visible boolean not null default false,
  thumbnail_id uuid,
  by_staff boolean not null,
  uploaded_by uuid,
  uploaded_at timestamptz not null default now(),
  verdict text check (verdict in ('accepted', 'refused')),
  verdict_reason text,
  decided_by uuid,
  decided_at timestamptz,
  withdrawn_at timestamptz,
  withdrawn_by uuid,
  primary key (org_id, file_id),
  foreign key (org_id, file_id) references file on delete cascade,
  foreign key (org_id, thumbnail_id) references file on delete set null (thumbnail_id)
);
create index record_file_of on record_file (org_id, subject, subject_id, uploaded_at desc);
create index record_file_thumbnail on record_file (org_id, thumbnail_id) where thumbnail_id is not null;
create index record_file_forgotten on record_file (uploaded_at) where subject_id is null or withdrawn_at is not null;

insert into record_file (org_id, file_id, subject, subject_id, type, visible, by_staff, uploaded_by, uploaded_at)
  select a.org_id, a.file_id, 'order', a.order_id, a.type, a.visible,
    not exists (select from app_user u where u.org_id = a.org_id and u.user_id = f.created_by), f.created_by, f.created_at
  from order_file a join file f on f.org_id = a.org_id and f.file_id = a.file_id;
drop table order_file;

select protect('record_file'), open_to_staff('record_file');

-- What is not shown, was taken away or hangs on a record that is not his to see does not exist for a customer.
create policy shown on record_file as restrictive for select to loadline_app using (withdrawn_at is null and visible
  and case when subject_id is null then uploaded_by = (select app_user()) else subject_org(subject, subject_id) = org_id end);
create policy own_upload on record_file as restrictive for insert to loadline_app
  with check (visible and not by_staff and uploaded_by = (select app_user()) and verdict is null and withdrawn_at is null
    and (subject_id is null or subject_org(subject, subject_id) = org_id));
create policy named_once on record_file as restrictive for update to loadline_app using (subject_id is null and uploaded_by = (select app_user()))
  with check (subject_org(subject, subject_id) = org_id);

grant select, insert, update (subject_id) on record_file to loadline_app;
grant select, insert, update (subject_id, type, visible, verdict, verdict_reason, decided_by, decided_at, withdrawn_at, withdrawn_by) on record_file to loadline_staff;
grant select, update, delete on record_file to loadline_gate;
grant delete on file to loadline_gate;

/* A customer takes back what his company has uploaded, as long as nobody has accepted it. The caller has seen the file. */
create function withdraw_own_file(asked uuid) returns boolean
  language sql security definer set search_path = public, pg_temp as $$
  with gone as (
    update record_file f set withdrawn_at = now(), withdrawn_by = app_user()
    where f.org_id = app_org() and f.file_id = asked and not f.by_staff and f.withdrawn_at is null and f.verdict is distinct from 'accepted' and app_may('file:upload')
    returning 1)
  select exists (select from gone) $$;

/* Files that no record has named for a day, and those taken away a month ago: their rows go, and what lies in the store
   is to be removed by the caller. */
create function forget_files(at_most integer) returns table (org_id uuid, file_id uuid)
  language sql security definer set search_path = public, pg_temp as $$
  with old as (
    select f.org_id, f.file_id, f.thumbnail_id from record_file f
    where f.subject_id is null and f.uploaded_at < now() - interval '1 day' or f.withdrawn_at < now() - interval '30 days'
    limit at_most for update skip locked),
  named as (select o.org_id, o.file_id from old o union all select o.org_id, o.thumbnail_id from old o where o.thumbnail_id is not null)
  delete from file f using named n where f.org_id = n.org_id and f.file_id = n.file_id returning f.org_id, f.file_id $$;

grant create on schema public to loadline_gate;
alter function withdraw_own_file(uuid) owner to loadline_gate;
alter function forget_files(integer) owner to loadline_gate;
revoke create on schema public from loadline_gate;
revoke execute on function order_org(uuid), trust_org(uuid), sheet_org(uuid), subject_org(text, uuid), withdraw_own_file(uuid), forget_files(integer) from public;
grant execute on function order_org(uuid), trust_org(uuid), sheet_org(uuid), subject_org(text, uuid) to loadline_app, loadline_staff, loadline_gate;
grant execute on function withdraw_own_file(uuid), forget_files(integer) to loadline_app;
