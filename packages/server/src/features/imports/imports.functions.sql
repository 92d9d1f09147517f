-- Files on their way in.

/* Whoever writes an import holds this lock until their transaction ends, however it ends: a free lock on an import that
   was taken means that the program writing it died. */
create or replace function import_lock(import uuid) returns bigint language sql immutable parallel safe
  as $$ select hashtextextended('order import ' || import::text, 0) $$;
grant execute on function import_lock to loadline_app, loadline_staff, loadline_gate;

/* What the people of the viewer's organisation have said of headings, the newest of each: also who sees no file of a colleague
   is not asked again. */
create or replace function kept_headings(wanted text) returns jsonb
  language sql stable security definer set search_path = public, pg_temp as $$
  select jsonb_object_agg(h.key, h.value order by i.created_at, i.id)
  from data_import i cross join jsonb_each(i.choice -> 'headings') h where i.org_id = app_org() and i.subject = wanted $$;
grant execute on function kept_headings to loadline_app, loadline_staff;

-- Takes up what a dead program left, as before; the job is that of the import's subject.
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
    if i.resumed >= 3 and i.taken_at is not null then
      update data_import o set state = 'FAILED', failure = 'interrupted', written_records = 0, ended_at = now(), changed_at = now()
        where o.org_id = i.org_id and o.id = i.id;
      continue;
    end if;
    -- One that nobody took only waits in line: that is asked for again, and never counts against it.
    update data_import o set resumed = o.resumed + (o.taken_at is not null)::int, taken_at = null, written_records = 0, committed_at = now()
      where o.org_id = i.org_id and o.id = i.id;
    perform set_config('app.org', i.org_id::text, true), set_config('app.user', i.committed_by::text, true);
    perform enqueue('import-' || i.subject, jsonb_build_object('id', i.id), 'import ' || i.id);
    perform set_config('app.org', coalesce(viewer_org, ''), true), set_config('app.user', coalesce(viewer_user, ''), true);
  end loop;
  return touched;
end $$;
grant execute on function resume_imports to loadline_app, loadline_staff;
