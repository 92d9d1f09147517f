-- The import of orders becomes the import of any kind of records: what is imported stands in `subject`.

alter table order_import rename to data_import;
alter table order_import_row rename to data_import_row;
alter table data_import rename column orders to records;
alter table data_import rename column ready_orders to ready_records;
alter table data_import rename column written_orders to written_records;
alter table data_import rename column imported_orders to imported_records;
alter table data_import rename column skipped_orders to skipped_records;
alter table data_import add column subject text not null default 'orders';
alter table data_import alter column subject drop default;

drop index order_import_by_time;
create index data_import_by_time on data_import (org_id, subject, created_at desc, id desc);
alter index order_import_of_file rename to data_import_of_file;
alter index order_import_committing rename to data_import_committing;
alter index order_import_pkey rename to data_import_pkey;
alter index order_import_row_pkey rename to data_import_row_pkey;

-- Takes up what a dead program left, as before; the job is that of the import's subject.
create or replace function resume_imports(wanted uuid) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  i data_import;
  touched integer := 0;
  viewer_org text := current_setting('app.org', true);
  viewer_user text := current_setting('app.user', true);
begin
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
    if i.resumed >= 3 then
      update data_import o set state = 'FAILED', failure = 'interrupted', written_records = 0, ended_at = now(), changed_at = now()
        where o.org_id = i.org_id and o.id = i.id;
      continue;
    end if;
    update data_import o set resumed = o.resumed + 1, taken_at = null, written_records = 0, committed_at = now()
      where o.org_id = i.org_id and o.id = i.id;
    perform set_config('app.org', i.org_id::text, true), set_config('app.user', i.committed_by::text, true);
    perform enqueue('import-' || i.subject, jsonb_build_object('id', i.id), 'import ' || i.id);
    perform set_config('app.org', coalesce(viewer_org, ''), true), set_config('app.user', coalesce(viewer_user, ''), true);
  end loop;
  return touched;
end $$;
