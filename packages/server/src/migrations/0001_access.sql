-- Who may see what. Roles are made before any migration (kernel/roles.ts): this runs as the owner.
create extension if not exists pg_trgm;
create extension if not exists btree_gin;

grant usage on schema public to loadline_app, loadline_staff, loadline_jobs, loadline_gate, loadline_tracker;

-- The viewer of the running transaction; null outside one, and then every policy below yields no row.
create function app_org() returns uuid language sql stable parallel safe
  as $$ select nullif(current_setting('app.org', true), '')::uuid $$;
create function app_user() returns uuid language sql stable parallel safe
  as $$ select nullif(current_setting('app.user', true), '')::uuid $$;
create function app_authority() returns text language sql stable parallel safe
  as $$ select coalesce(nullif(current_setting('app.authority', true), ''), 'own') $$;

create table organisation (
  org_id uuid primary key,
  code text not null unique check (code ~ '^[A-Z0-9]{2,12}$'),
  kind text not null check (kind in ('customer', 'forwarder')),
  name_zh text not null,
  name_en text not null,
  demo boolean not null default false,
  created_at timestamptz not null default now()
);

create table app_user (
  org_id uuid not null references organisation on delete cascade,
  user_id uuid not null,
  username text not null,
  name text not null,
  password_hash text not null,
  permissions text[] not null,
  data_authority text not null check (data_authority in ('organisation', 'own')),
  enabled boolean not null default true,
  created_at timestamptz not null default now(),
  primary key (org_id, user_id),
  unique (user_id)
);
create unique index app_user_username on app_user (lower(username));

create table session (
  org_id uuid not null,
  user_id uuid not null,
  token_hash bytea not null primary key,
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  foreign key (org_id, user_id) references app_user on delete cascade
);
create index session_of_user on session (org_id, user_id);

create table audit (
  org_id uuid not null references organisation on delete cascade,
  audit_id uuid not null,
  at timestamptz not null default clock_timestamp(),
  user_id uuid,
  who text not null,
  action text not null,
  subject text not null,
  subject_id uuid,
  changes jsonb not null default '{}',
  primary key (org_id, audit_id)
);
create index audit_subject on audit (org_id, subject, subject_id, at desc);

create table idempotency (
  org_id uuid not null references organisation on delete cascade,
  user_id uuid not null,
  route text not null,
  key text not null,
  body_hash bytea not null,
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (org_id, user_id, route, key)
);

create table file (
  org_id uuid not null references organisation on delete cascade,
  file_id uuid not null,
  name text not null,
  type text not null,
  size bigint not null,
  sha256 bytea not null,
  created_by uuid not null,
  created_at timestamptz not null default now(),
  primary key (org_id, file_id)
);

create unlogged table rate_limit (
  key text not null primary key,
  taken integer not null,
  opened_at timestamptz not null
);

create table saved_view (
  org_id uuid not null references organisation on delete cascade,
  view_id uuid not null,
  subject text not null,
  name text not null,
  owner_id uuid not null,
  shared boolean not null,
  search text not null,
  columns text[] not null,
  density text not null,
  updated_at timestamptz not null default now(),
  primary key (org_id, view_id)
);

-- Every table with an organisation is closed unless a policy opens it.
create function protect(target regclass) returns void language plpgsql as $$
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format('create policy own_organisation on %s to loadline_app using (org_id = (select app_org())) with check (org_id = (select app_org()))', target);
  execute format('create policy gate on %s to loadline_gate using (true) with check (true)', target);
  execute format('create policy owner on %s to loadline_owner using (true) with check (true)', target);
end $$;

select protect('organisation'), protect('app_user'), protect('session'), protect('audit'), protect('idempotency'), protect('file'), protect('saved_view');

create policy own_created on saved_view as restrictive to loadline_app
  using (shared or owner_id = (select app_user())) with check (owner_id = (select app_user()));

grant select on organisation to loadline_app;
grant select (org_id, user_id, username, name, permissions, data_authority, enabled) on app_user to loadline_app;
grant select, insert on audit to loadline_app;
grant select, insert, update (answer) on idempotency to loadline_app;
grant select, insert on file to loadline_app;
grant select, insert, update, delete on saved_view to loadline_app;
grant select on organisation to loadline_gate;
grant select, update on app_user to loadline_gate;
grant select, insert, update, delete on session, rate_limit, idempotency to loadline_gate;
grant insert on audit to loadline_gate;

-- The audit log only grows, whoever is connected.
create function refuse_change() returns trigger language plpgsql as $$
begin raise exception 'the audit log only grows'; end $$;
create trigger audit_only_grows before update on audit for each row execute function refuse_change();

/* Idle for two hours or twelve hours old: gone. Sets the viewer for this transaction only. LL401: no session;
   LL403: the permission is missing. */
create type member as (
  org_id uuid, user_id uuid, username text, name text, company_zh text, company_en text, permissions text[], data_authority text
);

create function enter(token bytea, permission text) returns member
  language plpgsql security definer set search_path = public, pg_temp as $$
declare m member; seen timestamptz;
begin
  select u.org_id, u.user_id, u.username, u.name, o.name_zh, o.name_en, u.permissions, u.data_authority, s.seen_at
    into m.org_id, m.user_id, m.username, m.name, m.company_zh, m.company_en, m.permissions, m.data_authority, seen
    from session s
    join app_user u on u.org_id = s.org_id and u.user_id = s.user_id and u.enabled
    join organisation o on o.org_id = u.org_id
    where s.token_hash = token and s.expires_at > now() and s.seen_at > now() - interval '2 hours';
  if not found then raise exception 'no session' using errcode = 'LL401'; end if;
  if seen < now() - interval '1 minute' then update session set seen_at = now() where session.token_hash = token; end if;
  return admitted(m, permission);
end $$;

/* The last step of every way in: the permission is checked and the viewer set, for this transaction only. */
create function admitted(m member, permission text) returns member language plpgsql as $$
begin
  if permission is not null and not permission = any (m.permissions) then raise exception 'no permission' using errcode = 'LL403'; end if;
  perform set_config('app.org', m.org_id::text, true), set_config('app.user', m.user_id::text, true), set_config('app.authority', m.data_authority, true);
  return m;
end $$;

/* What the login needs to know about a name; the caller verifies the password, also when there is no such user. */
create function user_for_login(asked text) returns table (org_id uuid, user_id uuid, password_hash text, enabled boolean)
  language sql stable security definer set search_path = public, pg_temp as $$
  select app_user.org_id, app_user.user_id, app_user.password_hash, app_user.enabled from app_user where lower(app_user.username) = lower(asked) $$;

create function open_session(org uuid, member uuid, token bytea, audit_row uuid) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from session where session.org_id = org and session.user_id = member and session.expires_at < now();
  insert into session (org_id, user_id, token_hash, expires_at) values (org, member, token, now() + interval '12 hours');
  insert into audit (org_id, audit_id, user_id, who, action, subject, subject_id)
    select org, audit_row, member, app_user.username, 'signed-in', 'session', member from app_user where app_user.user_id = member;
end $$;

create function close_session(token bytea) returns boolean
  language sql security definer set search_path = public, pg_temp as $$
  with gone as (delete from session where token_hash = token returning 1) select exists (select from gone) $$;

/* Takes `cost` from the allowance of a key: true while it lasts, false until the window of `seconds` has passed. */
create function take_allowance(wanted text, cost integer, allowance integer, seconds integer) returns table (allowed boolean, wait_seconds integer)
  language plpgsql security definer set search_path = public, pg_temp as $$
declare r rate_limit;
begin
  insert into rate_limit as l (key, taken, opened_at) values (wanted, cost, now())
    on conflict (key) do update set
      taken = case when l.opened_at < now() - make_interval(secs => seconds) then cost else least(l.taken + cost, allowance + cost) end,
      opened_at = case when l.opened_at < now() - make_interval(secs => seconds) then now() else l.opened_at end
    returning * into r;
  return query select r.taken <= allowance, greatest(1, ceil(extract(epoch from r.opened_at + make_interval(secs => seconds) - now())))::integer;
end $$;

create function give_back_allowance(wanted text, cost integer) returns void
  language sql security definer set search_path = public, pg_temp as $$
  update rate_limit set taken = greatest(0, taken - cost) where key = wanted $$;

/* A job acts as the person who asked for it, and only while it runs: the worker holds its lock. */
create function enqueue(task text, payload jsonb, job_key text) returns void
  language plpgsql security definer set search_path = graphile_worker, public, pg_temp as $$
begin
  perform graphile_worker.add_job(task,
    (payload || jsonb_build_object('asker', jsonb_build_object('org', public.app_org(), 'user', public.app_user())))::json,
    job_key => job_key, max_attempts => 3);
end $$;

create function asker_of_job(job bigint) returns table (org uuid, member uuid)
  language sql stable security definer set search_path = graphile_worker, public, pg_temp as $$
  select (payload -> 'asker' ->> 'org')::uuid, (payload -> 'asker' ->> 'user')::uuid
  from graphile_worker._private_jobs where id = job and locked_at is not null $$;

create function enter_job(job bigint, permission text) returns member
  language plpgsql security definer set search_path = public, pg_temp as $$
declare m member;
begin
  select u.org_id, u.user_id, u.username, u.name, o.name_zh, o.name_en, u.permissions, u.data_authority
    into m.org_id, m.user_id, m.username, m.name, m.company_zh, m.company_en, m.permissions, m.data_authority
    from asker_of_job(job) a
    join app_user u on u.org_id = a.org and u.user_id = a.member and u.enabled
    join organisation o on o.org_id = u.org_id;
  if not found then raise exception 'no running job' using errcode = 'LL401'; end if;
  return admitted(m, permission);
end $$;

grant create on schema public to loadline_gate, loadline_jobs;
alter function enter(bytea, text) owner to loadline_gate;
alter function user_for_login(text) owner to loadline_gate;
alter function open_session(uuid, uuid, bytea, uuid) owner to loadline_gate;
alter function close_session(bytea) owner to loadline_gate;
alter function take_allowance(text, integer, integer, integer) owner to loadline_gate;
alter function give_back_allowance(text, integer) owner to loadline_gate;
alter function enter_job(bigint, text) owner to loadline_gate;
alter function enqueue(text, jsonb, text) owner to loadline_jobs;
alter function asker_of_job(bigint) owner to loadline_jobs;
revoke create on schema public from loadline_gate, loadline_jobs;

revoke execute on all functions in schema public from public;
grant execute on function app_org(), app_user(), app_authority() to loadline_app, loadline_staff, loadline_gate, loadline_tracker, loadline_jobs;
grant execute on function enter(bytea, text), user_for_login(text), open_session(uuid, uuid, bytea, uuid), close_session(bytea),
  take_allowance(text, integer, integer, integer), give_back_allowance(text, integer), enter_job(bigint, text), enqueue(text, jsonb, text) to loadline_app;
grant execute on function asker_of_job(bigint), admitted(member, text) to loadline_gate;
