-- Files of orders on their way in: one row per file, one per line of its sheet. Nothing of it is an order yet.

create table order_import (
  org_id uuid not null references organisation on delete cascade,
  id uuid not null,
  state text not null default 'STAGED' check (state in ('STAGED', 'COMMITTING', 'DONE', 'FAILED', 'DISCARDED')),
  file_id uuid not null,
  sheet text not null,
  layout text not null check (layout in ('flat', 'head')),
  header_row integer not null,
  columns jsonb not null,
  other_sheets text[] not null,
  rows integer not null,
  orders integer not null,
  ready_orders integer not null,
  ready_rows integer not null,
  error_rows integer not null,
  error_cells integer not null,
  warning_rows integer not null,
  changed_rows integer not null default 0,
  written_orders integer not null default 0,
  imported_orders integer not null default 0,
  skipped_orders integer not null default 0,
  problems jsonb not null,
  failure text check (failure in ('interrupted', 'refused')),
  created_by uuid not null,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  ended_at timestamptz,
  committed_by uuid,
  committed_at timestamptz,
  taken_at timestamptz,
  resumed integer not null default 0,
  primary key (org_id, id),
  foreign key (org_id, file_id) references file on delete cascade
);
create index order_import_by_time on order_import (org_id, created_at desc, id desc);
create index order_import_of_file on order_import (org_id, file_id);
create index order_import_committing on order_import (org_id, id) where state = 'COMMITTING';
-- The same content again is found by its hash.
create index file_by_content on file (org_id, sha256);

/* `cells` stands in the order of the template's columns; `was` holds the file's own text of every changed cell. */
create table order_import_row (
  org_id uuid not null,
  import_id uuid not null,
  row integer not null,
  cells jsonb not null,
  findings jsonb not null,
  was jsonb not null default '{}',
  has_error boolean not null,
  has_warning boolean not null,
  primary key (org_id, import_id, row),
  foreign key (org_id, import_id) references order_import on delete cascade
);

select protect('order_import'), protect('order_import_row');

create policy own_created on order_import as restrictive to loadline_app
  using ((select app_authority()) = 'organisation' or created_by = (select app_user()));
create policy own_created on order_import_row as restrictive to loadline_app
  using ((select app_authority()) = 'organisation' or exists (select from order_import i where i.org_id = order_import_row.org_id and i.id = import_id));

grant select, insert, update on order_import to loadline_app;
grant select, insert, update, delete on order_import_row to loadline_app;
grant select, update on order_import to loadline_gate;

/* Which of these references the organisation has used. A person who sees only his own orders would not see those of
   his colleagues, and learn of them only when the import fails. */
create function used_references(wanted text[]) returns setof text
  language sql stable security definer set search_path = public, pg_temp as $$
  select o.reference_number from unnest(wanted) w join orders o on o.org_id = (select app_org()) and o.reference_number = w $$;

/* Whoever writes an import holds this lock until his transaction ends, however it ends: a free lock on an import that
   was taken means that the program writing it died. */
create function import_lock(import uuid) returns bigint language sql immutable parallel safe
  as $$ select hashtextextended('order import ' || import::text, 0) $$;

/* Takes up what a dead program left: again from the start, since nothing of it was written; after the third time it
   fails. `wanted` null means all imports of the installation. Returns how many were taken up or failed. */
create function resume_imports(wanted uuid) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  i order_import;
  touched integer := 0;
  viewer_org text := current_setting('app.org', true);
  viewer_user text := current_setting('app.user', true);
begin
  for i in
    select * from order_import o
    where o.state = 'COMMITTING' and (wanted is null or (o.id = wanted and o.org_id = app_org()
      and (o.taken_at is not null or o.committed_at < now() - interval '1 minute')))
  loop
    continue when not pg_try_advisory_xact_lock(import_lock(i.id));
    -- Read again: the one who held the lock may just have finished.
    select * into i from order_import o where o.org_id = i.org_id and o.id = i.id and o.state = 'COMMITTING' for update skip locked;
    continue when not found;
    touched := touched + 1;
    if i.resumed >= 3 then
      update order_import o set state = 'FAILED', failure = 'interrupted', written_orders = 0, ended_at = now(), changed_at = now()
        where o.org_id = i.org_id and o.id = i.id;
      continue;
    end if;
    update order_import o set resumed = o.resumed + 1, taken_at = null, written_orders = 0, committed_at = now()
      where o.org_id = i.org_id and o.id = i.id;
    perform set_config('app.org', i.org_id::text, true), set_config('app.user', i.committed_by::text, true);
    perform enqueue('import-orders', jsonb_build_object('id', i.id), 'import ' || i.id);
    perform set_config('app.org', coalesce(viewer_org, ''), true), set_config('app.user', coalesce(viewer_user, ''), true);
  end loop;
  return touched;
end $$;

grant create on schema public to loadline_gate;
alter function used_references(text[]) owner to loadline_gate;
alter function resume_imports(uuid) owner to loadline_gate;
revoke create on schema public from loadline_gate;
revoke execute on function used_references(text[]), resume_imports(uuid), import_lock(uuid) from public;
grant execute on function used_references(text[]), resume_imports(uuid), import_lock(uuid) to loadline_app;
grant execute on function import_lock(uuid), enqueue(text, jsonb, text) to loadline_gate;
